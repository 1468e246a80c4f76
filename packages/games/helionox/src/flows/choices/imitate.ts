import { int, pick, type Seat, say, tell } from '@orrery/kernel';
import { deckCard, faceOf, labelled, nameOf } from '../../content/cards.ts';
import { cardNamed, copies } from '../../content/index.ts';
import { effectOf, resolve } from '../../effects/programs.ts';
import { isCopied } from '../../rules/cards.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { amongCards, cardOption } from './options.ts';

/** The effect of another card played this turn is resolved again (HX-345). */
export const imitate = flow(
  'imitate',
  { seat: int, most: int, card: int },
  {
    choose: {
      ask: 'choose',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({ text: say('ask-copy'), options: copyable(s, seat, v.most, v.card).map(cardOption) }),
      admits: (s, v, seat, name) => amongCards(copyable(s, seat, v.most, v.card), 1, [name], 'HX-345'),
      sample: (s, v, seat, rng) => nameOf(pick(rng, copyable(s, seat, v.most, v.card))),
      options: (s, v, seat) => copyable(s, seat, v.most, v.card).map(nameOf),
      take: (s, _v, seat, name) => copyCard(s, seat, cardNamed(name)),
    },
  },
);

/** Its steps run as the copied card's own text; it is no play, so it brings no Infamy (HX-252, HX-537). */
export function copyCard(s: State, seat: Seat, face: number): void {
  if (deckCard(face).unique) s.thisTurn.copied.push(face);
  tell('copied', { seat, ...labelled(face) });
  resolve(s, seat, effectOf(face), face);
}

/** Cards this player could copy now (HX-148, HX-346). */
export const copyable = (s: State, seat: Seat, most: number, own: number): number[] =>
  playerOf(s, seat).plays.filter(
    (card) =>
      faceOf(card) !== faceOf(own) &&
      (most < 0 || deckCard(card).cost <= most) &&
      !copies(deckCard(card).effect) &&
      !isCopied(s, card),
  );
