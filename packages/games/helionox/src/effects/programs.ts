import { post, type Seat } from '@orrery/kernel';
import { faceOf } from '../cards.ts';
import { type Ability, architectOf, CARDS, deckCardOf, type Effects, inner, locationOf } from '../content/index.ts';
import { NONE, playerOf, type State } from '../state.ts';

/** Every list of steps in the box, so that a frame can name one by a number. */
export const PROGRAMS: Effects[] = [];
const NUMBER = new Map<Effects, number>();

function enlist(effects: Effects): void {
  NUMBER.set(effects, PROGRAMS.length);
  PROGRAMS.push(effects);
  for (const effect of effects) for (const list of inner(effect)) enlist(list);
}

for (const face of new Set(CARDS)) {
  if ('effect' in face) enlist(face.effect);
  else if (face.kind === 'location') for (const list of [face.bonus, face.key]) enlist(list);
  else if (face.kind === 'architect') for (const ability of face.abilities) enlist(ability.effect);
}

/** The number of a list of steps. */
export function programOf(effects: Effects): number {
  const found = NUMBER.get(effects);
  if (found === undefined) throw new Error('these steps are on no card');
  return found;
}

/** Lets a seat resolve steps as soon as the present step has ended; `card` is the card that says so. */
export function resolve(s: State, seat: Seat, effects: Effects, card = NONE): void {
  post(s, { name: 'effects' }, { seat, program: programOf(effects), card });
}

export const effectOf = (card: number): Effects => deckCardOf(faceOf(card)).effect;
export const abilityOf = (s: State, seat: Seat, which: number): Ability =>
  architectOf(playerOf(s, seat).architect).abilities[which] as Ability;

/** A Location ability is used where the Ship is; the place is used up for this turn (HX-096). */
export function useLocation(s: State, seat: Seat, what: 'bonus' | 'key'): void {
  const { ship } = playerOf(s, seat);
  s.visited |= 1 << ship;
  resolve(s, seat, locationOf(s.locations[ship] as number)[what]);
}
