import { rangeTexts } from '@orrery/moonshot';
import type { CSSProperties } from 'react';
import { cx, LineIcon } from '../../../../look/index.ts';
import { riskNamed } from '../content.ts';
import { Badge, LETTERS, type Letter } from '../params.tsx';
import { Tests } from '../Token.tsx';
import s from './risk.module.css';

export const riskColour = (level: number): CSSProperties => ({ '--risk': `var(--sh-r${level})` }) as CSSProperties;
export const percent = (chance: number): number => Math.round(chance * 100);

export interface RiskChipProps {
  /** Null for a risk that lies face down. */
  risk: string | null;
  level: number;
  tests: readonly number[];
  /** The own chance against it. */
  chance?: number | undefined;
  onPress?: (() => void) | undefined;
  chosen?: boolean;
}

/** A risk on a mission's way: its level, the own chance in per cent, tests that lie on it. */
export function RiskChip({ risk, level, tests, chance, onPress, chosen }: RiskChipProps) {
  const name = risk ? riskNamed(risk).name : 'Hidden risk';
  const words = `${name}, level ${level}${chance === undefined ? '' : `, chance ${percent(chance)} per cent`}`;
  const inside = (
    <>
      <b>{level}</b>
      <em>{chance === undefined ? '?' : percent(chance)}</em>
      <Tests tests={tests} size={12} />
    </>
  );
  const shared = {
    className: cx(s.chip, chosen && s.chosen, onPress && s.open, !risk && s.hidden),
    style: riskColour(level),
    'data-night': '',
    ...(risk ? { 'data-hold': `card:${risk}`, 'data-spot': `card:${risk}`, title: name } : {}),
  };
  return onPress ? (
    <button type="button" aria-label={words} aria-pressed={chosen} {...shared} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <span role="img" aria-label={words} {...shared}>
      {inside}
    </span>
  );
}

export interface RiskTableProps {
  risk: string;
  /** What the rocket has of S, E and C, where that is to be compared. */
  have?: readonly number[] | undefined;
  sabotage?: number;
  tests?: number;
}

const boundsOf = (risk: string): [from: number, to: number][] => {
  const { low, middle } = riskNamed(risk);
  return [
    [Number.NEGATIVE_INFINITY, low],
    [low + 1, middle],
    [middle + 1, Number.POSITIVE_INFINITY],
  ];
};

/** Which faces of the die lead to a range. */
function facesWords(from: number, to: number, sabotage: number, tests: number): string {
  const faces = [1, 2, 3, 4, 5, 6, 7, 8].filter((die) => {
    const value = die - sabotage + tests;
    return die > sabotage && value >= from && value <= to;
  });
  const [first] = faces;
  if (first === undefined) return 'never';
  const last = faces[faces.length - 1];
  return first === last ? `die ${first}` : `die ${first} to ${last}`;
}

/** A risk card: three ranges of the check value, what each asks for, and what the rocket lacks. */
export function RiskTable({ risk, have, sabotage = 0, tests = 0 }: RiskTableProps) {
  const { needs } = riskNamed(risk);
  const letters = LETTERS.slice(0, 3);
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">check value</th>
          {letters.map((letter) => (
            <th scope="col" key={letter}>
              <Badge of={letter as Letter} size={18} />
            </th>
          ))}
          {have && <td />}
        </tr>
      </thead>
      <tbody>
        {have && (
          <tr className={s.have}>
            <th scope="row">We have</th>
            {letters.map((letter, i) => (
              <td key={letter}>{have[i]}</td>
            ))}
            <td />
          </tr>
        )}
        {rangeTexts(riskNamed(risk)).map((words, row) => {
          const [from, to] = boundsOf(risk)[row] as [number, number];
          const need = needs[row] as readonly number[];
          const holds = have ? need.every((n, i) => n <= (have[i] as number)) : null;
          return (
            <tr key={words} className={cx(holds === false && s.fails)}>
              <th scope="row">
                {words}
                {have && <span>{facesWords(from, to, sabotage, tests)}</span>}
              </th>
              {need.map((n, i) => {
                const short = have ? n - (have[i] as number) : 0;
                return (
                  <td key={letters[i]} className={cx(short > 0 && s.short)}>
                    {n}
                    {short > 0 && <small>{short} short</small>}
                  </td>
                );
              })}
              {have && (
                <td className={holds ? s.holds : s.short}>
                  <LineIcon name={holds ? 'check' : 'close'} size={17} />
                </td>
              )}
            </tr>
          );
        })}
        {have && sabotage > 0 && (
          <tr className={s.boom}>
            <th scope="row">
              {sabotage === 1 ? 'die 1' : `die 1 to ${Math.min(8, sabotage)}`}
              <span>0 after sabotage</span>
            </th>
            <td colSpan={4}>explodes before tests count</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
