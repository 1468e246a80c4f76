import type { Brand, ContractType, Type } from './seen.ts';

export const NEED_NAMES: Readonly<Record<Type, string>> = {
  reactor: 'Reactor',
  thruster: 'Thruster',
  shield: 'Shield',
  damage: 'Damage',
  crew: 'Crew',
  flex: 'Flex',
};

/** What lends a thing its colour: a type of requirement, or Sorelia. `flex` has none. */
export type Hue = Type | 'sorelia';

/** The angle of each hue on the colour wheel, for what is painted and not styled. */
export const ANGLES: Readonly<Record<Hue, number>> = {
  reactor: 256,
  thruster: 90,
  shield: 155,
  damage: 40,
  crew: 345,
  flex: 285,
  sorelia: 305,
};

export const KIND_HUES: Readonly<Record<ContractType, Hue>> = {
  explore: 'reactor',
  delivery: 'thruster',
  rescue: 'shield',
  kill: 'damage',
  sorelia: 'sorelia',
};

export const KIND_NAMES: Readonly<Record<ContractType, string>> = {
  explore: 'Explore',
  delivery: 'Delivery',
  rescue: 'Rescue',
  kill: 'Kill',
  sorelia: 'Sorelia',
};

export const BRAND_HUES: Readonly<Record<Brand, Hue>> = {
  komek: 'reactor',
  ventus: 'thruster',
  henko: 'shield',
  magnomi: 'damage',
  sorelia: 'sorelia',
};
