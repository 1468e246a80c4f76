import { below, defined, msg, type Option, type Refusal, type Rng, refuse } from '@orrery/kernel';
import { deckCard, faceOf, nameOf } from '../../content/cards.ts';
import { cardOf, FACTIONS, PLACES } from '../../content/index.ts';
import { faceUp } from '../../rules/cards.ts';
import { NONE, type State } from '../../state.ts';

/** Text and data of a card as an option, without the option's id. */
const cardFace = (card: number): Omit<Option, 'id'> => ({
  text: msg(`card-${cardOf(faceOf(card)).id}`),
  data: { card: cardOf(faceOf(card)).id },
});
/** A card as an option of a question. */
export const cardOption = (card: number): Option => ({ id: nameOf(card), ...cardFace(card) });

/** How questions name and show cards, Market slots and places. */
export const cards = { name: nameOf, show: (_s: State, card: number) => cardFace(card) };
export const slots = {
  name: (faction: number): string => defined(FACTIONS[faction]),
  show: (s: State, faction: number) => cardFace(faceUp(s, faction)),
};
export const places = {
  name: (place: number): string => defined(PLACES[place]),
  show: (_s: State, place: number) => ({ text: msg(`location-${PLACES[place]}`) }),
};

/** The refusal for a card that is not among the options. */
export const otherCard = (name: string, rule: string): Refusal => refuse('card-not-among', rule, { card: name });

/** The place with this name; -1 if there is none. */
export const placeNamed = (name: string): number => (PLACES as readonly string[]).indexOf(name);
export const factionNamed = (name: string): number => (FACTIONS as readonly string[]).indexOf(name);

/** A random selection of cards. */
export function someCards(cards: readonly number[], count: number, rng: Rng): number[] {
  const left = cards.slice();
  const chosen: number[] = [];
  for (let i = 0; i < count && left.length > 0; i++) {
    const at = below(rng, left.length);
    chosen.push(defined(left[at]));
    left[at] = defined(left[left.length - 1]);
    left.pop();
  }
  return chosen;
}

/** Factions with a face-up card that costs at most `most`; any cost if `most` is `NONE`. */
export function slotsUpTo(s: State, most: number): number[] {
  const found: number[] = [];
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    const card = faceUp(s, faction);
    if (card !== NONE && (most === NONE || deckCard(card).cost <= most)) found.push(faction);
  }
  return found;
}
