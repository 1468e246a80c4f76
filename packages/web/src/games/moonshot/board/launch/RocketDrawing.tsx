import { SideShape } from '../sides.tsx';
import s from './launch.module.css';

/** A tall white rocket, nose up, 220 units long, centred on the origin. */
export function RocketDrawing({ side, burning }: { side: number; burning?: boolean }) {
  return (
    <g>
      {burning && (
        <path className={s.flame} d="M-13 100C-18 126 -8 164 0 196C8 164 18 126 13 100Z" fill="url(#sh-flame)" />
      )}
      <path d="M0 -110V-97" className={s.mast} />
      <path d="M-2.4 -97H2.4L4.2 -84H-4.2Z" fill="url(#sh-hull)" />
      <path d="M-4.6 -84H4.6L10.5 -66H-10.5Z" fill="url(#sh-grey)" />
      <path d="M-10.5 -66H10.5V-58H-10.5ZM-10.5 -58H10.5L14 -48H-14Z" fill="url(#sh-hull)" />
      <path d="M-14 -48H14V-10H-14Z" fill="url(#sh-hull)" />
      <path d="M-14 -48H-5V-39H-14ZM5 -48H14V-39H5ZM-14 -14H14V-10H-14Z" className={s.black} />
      <path d="M-14 -10H14L19 0H-19Z" fill="url(#sh-hull)" />
      <path d="M-19 0H19V82H-19Z" fill="url(#sh-hull)" />
      <path
        d="M-19 0H-6V13H-19ZM6 0H19V13H6ZM-19 60H-12V82H-19ZM12 60H19V82H12ZM-4 60H4V82H-4ZM-19 52H19V55H-19Z"
        className={s.black}
      />
      <path d="M-19 70L-32 93V99L-19 93ZM19 70L32 93V99L19 93ZM-19 82H19L21 90H-21Z" fill="url(#sh-grey)" />
      <path d="M-15 90H-7L-5 101H-17ZM-4 90H4L6 102H-6ZM7 90H15L17 101H5Z" className={s.nozzle} />
      <SideShape side={side} x={0} y={30} r={8} fill={`var(--sh-dial-${side === 0 ? 'usa' : 'cccp'})`} />
    </g>
  );
}
