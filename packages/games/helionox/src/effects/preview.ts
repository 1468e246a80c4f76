import { defined, type Seat } from '@orrery/kernel';
import { deckCard, eventCard } from '../content/cards.ts';
import {
  type Effect,
  type Effects,
  EMBASSY_COST,
  GARRISON_COST,
  INFAMY_WHEN_PLAYED,
  locationOf,
  type Op,
  PRIME_ASSET,
} from '../content/index.ts';
import type { Action } from '../rules/actions.ts';
import { creditsOf } from '../rules/alternative.ts';
import { faceUp } from '../rules/cards.ts';
import { fleetOn } from '../rules/fleet.ts';
import { cargoPrice, completes, marketPrice } from '../rules/judge.ts';
import { mixRange } from '../rules/mix.ts';
import { movePrice, sideOf } from '../rules/space.ts';
import { NONE, playerOf, type State } from '../state.ts';
import { happen, isInstant } from './instant.ts';
import { effectOf, stepsOf } from './programs.ts';
import { gainInfamy, gainInfluence, pay } from './tokens.ts';
import { abilityOf } from './uses.ts';

/** The amounts a preview covers. In a team game, Influence from Events and Requests goes to the team. */
export const AMOUNTS = ['credits', 'defense', 'bankedCredits', 'bankedDefense', 'influence', 'infamy'] as const;
export type Amount = (typeof AMOUNTS)[number];
/** Changes of a seat's amounts; unchanged amounts are omitted. */
export type Gain = { [amount in Amount]?: number };

/**
 * The certain changes of a Main Phase action. Runs the rules on a copy of the amounts and omits everything that depends
 * on a later decision. Payments come from the pool first.
 */
export const gainOf = (s: State, seat: Seat, action: Action): Gain =>
  changeBy(s, seat, (copy) => PREVIEWS[action.verb]?.(copy, seat, action.on));

/** The certain changes of the remaining steps if the Ship moves to this place or stays there. */
export const gainAfterMove = (s: State, seat: Seat, place: number): Gain =>
  changeBy(s, seat, (copy) => {
    playerOf(copy, seat).ship = place;
    const left = s.stack.filter(({ flow, vars }) => flow === 'effects' && vars.seat === seat);
    for (const { vars } of left.reverse()) {
      runCertain(copy, seat, vars.card as number, stepsOf(vars.program as string).slice(vars.at as number));
    }
  });

/** The sum of the gains of independent actions. */
export function sumOf(gains: readonly Gain[]): Gain {
  const sum: Gain = {};
  for (const gain of gains) {
    for (const amount of AMOUNTS) if (gain[amount]) sum[amount] = (sum[amount] ?? 0) + gain[amount];
  }
  return sum;
}

/** Whether an effect only adds to the pool, so that its timing does not matter. */
export const isPlain = (effects: Effects): boolean => effects.every(({ op }) => op === 'credit' || op === 'defense');

/** The changes of a seat's amounts. `change` runs on a shallow copy: it may change numbers, but no zones or lists. */
function changeBy(s: State, seat: Seat, change: (copy: State) => void): Gain {
  const before = playerOf(s, seat);
  const after = { ...before };
  change({
    ...s,
    players: s.players.map((player, other) => (other === seat ? after : player)),
    thisTurn: { ...s.thisTurn },
  });
  const gain: Gain = {};
  for (const amount of AMOUNTS) if (after[amount] !== before[amount]) gain[amount] = after[amount] - before[amount];
  return gain;
}

/** Decisions that may move the Ship, or remove Events from its place. */
const UNSETTLING: ReadonlySet<Op> = new Set<Op>(['move', 'key', 'overcome', 'copy', 'or', 'all']);

/** Whether a step depends on the Ship's place. Everything else that conditions count never decreases within a turn. */
const isLocal = (effect: Effect): boolean =>
  effect.op === 'embassy' || effect.op === 'cargo' || (effect.op === 'if' && effect.when.is === 'activeEventHere');

/** Runs the steps that are certain. Drawn cards are secret and change no amount. */
function runCertain(s: State, seat: Seat, card: number, effects: Effects): void {
  let settled = true;
  for (const effect of effects) {
    if (effect.op === 'all') runCertain(s, seat, card, effect.then);
    settled &&= !UNSETTLING.has(effect.op);
    if (!isInstant(effect) || effect.op === 'draw' || (!settled && isLocal(effect))) continue;
    happen(s, seat, card, effect, 0);
  }
}

function overcomeFor(s: State, seat: Seat, event: number): void {
  gainInfluence(s, seat, sideOf(s, event).influence);
  runCertain(s, seat, NONE, fleetOn(s, seat, 'overcome')?.effect ?? []);
}

/** Pays from the pool first, then from the Bank, which is also the default of the payment question. */
const payMixed = (s: State, seat: Seat, what: 'credits' | 'defense', price: number): void =>
  pay(s, seat, what, price, mixRange(s, seat, what, price).least);

const location = (s: State, seat: Seat) => locationOf(defined(s.locations[playerOf(s, seat).ship]));

/** The effect of each kind of action on the amounts; kinds not listed change none. */
const PREVIEWS: { readonly [verb in Action['verb']]?: (s: State, seat: Seat, on: number) => void } = {
  play(s, seat, card) {
    if (deckCard(card).kind === 'illegal') gainInfamy(s, seat, INFAMY_WHEN_PLAYED);
    runCertain(s, seat, card, effectOf(card));
  },
  buy(s, seat, faction) {
    const card = faceUp(s, faction);
    if (card !== NONE) payMixed(s, seat, 'credits', marketPrice(s, card));
  },
  prime: (s, seat) => pay(s, seat, 'credits', PRIME_ASSET.cost),
  bonus: (s, seat) => runCertain(s, seat, NONE, location(s, seat).bonus),
  key: (s, seat) => runCertain(s, seat, NONE, location(s, seat).key),
  travel: (s, seat, to) => pay(s, seat, 'credits', movePrice(s, seat, to).price),
  embassy: (s, seat) => pay(s, seat, 'credits', EMBASSY_COST),
  architect: (s, seat, which) => runCertain(s, seat, NONE, abilityOf(s, seat, which).effect),
  overcome(s, seat, event) {
    payMixed(s, seat, 'defense', sideOf(s, event).defense);
    overcomeFor(s, seat, event);
  },
  alternative(s, seat, event) {
    pay(s, seat, 'credits', creditsOf(eventCard(event).active.alternative));
    overcomeFor(s, seat, event);
  },
  cargo: (s, seat) => pay(s, seat, 'credits', cargoPrice(s, seat)),
  deliver(s, seat, colour) {
    const request = completes(s, seat, colour);
    if (request) gainInfluence(s, seat, request.worth);
  },
  garrison(s, seat, on) {
    if (on === 0) pay(s, seat, 'credits', GARRISON_COST);
    else payMixed(s, seat, 'defense', GARRISON_COST);
  },
};
