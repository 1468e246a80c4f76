import { ACTION_CARDS } from '../content/actions.ts';
import type { Brand, Category, Colour, ContractType, Expansion, Kind, Type } from '../content/cards.ts';
import type { CrewClass } from '../content/types.ts';

export const TYPE_NAMES: Readonly<Record<Type, string>> = {
  reactor: 'Reactor',
  thruster: 'Thruster',
  shield: 'Shield',
  damage: 'Damage',
  crew: 'Crew',
  flex: 'Flex',
};
export const CONTRACT_NAMES: Readonly<Record<ContractType, string>> = {
  explore: 'Explore',
  delivery: 'Delivery',
  rescue: 'Rescue',
  kill: 'Kill',
  sorelia: 'Sorelia',
};
export const BRAND_NAMES: Readonly<Record<Brand, string>> = {
  komek: 'Komek',
  ventus: 'Ventus',
  henko: 'Henko',
  magnomi: 'Magnomi',
  sorelia: 'Sorelia',
};
export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  purple: 'Purple',
};
export const CLASS_NAMES: Readonly<Record<CrewClass, string>> = {
  engineer: 'Engineer',
  navigator: 'Navigator',
  warden: 'Warden',
  gunner: 'Gunner',
  fixer: 'Fixer',
};
export const EXPANSION_NAMES: Readonly<Record<Expansion, string>> = {
  overload: 'Overload',
  nomad: 'Nomad',
  binding: 'Binding Ties',
};
export const KIND_NAMES = Object.fromEntries(ACTION_CARDS.map(({ kind, name }) => [kind, name])) as Readonly<
  Record<Kind, string>
>;
export const CATEGORIES: readonly Category[] = ['reactor', 'thruster', 'shield', 'damage'];

/** A number with its noun: `1 card`, `2 cards`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** A noun with its article, or in number: `an Action`, `2 cards`. */
export const some = (n: number, noun: string): string =>
  n === 1 ? `${/^[AEIO]/i.test(noun) ? 'an' : 'a'} ${noun}` : `${n} ${noun}s`;
/** Words joined with a last `word` between them: `a, b or c`. */
export const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
/** A clause as a sentence. */
export const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
