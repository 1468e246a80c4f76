// Our own line icons, on a 20 × 20 grid.
const LINES = {
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'M13 4l3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12',
  sound: 'M3.5 8v4H6l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.2 5.2a6.8 6.8 0 0 1 0 9.6',
  mute: 'M3.5 8v4H6l4 3.5v-11L6 8zM13.5 8l4 4M17.5 8l-4 4',
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  help: 'M7.6 7.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2 1-1.2 1.9M10 14.6v.1',
  clock: 'M10 3a7 7 0 1 0 .01 0zM10 6v4.2l2.6 1.6',
  rotate: 'M15.5 7.5A6.2 6.2 0 1 0 16.2 11M15.9 3.6v4h-4',
  rotateBack: 'M4.5 7.5A6.2 6.2 0 1 1 3.8 11M4.1 3.6v4h4',
  close: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
  hex: 'M10 2.6 16.4 6.3v7.4L10 17.4 3.6 13.7V6.3z',
  players:
    'M7.4 4.2a2.8 2.8 0 1 0 .01 0zM2.5 16c.4-3 2.3-4.6 4.9-4.6s4.5 1.6 4.9 4.6M13 4.6a2.6 2.6 0 0 1 0 4.9M14.2 11.7c1.9.5 3 2 3.3 4.3',
  log: 'M4 5.5h12M4 10h12M4 14.5h7',
  act: 'm10.8 2.8-6 8.4h4.6l-.6 6 6.4-8.8h-4.8z',
  plus: 'M10 4.5v11M4.5 10h11',
  minus: 'M4.5 10h11',
  up: 'm5 12.5 5-5 5 5',
  down: 'm5 7.5 5 5 5-5',
  fit: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  check: 'm4.5 10.5 3.8 3.8 7.2-8',
  hint: 'M7.4 14.2c0-1.6-2.4-2.7-2.4-5.9a5 5 0 0 1 10 0c0 3.2-2.4 4.3-2.4 5.9zM8 17.2h4',
  eye: 'M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5zM10 7.8a2.2 2.2 0 1 0 .01 0z',
  flag: 'M5 17V3.5h9.5l-2 3.6 2 3.6H5',
  bot: 'M4 8h12v8.5H4zM10 8V4.6M10 3.5v.1M7.4 11.4v1.4M12.6 11.4v1.4',
  talk: 'M3.5 4.5h13v9H9.5L6 16.5v-3H3.5z',
  ship: 'M10 2.5c2.4 2.4 3.2 5.6 3.2 8.8l2.6 2.6v2.6l-4.2-1.3H8.4l-4.2 1.3v-2.6l2.6-2.6c0-3.2.8-6.4 3.2-8.8z',
  cards: 'M3.6 6.4 10.4 4.6l3 11-6.8 1.9zM13 4.2l3.4.8-2.2 9',
  move: 'M10 2.8v14.4M2.8 10h14.4M7.8 5 10 2.8 12.2 5M7.8 15l2.2 2.2 2.2-2.2M5 7.8 2.8 10 5 12.2M15 7.8l2.2 2.2-2.2 2.2',
  erase:
    'M8.2 16.5 3.6 11.9a1.4 1.4 0 0 1 0-2l6.3-6.3a1.4 1.4 0 0 1 2 0l4.5 4.5a1.4 1.4 0 0 1 0 2l-6.4 6.4zM6.6 6.9l6.5 6.5M8.2 16.5h8.3',
  pencil: 'M3.6 16.4l.8-3.6 8.6-8.6a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3l-8.6 8.6zM11.6 5.6l2.8 2.8',
  copy: 'M7.2 7.2h8.6v8.6H7.2zM12.8 7.2V4.2H4.2v8.6h3',
  share: 'M10 12.4V3.2M6.6 6.2 10 2.8l3.4 3.4M5.6 9.4H4v7.4h12V9.4h-1.6',
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.4 1.7H3.6zM8.4 17.2h3.2',
  warn: 'M10 3.2 17.5 16.2H2.5zM10 8.2v3.6M10 14v.1',
} as const;

export type LineName = keyof typeof LINES;

/** An icon of the frame, such as undo or menu. */
export function LineIcon({ name, size = 18 }: { name: LineName; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={LINES[name]} />
    </svg>
  );
}
