import { EVERYBODY, type Event, maskOf, NOBODY, type Secret, type Zone } from '@orrery/kernel';
import { faceOf, nameOf } from '../content/cards.ts';
import { cardOf } from '../content/index.ts';
import type { State } from '../state.ts';

const open = (zone: Zone): Secret => ({ zone, by: EVERYBODY });
/** Face down, but known to players who saw the card go there. */
const faceDown = (zone: Zone): Secret => ({ zone, by: NOBODY, kept: true });
const openInBox = (card: number): boolean => ['starting', 'fleet'].includes(cardOf(faceOf(card)).kind);

/** Events revealed and set aside for the turn of a resigned player (R76). */
const setAside = (events: readonly Event[]): string[] =>
  events.flatMap(({ type, data }) => (type === 'event-set-aside' ? [(data as { card: string }).card] : []));

/** The seats that know each card, by its zone (HX-518 to HX-526). */
export const secrets = (s: State, events: readonly Event[] = []): Secret[] => [
  ...s.players.flatMap((p, seat) => [
    faceDown(p.deck),
    ...[p.hand, p.held, p.picked].map((zone) => ({ zone, by: maskOf(seat), kept: true })),
    { zone: p.request, by: s.coop ? EVERYBODY : maskOf(seat), kept: true },
    ...[p.discard, p.played, p.trophies].map(open),
  ]),
  // The last card of each Market deck is face up.
  ...s.market.map((zone) => ({
    zone,
    by: zone.cards.map((_card, at) => (at === zone.cards.length - 1 ? EVERYBODY : NOBODY)),
    kept: true,
  })),
  { zone: s.events, by: NOBODY },
  faceDown(s.requests),
  ...[s.prime, s.consumed, s.inactive, s.active, ...s.illegal].map(open),
  ...[...Object.values(s.team), ...Object.values(s.syndicate)].map(open),
  // Starting cards and Fleet Assets are in the box face up; unchosen Architects stay known to seats that saw them.
  {
    zone: s.box,
    by: s.box.cards.map((card) => (openInBox(card) || setAside(events).includes(nameOf(card)) ? EVERYBODY : NOBODY)),
    kept: true,
  },
];
