import { among, flag, int, owner, refuse, type Seat, say, tell } from '@orrery/kernel';
import { deckCard, faceOf, labelled } from '../../content/cards.ts';
import { receive, takeFromMarket } from '../../effects/cards.ts';
import { indexOf } from '../../rules/cards.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { cards, otherCard, slots, slotsUpTo } from './options.ts';

/** A Market card for nothing, to the top of the deck or into the hand (HX-332, HX-333). */
export const acquire = flow(
  'acquire',
  { seat: owner, most: int, secure: flag },
  {
    choose: among({
      who: (_s, v) => v.seat,
      text: (_s, v) => say(v.secure ? 'ask-secure' : 'ask-obtain', { most: v.most }),
      items: (s, v) => slotsUpTo(s, v.most),
      ...slots,
      rule: (_s, v) => refuse('not-up-to', 'HX-332', { most: v.most }),
      take: (s, v, seat, slot) => acquireSlot(s, seat, slot, v.secure),
    }),
  },
);

export function acquireSlot(s: State, seat: Seat, faction: number, secure: boolean): void {
  const card = takeFromMarket(s, seat, faction, secure ? 'hand' : 'deck');
  tell(secure ? 'secured' : 'obtained', { seat, ...labelled(card) });
}

/** A card of the own discard pile comes back to the hand; -1 allows any cost (HX-334). */
export const recover = flow(
  'recover',
  { seat: owner, most: int },
  {
    choose: among({
      who: (_s, v) => v.seat,
      text: () => say('ask-recover'),
      items: (s, v, seat) => recoverable(s, seat, v.most),
      ...cards,
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-334'),
      take: (s, _v, seat, card) => recoverCard(s, seat, faceOf(card)),
    }),
  },
);

export function recoverCard(s: State, seat: Seat, face: number): void {
  const { discard } = playerOf(s, seat);
  receive(s, seat, discard, indexOf(discard, face), 'hand');
  tell('secured', { seat, ...labelled(face) });
}

export const recoverable = (s: State, seat: Seat, most: number): number[] =>
  playerOf(s, seat).discard.cards.filter((card) => most < 0 || deckCard(card).cost <= most);
