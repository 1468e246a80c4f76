import { t } from './text.ts';
import type { Brand, ContractType, Type } from './view-types.ts';

/** A type of requirement by name. */
export const needName = (type: Type): string => t(`need-${type}`);
/** A type of contract by name. */
export const kindName = (type: string): string => t(`kind-${type as ContractType}`);

/** A theme colour: that of a type of requirement, or Sorelia's. `flex` is neutral. */
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
