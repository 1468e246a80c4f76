import { defined, type Go, int, owner, text, withDefault } from '@orrery/kernel';
import { faceOf } from '../content/cards.ts';
import { type Effect, offersDefense } from '../content/index.ts';
import { happen, isInstant } from '../effects/instant.ts';
import { overcome } from '../effects/overcome.ts';
import { PROGRAMS, resolve, stepsOf } from '../effects/programs.ts';
import { indexOf } from '../rules/cards.ts';
import { canAccess, isUnder } from '../rules/space.ts';
import { flow, fromCurrent, NONE, playerOf, type State } from '../state.ts';
import { access } from './choices/access.ts';
import { acquire, acquireSlot, recover, recoverable, recoverCard } from './choices/acquire.ts';
import { branch } from './choices/branch.ts';
import { consume, consumeSelf } from './choices/consume.ts';
import { cycle } from './choices/cycle.ts';
import { discard } from './choices/discard.ts';
import { copyable, copyCard, imitate } from './choices/imitate.ts';
import { slotsUpTo } from './choices/options.ts';
import { relocate } from './choices/relocate.ts';
import { subduable, subdue } from './choices/subdue.ts';

interface Vars {
  seat: number;
  program: string;
  at: number;
  card: number;
  consumed: number;
}

/** Steps that need no decision, computed once. */
const INSTANT: ReadonlySet<Effect> = new Set([...PROGRAMS.values()].flat().filter(isInstant));

/** The steps of a card, Architect or Location, from left to right (HX-325). */
export const effects = flow(
  'effects',
  { seat: owner, program: text, at: int, card: withDefault(int, NONE), consumed: int },
  {
    run: (s, v, go) => {
      const steps = stepsOf(v.program);
      while (v.at < steps.length) {
        const effect = defined(steps[v.at++]);
        if (!INSTANT.has(effect)) return decide(s, v, effect, go);
        happen(s, v.seat, v.card, effect, v.consumed);
      }
      go.end();
    },
    again: (_s, _v, go) => go.jump('run'),
  },
);

/** Starts a step that may need a decision; resolves it immediately if there is no choice. */
function decide(s: State, v: Vars, effect: Effect, go: Go): void {
  const { seat, card } = v;
  switch (effect.op) {
    case 'discard':
      return go.call(discard, { seat, count: effect.n });
    case 'consume':
      return decideConsume(s, v, effect, go);
    case 'obtain':
    case 'secure':
      return effect.from === 'discard' ? decideRecover(s, v, effect.most, go) : decideAcquire(s, v, effect, go);
    case 'cycle':
      return go.call(cycle, { seat, count: effect.n });
    case 'move':
      if (!isUnder(s, 'noGrantedMove')) go.call(relocate, { seat, adjacent: effect.reach === 'adjacent' });
      return;
    case 'key':
      // Only the Current Player can use Location abilities (HX-529).
      if (seat === s.turn && canAccess(s, seat)) go.call(access, { seat });
      return;
    case 'overcome': {
      // Only the Current Player can Overcome Events (HX-528).
      const events = seat === s.turn ? subduable(s, seat, effect.most) : [];
      if (events.length > 1) go.call(subdue, { seat, most: effect.most });
      else if (events.length === 1) overcome(s, seat, defined(events[0]));
      return;
    }
    case 'copy': {
      const most = effect.most ?? NONE;
      const cards = copyable(s, seat, most, card);
      if (cards.length > 1) go.call(imitate, { seat, most, card });
      else if (cards.length === 1) copyCard(s, seat, faceOf(defined(cards[0])));
      return;
    }
    case 'or':
      // A partner must take the branch that gives Defense (HX-113).
      if (seat === s.turn) return go.call(branch, { seat, program: v.program, at: v.at - 1, card });
      return resolve(s, seat, defined(effect.branches.find(offersDefense)), card);
    case 'all':
      for (const other of fromCurrent(s)) resolve(s, other, effect.then, card);
      return;
    default:
      throw new Error(`${effect.op} needs no decision`);
  }
}

function decideConsume(s: State, v: Vars, effect: Extract<Effect, { op: 'consume' }>, go: Go): void {
  const { seat, card } = v;
  const { hand, discard: pile, played } = playerOf(s, seat);
  v.consumed = 0;
  if (effect.from.includes('self')) {
    // A copied card may be out of play (HX-537).
    if (indexOf(played, faceOf(card)) >= 0) go.call(consumeSelf, { seat, card: faceOf(card) });
    return;
  }
  const fromHand = effect.from.includes('hand');
  const fromDiscard = effect.from.includes('discard');
  const there = (fromHand ? hand.cards.length : 0) + (fromDiscard ? pile.cards.length : 0);
  if (there === 0) return;
  go.call(consume, { seat, count: Math.min(effect.n, there), hand: fromHand, discard: fromDiscard }, 'consumed');
}

function decideAcquire(s: State, v: Vars, effect: Extract<Effect, { op: 'obtain' | 'secure' }>, go: Go): void {
  const most = effect.most ?? NONE;
  const secure = effect.op === 'secure';
  const slots = slotsUpTo(s, most);
  if (slots.length > 1) go.call(acquire, { seat: v.seat, most, secure });
  else if (slots.length === 1) acquireSlot(s, v.seat, defined(slots[0]), secure);
}

function decideRecover(s: State, v: Vars, limit: number | null, go: Go): void {
  const most = limit ?? NONE;
  const cards = recoverable(s, v.seat, most);
  if (cards.length > 1) go.call(recover, { seat: v.seat, most });
  else if (cards.length === 1) recoverCard(s, v.seat, faceOf(defined(cards[0])));
}
