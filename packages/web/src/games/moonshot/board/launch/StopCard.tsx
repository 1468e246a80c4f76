import type { FlightRisk } from '@orrery/moonshot';
import { cx, minus } from '../../../../ui/index.ts';
import { riskNamed } from '../content.ts';
import { percent, riskColour } from '../panels/Risk.tsx';
import { t } from '../text.ts';
import { Faces, Needs } from './Faces.tsx';
import s from './stop.module.css';

export interface StopCardProps {
  at: number;
  risk: FlightRisk;
  have: readonly number[];
  sabotage: number;
  state: 'done' | 'lost' | 'now' | 'next';
  rolling?: boolean;
}

/** The card of a risk beside its gate. */
export function StopCard({ at, risk, have, sabotage, state, rolling }: StopCardProps) {
  const { name, level, needs } = riskNamed(risk.risk);
  const { check } = risk;
  return (
    <article
      className={cx(s.stop, s[state])}
      aria-label={t('stop-label', { n: at + 1, name })}
      data-night
      data-vain={risk.chance === 0 || undefined}
    >
      <header>
        <i>{at + 1}</i>
        <b>{name}</b>
        <span className={s.level} style={riskColour(level)}>
          {t('level', { n: level })}
        </span>
        {check && state !== 'now' ? (
          <em>{t(check.passed ? 'held' : 'lost')}</em>
        ) : (
          <strong>
            {percent(risk.chance)}
            <small>%</small>
          </strong>
        )}
      </header>
      {check && state !== 'now' ? (
        <p>
          <span className={s.small}>{check.die}</span>
          {sabotage > 0 && <>−{sabotage} </>}
          {check.tests > 0 && !check.instant && <>+{check.tests} </>}= <b>{minus(check.value)}</b>
          <span className={s.asked}>{t(check.instant ? 'explodes-at-once' : 'required')}</span>
          <Needs needs={check.needs} have={have} />
        </p>
      ) : (
        <>
          <Faces faces={risk.faces} bare={state === 'next'} shown={check && !rolling ? check.die : null} />
          {state === 'next' && (
            <p>
              {t('at-worst')} <Needs needs={needs[0]} have={have} />
            </p>
          )}
        </>
      )}
    </article>
  );
}
