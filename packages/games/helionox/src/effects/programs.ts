import { post, type Seat } from '@orrery/kernel';
import { faceOf } from '../content/cards.ts';
import { type Card, DESIGNS, deckCardOf, type Effects, inner } from '../content/index.ts';
import { NONE, type State } from '../state.ts';

/**
 * Lists of steps by name: `B04/effect`, or `B04/effect/1` for the list nested in its second step. Saved games store
 * these names.
 */
export type Programs = ReadonlyMap<string, Effects>;

/** Every list of steps on these cards. The names depend only on the card itself. */
export function programsOf(cards: Iterable<Card>): Programs {
  const found = new Map<string, Effects>();
  const register = (name: string, effects: Effects): void => {
    found.set(name, effects);
    for (const [at, effect] of effects.entries()) {
      const lists = inner(effect);
      for (const [i, list] of lists.entries()) register(`${name}/${at}${lists.length > 1 ? `/${i}` : ''}`, list);
    }
  };
  for (const card of cards) {
    if ('effect' in card) register(`${card.id}/effect`, card.effect);
    else if (card.kind === 'location')
      for (const use of ['bonus', 'key'] as const) register(`${card.id}/${use}`, card[use]);
    else if (card.kind === 'architect')
      for (const [i, ability] of card.abilities.entries()) register(`${card.id}/ability${i + 1}`, ability.effect);
  }
  return found;
}

/** The lists of steps on all cards. */
export const PROGRAMS: Programs = programsOf(DESIGNS);
const NAMES: ReadonlyMap<Effects, string> = new Map([...PROGRAMS].map(([name, effects]) => [effects, name]));

/** The list of steps with this name. */
export function stepsOf(name: string): Effects {
  const found = PROGRAMS.get(name);
  if (found === undefined) throw new Error(`no card has a list of steps named "${name}"`);
  return found;
}

/** The name of a list of steps. */
export function programOf(effects: Effects): string {
  const found = NAMES.get(effects);
  if (found === undefined) throw new Error('no card has these steps');
  return found;
}

/** Queues steps for a seat to resolve after the current step; `card` is their source. */
export function resolve(s: State, seat: Seat, effects: Effects, card = NONE): void {
  post(s, { name: 'effects' }, { seat, program: programOf(effects), card });
}

export const effectOf = (card: number): Effects => deckCardOf(faceOf(card)).effect;
