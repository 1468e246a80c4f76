import { flag, int, logEvent, msg, owner, pickOne, refuse, type Seat } from '@orrery/kernel';
import { deckCard, faceOf, labelled } from '../../content/cards.ts';
import { receive, takeFromMarket } from '../../effects/cards.ts';
import { indexOf } from '../../rules/cards.ts';
import { flow, NONE, playerOf, type State } from '../../state.ts';
import { cards, otherCard, slots, slotsUpTo } from './options.ts';

/**
 * Takes a Market card for free, to the top of the deck or into the hand (HX-332, HX-333). `most` limits the cost; `NONE`
 * is no limit.
 */
export const acquire = flow(
  'acquire',
  { seat: owner, most: int, secure: flag },
  {
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: (_s, v) => {
        const ask = v.secure ? 'ask-secure' : 'ask-obtain';
        return v.most === NONE ? msg(`${ask}-any`) : msg(ask, { most: v.most });
      },
      items: (s, v) => slotsUpTo(s, v.most),
      ...slots,
      rule: (_s, v) =>
        v.most === NONE ? refuse('not-face-up', 'HX-332') : refuse('not-up-to', 'HX-332', { most: v.most }),
      take: (s, v, seat, slot) => acquireSlot(s, seat, slot, v.secure),
    }),
  },
);

export function acquireSlot(s: State, seat: Seat, faction: number, secure: boolean): void {
  const card = takeFromMarket(s, seat, faction, secure ? 'hand' : 'deck');
  logEvent(secure ? 'secured' : 'obtained', { seat, ...labelled(card) });
}

/** Returns a card from the player's discard pile to hand (HX-334). */
export const recover = flow(
  'recover',
  { seat: owner, most: int },
  {
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: () => msg('ask-recover'),
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
  logEvent('secured', { seat, ...labelled(face) });
}

export const recoverable = (s: State, seat: Seat, most: number): number[] =>
  playerOf(s, seat).discard.cards.filter((card) => most === NONE || deckCard(card).cost <= most);
