import { int, logEvent, msg, owner, pickOne, type Seat } from '@orrery/kernel';
import { deckCard, faceOf, labelled } from '../../content/cards.ts';
import { copies } from '../../content/index.ts';
import { effectOf, resolve } from '../../effects/programs.ts';
import { isCopied } from '../../rules/cards.ts';
import { flow, NONE, playerOf, type State } from '../../state.ts';
import { cards, otherCard } from './options.ts';

/** Resolves the effect of another card that the player played this turn once more (HX-345). */
export const imitate = flow(
  'imitate',
  { seat: owner, most: int, card: int },
  {
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: () => msg('ask-copy'),
      items: (s, v, seat) => copyable(s, seat, v.most, v.card),
      ...cards,
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-345'),
      take: (s, _v, seat, card) => copyCard(s, seat, faceOf(card)),
    }),
  },
);

/** Resolves the copied card's steps as its own. A copy is not a play, so it gives no Infamy (HX-252, HX-537). */
export function copyCard(s: State, seat: Seat, face: number): void {
  if (deckCard(face).unique) s.thisTurn.copied.push(face);
  logEvent('copied', { seat, ...labelled(face) });
  resolve(s, seat, effectOf(face), face);
}

/** Cards this player could copy now (HX-148, HX-346). */
export const copyable = (s: State, seat: Seat, most: number, own: number): number[] =>
  playerOf(s, seat).plays.filter(
    (card) =>
      faceOf(card) !== faceOf(own) &&
      (most === NONE || deckCard(card).cost <= most) &&
      !copies(deckCard(card).effect) &&
      !isCopied(s, card),
  );
