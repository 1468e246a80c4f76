import { type CSSProperties, useContext } from 'react';
import { MarksContext, seatColour } from '../../../look/index.ts';
import type { Colour } from './seen.ts';

/** The house's mark for each faction's colour: captains are their factions. */
const MARKS: Readonly<Record<Colour, number>> = { orange: 0, blue: 1, purple: 2, green: 3, yellow: 4 };
export const markOf = (colour: Colour): number => MARKS[colour];

/** Which mark each seat has, in drawings. */
export function useMarks(): (seat: number) => number {
  const marks = useContext(MarksContext);
  return (seat) => marks[seat] ?? seat;
}

/** Lends a thing the colour of a mark. */
export const inColour = (mark: number): CSSProperties => ({ '--seat': seatColour(mark) }) as CSSProperties;
