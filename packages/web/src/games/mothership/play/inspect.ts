import {
  baseSpaces,
  dieOf,
  HULL,
  kindOf,
  type MothershipView,
  rollBonus,
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
import { t } from './text.ts';
import { type Threats, threatsAt } from './threats.ts';

/** The details of a unit: its numbers with bonuses, and the enemies that could hit it here or at `there`. */
export function inspected(
  view: MothershipView,
  table: State,
  threats: Threats,
  id: string,
  nameOf: (side: number) => string,
  there: Hex | null,
): InspectedUnit | null {
  const unit = unitNamed(id);
  const seen = view.units.find((one) => one.id === id);
  if (!seen || seen.cell === null) return null;
  const side = sideOf(unit);
  const player = view.players[side];
  const kind = kindOf(unit);
  const sheet = SHEETS[kind];
  const base = sheetSpaces(table, unit);
  const total = seen.side === view.turn ? seen.spaces : baseSpaces(table, unit);
  const flies = kind === 'fighter' || kind === 'bomber' || kind === 'mothership';
  const rolls = rollBonus(table, unit);
  const sides = dieOf(table, unit);
  const hitters = threatsAt(table, threats, unit, there ?? seen.cell);
  const by = new Map<number, number>();
  for (const other of hitters) by.set(sideOf(other), (by.get(sideOf(other)) ?? 0) + 1);
  const done =
    seen.moved && seen.attacked
      ? t('unit-done')
      : seen.attacked
        ? t('unit-has-attacked')
        : seen.moved
          ? t('unit-has-moved')
          : '';
  return {
    kind,
    seat: side,
    name: unitTitle(seen),
    owner: nameOf(side),
    note: seen.held ? t('unit-is-held') : done,
    ...(kind === 'station' ? { steps: player?.steps ?? 0 } : {}),
    spaces: flies ? { base, more: total !== base ? [signed(total - base)] : [], total } : null,
    roll: sides > 0 ? { sides, more: rolls > 0 ? [signed(rolls)] : [], low: 1 + rolls, high: sides + rolls } : null,
    harms: KINDS.filter((other) => sheet.damages.includes(other)),
    harmless: sheet.damages.length > 0 ? KINDS.filter((other) => !sheet.damages.includes(other)) : [],
    planets: sheet.planets,
    threats: [...by].map(([seat, n]) => ({ seat, n })),
    where: t(there && there !== seen.cell ? 'threat-there' : 'threat-here'),
    lines:
      kind === 'mothership' && view.seat !== side
        ? [
            { label: t('hull'), value: t('n-of', { n: player?.hull ?? 0, most: HULL }) },
            { label: t('shields'), value: t('n-of', { n: player?.shields ?? 0, most: player?.shieldsMax ?? 0 }) },
          ]
        : kind === 'station'
          ? [
              {
                label: t('hull'),
                value: t('n-of', { n: (player?.steps ?? 0) * STEP - (player?.chipped ?? 0), most: STEPS * STEP }),
              },
            ]
          : [],
  };
}
