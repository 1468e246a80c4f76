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

/** The face with this id; a blank one if unknown, so that drawing never fails. */
export const designOf = (id: string): Design => DESIGNS[id] ?? BLANK;

/** A face and its rotation in steps of 60 degrees; callers add the board's rotation if needed. */
export interface Turned {
  design: string;
  rotation: number;
}

const printed = (world: number, rotation: number) => (((world - rotation) % 6) + 6) % 6;

export const edgeAt = (face: Turned, world: number): EdgeMark | null =>
  designOf(face.design).edges[printed(world, face.rotation)] ?? null;

export const cornerAt = (face: Turned, world: number): Colour | null =>
  designOf(face.design).corners[printed(world, face.rotation)] ?? null;
