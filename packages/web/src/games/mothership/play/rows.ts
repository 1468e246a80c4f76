import { ROW_MAX, SPACES, WEAPON_DIE } from '@orrery/mothership';
import type { Energy, Row } from '../board/panels/ControlPanel.tsx';
import { t } from './text.ts';

/** The value of a row at an amount of energy. */
const given = (row: Row, energy: number, engines: keyof typeof SPACES): string => {
  if (row === 'shields') return `${energy}`;
  return row === 'weapons' ? `D${WEAPON_DIE[energy]}` : `${SPACES[engines][energy]}`;
};
/** The value of each pair of cells in a row. */
const marksOf = (engines: keyof typeof SPACES): Readonly<Record<Row, readonly string[]>> => {
  const marks = (row: Row) => Array.from({ length: ROW_MAX / 2 }, (_none, i) => given(row, 2 * i + 2, engines));
  return { engines: marks('engines'), weapons: marks('weapons'), shields: marks('shields') };
};
export const MARKS = marksOf('pairs');
/** The values if each energy in the engines gives a space. */
export const MARKS_EACH = marksOf('each');

const UNITS = { engines: 'unit-space', weapons: 'unit-die', shields: 'unit-point' } as const;

export const rowValue =
  (engines: keyof typeof SPACES) =>
  (row: Row, energy: number): { value: string; unit: string } => {
    const n = Math.max(0, energy);
    if (row === 'weapons' && n === 0) return { value: '–', unit: t('no-die') };
    const value = given(row, n, engines);
    return { value, unit: t(UNITS[row], { n: Number(value) || 0 }) };
  };

/** Converts the rules' three numbers to the panel's rows. */
export const rowsOf = ([engines = 0, weapons = 0, shields = 0]: readonly number[]): Energy => ({
  engines,
  weapons,
  shields,
});

export const sameRows = (a: Energy, b: Energy): boolean =>
  a.engines === b.engines && a.weapons === b.weapons && a.shields === b.shields;
export const sumRows = ({ engines, weapons, shields }: Energy): number => engines + weapons + shields;
