import { t } from './text.ts';
import type { Brand, ContractType, Type } from './view-types.ts';

/** The display name of a requirement type. */
export const needName = (type: Type): string => t(`need-${type}`);
/** The display name of a contract type. */
export const kindName = (type: string): string => t(`kind-${type as ContractType}`);

/** A theme colour: that of a requirement type, or Sorelia's. `flex` is neutral. */
export type Hue = Type | 'sorelia';

/** The angle of each hue on the colour wheel, for generated pictures. */
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

export const BRAND_HUES: Readonly<Record<Brand, Hue>> = {
  komek: 'reactor',
  ventus: 'thruster',
  henko: 'shield',
  magnomi: 'damage',
  sorelia: 'sorelia',
};
