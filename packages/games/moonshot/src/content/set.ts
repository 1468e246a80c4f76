import { bySince, defined, type Since } from '@orrery/kernel';
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

interface Component extends Since {
  /** The component's id in answers and events: `S01`, `M07`, `M2-3`, `R1-04`, `usa-09`. */
  id: string;
  design: TileDesign | ModuleDesign | MissionDesign | RiskDesign | ManeuverDesign;
  /** Components with the same back cannot be told apart while they lie face down. */
  back: number;
}
type Named = Since & { id: string };
const components = <T extends Named & Component['design']>(designs: readonly T[], back: (design: T) => number) =>
  designs.map((design): Component => ({ id: design.id, since: design.since, design, back: back(design) }));
const maneuverId = (side: number, n: number): string => `${SIDES[side]}-${String(n).padStart(2, '0')}`;
const MODULE_BACK = 10;
const RISK_BACK = 30;
const MANEUVER_BACK = 40;

/**
 * Every component is identified by a number. In version 1: tiles from 0, then modules, missions, the Moon landing,
 * risks, and two decks of maneuvers. Saves and records store these numbers, so later versions may only append.
 */
const COMPONENTS: readonly Component[] = bySince([
  ...components(TILES, ({ kind }) => TILE_KINDS.indexOf(kind)),
  ...components(MODULES, () => MODULE_BACK),
  ...components([...MISSIONS, MOON_LANDING], ({ level }) => 20 + level),
  ...components(RISKS, ({ level }) => RISK_BACK + level),
  ...SIDES.flatMap((_name, side) =>
    MANEUVERS.map(
      (design): Component => ({
        id: maneuverId(side, design.n),
        since: design.since,
        design,
        back: MANEUVER_BACK + side,
      }),
    ),
  ),
]);
export const CARDS = COMPONENTS.length;
const BY_NAME = new Map(COMPONENTS.map(({ id }, card) => [id, card]));
/** Returns an empty object for unknown numbers. */
const component = (card: number): Partial<Component> => COMPONENTS[card] ?? {};
export const back = (card: number): number => component(card).back as number;
export const cardName = (card: number): string => component(card).id as string;
/** The component with this name; -1 if there is none. */
export const cardNamed = (name: string): number => BY_NAME.get(name) ?? -1;
/** The components of these designs, sorted by number. */
export const cardsOf = (designs: readonly Named[]): number[] =>
  designs.map(({ id }) => cardNamed(id)).sort((a, b) => a - b);

export const MOON = cardNamed(MOON_LANDING.id);
export const isTile = (card: number): boolean => back(card) < TILE_KINDS.length;
/** Whether this number belongs to a risk card; accepts any number. */
export const isRisk = (card: number): boolean => card >= 0 && back(card) >= RISK_BACK && back(card) < MANEUVER_BACK;
export const tileOf = (card: number): TileDesign => component(card).design as TileDesign;
export const moduleOf = (card: number): ModuleDesign => component(card).design as ModuleDesign;
export const missionOf = (card: number): MissionDesign => component(card).design as MissionDesign;
export const riskOf = (card: number): RiskDesign => component(card).design as RiskDesign;
export const maneuverOf = (card: number): ManeuverDesign => component(card).design as ManeuverDesign;
/** The side whose deck a maneuver belongs to. */
export const deckSide = (card: number): number => back(card) - MANEUVER_BACK;
export const maneuverCard = (side: number, n: number): number => cardNamed(maneuverId(side, n));
export const maneuverName = (card: number): string => defined(maneuverOf(card).names[deckSide(card)]);

/** By component. For a tile: its kind (the number of its deck), and the number of icons in its centre. */
export const KIND: readonly number[] = COMPONENTS.map(({ back }) => back);
export const CENTRES: readonly number[] = COMPONENTS.map(({ design }) => ('centres' in design ? design.centres : 0));
export const PAYLOAD_TILE = TILE_KINDS.indexOf('P');
/** Edges of a laid tile, indexed by `tile * 4 + rotation`. */
export const EDGES: readonly (readonly number[])[] = COMPONENTS.flatMap(({ design }) =>
  Array.from({ length: ROTATIONS }, (_none, k) => ('edges' in design ? turned(design.edges, k) : [])),
);
