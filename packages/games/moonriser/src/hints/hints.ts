import { type Answer, below, type Hints, type Rng, type Seat } from '@orrery/kernel';
import { BACKS, COLOURS } from '../content/kinds.ts';
import { tileId } from '../content/set.ts';
import { drawable } from '../effects/tiles.ts';
import { ratesOf } from '../rules/income.ts';
import { playerOf, type State } from '../state.ts';
import { basePlaces } from './base.ts';
import { ideas, upgradeIdea } from './gain.ts';
import { evaluate, roundsLeft, tilePromise } from './worth.ts';

/** How many development actions a bot thinks about. */
const IDEAS = 12;

/** Tiles by what they promise, best first. */
const ranked = (s: State, tiles: readonly number[]): string[] => {
  const rounds = roundsLeft(s);
  return tiles
    .map((tile) => ({ id: tileId(tile), worth: tilePromise(tile, rounds) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
};

/** The best so many of a ranked list, and what one swap near the edge makes of them. */
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

/** Exchanges worth thinking about: points when the end is near, the scarce colour from plenty before. */
function trades(s: State, seat: Seat): (string | null)[] {
  const { tokens, hand } = playerOf(s, seat);
  const rates = ratesOf(s.board, seat);
  const late = roundsLeft(s) < 1.5;
  const found: (string | null)[] = late ? [] : [null];
  for (const give of COLOURS) {
    if (tokens[give] >= rates.yellow) found.push(`${give}>yellow`);
    if (late || tokens[give] < rates.token + 2) continue;
    for (const get of COLOURS) if (get !== give && tokens[get] < 3) found.push(`${give}>${get}`);
  }
  if (hand.cards.length >= 4 && (late || hand.cards.length > 5)) found.push('tiles>yellow', 'tiles>red');
  return late ? [...found, null] : found;
}

/** All that is left to draw from one pile, or half from each; a pile that is short gives what it has. */
function draws(s: State, left: number): Answer[] {
  const [basic, advanced] = BACKS.map((back) => Math.min(left, drawable(s, back))) as [number, number];
  const half = Math.min(Math.ceil(left / 2), advanced);
  return [
    { basic: 0, advanced },
    { basic, advanced: 0 },
    { basic: Math.min(left - half, basic), advanced: half },
  ];
}

/** A pile for each tile, as far as it goes. */
function someDraws(s: State, left: number, wantsAdvanced: () => boolean): Answer {
  let advanced = 0;
  for (let i = 0; i < left; i++) if (wantsAdvanced()) advanced++;
  advanced = Math.min(advanced, drawable(s, 'advanced'));
  const basic = Math.min(left - advanced, drawable(s, 'basic'));
  return { basic, advanced };
}

function candidates(s: State, seat: Seat, flow: string, step: string, vars: any, _rng: Rng): Answer[] {
  const { hand, looking, tokens } = playerOf(s, seat);
  switch (`${flow}/${step}`) {
    case 'mainBase/place':
      return basePlaces(s.board).slice(0, IDEAS);
    case 'opening/keep':
      return picks(ranked(s, looking.cards), 3);
    case 'planning/pay':
      return [0, 1, 2, 3, 4].filter((blue) => blue <= tokens.blue);
    case 'planning/pile':
      return draws(s, vars.left);
    case 'planning/keep':
      return picks(ranked(s, looking.cards), vars.keeps);
    case 'development/act':
      return [
        ...ideas(s, seat)
          .slice(0, IDEAS)
          .map((idea) => idea.answer),
        null,
      ];
    case 'trade/trade':
      return trades(s, seat);
    case 'trade/tiles':
      return worst(ranked(s, hand.cards), 4);
    case 'handLimit/discard':
      return worst(ranked(s, hand.cards), hand.cards.length - 5);
    default:
      return [];
  }
}

/** The best of what there is, with a rule of thumb where thinking would take longer than it helps. */
function habit(s: State, seat: Seat, flow: string, step: string, vars: any, rng: Rng): Answer | undefined {
  const { hand, looking, tokens } = playerOf(s, seat);
  switch (`${flow}/${step}`) {
    case 'planning/pay':
      return roundsLeft(s) < 1.5 || hand.cards.length > 4 ? 0 : Math.min(tokens.blue, 1 + below(rng, 2));
    case 'planning/pile':
      return someDraws(s, vars.left, () => tokens.green >= 3 || below(rng, 3) === 0);
    case 'planning/keep':
      return ranked(s, looking.cards).slice(0, vars.keeps);
    case 'development/act':
      return bestIdea(s, seat);
    case 'trade/trade':
      return trades(s, seat)[below(rng, 2)] ?? null;
    default:
      return candidates(s, seat, flow, step, vars, rng)[0];
  }
}

/** What brings most, if it brings anything; once the end is called every point counts. */
function bestIdea(s: State, seat: Seat): Answer {
  if (s.ending !== 'not-yet') {
    const upgrades = s.board.tile.flatMap((_tile, field) => upgradeIdea(s, seat, field, 0) ?? []);
    return upgrades.sort((a, b) => b.gain - a.gain).find((idea) => idea.gain > 0)?.answer ?? null;
  }
  const best = ideas(s, seat)[0];
  return best && best.gain > 0 ? best.answer : null;
}

/** What bots are told about the game beyond its rules. */
export const hints: Hints<State> = { evaluate, candidates, habit };
