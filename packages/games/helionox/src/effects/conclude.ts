import { defined, type Json, logEvent, type Result, type Seat, seatsIn } from '@orrery/kernel';
import { deckCard } from '../content/cards.ts';
import { missionOf } from '../content/index.ts';
import { ownedCards } from '../rules/cards.ts';
import { roundOf, type Score, scoreOf } from '../rules/score.ts';
import {
  catastrophesIn,
  completed,
  type SyndicateScore,
  syndicateScore,
  type TeamScore,
  teamScore,
} from '../rules/team-score.ts';
import { NONE, playerOf, type State } from '../state.ts';

/** Each seat's score if the game ended now; all seats of a team have the team's score. */
export const totalsOf = (s: State): number[] =>
  s.players.map((_player, seat) => (s.coop ? teamScore(s).total : scoreOf(s, seat).total));

/** Records the current scores for the chart: one row for the start and one for each round. */
export function noteRound(s: State): void {
  if (s.history.length > roundOf(s)) return;
  const row = s.coop ? [teamScore(s).total, syndicateScore(s).total] : totalsOf(s);
  s.history = [...s.history, row];
}

/** The rows of the chart for the result: the start, then one for each round. */
function historyOf(s: State): { start: number[]; history: number[][] } {
  const [start = [], ...history] = s.history;
  return { start, history };
}

/** Number of cards printed with exactly 0 Influence, the second tie-breaker (HX-208). */
function zeroCards(s: State, seat: Seat): number {
  let count = 0;
  for (const card of ownedCards(playerOf(s, seat))) if (deckCard(card).influence === 0) count++;
  return count;
}

/**
 * The ranking criteria of each seat: score, Trophy Pile, cards with 0 Influence (HX-207, HX-208). Resigned seats rank
 * last, the first to resign lowest.
 */
const ranksOf = (s: State, scores: readonly Score[]): number[][] =>
  s.players.map((player, seat) => [
    s.left.includes(seat) ? s.left.indexOf(seat) : s.players.length,
    defined(scores[seat]).total,
    player.trophies.cards.length,
    zeroCards(s, seat),
  ]);

/** Each seat's rank; seats tied on everything share a rank (HX-209). */
function placesOf(ranks: readonly number[][]): number[] {
  const ahead = (a: readonly number[], b: readonly number[]): boolean => {
    const apart = a.map((value, i) => value - defined(b[i])).find((difference) => difference !== 0) ?? 0;
    return apart > 0;
  };
  return ranks.map((own) => 1 + ranks.filter((other) => ahead(other, own)).length);
}

/** What decided the game: the score or one of the tie-breakers (HX-207 to HX-209). */
function decidedBy(ranks: readonly number[][], winners: readonly Seat[]): string {
  if (winners.length > 1) return 'tie-shared';
  const best = defined(ranks[defined(winners[0])]);
  const asGood = (upTo: number) => ranks.filter((rank) => rank.every((n, i) => i > upTo || n === best[i])).length > 1;
  if (asGood(2)) return 'tie-cards';
  return asGood(1) ? 'tie-trophies' : 'last-event';
}

/** Ends the game and returns its result. A competitive game with fewer than two players left ends by resignation. */
export function conclude(s: State): Result {
  s.phase = 'over';
  s.turn = NONE;
  s.collaboration = null;
  // The chart ends with the final scores, even in the middle of a round.
  noteRound(s);
  const scores = s.players.map((_player, seat) => scoreOf(s, seat));
  if (s.coop) return concludeTeam(s, scores, historyOf(s));
  const ranks = ranksOf(s, scores);
  const places = placesOf(ranks);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const reason = seatsIn(s).length < 2 ? 'resignation' : decidedBy(ranks, winners);
  const totals = scores.map((score) => score.total);
  logEvent('game-ended', { reason, scores: totals, winners });
  const detail = { scores: scores.map((score) => ({ ...score })), turns: s.turns, ...historyOf(s) };
  return { scores: totals, places, winners, reason, detail };
}

/** In a team, all players win or lose together (HX-002, HX-286, HX-315, HX-316). */
function concludeTeam(s: State, scores: readonly Score[], more: { [part: string]: Json }): Result {
  const team = teamScore(s);
  const shadow = syndicateScore(s);
  const reason = verdict(s, team, shadow);
  const winners = reason === 'won' || reason === 'tie-won' ? [...s.players.keys()] : [];
  logEvent('game-ended', { reason, scores: [team.total, shadow.total], winners });
  return {
    scores: scores.map(() => team.total),
    places: scores.map(() => 1),
    winners,
    reason,
    detail: {
      team: { ...team },
      syndicate: { ...shadow },
      scores: scores.map((score) => ({ ...score })),
      turns: s.turns,
      ...more,
    },
  };
}

function verdict(s: State, team: TeamScore, shadow: SyndicateScore): string {
  if (seatsIn(s).length === 0) return 'team-resigned';
  if (s.hard && s.missions.some((card) => !completed(s, missionOf(card)))) return 'missions';
  if (team.total > shadow.total) return 'won';
  if (team.total < shadow.total) return 'lost';
  return catastrophesIn(s.team) > catastrophesIn(s.syndicate) ? 'tie-won' : 'tie-lost';
}
