/** Kinds of units that contracts ask for. */
export const NEEDS = ['R', 'T', 'S', 'D', 'K', 'F'] as const;
export type Need = (typeof NEEDS)[number];

export const NEED_NAMES: Readonly<Record<Need, string>> = {
  R: 'Reactor',
  T: 'Thruster',
  S: 'Shield',
  D: 'Damage',
  K: 'Crew',
  F: 'Flex',
};

/** What lends a thing its colour; `X` is Sorelia's, `F` has none. */
export type Hue = Need | 'X';

/** The angle of each hue on the colour wheel, for what is painted and not styled. */
export const ANGLES: Readonly<Record<Hue, number>> = { R: 256, T: 90, S: 155, D: 40, K: 345, F: 285, X: 305 };

export type ContractKind = 'Explore' | 'Delivery' | 'Rescue' | 'Kill' | 'Sorelia';
export const KIND_HUES: Readonly<Record<ContractKind, Hue>> = {
  Explore: 'R',
  Delivery: 'T',
  Rescue: 'S',
  Kill: 'D',
  Sorelia: 'X',
};

export type Brand = 'Komek' | 'Ventus' | 'Henko' | 'Magnomi' | 'Sorelia';
export const BRAND_HUES: Readonly<Record<Brand, Hue>> = {
  Komek: 'R',
  Ventus: 'T',
  Henko: 'S',
  Magnomi: 'D',
  Sorelia: 'X',
};
