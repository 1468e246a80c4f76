import { ROTATIONS, turned } from './blueprint.ts';
import { MANEUVERS } from './maneuvers.ts';
import { MISSIONS, MOON_LANDING } from './missions.ts';
import { MODULES } from './modules.ts';
import { SIDES } from './numbers.ts';
import { RISKS } from './risks.ts';
import { TILES } from './tiles.ts';
import {
  type Later,
  type ManeuverDesign,
  type MissionDesign,
  type ModuleDesign,
  type RiskDesign,
  TILE_KINDS,
  type TileDesign,
} from './types.ts';

/** What a component is; maneuvers have a deck on each side. */
type Component =
  | { kind: 'tile'; id: string; design: TileDesign }
  | { kind: 'module'; id: string; design: ModuleDesign }
  | { kind: 'mission'; id: string; design: MissionDesign }
  | { kind: 'risk'; id: string; design: RiskDesign }
  | { kind: 'maneuver'; id: string; design: ManeuverDesign; side: number };

const named = <K extends string, T extends { id: string }>(kind: K, designs: readonly T[]) =>
  designs.map((design) => ({ kind, id: design.id, design }));

/**
 * Every component is a number: its place in this list. Saved games know components by number, so what a later version brings
 * stands behind everything older.
 */
const ALL: readonly Component[] = [
  ...named('tile', TILES),
  ...named('module', MODULES),
  ...named('mission', [...MISSIONS, MOON_LANDING]),
  ...named('risk', RISKS),
  ...SIDES.flatMap((name, side) =>
    MANEUVERS.map((design) => ({
      kind: 'maneuver' as const,
      id: `${name}-${String(design.n).padStart(2, '0')}`,
      design,
      side,
    })),
  ),
].toSorted((a, b) => sinceOf(a.design) - sinceOf(b.design));
function sinceOf(design: Later): number {
  return design.since ?? 1;
}

export const CARDS = ALL.length;
const DESIGNS = ALL.map(({ design }) => design);
const cardsOf = (kind: Component['kind']): readonly number[] =>
  ALL.flatMap((component, card) => (component.kind === kind ? [card] : []));

/** The name that answers and events use for a component: `S01`, `M07`, `M2-3`, `R1-04`, `usa-09`. */
const BY_NAME = new Map(ALL.map(({ id }, card) => [id, card]));
export const cardName = (card: number): string => ALL[card]?.id as string;
/** The component of that name; -1 for none. */
export const cardNamed = (name: string): number => BY_NAME.get(name) ?? -1;

/** The numbers of all components of a kind; missions without the Moon landing. */
export const MOON = cardNamed(MOON_LANDING.id);
export const TILE_CARDS = cardsOf('tile');
export const MODULE_CARDS = cardsOf('module');
export const MISSION_CARDS = cardsOf('mission').filter((card) => card !== MOON);
export const RISK_CARDS = cardsOf('risk');

const isOf = (card: number, kind: Component['kind']): boolean => ALL[card]?.kind === kind;
export const isTile = (card: number): boolean => isOf(card, 'tile');
export const isModule = (card: number): boolean => isOf(card, 'module');
export const isMission = (card: number): boolean => isOf(card, 'mission');
export const isRisk = (card: number): boolean => isOf(card, 'risk');
export const tileOf = (card: number): TileDesign => DESIGNS[card] as TileDesign;
export const moduleOf = (card: number): ModuleDesign => DESIGNS[card] as ModuleDesign;
export const missionOf = (card: number): MissionDesign => DESIGNS[card] as MissionDesign;
export const riskOf = (card: number): RiskDesign => DESIGNS[card] as RiskDesign;
export const maneuverOf = (card: number): ManeuverDesign => DESIGNS[card] as ManeuverDesign;
/** Whose deck a maneuver belongs to. */
export const deckSide = (card: number): number => (ALL[card] as Component & { kind: 'maneuver' }).side;
export const maneuverCard = (side: number, n: number): number =>
  ALL.findIndex((one) => one.kind === 'maneuver' && one.side === side && one.design.n === n);
export const maneuverName = (card: number): string => maneuverOf(card).names[deckSide(card)] as string;

/** The kind of a tile as the number of its deck, and its centre: which parameter, and how much; by number of the tile. */
export const KIND: readonly number[] = ALL.map((one) =>
  one.kind === 'tile' ? TILE_KINDS.indexOf(one.design.kind) : -1,
);
export const CENTRES: readonly number[] = ALL.map((one) => (one.kind === 'tile' ? one.design.centres : 0));
export const PAYLOAD_TILE = TILE_KINDS.indexOf('P');
/** Edges of a laid tile, by tile and rotation. */
export const EDGES: readonly (readonly number[])[] = ALL.flatMap((one) =>
  Array.from({ length: ROTATIONS }, (_none, k) => (one.kind === 'tile' ? turned(one.design.edges, k) : [])),
);

/** Cards of one back can be taken for each other while they lie face down. */
export function back(card: number): number {
  const component = ALL[card] as Component;
  switch (component.kind) {
    case 'tile':
      return TILE_KINDS.indexOf(component.design.kind);
    case 'module':
      return 10;
    case 'mission':
      return 20 + component.design.level;
    case 'risk':
      return 30 + component.design.level;
    case 'maneuver':
      return 40 + component.side;
  }
}
