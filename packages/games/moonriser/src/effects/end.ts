import { logEvent, type Result, type Seat, seatsIn } from '@orrery/kernel';
import { COLOURS } from '../content/kinds.ts';
import { TRADE_RATE } from '../content/numbers.ts';
import { placesOf, type Score, scoreOf } from '../rules/points.ts';
import { playerOf, type State } from '../state.ts';
import { discard, namesOf } from './tiles.ts';

/** The number of tokens that can be exchanged for points at the end of the game, without trade advantage (MR-129). */
const whole = (count: number): number => count - (count % TRADE_RATE);

/** Makes a seat's final exchange, separately for each colour. */
export function finalExchange(s: State, seat: Seat): void {
  const { tokens } = playerOf(s, seat);
  const given = { green: whole(tokens.green), red: whole(tokens.red), blue: whole(tokens.blue) };
  for (const colour of COLOURS) tokens[colour] -= given[colour];
  const yellow = (given.green + given.red + given.blue) / TRADE_RATE;
  tokens.yellow += yellow;
  logEvent('final-exchange', { seat, ...given, yellow });
}

/** Every seat's current score, part by part. */
export const scoresOf = (s: State): Score[] =>
  s.players.map((player, seat) => scoreOf(s.board, seat, player.tokens.yellow));

/** Records each seat's total for the chart of the game. */
export function recordScores(s: State): void {
  s.history.push(scoresOf(s).map((score) => score.total));
}

/** Ends the game: appends the last row of the chart, sets the phase and returns the result. */
export function conclude(s: State): Result {
  recordScores(s);
  s.phase = 'over';
  s.turn = null;
  const scores = scoresOf(s);
  const places = placesOf(scores, s.left);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  logEvent('game-ended', { reason: s.ending, scores: scores.map((score) => score.total), winners });
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

/** Resigns a seat: its colony stays and its hand is discarded; the game ends when one seat is left. */
export function resign(s: State, seat: Seat): void {
  s.left.push(seat);
  const { hand, looking } = playerOf(s, seat);
  const tiles = [...discard(s, looking), ...discard(s, hand)];
  if (tiles.length > 0) logEvent('discarded', { seat, tiles, names: namesOf(tiles) });
  if (seatsIn(s).length > 1) return;
  s.ending = 'resignation';
  s.result = conclude(s);
}
