import { type Go, logEvent, msg, type Option, owner, refuse, type Seat } from '@orrery/kernel';
import { eventCard, labelled, nameOf } from '../content/cards.ts';
import { EMBASSY_COST, FACTIONS, PLACES, PRIME_ASSET } from '../content/index.ts';
import { cycleMarket, receive } from '../effects/cards.ts';
import { playCard } from '../effects/play.ts';
import { cycleRequest } from '../effects/requests.ts';
import { gainCargo, moveShip, pay, placeEmbassy } from '../effects/tokens.ts';
import { takeLocationUse, useArchitect } from '../effects/uses.ts';
import { type Action, actionNamed } from '../rules/actions.ts';
import { discardsOf } from '../rules/alternative.ts';
import { cargoPrice, judge } from '../rules/judge.ts';
import { someAction } from '../rules/some-action.ts';
import { eventsAt, has, movePrice } from '../rules/space.ts';
import { flow, playerOf, type State } from '../state.ts';
import { actionOption } from './choices/action-option.ts';
import { collaboration } from './collaboration.ts';
import { delivery } from './delivery.ts';
import {
  buyCard,
  effort,
  payCredits,
  payEffort,
  payForGarrison,
  purchase,
  ransom,
  removeGarrison,
} from './payments.ts';

/** The Main Phase: any legal actions in any order, until the player ends it (HX-080). */
export const mainPhase = flow(
  'main',
  { seat: owner },
  {
    act: {
      ask: 'choose',
      who: (_s, v) => v.seat,
      prompt: (s, _v, seat) => ({ text: msg('ask-main'), options: menu(s, seat).map((a) => option(s, seat, a)) }),
      admits(s, _v, seat, id) {
        const action = actionNamed(id);
        return action ? judge(s, seat, action) : refuse('no-such-action', 'HX-080', { action: id });
      },
      sample: (s, _v, seat, rng) => someAction(s, seat, rng),
      *options(s, _v, seat) {
        for (const action of menu(s, seat)) if (judge(s, seat, action) === true) yield action.id;
      },
      fallback: () => 'end',
      take(s, _v, seat, id, go) {
        carryOut(s, seat, actionNamed(id) as Action, go);
      },
    },
    again: (s, _v, go) => {
      s.collaboration = null;
      go.jump('act');
    },
  },
);

const option = (s: State, seat: Seat, action: Action): Option => {
  const verdict = judge(s, seat, action);
  const shown = actionOption(s, seat, action);
  return verdict === true ? shown : { why: verdict, ...shown };
};

/** All actions to show to a seat, possible or not. */
function menu(s: State, seat: Seat): Action[] {
  const { hand, ship, cargo } = playerOf(s, seat);
  const ids = hand.cards.map((card) => `play:${nameOf(card)}`);
  for (const event of eventsAt(s, ship)) {
    ids.push(`overcome:${nameOf(event)}`);
    if (eventCard(event).active.alternative.length > 0) ids.push(`alternative:${nameOf(event)}`);
    for (const other of s.order) if (other !== seat) ids.push(`collaborate:${nameOf(event)}:${other}`);
  }
  for (const faction of FACTIONS) ids.push(`buy:${faction}`);
  ids.push('buy:prime', 'bonus', 'key', 'embassy', 'architect:1', 'architect:2');
  for (const place of PLACES) if (place !== PLACES[ship]) ids.push(`travel:${place}`);
  for (const faction of FACTIONS) ids.push(`cycle:${faction}`);
  if (s.mercury) {
    ids.push('cycle:request', 'cargo');
    for (const [colour, place] of PLACES.entries()) if (has(cargo, colour)) ids.push(`deliver:${place}`);
  }
  if (has(s.garrisons, ship)) ids.push('garrison:credit', 'garrison:defense');
  ids.push('end');
  return ids.map((id) => actionNamed(id) as Action);
}

function carryOut(s: State, seat: Seat, { verb, on, who }: Action, go: Go): void {
  switch (verb) {
    case 'end':
      return go.end();
    case 'buy':
      if (playerOf(s, seat).bankedCredits > 0) return go.call(purchase, { seat, faction: on });
      buyCard(s, seat, on, 0);
      break;
    case 'overcome':
      if (playerOf(s, seat).bankedDefense > 0) return go.call(effort, { seat, event: on });
      payEffort(s, seat, on, 0);
      break;
    case 'alternative':
      if (discardsOf(eventCard(on).active.alternative).length > 0) return go.call(ransom, { seat, event: on });
      payCredits(s, seat, on);
      break;
    case 'garrison':
      if (on === 1 && playerOf(s, seat).bankedDefense > 0) return go.call(removeGarrison, { seat });
      payForGarrison(s, seat, on === 0 ? 'credits' : 'defense', 0);
      break;
    case 'collaborate':
      s.collaboration = { ...NO_ANSWER, caller: seat, partner: who, event: on };
      return go.call(collaboration, { seat });
    case 'deliver':
      return go.call(delivery, { seat, colour: on });
    default:
      IMMEDIATE[verb](s, seat, on);
  }
  go.stay();
}

/** The initial flags of a Call for Collaboration. */
const NO_ANSWER = { answered: false, accepted: false, callerStopped: false, partnerStopped: false } as const;

/** Actions that need no further answer; the steps of cards and abilities are resolved afterwards. */
const IMMEDIATE = {
  play: playCard,
  prime(s: State, seat: Seat) {
    pay(s, seat, 'credits', PRIME_ASSET.cost);
    const card = receive(s, seat, s.prime, s.prime.cards.length - 1, 'deck');
    logEvent('bought', { seat, ...labelled(card), price: PRIME_ASSET.cost });
  },
  cycle(s: State, seat: Seat, faction: number) {
    s.thisTurn.cycled = true;
    cycleMarket(s, seat, faction);
  },
  cycleRequest(s: State, seat: Seat) {
    s.thisTurn.cycled = true;
    cycleRequest(s, seat);
  },
  bonus: (s: State, seat: Seat) => takeLocationUse(s, seat, 'bonus'),
  key: (s: State, seat: Seat) => takeLocationUse(s, seat, 'key'),
  travel(s: State, seat: Seat, to: number) {
    const { price, cheaper } = movePrice(s, seat, to);
    pay(s, seat, 'credits', price);
    if (cheaper) s.thisTurn.fleetUsed = true;
    moveShip(s, seat, to, price);
  },
  embassy(s: State, seat: Seat) {
    pay(s, seat, 'credits', EMBASSY_COST);
    placeEmbassy(s, seat);
  },
  architect: useArchitect,
  cargo(s: State, seat: Seat) {
    const price = cargoPrice(s, seat);
    if (price === 0) s.thisTurn.fleetUsed = true;
    pay(s, seat, 'credits', price);
    gainCargo(s, seat);
  },
} as const;
