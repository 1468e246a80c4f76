import { rate, rating } from 'openskill';

/** An estimated rating and its uncertainty. */
export interface Skill {
  mu: number;
  sigma: number;
}

/** The rating of a new player. */
export const INITIAL_SKILL: Skill = rating();

/** The conservative rating used for ranking. */
export const conservativeRating = ({ mu, sigma }: Skill): number => mu - 3 * sigma;

/** The ratings after a game. Ranks start at 1; sides with equal ranks have tied. */
export const updatedSkills = (sides: readonly (readonly Skill[])[], places: readonly number[]): Skill[][] =>
  rate(
    sides.map((side) => side.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank: [...places] },
  );
