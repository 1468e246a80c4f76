import { held } from '../rules/held.ts';
import { NONE, type State } from '../state.ts';
import { zones } from './secrets.ts';

/** All components, wherever they are: in zones, on boards, on piles, or being moved between them. */
export const census = (s: State): number[] => [
  ...zones(s).flatMap(({ cards }) => cards),
  ...s.programs.flatMap(({ line, supplier, cells, modules, completed, slots }) =>
    [
      ...line,
      ...supplier,
      ...cells.map((laid) => (laid === NONE ? NONE : laid >> 2)),
      ...modules,
      ...completed,
      ...slots.map(({ card }) => card),
    ].filter((card) => card !== NONE),
  ),
  ...s.spentRisks,
  ...s.research,
  ...s.covered,
  ...s.sideboard,
  ...s.spentModules,
  ...s.missions.flatMap(({ card, risks }) => [card, ...risks]),
  ...Object.values(held(s)).flat(),
];
