import {
  baseSpaces,
  dieOf,
  HULL,
  isShip,
  kindOf,
  type MothershipView,
  rollBonus,
  type SeenUnit,
  SHEETS,
  STEP,
  STEPS,
  type State,
  sheetSpaces,
  sideOf,
  unitNamed,
} from '@orrery/mothership';
import { signed } from '../../../ui/index.ts';
import type { Hex } from '../board/hex.ts';
import type { InspectedUnit } from '../board/panels/Inspector.tsx';
import { KINDS } from '../board/types.ts';
import { unitTitle } from './board-data.ts';
import type { Scene } from './position.ts';
import { t } from './text.ts';
import { threatsAt } from './threats.ts';

type Side = MothershipView['players'][number] | undefined;

/** The details of a unit: its numbers with bonuses, and the enemies that could hit it here or at `there`. */
export function inspected(
  { view, table, threats }: Scene,
  id: string,
  nameOf: (side: number) => string,
  there: Hex | null,
): InspectedUnit | null {
  const seen = view.units.find((one) => one.id === id);
  if (!seen || seen.cell === null) return null;
  const unit = unitNamed(id);
  const side = sideOf(unit);
  const player = view.players[side];
  const kind = kindOf(unit);
  const { damages, planets } = SHEETS[kind];
  const rolls = rollBonus(table, unit);
  const sides = dieOf(table, unit);
  const hitters = threatsAt(table, threats, unit, there ?? seen.cell).map(sideOf);
  return {
    kind,
    seat: side,
    name: unitTitle(seen),
    owner: nameOf(side),
    note: noteOf(seen),
    ...(kind === 'station' ? { steps: player?.steps ?? 0 } : {}),
    spaces: spacesOf(table, unit, seen.side === view.turn ? seen.spaces : baseSpaces(table, unit)),
    roll: sides > 0 ? { sides, more: rolls > 0 ? [signed(rolls)] : [], low: 1 + rolls, high: sides + rolls } : null,
    harms: KINDS.filter((other) => damages.includes(other)),
    harmless: damages.length > 0 ? KINDS.filter((other) => !damages.includes(other)) : [],
    planets,
    threats: [...new Set(hitters)].map((seat) => ({ seat, n: hitters.filter((one) => one === seat).length })),
    where: t(there && there !== seen.cell ? 'threat-there' : 'threat-here'),
    // The viewer's own mothership has its control panel.
    lines:
      kind === 'station' ? stationLines(player) : kind === 'mothership' && view.seat !== side ? shipLines(player) : [],
  };
}

/** What the unit has done this turn. */
function noteOf({ held, moved, attacked }: SeenUnit): string {
  if (held) return t('unit-is-held');
  if (attacked) return t(moved ? 'unit-done' : 'unit-has-attacked');
  return moved ? t('unit-has-moved') : '';
}

function spacesOf(table: State, unit: number, total: number): InspectedUnit['spaces'] {
  if (!isShip(unit)) return null;
  const base = sheetSpaces(table, unit);
  return { base, more: total !== base ? [signed(total - base)] : [], total };
}

const shipLines = (player: Side) => [
  { label: t('hull'), value: t('n-of', { n: player?.hull ?? 0, most: HULL }) },
  { label: t('shields'), value: t('n-of', { n: player?.shields ?? 0, most: player?.shieldsMax ?? 0 }) },
];

function stationLines(player: Side) {
  const n = (player?.steps ?? 0) * STEP - (player?.chipped ?? 0);
  return [{ label: t('hull'), value: t('n-of', { n, most: STEPS * STEP }) }];
}
