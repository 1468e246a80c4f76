import { defined } from '@orrery/kernel';
import {
  MANEUVERS,
  type ManeuverDesign,
  MISSIONS,
  type MissionDesign,
  MODULES,
  MOON_LANDING,
  type ModuleDesign,
  RISKS,
  type RiskDesign,
  TILES,
  type TileDesign,
} from '@orrery/moonshot';

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]));
const TILE = byId(TILES);
const MODULE = byId(MODULES);
const MISSION = byId([...MISSIONS, MOON_LANDING]);
const RISK = byId(RISKS);

/** Lookups of components by their ids in views, answers and events. */
export const isTile = (id: string): boolean => TILE.has(id);
export const isModule = (id: string): boolean => MODULE.has(id);
export const tileNamed = (id: string): TileDesign => TILE.get(id) as TileDesign;
export const moduleNamed = (id: string): ModuleDesign => MODULE.get(id) as ModuleDesign;
export const missionNamed = (id: string): MissionDesign => MISSION.get(id) as MissionDesign;
export const riskNamed = (id: string): RiskDesign => RISK.get(id) as RiskDesign;

export const TILE_IDS: readonly string[] = [...TILE.keys()];
export const MODULE_IDS: readonly string[] = [...MODULE.keys()];
export const MISSION_IDS: readonly string[] = [...MISSION.keys()];
export const RISK_IDS: readonly string[] = [...RISK.keys()];

const MANEUVER = /^(usa|cccp)-(\d\d)$/;

/** A maneuver card: its side, its name in that side's deck, and its effects per level. */
export interface SeenManeuver {
  id: string;
  side: number;
  name: string;
  design: ManeuverDesign;
}

export function maneuverNamed(id: string): SeenManeuver | null {
  const [, deck, n] = MANEUVER.exec(id) ?? [];
  const design = n === undefined ? undefined : MANEUVERS.find((own) => own.n === Number(n));
  if (!design) return null;
  const side = deck === 'usa' ? 0 : 1;
  return { id, side, name: defined(design.names[side]), design };
}

/** The name of any component; null for an unknown id. */
export const nameOfCard = (id: string): string | null =>
  TILE.get(id)?.name ??
  MODULE.get(id)?.name ??
  MISSION.get(id)?.name ??
  RISK.get(id)?.name ??
  maneuverNamed(id)?.name ??
  null;
