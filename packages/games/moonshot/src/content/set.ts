import { ROTATIONS, turned } from './blueprint.ts';
import { MANEUVERS } from './maneuvers.ts';
import { MISSIONS, MOON_LANDING } from './missions.ts';
import { MODULES } from './modules.ts';
import { SIDES } from './numbers.ts';
import { RISKS } from './risks.ts';
import { TILES } from './tiles.ts';
import {
  type ManeuverDesign,
  type MissionDesign,
  type ModuleDesign,
  type RiskDesign,
  TILE_KINDS,
  type TileDesign,
} from './types.ts';

/** Every component is a number: tiles from 0, then modules, missions, the Moon landing, risks, and two decks of maneuvers. */
export const MODULE = TILES.length;
export const MISSION = MODULE + MODULES.length;
export const MOON = MISSION + MISSIONS.length;
export const RISK = MOON + 1;
export const MANEUVER = RISK + RISKS.length;
export const CARDS = MANEUVER + SIDES.length * MANEUVERS.length;

export const isTile = (card: number): boolean => card < MODULE;
export const tileOf = (card: number): TileDesign => TILES[card] as TileDesign;
export const moduleOf = (card: number): ModuleDesign => MODULES[card - MODULE] as ModuleDesign;
export const missionOf = (card: number): MissionDesign =>
  card === MOON ? MOON_LANDING : (MISSIONS[card - MISSION] as MissionDesign);
export const riskOf = (card: number): RiskDesign => RISKS[card - RISK] as RiskDesign;
export const maneuverOf = (card: number): ManeuverDesign =>
  MANEUVERS[(card - MANEUVER) % MANEUVERS.length] as ManeuverDesign;
/** Whose deck a maneuver belongs to. */
export const deckSide = (card: number): number => Math.floor((card - MANEUVER) / MANEUVERS.length);
export const maneuverCard = (side: number, n: number): number => MANEUVER + side * MANEUVERS.length + n - 1;
export const maneuverName = (card: number): string => maneuverOf(card).names[deckSide(card)] as string;

/** The name that answers and events use for a component: `S01`, `M07`, `M2-3`, `R1-04`, `usa-09`. */
const NAMES: readonly string[] = [
  ...TILES.map(({ id }) => id),
  ...MODULES.map(({ id }) => id),
  ...MISSIONS.map(({ id }) => id),
  MOON_LANDING.id,
  ...RISKS.map(({ id }) => id),
  ...SIDES.flatMap((side) => MANEUVERS.map(({ n }) => `${side}-${String(n).padStart(2, '0')}`)),
];
const BY_NAME = new Map(NAMES.map((name, card) => [name, card]));
export const cardName = (card: number): string => NAMES[card] as string;
/** The component of that name; -1 for none. */
export const cardNamed = (name: string): number => BY_NAME.get(name) ?? -1;

/** The kind of a tile as the number of its deck, and its centre: which parameter, and how much. */
export const KIND: readonly number[] = TILES.map(({ kind }) => TILE_KINDS.indexOf(kind));
export const CENTRES: readonly number[] = TILES.map(({ centres }) => centres);
export const PAYLOAD_TILE = TILE_KINDS.indexOf('P');
/** Edges of a laid tile, by tile and rotation. */
export const EDGES: readonly (readonly number[])[] = TILES.flatMap(({ edges }) =>
  Array.from({ length: ROTATIONS }, (_none, k) => turned(edges, k)),
);

/** Cards of one back can be taken for each other while they lie face down. */
export const back = (card: number): number => {
  if (card < MODULE) return KIND[card] as number;
  if (card < MISSION) return 10;
  if (card < RISK) return 20 + missionOf(card).level;
  if (card < MANEUVER) return 30 + riskOf(card).level;
  return 40 + deckSide(card);
};
