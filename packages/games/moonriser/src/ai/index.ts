import { type Answer, below, byStep, type GameAi, on, type Seat } from '@orrery/kernel';
import { BACKS, COLOURS } from '../content/kinds.ts';
import { HAND_LIMIT } from '../content/numbers.ts';
import { tileId } from '../content/set.ts';
import { drawable } from '../effects/tiles.ts';
import { development } from '../flows/development.ts';
import { handLimit } from '../flows/hand-limit.ts';
import { mainBase } from '../flows/main-base.ts';
import { opening } from '../flows/opening.ts';
import { planning } from '../flows/planning.ts';
import { trade } from '../flows/trade.ts';
import { ratesOf } from '../rules/income.ts';
import { playerOf, type State } from '../state.ts';
import { basePlaces } from './base.ts';
import { ideas, upgradeIdea } from './gain.ts';
import { levels } from './levels.ts';
import { reason } from './reasons.ts';
import { evaluate, roundsLeft, tilePromise } from './worth.ts';

/** Maximum number of development actions a bot considers. */
const IDEAS = 12;
/** Number of rounds to simulate: rounds are short, and a tile's production pays off over many of them. */
const HORIZON = 6;

/** Tiles by expected value, best first. */
const ranked = (s: State, tiles: readonly number[]): string[] => {
  const rounds = roundsLeft(s);
  return tiles
    .map((tile) => ({ id: tileId(tile), worth: tilePromise(tile, rounds) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
};

/** The best `count` of a ranked list, and variants with one swap near the cut. */
function picks(order: string[], count: number): string[][] {
  const sets = [order.slice(0, count)];
  for (let out = count - 1; out >= 0 && out >= count - 2; out--) {
    for (const other of order.slice(count, count + 3)) {
      sets.push([...order.slice(0, out), ...order.slice(out + 1, count), other]);
    }
  }
  return sets;
}

const worst = (order: string[], count: number): string[][] => picks(order.slice().reverse(), count);

/**
 * Candidate exchanges: tokens for points and, until near the end, a plentiful colour for a scarce one; surplus tiles
 * for a point or a red token. Passing comes first, near the end last.
 */
function trades(s: State, seat: Seat): Answer[] {
  const { tokens, hand } = playerOf(s, seat);
  const rates = ratesOf(s.board, seat);
  const late = roundsLeft(s) < 1.5;
  const found: Answer[] = late ? [] : [null];
  for (const give of COLOURS) {
    if (tokens[give] >= rates.yellow) found.push(`${give}>yellow`);
    if (late || tokens[give] < rates.token + 2) continue;
    for (const get of COLOURS) if (get !== give && tokens[get] < 3) found.push(`${give}>${get}`);
  }
  if (hand.cards.length >= 4 && (late || hand.cards.length > 5)) found.push('tiles>yellow', 'tiles>red');
  return late ? [...found, null] : found;
}

/** Candidate draws: all from one pile, or half from each, limited by the piles. */
function draws(s: State, left: number): Answer[] {
  const [basic, advanced] = BACKS.map((back) => Math.min(left, drawable(s, back))) as [number, number];
  const half = Math.min(Math.ceil(left / 2), advanced);
  return [
    { basic: 0, advanced },
    { basic, advanced: 0 },
    { basic: Math.min(left - half, basic), advanced: half },
  ];
}

/** Chooses a pile for each tile, as far as the piles last. */
function someDraws(s: State, left: number, wantsAdvanced: () => boolean): Answer {
  let advanced = 0;
  for (let i = 0; i < left; i++) if (wantsAdvanced()) advanced++;
  advanced = Math.min(advanced, drawable(s, 'advanced'));
  const basic = Math.min(left - advanced, drawable(s, 'basic'));
  return { basic, advanced };
}

const handOf = (s: State, seat: Seat) => playerOf(s, seat).hand.cards;
const lookedAt = (s: State, seat: Seat) => playerOf(s, seat).looking.cards;

const candidates = byStep<State, Answer[]>(
  [
    on(mainBase, { place: (s) => basePlaces(s.board).slice(0, IDEAS) }),
    on(opening, { keep: (s, seat) => picks(ranked(s, lookedAt(s, seat)), 3) }),
    on(planning, {
      pay: (s, seat) => [0, 1, 2, 3, 4].filter((blue) => blue <= playerOf(s, seat).tokens.blue),
      pile: (s, _seat, { left }) => draws(s, left),
      keep: (s, seat, { keeps }) => picks(ranked(s, lookedAt(s, seat)), keeps),
    }),
    on(development, {
      act: (s, seat) => [
        ...ideas(s, seat)
          .slice(0, IDEAS)
          .map((idea) => idea.answer),
        null,
      ],
    }),
    on(trade, { trade: trades, tiles: (s, seat) => worst(ranked(s, handOf(s, seat)), 4) }),
    on(handLimit, {
      discard: (s, seat) => worst(ranked(s, handOf(s, seat)), handOf(s, seat).length - HAND_LIMIT),
    }),
  ],
  [],
);

/** Quick answers where the policy differs from the first candidate. */
const quickAnswers = byStep<State, Answer | undefined>(
  [
    on(planning, {
      pay: (s, seat, _v, rng) =>
        roundsLeft(s) < 1.5 || handOf(s, seat).length > 4
          ? 0
          : Math.min(playerOf(s, seat).tokens.blue, 1 + below(rng, 2)),
      pile: (s, seat, { left }, rng) =>
        someDraws(s, left, () => playerOf(s, seat).tokens.green >= 3 || below(rng, 3) === 0),
      keep: (s, seat, { keeps }) => ranked(s, lookedAt(s, seat)).slice(0, keeps),
    }),
    on(development, { act: bestIdea }),
    on(trade, { trade: (s, seat, _v, rng) => trades(s, seat)[below(rng, 2)] ?? null }),
  ],
  undefined,
);
/** The policy: a quick answer, else the first candidate. */
const policy: typeof quickAnswers = (...question) => {
  const answer = quickAnswers(...question);
  return answer === undefined ? candidates(...question)[0] : answer;
};

/** The most valuable action, if it gains anything. Once the end has been called, only upgrades are possible. */
function bestIdea(s: State, seat: Seat): Answer {
  if (s.ending !== 'not-yet') {
    const upgrades = s.board.tile.flatMap((_tile, field) => upgradeIdea(s, seat, field, 0) ?? []);
    return upgrades.sort((a, b) => b.gain - a.gain).find((idea) => idea.gain > 0)?.answer ?? null;
  }
  const best = ideas(s, seat)[0];
  return best && best.gain > 0 ? best.answer : null;
}

/** Game knowledge for bots beyond the rules. */
export const ai: GameAi<State> = { evaluate, candidates, policy, horizon: HORIZON, levels, reason };
