import { flag, int, pick, refuse, type Seat, say, tell } from '@orrery/kernel';
import { deckCard, labelled, nameOf } from '../../content/cards.ts';
import { cardNamed, FACTIONS } from '../../content/index.ts';
import { receive, takeFromMarket } from '../../effects/cards.ts';
import { indexOf } from '../../rules/cards.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { amongCards, cardOption, factionNamed, slotOption, slotsUpTo } from './options.ts';

/** A Market card for nothing, to the top of the deck or into the hand (HX-332, HX-333). */
export const acquire = flow(
  'acquire',
  { seat: int, most: int, secure: flag },
  {
    choose: {
      ask: 'choose',
      who: (_s, v) => v.seat,
      prompt: (s, v) => ({
        text: say(v.secure ? 'ask-secure' : 'ask-obtain', { most: v.most }),
        options: slotsUpTo(s, v.most).map((faction) => slotOption(s, faction)),
      }),
      admits: (s, v, _seat, slot) =>
        slotsUpTo(s, v.most).includes(factionNamed(slot)) || refuse('not-up-to', 'HX-332', { most: v.most }),
      sample: (s, v, _seat, rng) => FACTIONS[pick(rng, slotsUpTo(s, v.most))] as string,
      options: (s, v) => slotsUpTo(s, v.most).map((faction) => FACTIONS[faction] as string),
      take: (s, v, seat, slot) => acquireSlot(s, seat, factionNamed(slot), v.secure),
    },
  },
);

export function acquireSlot(s: State, seat: Seat, faction: number, secure: boolean): void {
  const card = takeFromMarket(s, seat, faction, secure ? 'hand' : 'deck');
  tell(secure ? 'secured' : 'obtained', { seat, ...labelled(card) });
}

/** A card of the own discard pile comes back to the hand; -1 allows any cost (HX-334). */
export const recover = flow(
  'recover',
  { seat: int, most: int },
  {
    choose: {
      ask: 'choose',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({ text: say('ask-recover'), options: recoverable(s, seat, v.most).map(cardOption) }),
      admits: (s, v, seat, name) => amongCards(recoverable(s, seat, v.most), 1, [name], 'HX-334'),
      sample: (s, v, seat, rng) => nameOf(pick(rng, recoverable(s, seat, v.most))),
      options: (s, v, seat) => recoverable(s, seat, v.most).map(nameOf),
      take: (s, _v, seat, name) => recoverCard(s, seat, cardNamed(name)),
    },
  },
);

export function recoverCard(s: State, seat: Seat, face: number): void {
  const { discard } = playerOf(s, seat);
  receive(s, seat, discard, indexOf(discard, face), 'hand');
  tell('secured', { seat, ...labelled(face) });
}

export const recoverable = (s: State, seat: Seat, most: number): number[] =>
  playerOf(s, seat).discard.cards.filter((card) => most < 0 || deckCard(card).cost <= most);
