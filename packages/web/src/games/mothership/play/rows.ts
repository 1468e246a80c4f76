import type { Energy, Row } from '../board/panels/ControlPanel.tsx';

/** What each pair of a row gives. */
export const MARKS: Readonly<Record<Row, readonly string[]>> = {
  engines: ['1', '2', '3', '4', '5', '6'],
  weapons: ['D2', 'D4', 'D6', 'D8', 'D10', 'D12'],
  shields: ['2', '4', '6', '8', '10', '12'],
};

/** The same where each energy in the engines is a space. */
export const MARKS_EACH: typeof MARKS = { ...MARKS, engines: MARKS.shields };

/** What a row gives with so much energy. */
export const rowValue =
  (engines: 'pairs' | 'each') =>
  (row: Row, energy: number): { value: string; unit: string } => {
    const n = Math.max(0, energy);
    if (row === 'shields') return { value: String(n), unit: n === 1 ? 'point' : 'points' };
    const step = Math.ceil(n / 2);
    if (row === 'weapons') return step === 0 ? { value: '–', unit: 'no die' } : { value: `D${step * 2}`, unit: 'die' };
    const spaces = engines === 'each' ? n : step;
    return { value: String(spaces), unit: spaces === 1 ? 'space' : 'spaces' };
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
