import { blank, defined, post, type Seat, shape } from '@orrery/kernel';
import { TYPES } from '../content/cards.ts';
import type { Costs, Effect } from '../content/effect.ts';
import { kindCard } from '../content/set.ts';
import { amountOf, holds } from '../rules/conditions.ts';
import { isPlain, itemsOf } from '../rules/needs.ts';
import { costNumber, costsAt, programAt, programNumber } from '../rules/programs.ts';
import { costOf, NEED, type Run, running } from '../rules/running.ts';
import { captainOf, NONE, pilotOf, type State } from '../state.ts';
import { spendActions } from './action.ts';
import { answer } from './answer.ts';
import { CALLS } from './calls.ts';
import { addKind, drawCards, peek } from './cards.ts';
import { addTokens, FROM_CARDS, gainCredits, gainPrestige, spendCredits } from './gain.ts';
import { drawSome, playTwice, raiseValue, recharge, reduce, takeBack, trashFromPlay } from './steps.ts';

/** The choice that each effect requires of its owner. */
const NEEDS_OF: Partial<Record<Effect['do'], number>> = {
  discard: NEED.discard,
  keep: NEED.keep,
  reroll: NEED.reroll,
  reputation: NEED.faction,
  arrange: NEED.deepest,
  'choose one': NEED.takeOne,
  retrieve: NEED.retrieve,
  'remove die': NEED.die,
  'on top': NEED.onTop,
  mimic: NEED.mimic,
  'copy crew': NEED.copy,
  as: NEED.kind,
  upgrade: NEED.kind,
  refine: NEED.kind,
  either: NEED.branch,
  may: NEED.may,
  'replace contract': NEED.contract,
  'replace armory': NEED.armory,
};

const IDLE: Run = blank(shape(running));
/** The state of a card text before its first step. */
export function newRun(seat: Seat, source: number, program: number): Run {
  const r = { ...IDLE };
  r.seat = seat;
  r.source = source;
  r.code = [program, 0];
  return r;
}

/** Executes a card text. If its owner has to choose, a flow continues it. */
export const begin = (s: State, seat: Seat, source: number, program: number): void =>
  carryOut(s, newRun(seat, source, program));
export function carryOut(s: State, r: Run): void {
  if (!carryOn(s, r)) post(s, CALLS.effect, r);
}

/** Changes a new run so that the owner pays the cost before the effects. */
export function paying(r: Run, pay: Costs | undefined): Run {
  if (!pay || pay.length === 0) return r;
  r.gives = defined(r.code[0]);
  r.code = [];
  r.cost = costNumber(pay);
  return r;
}

/** Runs a text to its end (returns true) or to the next choice (returns false, with `need` set). */
export function carryOn(s: State, r: Run): boolean {
  for (;;) {
    if (r.need === NEED.none && !step(s, r)) return true;
    if (r.need === NEED.none) continue;
    const items = itemsOf(s, r);
    if (items.length > 1 || (items.length === 1 && !isPlain(s, r))) return false;
    if (items.length === 1) answer(s, r, defined(items[0]));
    else r.need = NEED.none;
  }
}

/** Runs the next cost or effect; returns false if none is left. */
function step(s: State, r: Run): boolean {
  if (r.cost !== NONE) {
    if (r.costAt < costsAt(r.cost).length) {
      payNext(s, r);
      return true;
    }
    r.cost = NONE;
    r.code.push(r.gives, 0);
  }
  const { code } = r;
  const at = code[code.length - 1];
  if (at === undefined) return false;
  const program = programAt(defined(code[code.length - 2]));
  if (at >= program.length) {
    code.length -= 2;
    return true;
  }
  code[code.length - 1] = at + 1;
  perform(s, r, defined(program[at]));
  return true;
}

function payNext(s: State, r: Run): void {
  const cost = costOf(r);
  switch (cost.pay) {
    case 'discard':
    case 'trash':
      r.left = cost.n;
      r.need = NEED.pay;
      return;
    case 'io':
      r.need = NEED.tokens;
      return;
    case 'reputation':
      r.paid = 0;
      r.need = NEED.point;
      return;
    case 'action':
      spendActions(s, r.seat, cost.n);
      break;
    case 'credit':
      spendCredits(s, r.seat, cost.n);
      break;
    case 'itself':
      trashFromPlay(s, r.seat, r.source);
  }
  r.costAt++;
}

function perform(s: State, r: Run, effect: Effect): void {
  const { seat } = r;
  switch (effect.do) {
    case 'actions':
      pilotOf(s, seat).actions += amountOf(s, r, effect.n);
      return;
    case 'draw':
      r.drawn = drawCards(s, seat, amountOf(s, r, effect.n));
      return;
    case 'block':
      pilotOf(s, seat).blocks += amountOf(s, r, effect.n);
      return;
    case 'credit':
      return gainCredits(s, seat, amountOf(s, r, effect.n));
    case 'prestige':
      return gainPrestige(s, seat, amountOf(s, r, effect.n), FROM_CARDS);
    case 'charge':
      return addTokens(s, seat, r.source, amountOf(s, r, effect.n));
    case 'score':
      pilotOf(s, seat).score += amountOf(s, r, effect.n);
      return;
    case 'reduce': {
      const n = amountOf(s, r, effect.n);
      if (effect.what !== 'any') return reduce(s, r, TYPES.indexOf(effect.what), n);
      r.type = NONE;
      r.units = n;
      r.need = n > 0 ? NEED.target : NEED.none;
      return;
    }
    case 'add':
      return addKind(s, seat, kindCard(effect.kind));
    case 'discard':
    case 'keep':
    case 'reroll':
    case 'reputation':
      r.left = effect.n;
      r.need = defined(NEEDS_OF[effect.do]);
      return;
    case 'arrange':
    case 'choose one':
      peek(s, seat, effect.n);
      r.need = defined(NEEDS_OF[effect.do]);
      return;
    case 'value':
      return raiseValue(s, r, effect.n);
    case 'next damage':
      pilotOf(s, seat).primed += effect.n;
      return;
    case 'recharge':
      return recharge(s, seat, effect.n);
    case 'lose credits':
      captainOf(s, seat).credits -= Math.min(effect.n, captainOf(s, seat).credits);
      return;
    case 'twice':
      return playTwice(s, r);
    case 'return':
      return takeBack(s, r);
    case 'free advanced':
      pilotOf(s, seat).free++;
      return;
    case 'new event':
      s.plan.newEvent = true;
      return;
    case 'bonus card':
      return post(s, CALLS.bonus, { seat });
    case 'objectives':
      return drawSome(s, r, effect.draw, effect.back, effect.among);
    case 'if': {
      const next = holds(s, r, effect.when) ? effect.gives : effect.otherwise;
      if (next) r.code.push(programNumber(next), 0);
      return;
    }
    default:
      r.need = NEEDS_OF[effect.do] ?? NEED.none;
  }
}
