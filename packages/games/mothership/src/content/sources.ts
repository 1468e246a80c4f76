import { ARTIFACTS } from './artifacts.ts';
import { DEVELOPMENTS } from './developments.ts';
import type { Lasting } from './effect.ts';
import { TECHS } from './tech.ts';

/** The name of the tech, artifact or development that gives each lasting effect. */
const NAMES: ReadonlyMap<Lasting, string> = new Map(
  [...TECHS, ...ARTIFACTS, ...DEVELOPMENTS].flatMap(({ name, gives }) =>
    gives.map((effect): [Lasting, string] => [effect, name]),
  ),
);

export const sourceName = (effect: Lasting): string => NAMES.get(effect) as string;
