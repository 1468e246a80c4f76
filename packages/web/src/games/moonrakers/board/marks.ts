import { type CSSProperties, useContext } from 'react';
import { MarksContext, seatColour } from '../../../ui/index.ts';
import type { Colour } from './view-types.ts';

/** The seat mark for each faction's colour. */
const MARKS: Readonly<Record<Colour, number>> = { orange: 0, blue: 1, purple: 2, green: 3, yellow: 4 };
export const markOf = (colour: Colour): number => MARKS[colour];

/** The mark of each seat, for drawings. */
export function useMarks(): (seat: number) => number {
  const marks = useContext(MarksContext);
  return (seat) => marks[seat] ?? seat;
}

/** A style with the colour of a mark. */
export const inColour = (mark: number): CSSProperties => ({ '--seat': seatColour(mark) }) as CSSProperties;
