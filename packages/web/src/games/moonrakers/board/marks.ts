import { type CSSProperties, useContext } from 'react';
import { MarksContext, seatColour } from '../../../ui/index.ts';
import type { Colour } from './view-types.ts';

/** The seat mark of each faction colour. */
const MARKS: Readonly<Record<Colour, number>> = { orange: 0, blue: 1, purple: 2, green: 3, yellow: 4 };
export const markOf = (colour: Colour): number => MARKS[colour];

/** Returns a function from a seat to its mark. */
export function useMarks(): (seat: number) => number {
  const marks = useContext(MarksContext);
  return (seat) => marks[seat] ?? seat;
}

/** A style that sets the colour of a mark. */
export const inColour = (mark: number): CSSProperties => ({ '--seat': seatColour(mark) }) as CSSProperties;
