import { chanceLeft, type FlightRisk } from '@orrery/moonshot';
import { cx, LineIcon } from '../../../../ui/index.ts';
import { percent } from '../panels/Risk.tsx';
import { t } from '../text.ts';
import s from './chain.module.css';

/** The chance against each risk, and the overall chance left. */
export function Chain({ risks, passed, lost }: { risks: readonly FlightRisk[]; passed: number; lost: boolean }) {
  const left = lost ? 0 : chanceLeft(risks, passed);
  return (
    <section className={s.chain} aria-label={t('chance-left', { n: percent(left) })}>
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
