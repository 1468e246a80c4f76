import { type Colour, DESIGNS, type Design, type EdgeMark } from '@orrery/moonriser';

export type LinkMark = Exclude<EdgeMark, 'empty'>;

const BLANK: Design = {
  id: '?',
  name: 'Tile',
  back: 'basic',
  copies: 0,
  value: 0,
  price: { green: 0, red: 0, blue: 0 },
  edges: [null, null, null, null, null, null],
  corners: [null, null, null, null, null, null],
  bonus: [],
  discount: 0,
  advantage: 0,
};

/** The face with that id; a blank one if there is none, so that rendering never fails. */
export const designOf = (id: string): Design => DESIGNS[id] ?? BLANK;

/** A face as it is drawn: turned by its own rotation and by the board's. */
export interface Turned {
  design: string;
  rotation: number;
}

const printed = (world: number, rotation: number) => (((world - rotation) % 6) + 6) % 6;

export const edgeAt = (face: Turned, world: number): EdgeMark | null =>
  designOf(face.design).edges[printed(world, face.rotation)] ?? null;

export const cornerAt = (face: Turned, world: number): Colour | null =>
  designOf(face.design).corners[printed(world, face.rotation)] ?? null;
