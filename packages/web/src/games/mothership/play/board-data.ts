import {
  ARTIFACTS,
  BOARDS,
  DEVELOPMENTS,
  type MothershipView,
  placeName,
  type SeenUnit as RulesUnit,
  type SeenPlanet,
} from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';
import type { BoardPlanet, BoardSpace } from '../board/types.ts';
import { t } from './text.ts';

const artifactNamed = (design: string): string =>
  ARTIFACTS.find(({ id }) => String(id) === design)?.name ?? t('artifact');
export const developmentNamed = (design: string): string =>
  DEVELOPMENTS.find(({ id }) => id === design)?.name ?? design;

/** The name of a planet: its kind and place. */
export function planetName(view: MothershipView, index: number): string {
  const planet = view.planets[index];
  if (!planet) return t('planet');
  const kind = t(`kind-${planet.kind}`);
  return planet.cell === null ? kind : t('planet-at', { kind, place: placeName(planet.cell) });
}

const worldId = (index: number): string => `p${index}`;

function worldOf(view: MothershipView, planet: SeenPlanet, index: number): BoardPlanet[] {
  if (planet.cell === null) return [];
  const { artifact } = planet;
  return [
    {
      id: worldId(index),
      hex: planet.cell,
      kind: planet.kind,
      owner: planet.owner,
      need: planet.needs,
      artifact: artifact
        ? { number: Number(artifact.design), name: artifactNamed(artifact.design) }
        : planet.token
          ? 'hidden'
          : 'none',
      developments: planet.developments.map(({ id }) => id),
      moon: planet.moon && planet.kind !== 'planetoid',
      name: planetName(view, index),
      place: placeName(planet.cell),
    },
  ];
}

export const worldsOf = (view: MothershipView): BoardPlanet[] =>
  view.planets.flatMap((planet, i) => worldOf(view, planet, i));

/** The board with its asteroid fields; a planet's hex has no asteroids. */
export function spaceOf(view: MothershipView): BoardSpace {
  const { names } = BOARDS[view.board];
  const worlds = new Set(view.planets.map(({ cell }) => cell));
  const belts = new Map<number, Hex[]>();
  names.forEach((hex, cell) => {
    const field = view.fields[cell] ?? -1;
    if (field < 0 || worlds.has(hex)) return;
    belts.set(field, [...(belts.get(field) ?? []), hex]);
  });
  return { hexes: names, belts: [...belts.values()] };
}

/** The name of a unit: `Fighter 2`. */
export function unitTitle({ id, kind }: Pick<RulesUnit, 'id' | 'kind'>): string {
  const number = id.slice(2);
  return number ? t('unit-number', { kind: t(kind), number }) : t(kind);
}
