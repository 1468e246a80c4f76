import { defined } from '@orrery/kernel';
import { cardNamed, type Face, facesOf, meets, rangeTexts, shortOf } from '@orrery/moonshot';
import type { CSSProperties } from 'react';
import { cx, LineIcon } from '../../../../ui/index.ts';
import { riskNamed } from '../content.ts';
import { Badge, LETTERS, type Letter } from '../params.tsx';
import { Tests } from '../Token.tsx';
import { t } from '../text.ts';
import s from './risk.module.css';

export const riskColour = (level: number): CSSProperties => ({ '--risk': `var(--sh-r${level})` }) as CSSProperties;
export const percent = (chance: number): number => Math.round(chance * 100);

export interface RiskChipProps {
  /** Null for a face-down risk. */
  risk: string | null;
  level: number;
  tests: readonly number[];
  /** The viewer's chance against it. */
  chance?: number | undefined;
  onPress?: (() => void) | undefined;
  chosen?: boolean;
}

/** A risk of a mission: its level, the viewer's chance in percent, and its tests. */
export function RiskChip({ risk, level, tests, chance, onPress, chosen }: RiskChipProps) {
  const name = risk ? riskNamed(risk).name : t('hidden-risk');
  const label =
    chance === undefined
      ? t('risk-label', { name, level })
      : t('risk-label-chance', { name, level, chance: percent(chance) });
  const inside = (
    <>
      <b>{level}</b>
      <em>
        {chance === undefined ? '?' : percent(chance)}
        {chance !== undefined && <i>%</i>}
      </em>
      <span className={s.tests}>
        <Tests tests={tests} size={12} />
      </span>
    </>
  );
  const shared = {
    className: cx(s.chip, chosen && s.chosen, onPress && s.open, !risk && s.hidden),
    style: riskColour(level),
    'data-night': '',
    title: chance === undefined ? label : t('risk-title', { name, level, chance: percent(chance) }),
    ...(risk ? { 'data-hold': `card:${risk}`, 'data-anchor': `card:${risk}` } : {}),
  };
  return onPress ? (
    <button type="button" aria-label={label} aria-pressed={chosen} {...shared} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <span role="img" aria-label={label} {...shared}>
      {inside}
    </span>
  );
}

export interface RiskTableProps {
  risk: string;
  /** The rocket's S, E and C, for comparison. */
  have?: readonly number[] | undefined;
  sabotage?: number;
  tests?: number;
}

/** The die faces that lead to a row, as text. */
function facesText(faces: readonly Face[], row: number | null): string {
  const dice = faces.filter((face) => face.row === row).map(({ die }) => die);
  const [first, last] = [dice[0], dice[dice.length - 1]];
  if (first === undefined) return t('never');
  return first === last ? t('die-one', { n: first }) : t('die-range', { from: first, to: last ?? first });
}

/** A risk card: three ranges of the check value, the requirements of each, and what the rocket lacks. */
export function RiskTable({ risk, have, sabotage = 0, tests = 0 }: RiskTableProps) {
  const { needs } = riskNamed(risk);
  const faces = have ? facesOf(have, cardNamed(risk), sabotage, tests) : [];
  const letters = LETTERS.slice(0, 3);
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t('check-value')}</th>
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
            <th scope="row">{t('we-have')}</th>
            {letters.map((letter, i) => (
              <td key={letter}>{have[i]}</td>
            ))}
            <td />
          </tr>
        )}
        {rangeTexts(riskNamed(risk)).map((range, row) => {
          const need = defined(needs[row]);
          const short = have ? shortOf(have, need) : [0, 0, 0];
          const holds = have ? meets(have, need) : null;
          return (
            <tr key={range} className={cx(holds === false && s.fails)}>
              <th scope="row">
                {range}
                {have && <span>{facesText(faces, row)}</span>}
              </th>
              {need.map((n, i) => {
                const lacks = short[i] ?? 0;
                return (
                  <td key={letters[i]} className={cx(lacks > 0 && s.short)}>
                    {n}
                    {lacks > 0 && <small>{t('short', { n: lacks })}</small>}
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
              {facesText(faces, null)}
              <span>{t('after-sabotage')}</span>
            </th>
            <td colSpan={4}>{t('explodes-first')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
