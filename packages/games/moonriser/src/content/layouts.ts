/** The arrangement of a board's pieces. The centre field of slot (a,b) is at q = 3a + 2b, r = -2a + b. */
export interface Layout {
  id: string;
  seats: number;
  slots: readonly (readonly [number, number])[];
}

/** All layouts; in each of them, every piece touches at least two others. */
export const LAYOUTS = [
  {
    id: 'rhombus',
    seats: 2,
    slots: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    id: 'trapezoid',
    seats: 3,
    slots: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    id: 'bowtie',
    seats: 3,
    slots: [
      [0, 0],
      [1, 0],
      [1, -1],
      [-1, 0],
      [-1, 1],
    ],
  },
  {
    id: 'triangle',
    seats: 4,
    slots: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [0, 2],
    ],
  },
  {
    id: 'slab',
    seats: 4,
    slots: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  {
    id: 'ring',
    seats: 4,
    slots: [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ],
  },
] as const satisfies readonly Layout[];

export type LayoutId = (typeof LAYOUTS)[number]['id'];

/** Layouts for a number of players. */
export const layoutsFor = (seats: number) => LAYOUTS.filter((layout) => layout.seats === seats);
