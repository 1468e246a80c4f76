import { int, msg, oneOf, owner, pick, refuse, withDefault } from '@orrery/kernel';
import { drawCards, stealCard } from '../effects/hand.ts';
import { isSeat } from '../rules/board.ts';
import { sumOf } from '../rules/lasting.ts';
import { rewardsOf } from '../rules/planets.ts';
import { flow, NONE, planetOf } from '../state.ts';
import { bonus } from './bonus.ts';

/**
 * The reward for a capture: a card from the deck or from the former owner, plus cards from Ancient Prophesy (MO-437,
 * MO-455).
 */
export const reward = flow(
  'reward',
  { seat: owner, planet: int, from: withDefault(int, NONE), choice: oneOf('', 'deck', 'steal') },
  {
    choose: {
      ask: 'choose',
      resolving: true,
      time: 'window',
      who: (s, v) => (isSeat(s, v.seat) && rewardsOf(s, v.seat, v.planet, v.from).length > 1 ? v.seat : []),
      prompt: (s, v) => ({
        text: msg('ask-reward', { from: v.from }),
        options: rewardsOf(s, v.seat, v.planet, v.from).map((id) => ({ id, text: msg(`reward-${id}`) })),
      }),
      admits: (s, v, _seat, id) =>
        (rewardsOf(s, v.seat, v.planet, v.from) as string[]).includes(id) || refuse('no-such-reward', 'MO-434'),
      sample: (s, v, _seat, rng) => pick(rng, rewardsOf(s, v.seat, v.planet, v.from)),
      options: (s, v) => rewardsOf(s, v.seat, v.planet, v.from),
      fallback: () => 'deck',
      take(_s, v, _seat, id) {
        v.choice = id as 'deck';
      },
    },
    cards(s, v) {
      const choice = v.choice || rewardsOf(s, v.seat, v.planet, v.from)[0];
      if (choice === 'steal') stealCard(s, v.seat, v.from);
      else if (choice === 'deck') drawCards(s, v.seat, 1);
      drawCards(s, v.seat, sumOf(s, v.seat, 'cards'));
    },
    // Every capture of a planet with a moon also gives a bonus die, after the cards (MO-532).
    moon(s, v, go) {
      if (planetOf(s, v.planet).moon && isSeat(s, v.seat)) go.call(bonus, { seat: v.seat });
    },
  },
);
