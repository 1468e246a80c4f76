import {
  ARTIFACTS,
  BOARDS,
  DEVELOPMENTS,
  type MothershipView,
  placeName,
  type SeenUnit as RulesUnit,
  type SeenPlanet,
} from '@orrery/mothership';
import { useRef } from 'react';
import { facing, type Hex } from '../board/hex.ts';
import type { BoardPlanet, BoardSpace, BoardUnit } from '../board/types.ts';
import { t } from './text.ts';

const MIDDLE = '0,0';

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

export const worldId = (index: number): string => `p${index}`;

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

/** The direction each unit faces: that of its last move, initially towards the middle. Not part of the rules. */
function useFacings(view: MothershipView): Map<string, number> {
  const known = useRef(new Map<string, { hex: Hex; way: number }>());
  const out = new Map<string, number>();
  for (const { id, cell } of view.units) {
    if (cell === null) {
      known.current.delete(id);
      continue;
    }
    const before = known.current.get(id);
    const way = before
      ? before.hex === cell
        ? before.way
        : facing(before.hex, cell)
      : cell === MIDDLE
        ? 0
        : facing(cell, MIDDLE);
    known.current.set(id, { hex: cell, way });
    out.set(id, way);
  }
  return out;
}

/** All units on the board, in the form in which it draws them. Units with a target face it. */
export function useUnits(view: MothershipView, aims: ReadonlyMap<string, Hex>): BoardUnit[] {
  const facings = useFacings(view);
  const before = useRef(new Map<string, BoardUnit>());
  const all = useRef<BoardUnit[]>([]);
  const units = view.units.flatMap((unit): BoardUnit[] => {
    if (unit.cell === null) return [];
    const player = view.players[unit.side];
    const aim = aims.get(unit.id);
    const hull = unit.kind === 'mothership' ? player?.hull : unit.kind === 'station' ? player?.steps : undefined;
    const seen: BoardUnit = {
      id: unit.id,
      kind: unit.kind,
      seat: unit.side,
      hex: unit.cell,
      facing: aim && aim !== unit.cell ? facing(unit.cell, aim) : (facings.get(unit.id) ?? 0),
      spent: unit.moved && unit.attacked,
      held: unit.held,
      name: unitTitle(unit),
      ...(unit.id.length > 2 ? { number: unit.id.slice(2) } : {}),
      ...(hull === undefined ? {} : { hull }),
      ...(unit.kind === 'mothership' && player ? { shield: { left: player.shields, of: player.shieldsMax } } : {}),
    };
    // Unchanged units keep their object, so that only changed ones re-render.
    const old = before.current.get(unit.id);
    const same = old && JSON.stringify(old) === JSON.stringify(seen);
    if (!same) before.current.set(unit.id, seen);
    return [same ? old : seen];
  });
  const unchanged = units.length === all.current.length && units.every((unit, i) => unit === all.current[i]);
  if (!unchanged) all.current = units;
  return all.current;
}
