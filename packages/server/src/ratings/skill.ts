import { rate, rating } from 'openskill';

/** How strong somebody is thought to be, and how sure that is. */
export interface Skill {
  mu: number;
  sigma: number;
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Skill = rating();

/** What can be said of a strength for nearly certain: by it people are ranked. */
export const sureOf = ({ mu, sigma }: Skill): number => mu - 3 * sigma;

/** The strengths after a game between sides of people; places from 1, equal ones are ties. */
export const after = (sides: readonly (readonly Skill[])[], places: readonly number[]): Skill[][] =>
  rate(
    sides.map((side) => side.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank: [...places] },
  );
