import { isGuardian, kindOf, spacesLeft, unitNamed } from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';
import { type Moves, passesThrough } from './moves.ts';
import { hitsBeside, warpWay } from './plans.ts';
import type { Position } from './position.ts';
import { type Aim, isAiming, isWanted, type Selection, VIA } from './selection.ts';

/** The hexes that can be clicked. */
export function legalHexes(position: Position, moves: Moves, aim: Aim & Pick<Selection, 'goal'>): ReadonlySet<Hex> {
  const { view, me, menu, piece } = position;
  const { ways } = moves;
  if (aim.verb === VIA) return new Set([...ways.keys()].filter((hex) => passesThrough(position, moves, aim.goal, hex)));
  if (piece) return new Set([...ways.keys(), ...piece.cells.map(({ cell }) => cell)]);
  const hexes = new Set<Hex>(ways.keys());
  for (const choice of menu.values()) if (choice.hex !== null && isWanted(position, aim, choice)) hexes.add(choice.hex);
  if (!position.main && !position.path) return hexes;
  for (const { id, side, cell } of view.units) if (side === me && cell && canAct(position, id)) hexes.add(cell);
  for (const hex of moves.targets) hexes.add(hex);
  return hexes;
}

/** Whether one of the player's units can still do something. */
function canAct({ table, menu, moves }: Position, id: string): boolean {
  const offers = (start: string) => [...menu.keys()].some((key) => key.startsWith(start));
  const unit = unitNamed(id);
  if (isGuardian(unit)) return menu.has(`scrap:${id}`);
  if (kindOf(unit) === 'station') return offers('ability:station move');
  return (moves && spacesLeft(table, unit) > 0) || offers(`deploy:${id}`) || hitsBeside(table, unit);
}

/**
 * The hexes to highlight. While aiming, the possible hexes for a piece, card, guardian or ability; otherwise the hexes
 * the ship can reach.
 */
export function highlighted(
  position: Position,
  { unit, ways }: Moves,
  aim: Aim,
  legal: ReadonlySet<Hex>,
): ReadonlyMap<Hex, { risk: boolean }> {
  const { table, warps } = position;
  if (isAiming(position, aim))
    return new Map([...legal].map((hex) => [hex, { risk: warps && warpWay(table, unit, hex).entries > 0 }]));
  return new Map([...ways].map(([hex, { entries }]) => [hex, { risk: entries > 0 }]));
}
