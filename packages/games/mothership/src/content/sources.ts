import { defined } from '@orrery/kernel';
import { ARTIFACTS } from './artifacts.ts';
import { DEVELOPMENTS } from './developments.ts';
import type { Ability, Lasting } from './effect.ts';
import { TECHS } from './tech.ts';

/** The name of the tech, artifact or development that gives each lasting effect. */
const NAMES: ReadonlyMap<Lasting, string> = new Map(
  [...TECHS, ...ARTIFACTS, ...DEVELOPMENTS].flatMap(({ name, gives }) =>
    gives.map((effect): [Lasting, string] => [effect, name]),
  ),
);

export const sourceName = (effect: Lasting): string => defined(NAMES.get(effect));

/** The name of the tech that gives an ability. */
export const abilityName = (ability: Ability): string =>
  TECHS.find(({ gives }) => gives.some((effect) => effect.is === 'ability' && effect.ability === ability))
    ?.name as string;
