import { type Result, type Seat, seatsIn, tell } from '@orrery/kernel';
import { COLOURS } from '../content/set.ts';
import { placesOf, scoreOf } from '../score.ts';
import type { Score } from '../seen.ts';
import { flow, playerOf, type State } from '../state.ts';

/** Tokens of one colour for a victory point when the game is over; no advantage helps (MR-129). */
const FINAL_RATE = 4;

/** The others exchange what they have left, then colonies are valued. */
export const ending = flow(
  'ending',
  {},
  {
    exchange: (s) => {
      // Who called the end by building has traded in their own turn; a stall has no last builder (MR-246).
      const builder = s.ending === 'full-board' || s.ending === 'nothing-fits' ? s.turn : -1;
      for (const seat of seatsIn(s)) if (seat !== builder) finalExchange(s, seat);
    },
    classify: (s, _v, go) => go.finish(conclude(s)),
  },
);

function finalExchange(s: State, seat: Seat): void {
  const { tokens } = playerOf(s, seat);
  const given = { green: 0, red: 0, blue: 0 };
  let yellow = 0;
  for (const colour of COLOURS) {
    const points = Math.floor(tokens[colour] / FINAL_RATE);
    given[colour] = points * FINAL_RATE;
    tokens[colour] -= given[colour];
    yellow += points;
  }
  tokens.yellow += yellow;
  tell('final-exchange', { seat, ...given, yellow });
}

/** Every seat's score as it stands, part by part. */
export const scoresOf = (s: State): Score[] =>
  s.players.map((player, seat) => scoreOf(s.board, seat, player.tokens.yellow));

/** Keeps each seat's total for the chart of the game. */
export function recordScores(s: State): void {
  s.history.push(scoresOf(s).map((score) => score.total));
}

/** Closes the books: the phase, the last entry of the chart, the result. */
export function conclude(s: State): Result {
  recordScores(s);
  s.phase = 'over';
  s.turn = -1;
  const scores = scoresOf(s);
  const places = placesOf(scores, s.left);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  tell('game-ended', { reason: s.ending, scores: scores.map((score) => score.total), winners });
  return {
    scores: scores.map((score) => score.total),
    places,
    winners,
    reason: s.ending,
    detail: {
      scores: scores.map((score) => ({ ...score })),
      history: s.history.map((row) => row.slice()),
      rounds: s.round,
    },
  };
}
