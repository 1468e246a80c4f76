import type { Condition, Count, Effects, HelionoxView, Place, SeenCard } from '@orrery/helionox';
import { signed } from '../../../look/index.ts';
import { designOf } from './faces.ts';

/** What something brings, or costs: Credits, Defense, Influence, Infamy. */
export interface Gain {
  c: number;
  d: number;
  i: number;
  x: number;
}

export const NOTHING: Gain = { c: 0, d: 0, i: 0, x: 0 };

const plus = (a: Gain, b: Gain, times = 1): Gain => ({
  c: a.c + b.c * times,
  d: a.d + b.d * times,
  i: a.i + b.i * times,
  x: a.x + b.x * times,
});

const ofFaction = (cards: readonly SeenCard[], faction: string): number =>
  cards.filter(({ design }) => {
    const card = designOf(design);
    return 'faction' in card && card.faction === faction;
  }).length;

/** Who resolves an effect, and where their Ship is then. */
export interface Standing {
  view: HelionoxView;
  seat: number;
  place: Place;
}

function holds(when: Condition, { view, seat, place }: Standing): boolean {
  const player = view.players[seat];
  if (!player) return false;
  switch (when.is) {
    case 'played':
      return ofFaction(player.played, when.faction) >= when.least;
    case 'embassies':
      return player.embassies.length >= when.least;
    case 'activeEventHere':
      return view.locations.some(
        (location) => location.place === place && location.events.some(({ active }) => active),
      );
    case 'trophies':
      return (view.team?.trophies ?? player.trophies).length >= when.least;
    case 'consumed':
      return false;
  }
}

function count(each: Count, { view, seat }: Standing): number {
  const player = view.players[seat];
  if (!player) return 0;
  return each.of === 'embassies' ? player.embassies.length : ofFaction(player.played, each.faction);
}

/** What an effect brings for certain as things stand; what depends on a later choice is left out. */
export function gainOf(effects: Effects, at: Standing): Gain {
  return effects.reduce((sum, step): Gain => {
    switch (step.op) {
      case 'credit':
        return plus(sum, { ...NOTHING, c: step.n });
      case 'defense':
        return plus(sum, { ...NOTHING, d: step.n });
      case 'influence':
        return plus(sum, { ...NOTHING, i: step.n });
      case 'infamy':
        return plus(sum, { ...NOTHING, x: step.n });
      case 'if':
        return holds(step.when, at) ? plus(sum, gainOf(step.then, at)) : sum;
      case 'per':
        return plus(sum, gainOf(step.then, at), Math.min(step.max, count(step.each, at)));
      case 'all':
        return plus(sum, gainOf(step.then, at));
      default:
        return sum;
    }
  }, NOTHING);
}

const PARTS = [
  ['c', 'Credit', 'Credits'],
  ['d', 'Defense', 'Defense'],
  ['i', 'Influence', 'Influence'],
  ['x', 'Infamy', 'Infamy'],
] as const;

/** In words: `+2 Defense, +1 Credit`; empty for nothing. */
export const gainWords = (gain: Gain): string =>
  PARTS.flatMap(([key, one, many]) => (gain[key] ? [`${signed(gain[key])} ${gain[key] === 1 ? one : many}`] : [])).join(
    ', ',
  );

const PLAIN = new Set(['credit', 'defense']);

/** Whether an effect only adds to the pools, so that it may as well be had now as later. */
export const isPlain = (effects: Effects): boolean => effects.every(({ op }) => PLAIN.has(op));
