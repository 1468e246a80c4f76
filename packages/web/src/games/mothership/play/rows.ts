import { ROW_MAX, SPACES, WEAPON_DIE } from '@orrery/mothership';
import type { Energy, Row } from '../board/panels/ControlPanel.tsx';

/** What a row gives with so much energy, as the rules have it. */
const given = (row: Row, energy: number, engines: keyof typeof SPACES): string => {
  if (row === 'shields') return `${energy}`;
  return row === 'weapons' ? `D${WEAPON_DIE[energy]}` : `${SPACES[engines][energy]}`;
};
/** What each pair of a row gives. */
const marksOf = (engines: keyof typeof SPACES): Readonly<Record<Row, readonly string[]>> => {
  const marks = (row: Row) => Array.from({ length: ROW_MAX / 2 }, (_none, i) => given(row, 2 * i + 2, engines));
  return { engines: marks('engines'), weapons: marks('weapons'), shields: marks('shields') };
};
export const MARKS = marksOf('pairs');
/** The same where each energy in the engines is a space. */
export const MARKS_EACH = marksOf('each');

const UNITS: Readonly<Record<Row, string>> = { engines: 'space', weapons: 'die', shields: 'point' };

export const rowValue =
  (engines: keyof typeof SPACES) =>
  (row: Row, energy: number): { value: string; unit: string } => {
    const n = Math.max(0, energy);
    if (row === 'weapons' && n === 0) return { value: '–', unit: 'no die' };
    const value = given(row, n, engines);
    return { value, unit: row === 'weapons' || value === '1' ? UNITS[row] : `${UNITS[row]}s` };
  };

/** Three numbers of the rules as a panel's rows. */
export const rowsOf = ([engines = 0, weapons = 0, shields = 0]: readonly number[]): Energy => ({
  engines,
  weapons,
  shields,
});

export const sameRows = (a: Energy, b: Energy): boolean =>
  a.engines === b.engines && a.weapons === b.weapons && a.shields === b.shields;
export const sumRows = ({ engines, weapons, shields }: Energy): number => engines + weapons + shields;
