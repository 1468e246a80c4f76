import { cx, LineIcon } from '../../../../look/index.ts';
import { percent } from '../panels/Risk.tsx';
import s from './chain.module.css';
import type { LaunchRisk } from './StopCard.tsx';

/** Chances one after another, and what is left of them. */
export function Chain({ risks, passed, lost }: { risks: readonly LaunchRisk[]; passed: number; lost: boolean }) {
  const left = lost ? 0 : risks.slice(passed).reduce((product, { chance }) => product * chance, 1);
  return (
    <section className={s.chain} aria-label={`Chance from here: ${percent(left)} per cent`}>
      {risks.map(({ risk, chance }, at) => (
        <span key={risk} className={s.link}>
          {at > 0 && <i>×</i>}
          <span className={cx(at < passed ? s.past : at === passed && (lost ? s.broken : s.here))}>
            <small>{at + 1}</small>
            <b>
              {at < passed ? <LineIcon name="check" size={17} /> : lost && at === passed ? '✕' : `${percent(chance)}%`}
            </b>
          </span>
        </span>
      ))}
      <i>=</i>
      <strong>
        {percent(left)}
        <small>%</small>
      </strong>
    </section>
  );
}
