import { type MothershipView, placeName } from '@orrery/mothership';
import { distance, type Hex } from '../board/hex.ts';
import type { BoardPlanet, BoardSpace, BoardUnit } from '../board/types.ts';
import { t } from './text.ts';

export interface DescribeContext {
  view: MothershipView;
  space: BoardSpace;
  worlds: readonly BoardPlanet[];
  units: readonly BoardUnit[];
  nameOf(side: number): string;
  me: number;
}

/** Describes a unit for screen readers: its owner and its state. */
export function describeUnit({ view, nameOf, me }: DescribeContext, unit: BoardUnit): string {
  const player = view.players[unit.seat];
  let text =
    unit.seat === me ? t('unit-own', { unit: unit.name }) : t('unit-of', { owner: nameOf(unit.seat), unit: unit.name });
  if (unit.kind === 'mothership')
    text = t('state-mothership', { unit: text, hull: player?.hull ?? 0, shields: player?.shields ?? 0 });
  if (unit.kind === 'station') text = t('state-station', { unit: text, steps: player?.steps ?? 0 });
  if (unit.held) text = t('state-held', { unit: text });
  return unit.spent ? t('state-done', { unit: text }) : text;
}

export function describeWorld({ nameOf, me }: DescribeContext, world: BoardPlanet): string {
  const { name, need, owner, artifact, developments } = world;
  const first =
    owner === null
      ? t('world-neutral', { name, need })
      : owner === me
        ? t('world-own', { name, need })
        : t('world-of', { name, need, owner: nameOf(owner) });
  return [
    first,
    world.moon && t('world-moon'),
    artifact !== 'none' && (artifact === 'hidden' ? t('world-unexplored') : artifact.name),
    developments.length > 0 && t('world-developments', { n: developments.length }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Describes a hex for screen readers; computed on demand. */
export function hexDescriber(context: DescribeContext): (hex: Hex) => string {
  const units = new Map(context.units.map((unit) => [unit.hex, unit]));
  const worlds = new Map(context.worlds.map((world) => [world.hex, world]));
  const rocks = new Set(context.space.belts.flat());
  return (hex) => {
    const unit = units.get(hex);
    const world = worlds.get(hex);
    const what = [
      unit && describeUnit(context, unit),
      world && describeWorld(context, world),
      rocks.has(hex) && t('asteroids'),
    ].filter(Boolean);
    return what.length > 0
      ? t('hex', { place: placeName(hex), pieces: what.join(', ') })
      : t('hex-empty', { place: placeName(hex) });
  };
}

/** The hex from which a player's distances are counted. */
export interface Home {
  hex: Hex;
  unit: 'mothership' | 'station';
}

/** The position of a side's mothership, or else of its station; null without both. */
export function homeOf({ units }: MothershipView, side: number): Home | null {
  for (const unit of ['mothership', 'station'] as const) {
    const hex = units.find((one) => one.side === side && one.kind === unit)?.cell;
    if (hex) return { hex, unit };
  }
  return null;
}

/** The hexes of a side's ships, or of its station before they are placed. */
export function fleetOf({ units }: MothershipView, side: number): Hex[] {
  const own = units.filter((unit) => unit.side === side && unit.cell !== null);
  const ships = own.filter(({ kind }) => kind === 'mothership' || kind === 'fighter' || kind === 'bomber');
  const shown = ships.length > 0 ? ships : own.filter(({ kind }) => kind === 'station');
  return shown.flatMap(({ cell }) => cell ?? []);
}

/** A hex in a list: its name, and its distance from the player's home if there is one. */
export function placeText(home: Home | null, to: Hex): string {
  const place = placeName(to);
  if (home === null) return place;
  const n = distance(home.hex, to);
  return n === 0 ? t('list-here', { place }) : t(`list-from-${home.unit}`, { place, n });
}
