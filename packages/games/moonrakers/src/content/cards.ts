/** The types of requirement. Flex accepts units of every type. */
export type Type = 'reactor' | 'thruster' | 'shield' | 'damage' | 'crew' | 'flex';
export const TYPES: readonly Type[] = ['reactor', 'thruster', 'shield', 'damage', 'crew', 'flex'];

/** The categories of Action cards; a Miss belongs to none (MK-405). */
export type Category = 'reactor' | 'thruster' | 'shield' | 'damage';

/** The kinds of Action card: the seven basic ones, then the seven of Overload (MK-447). */
export const KINDS = ['r', 't', 's', 'd1', 'd2', 'd3', 'm', 'r+', 'rX', 't+', 'tX', 's+', 'sX', 'd+'] as const;
export type Kind = (typeof KINDS)[number];

/** The expansions; all other cards belong to `base` (MK-003). */
export type Expansion = 'overload' | 'nomad' | 'binding';
export type CardSet = 'base' | Expansion;

/** The four contract types of the home sectors, and Sorelia's (MK-076). */
export type ContractType = 'explore' | 'delivery' | 'rescue' | 'kill' | 'sorelia';
export const HOME_TYPES: readonly ContractType[] = ['explore', 'delivery', 'rescue', 'kill'];

/** The makers of ship parts (MK-152). */
export type Brand = 'komek' | 'ventus' | 'henko' | 'magnomi' | 'sorelia';
export const BRANDS: readonly Brand[] = ['komek', 'ventus', 'henko', 'magnomi', 'sorelia'];

/** The colours of captains, which are also their factions (MK-004). */
export type Colour = 'blue' | 'green' | 'yellow' | 'orange' | 'purple';
export const COLOURS: readonly Colour[] = ['blue', 'green', 'yellow', 'orange', 'purple'];
