import { defined, type Seat } from '@orrery/kernel';
import { deckCard, eventCard, faceOf, nameOf } from '../content/cards.ts';
import { cardId, FACTIONS, PLACES } from '../content/index.ts';
import { actionNamed } from '../rules/actions.ts';
import { canPayAlternative, creditsOf, discardsOf } from '../rules/alternative.ts';
import { judge } from '../rules/judge.ts';
import { eventsAt, has, isUnder, sideOf } from '../rules/space.ts';
import { NONE, playerOf, type State } from '../state.ts';
import { coveted } from './future.ts';
import { abilityGain, bestDelivery, eventWorth, ready, wantedSlots } from './gain.ts';
import { feeOf, type Spending, spending } from './spend.ts';
import { bestVisit, mover, type Visit, visit } from './visit.ts';
import { CREDIT, IS_PLAIN, NEEDS_PLACE, PLAYED, PRECEDENCE } from './worth.ts';

/** Whether an action of the Main Phase is possible now. */
export function can(s: State, seat: Seat, id: string): boolean {
  const action = actionNamed(id);
  return action !== undefined && judge(s, seat, action) === true;
}

/** The next card to play, or null. `here` selects cards that depend on the Ship's place; without it, all others. */
function nextPlay(s: State, seat: Seat, here: boolean): string | null {
  let best = NONE;
  for (const card of playerOf(s, seat).hand.cards) {
    const face = faceOf(card);
    if (NEEDS_PLACE[face] !== here || defined(PLAYED[face]) <= 0) continue;
    if (best !== NONE && defined(PRECEDENCE[face]) <= defined(PRECEDENCE[best])) continue;
    if (can(s, seat, `play:${nameOf(card)}`)) best = face;
  }
  return best === NONE ? null : `play:${cardId(best)}`;
}

/** The action of playing a card that only adds to the pool, or null. */
function plainPlay(s: State, seat: Seat): string | null {
  for (const card of playerOf(s, seat).hand.cards) if (IS_PLAIN[faceOf(card)]) return `play:${nameOf(card)}`;
  return null;
}

/** The least valuable cards that can pay an alternative cost. */
export function ransomOf(s: State, seat: Seat, event: number): number[] {
  const cards = playerOf(s, seat)
    .hand.cards.slice()
    .sort((a, b) => defined(PLAYED[faceOf(a)]) - defined(PLAYED[faceOf(b)]));
  const paid: number[] = [];
  for (const icon of discardsOf(eventCard(event).active.alternative)) {
    const found = cards.find((card) => !paid.includes(card) && (icon === 'any' || deckCard(card).faction === icon));
    if (found !== undefined) paid.push(found);
  }
  return paid;
}

/** Value of an Event minus its alternative cost in Credits and cards. */
function ransomGain(s: State, seat: Seat, event: number): number {
  const costs = eventCard(event).active.alternative;
  let gain = eventWorth(s, seat, event) - CREDIT * creditsOf(costs);
  for (const card of ransomOf(s, seat, event)) gain -= defined(PLAYED[faceOf(card)]);
  return gain;
}

/** The action that pays an Event's alternative cost with unplayed cards, or null if none is worthwhile. */
function ransom(s: State, seat: Seat): string | null {
  const { ship, hand } = playerOf(s, seat);
  for (const event of s.active.cards) {
    const { place, active } = eventCard(event);
    if (place !== PLACES[ship] || discardsOf(active.alternative).length === 0) continue;
    if (!canPayAlternative(active.alternative, hand.cards) || ransomGain(s, seat, event) < 0.6) continue;
    if (can(s, seat, `alternative:${nameOf(event)}`)) return `alternative:${nameOf(event)}`;
  }
  return null;
}

/** Whether the Architect could Overcome any Event on the board for free. */
const canHunt = (s: State, seat: Seat): boolean =>
  ready(s, seat).some(({ effect }) =>
    effect.some(
      (step) =>
        step.op === 'overcome' &&
        [...s.active.cards, ...s.inactive.cards].some((event) => sideOf(s, event).defense <= step.most),
    ),
  );

/** The best Architect ability, or null. Early in a turn it must be worth more if it could Overcome an Event instead. */
function architect(s: State, seat: Seat, early: boolean): string | null {
  let [best, chosen] = [early && canHunt(s, seat) ? 1 : 0.2, NONE];
  for (const [which, ability] of ready(s, seat).entries()) {
    const gain = abilityGain(s, seat, ability);
    if (gain > best) [best, chosen] = [gain, which];
  }
  return chosen === NONE ? null : `architect:${chosen + 1}`;
}

/** The action to take at the Ship's place before it moves to `there` or Overcomes Events, or null. */
function before(s: State, seat: Seat, here: Visit, there: Visit): string | null {
  if (here.removesGarrison && here.place === there.place) return removeGarrison(s, seat);
  const delivery = s.mercury ? bestDelivery(s, seat, here.place) : null;
  if (delivery && delivery.worth > 0) {
    const id = `deliver:${PLACES[delivery.colour]}`;
    if (can(s, seat, id)) return id;
  }
  return here.use && (here.place === there.place || here.useWorth >= there.useWorth) && can(s, seat, here.use)
    ? here.use
    : null;
}

/** The next action to reach the most useful place and act there, or null. */
function atPlaces(s: State, seat: Seat, money: Spending): string | null {
  const { ship } = playerOf(s, seat);
  const carrier = isUnder(s, 'noGrantedMove') ? NONE : mover(s, seat);
  const here = visit(s, seat, ship);
  const there = bestVisit(s, seat, carrier === NONE ? feeOf(money) : () => 0);
  const first = before(s, seat, here, there);
  if (first) return first;
  if (there.place !== ship) {
    if (carrier !== NONE && can(s, seat, `play:${cardId(carrier)}`)) return `play:${cardId(carrier)}`;
    const id = `travel:${PLACES[there.place]}`;
    if (can(s, seat, id)) return id;
  }
  for (const event of here.events) {
    const id = `overcome:${nameOf(event)}`;
    if (can(s, seat, id)) return id;
  }
  return nextPlay(s, seat, true);
}

/** A call for Collaboration on an Event for which 1 to 4 Defense is missing, or null. */
function call(s: State, seat: Seat): string | null {
  const { ship, defense, bankedDefense } = playerOf(s, seat);
  if (s.thisTurn.collaborated || defense === 0) return null;
  for (const event of eventsAt(s, ship)) {
    const missing = sideOf(s, event).defense - defense - bankedDefense;
    if (missing < 1 || missing > 4) continue;
    for (const other of s.order) {
      const id = `collaborate:${nameOf(event)}:${other}`;
      if (other !== seat && can(s, seat, id)) return id;
    }
  }
  return null;
}

/** The free Cycle of the least wanted card, or null; a team first Cycles the card the Syndicate would take. */
function refresh(s: State, seat: Seat): string | null {
  if (s.thisTurn.cycled) return null;
  const wanted = s.coop ? coveted(s) : null;
  if (wanted && wanted.loss > 0.3) {
    const id = `cycle:${FACTIONS[wanted.slot]}`;
    if (can(s, seat, id)) return id;
  }
  if (playerOf(s, seat).credits < 2) return null;
  const slot = wantedSlots(s, seat, -1).at(-1);
  const id = slot === undefined ? '' : `cycle:${FACTIONS[slot]}`;
  return can(s, seat, id) ? id : null;
}

/** The action that removes the Garrison at the Ship's place, with a Credit if possible, otherwise with Defense. */
function removeGarrison(s: State, seat: Seat): string | null {
  const { ship, defense, credits } = playerOf(s, seat);
  if (!has(s.garrisons, ship)) return null;
  if (credits > 0) return 'garrison:credit';
  return defense > 0 ? 'garrison:defense' : null;
}

/** The next action of a reasonable turn: cards, Architect, places, purchases, then everything else. */
export function bestAct(s: State, seat: Seat): string {
  const early = ransom(s, seat) ?? nextPlay(s, seat, false) ?? architect(s, seat, true);
  if (early) return early;
  const money = spending(s, seat);
  const there = atPlaces(s, seat, money);
  if (there) return there;
  const late = architect(s, seat, false);
  if (late) return late;
  for (const id of money.buys) if (can(s, seat, id)) return id;
  return call(s, seat) ?? removeGarrison(s, seat) ?? refresh(s, seat) ?? 'end';
}

/** Whether the alternative cost of an Active Event takes cards, so a card may be worth keeping for it. */
const mightPay = (s: State): boolean =>
  s.active.cards.some((event) => discardsOf(eventCard(event).active.alternative).length > 0);

/** Maximum number of actions to compare, in addition to a Cycle and the end of the turn. */
const ACTS = 14;

/** Candidate actions, the policy's choice first. A card that only adds to the pool is played without comparison. */
export function acts(s: State, seat: Seat): string[] {
  const plain = plainPlay(s, seat);
  if (plain && !mightPay(s)) return [plain];
  const { hand, ship, cargo } = playerOf(s, seat);
  const found = new Set<string>([bestAct(s, seat)]);
  const offer = (id: string): void => {
    if (can(s, seat, id)) found.add(id);
  };
  for (const event of eventsAt(s, ship)) {
    offer(`overcome:${nameOf(event)}`);
    offer(`alternative:${nameOf(event)}`);
  }
  const designs = new Set<string>();
  for (const card of hand.cards) {
    if (designs.has(deckCard(card).id)) continue;
    designs.add(deckCard(card).id);
    offer(`play:${nameOf(card)}`);
  }
  for (const id of ['key', 'bonus', 'architect:1', 'architect:2']) offer(id);
  for (const slot of wantedSlots(s, seat, -1)) offer(`buy:${FACTIONS[slot]}`);
  // Other actions are considered only after the cards have been played.
  if (nextPlay(s, seat, false) !== null) return [...found].slice(0, ACTS);
  for (let colour = 0; colour < PLACES.length; colour++) if (has(cargo, colour)) offer(`deliver:${PLACES[colour]}`);
  offer('cargo');
  for (const place of PLACES) offer(`travel:${place}`);
  offer('embassy');
  const help = call(s, seat);
  if (help) offer(help);
  offer('buy:prime');
  if (has(s.garrisons, ship)) for (const id of ['garrison:credit', 'garrison:defense']) offer(id);
  const cycled = refresh(s, seat);
  const list = [...found].slice(0, ACTS);
  if (cycled) list.push(cycled);
  if (!list.includes('end')) list.push('end');
  return list;
}
