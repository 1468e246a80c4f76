import { endGame, type Result, type Seat } from '@orrery/kernel';
import { titleOf } from '../content/titles.ts';
import { inOrder, isSmall } from '../rules/seats.ts';
import { isLong, netWorth, pointsOf, roundsOf } from '../rules/worth.ts';
import { captainOf, type State } from '../state.ts';

/** The score of each seat: points with one or two players, else prestige. */
export const scoresOf = (s: State): number[] =>
  s.captains.map((own, seat) => (isSmall(s) ? pointsOf(s, seat) : own.prestige));

type Measure = (seat: Seat) => number;
const prestige =
  (s: State): Measure =>
  (seat) =>
    captainOf(s, seat).prestige;
const worth =
  (s: State): Measure =>
  (seat) =>
    netWorth(s, seat);

/**
 * The result, with seats ranked by these measures in turn. Tied seats are ranked in turn order from the leader or, with
 * `shared`, share a place. Captains who resigned come last.
 */
function ranked(s: State, reason: string, measures: readonly Measure[], shared = false): Result {
  const order = [...inOrder(s), ...s.captains.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
  const compare = (a: Seat, b: Seat): number => {
    const gone = Number(s.out[a]) - Number(s.out[b]);
    if (gone !== 0) return gone;
    for (const measure of measures) if (measure(a) !== measure(b)) return measure(b) - measure(a);
    return 0;
  };
  const sorted = [...order].sort(compare);
  const places = s.captains.map((_own, seat) => {
    const at = sorted.indexOf(seat);
    return 1 + (shared ? sorted.findIndex((other) => compare(other, seat) === 0) : at);
  });
  const winners = [...places.keys()].filter((seat) => places[seat] === 1 && !s.out[seat]);
  return { scores: scoresOf(s), places, winners, reason, detail: detailOf(s) };
}

/**
 * Details for the end screen: prestige by source, net worth and, with one or two players, the title (MK-441 to MK-444).
 */
const detailOf = (s: State) => ({
  captains: s.captains.map((own, seat) => ({
    prestige: own.prestige,
    netWorth: netWorth(s, seat),
    sources: own.sources.slice(),
    title: isSmall(s) ? titleOf(pointsOf(s, seat), s.agreed.nomad, isLong(s.agreed)) : null,
  })),
});

/**
 * At the end of a turn, ends the game if a captain has reached the target; among several, the highest net worth wins
 * (MK-246 to MK-249).
 */
export function checkVictory(s: State): void {
  if (isSmall(s)) return;
  const reached: Measure = (seat) => Number(captainOf(s, seat).prestige >= s.agreed.target);
  if (!inOrder(s).some((seat) => reached(seat))) return;
  // Captains who have reached the target come first, ranked by net worth; all others are ranked by prestige.
  const first: Measure = (seat) => (reached(seat) ? netWorth(s, seat) : -1);
  endGame(s, ranked(s, 'prestige', [first, prestige(s), worth(s)]));
}

/** Ends the game after the last round: most points, then prestige, then net worth (MK-412, MK-445). */
export function checkRounds(s: State): void {
  if (!isSmall(s) || s.round < roundsOf(s.agreed)) return;
  endGame(s, ranked(s, 'rounds', [(seat) => pointsOf(s, seat), prestige(s), worth(s)], true));
}

/** Ends the game when too few captains are left. */
export const endByResignation = (s: State): void => endGame(s, ranked(s, 'resignation', [prestige(s), worth(s)]));
