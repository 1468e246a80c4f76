import { chanceLeft, type FlightRisk } from '@orrery/moonshot';
import { cx, LineIcon } from '../../../../look/index.ts';
import { percent } from '../panels/Risk.tsx';
import s from './chain.module.css';

/** Chances one after another, and what is left of them. */
export function Chain({ risks, passed, lost }: { risks: readonly FlightRisk[]; passed: number; lost: boolean }) {
  const left = lost ? 0 : chanceLeft(risks, passed);
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
