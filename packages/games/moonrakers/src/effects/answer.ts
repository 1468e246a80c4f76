import { EVERYBODY, move, put, type Seat, show, take } from '@orrery/kernel';
import { TYPES } from '../content/cards.ts';
import type { Cost, Costs, Effects } from '../content/effect.ts';
import { cardNamed, crewOf } from '../content/set.ts';
import { FLEX } from '../rules/actions.ts';
import { STOP, seatOfColour } from '../rules/needs.ts';
import { ownCard } from '../rules/owned.ts';
import { costNumber, programNumber } from '../rules/programs.ts';
import { costOf, effectOf, NEED, type Run } from '../rules/running.ts';
import { captainOf, NONE, type Pilot, pilotOf, type State } from '../state.ts';
import { resolveAction } from './action.ts';
import { addKind, discardFromHand, noteHand, placeInHand, tellCard, trashFromHand } from './cards.ts';
import { keepObjectives, putObjectiveUnder, replaceArmory, replaceContract } from './decks.ts';
import { removeDie, reroll } from './dice.ts';
import { gainReputation, payTokens, spendReputation } from './gain.ts';
import { takeAs } from './steps.ts';
import { place } from './units.ts';

/** Applies the owner's choice to a card text. Afterwards `need` is the next choice, if any. */
export function answer(s: State, r: Run, item: string): void {
  const { seat, need } = r;
  switch (need) {
    case NEED.target:
      r.need = NEED.none;
      return putOn(s, r, TYPES.indexOf(item as (typeof TYPES)[number]));
    case NEED.pay:
      return pay(s, r, cardNamed(item));
    case NEED.discard:
      discardFromHand(s, seat, cardNamed(item));
      return once(r);
    case NEED.keep:
      if (item === STOP) return stop(r);
      setAside(s, seat, cardNamed(item));
      return once(r);
    case NEED.mimic:
      r.need = NEED.none;
      if (cardNamed(item) < 0) return;
      show(s, captainOf(s, seat).hand, placeInHand(s, seat, cardNamed(item)), EVERYBODY);
      tellCard('shown', seat, cardNamed(item));
      return takeAs(s, r, cardNamed(item));
    case NEED.retrieve:
      r.need = NEED.none;
      return retrieve(s, seat, cardNamed(item), (effectOf(r) as { from: string }).from === 'discard');
    case NEED.die:
      r.need = NEED.none;
      return removeDie(pilotOf(s, seat) as Pilot, Number(item));
    case NEED.reroll:
      if (item === STOP) return stop(r);
      reroll(s, seat, Number(item));
      return once(r);
    case NEED.deepest:
      return putBack(s, r, cardNamed(item));
    case NEED.takeOne:
      r.need = NEED.none;
      return takeOne(s, seat, cardNamed(item));
    case NEED.kind:
      return takeKind(s, r, cardNamed(item));
    case NEED.branch:
      return follow(r, (effectOf(r) as { branches: readonly Effects[] }).branches[Number(item)]);
    case NEED.may:
      return decide(r, item === 'yes');
    case NEED.tokens:
      r.paid = Number(item);
      payTokens(s, seat, r.source, r.paid);
      return paidUp(r);
    case NEED.point:
      return payPoint(s, r, item);
    case NEED.faction:
      gainReputation(s, seat, seatOfColour(s, item));
      return once(r);
    case NEED.onTop:
      r.need = NEED.none;
      put(captainOf(s, seat).draw, takeFromPlay(s, seat, cardNamed(item)), EVERYBODY);
      return tellCard('put-on-top', seat, cardNamed(item));
    case NEED.copy:
      return follow(r, crewOf(cardNamed(item)).play);
    case NEED.back:
      return putBackObjective(s, r, cardNamed(item));
    case NEED.contract:
      r.need = NEED.none;
      return replaceContract(s, cardNamed(item));
    case NEED.armory:
      r.need = NEED.none;
      replaceArmory(s, cardNamed(item));
  }
}

function putOn(s: State, r: Run, type: number): void {
  if (effectOf(r).do === 'twice') resolveAction(s, r.seat, r.fired, type === FLEX);
  else place(s, r.seat, type, r.units);
}

const stop = (r: Run): void => {
  r.need = NEED.none;
};
const once = (r: Run): void => {
  r.left--;
  if (r.left <= 0) r.need = NEED.none;
};
const paidUp = (r: Run): void => {
  r.need = NEED.none;
  r.costAt++;
};

function follow(r: Run, next: Effects | undefined): void {
  r.need = NEED.none;
  if (next) r.code.push(programNumber(next), 0);
}

function decide(r: Run, yes: boolean): void {
  const { pay, gives, otherwise } = effectOf(r) as { pay: Costs; gives: Effects; otherwise?: Effects };
  if (!yes) return follow(r, otherwise);
  r.need = NEED.none;
  r.cost = costNumber(pay);
  r.costAt = 0;
  r.gives = programNumber(gives);
}

function pay(s: State, r: Run, kind: number): void {
  if (costOf(r).pay === 'discard') discardFromHand(s, r.seat, kind);
  else trashFromHand(s, r.seat, kind);
  if (costOf(r).pay === 'trash' && r.trashed === NONE) r.trashed = kind;
  r.left--;
  if (r.left === 0) paidUp(r);
}

/** Pays one point of reputation; a cost can be paid in any mix of colours (MK-476). */
function payPoint(s: State, r: Run, item: string): void {
  if (item === STOP) return paidUp(r);
  spendReputation(s, r.seat, seatOfColour(s, item));
  r.paid++;
  const { n, most } = costOf(r) as Extract<Cost, { pay: 'reputation' }>;
  const left = captainOf(s, r.seat).reputation.some((points) => points > 0);
  if (r.paid >= (most ?? n) || !left) paidUp(r);
}

/** Sets a card aside so that it survives the discard step (MK-474). */
function setAside(s: State, seat: Seat, kind: number): void {
  const own = captainOf(s, seat);
  move(s, own.hand, placeInHand(s, seat, kind), own.looked);
}

function takeFromPlay(s: State, seat: Seat, kind: number): number {
  const own = captainOf(s, seat);
  const at = own.play.cards.lastIndexOf(ownCard(seat, kind));
  own.playIo.splice(at, 1);
  return take(own.play, at);
}

function retrieve(s: State, seat: Seat, kind: number, fromDiscard: boolean): void {
  const own = captainOf(s, seat);
  if (fromDiscard) move(s, own.discard, own.discard.cards.lastIndexOf(ownCard(seat, kind)), own.hand);
  else put(own.hand, takeFromPlay(s, seat, kind), EVERYBODY);
  tellCard('took-back', seat, kind);
  noteHand(s, seat);
}

const placeLooked = (s: State, seat: Seat, kind: number): number =>
  captainOf(s, seat).looked.cards.indexOf(ownCard(seat, kind));

/** Puts a card that was looked at back on the pile; the first one chosen goes deepest. */
function putBack(s: State, r: Run, kind: number): void {
  const own = captainOf(s, r.seat);
  move(s, own.looked, placeLooked(s, r.seat, kind), own.draw);
  if (own.looked.cards.length === 0) r.need = NEED.none;
}

function takeOne(s: State, seat: Seat, kind: number): void {
  const own = captainOf(s, seat);
  move(s, own.looked, placeLooked(s, seat, kind), own.hand);
  while (own.looked.cards.length > 0) move(s, own.looked, 0, own.discard, EVERYBODY);
  noteHand(s, seat);
}

function takeKind(s: State, r: Run, kind: number): void {
  const { do: op } = effectOf(r);
  if (op === 'as') return takeAs(s, r, kind);
  r.need = NEED.none;
  addKind(s, r.seat, kind, op === 'upgrade');
}

function putBackObjective(s: State, r: Run, card: number): void {
  const own = captainOf(s, r.seat);
  const drawn = (effectOf(r) as { among: string }).among === 'drawn';
  putObjectiveUnder(s, r.seat, drawn ? own.looked : own.objectives, card);
  once(r);
  if (drawn && r.need === NEED.none) keepObjectives(s, r.seat);
}
