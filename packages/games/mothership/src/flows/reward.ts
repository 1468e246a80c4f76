import { int, oneOf, owner, pick, refuse, say, withDefault } from '@orrery/kernel';
import { drawCards, stealCard } from '../effects/hand.ts';
import { friendly, isSeat } from '../rules/board.ts';
import { hasLasting, sumOf } from '../rules/lasting.ts';
import { flow, NONE, planetOf, playerOf, type State } from '../state.ts';
import { bonus } from './bonus.ts';

/** Where the card of a capture may come from (MO-433 to MO-436, MO-544, MO-597). */
function sources(s: State, seat: number, planet: number, from: number): ('deck' | 'steal')[] {
  if (planetOf(s, planet).kind === 'planetoid') return [];
  const out: ('deck' | 'steal')[] = s.deck.cards.length > 0 ? ['deck'] : [];
  if (isSeat(s, from) && !friendly(s, from, seat) && playerOf(s, from).hand.cards.length > 0) {
    if (!hasLasting(s, from, 'embargo')) out.push('steal');
  }
  return out;
}

/** What a capture brings: a card from the deck or from whoever lost the planet, and what the prophesy adds (MO-437, MO-455). */
export const reward = flow(
  'reward',
  { seat: owner, planet: int, from: withDefault(int, NONE), choice: oneOf('', 'deck', 'steal') },
  {
    choose: {
      ask: 'choose',
      resolving: true,
      time: 'window',
      who: (s, v) => (isSeat(s, v.seat) && sources(s, v.seat, v.planet, v.from).length > 1 ? v.seat : []),
      prompt: (s, v) => ({
        text: say('ask-reward', { from: v.from }),
        options: sources(s, v.seat, v.planet, v.from).map((id) => ({ id, text: say(`reward-${id}`) })),
      }),
      admits: (s, v, _seat, id) =>
        (sources(s, v.seat, v.planet, v.from) as string[]).includes(id) || refuse('no-such-reward', 'MO-434'),
      sample: (s, v, _seat, rng) => pick(rng, sources(s, v.seat, v.planet, v.from)),
      options: (s, v) => sources(s, v.seat, v.planet, v.from),
      fallback: () => 'deck',
      take(_s, v, _seat, id) {
        v.choice = id as 'deck';
      },
    },
    cards(s, v) {
      const choice = v.choice || sources(s, v.seat, v.planet, v.from)[0];
      if (choice === 'steal') stealCard(s, v.seat, v.from);
      else if (choice === 'deck') drawCards(s, v.seat, 1);
      drawCards(s, v.seat, sumOf(s, v.seat, 'cards'));
    },
    // Each capture of a planet with a moon, after the cards (MO-532).
    moon(s, v, go) {
      if (planetOf(s, v.planet).moon && isSeat(s, v.seat)) go.call(bonus, { seat: v.seat });
    },
  },
);
