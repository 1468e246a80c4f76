import { defined, EVERYBODY, int, logEvent, move, msg, owner, pickOne, refuse, type Seat } from '@orrery/kernel';
import { labelled, namesOf } from '../content/cards.ts';
import { cardNamed, DELIVERY_REWARD, PLACES } from '../content/index.ts';
import { receive } from '../effects/cards.ts';
import { drawRequest } from '../effects/requests.ts';
import { bank, gainInfluence } from '../effects/tokens.ts';
import { indexOf } from '../rules/cards.ts';
import { fleetOn } from '../rules/fleet.ts';
import { completes } from '../rules/judge.ts';
import { flow, playerOf, type State } from '../state.ts';
import { cards } from './choices/options.ts';

const BANK = 'bank';

/**
 * Delivers Cargo: first completes a matching Request, then gives one reward or none (HX-240 to HX-249, HX-265 to
 * HX-267, HX-543).
 */
export const delivery = flow(
  'delivery',
  { seat: owner, colour: int },
  {
    hand: (s, v) => {
      const player = playerOf(s, v.seat);
      player.cargo &= ~(1 << v.colour);
      s.thisTurn.delivered[player.ship] = v.colour;
      logEvent('delivered', { seat: v.seat, cargo: defined(PLACES[v.colour]), place: defined(PLACES[player.ship]) });
      completeRequest(s, v.seat, v.colour);
    },
    reward: pickOne({
      who: (_s, v) => v.seat,
      text: () => msg('ask-reward'),
      pass: () => msg('pass-reward'),
      items: (s, _v, seat) => [BANK, ...namesOf(laidHere(s, seat).cards)],
      show: (s, id, _v, seat) =>
        id === BANK ? { text: msg('reward-bank', { n: bankReward(s, seat) }) } : cards.show(s, cardNamed(id)),
      rule: () => refuse('no-such-reward', 'HX-244'),
      take(s, _v, seat, id) {
        if (id === BANK) takeBankReward(s, seat);
        else takeTech(s, seat, cardNamed(id));
      },
    }),
  },
);

/** Completes the player's Current Request if the Delivery fulfils it (HX-265, HX-542). */
function completeRequest(s: State, seat: Seat, colour: number): void {
  const { request, trophies } = playerOf(s, seat);
  const completed = completes(s, seat, colour);
  if (!completed) return;
  logEvent('request-completed', { seat, ...labelled(defined(request.cards[0])) });
  move(s, request, 0, s.coop ? s.team.requests : trophies, EVERYBODY);
  // A team scores the Request in its pile instead (HX-311, HX-544).
  if (!s.coop) gainInfluence(s, seat, completed.worth);
  drawRequest(s, seat);
}

const laidHere = (s: State, seat: Seat) => defined(s.illegal[playerOf(s, seat).ship]);

/** Credits currently given by the bank reward (HX-360). */
const bankReward = (s: State, seat: Seat): number => fleetOn(s, seat, 'bankReward')?.credits ?? DELIVERY_REWARD;

function takeBankReward(s: State, seat: Seat): void {
  const n = bankReward(s, seat);
  if (n !== DELIVERY_REWARD) s.thisTurn.fleetUsed = true;
  bank(s, seat, 'credits', n);
}

function takeTech(s: State, seat: Seat, face: number): void {
  const laid = laidHere(s, seat);
  receive(s, seat, laid, indexOf(laid, face), 'deck');
  logEvent('obtained', { seat, ...labelled(face) });
}

/** A Raid: a player returns one Cargo of their choice (HX-257). */
export const raid = flow(
  'raid',
  { seat: owner },
  {
    only: (s, v, go) => {
      const colours = carried(s, v.seat);
      if (colours.length > 1) return;
      if (colours.length === 1) loseCargo(s, v.seat, defined(colours[0]));
      go.end();
    },
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: () => msg('ask-raid'),
      items: (s, _v, seat) => carried(s, seat),
      show: (_s, id) => ({ text: msg(`location-${id}`) }),
      rule: () => refuse('cargo-not-aboard', 'HX-257'),
      take: (s, _v, seat, colour) => loseCargo(s, seat, colour),
    }),
  },
);

const carried = (s: State, seat: Seat): string[] =>
  PLACES.filter((_place, colour) => (playerOf(s, seat).cargo & (1 << colour)) !== 0);

function loseCargo(s: State, seat: Seat, colour: string): void {
  playerOf(s, seat).cargo &= ~(1 << (PLACES as readonly string[]).indexOf(colour));
  logEvent('cargo-lost', { seat, cargo: colour });
}
