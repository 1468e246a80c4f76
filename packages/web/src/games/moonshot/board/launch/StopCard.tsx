import { cx } from '../../../../look/index.ts';
import { riskNamed } from '../content.ts';
import { percent, riskColour } from '../panels/Risk.tsx';
import { type Face, Faces, Needs } from './Faces.tsx';
import s from './stop.module.css';

/** A risk on the way of a launch. */
export interface LaunchRisk {
  risk: string;
  tests: number;
  chance: number;
  faces: readonly Face[];
  /** What was rolled, once it was. */
  rolled: { die: number; value: number; needs: readonly number[]; holds: boolean } | null;
}

export interface StopCardProps {
  at: number;
  risk: LaunchRisk;
  have: readonly number[];
  sabotage: number;
  state: 'done' | 'lost' | 'now' | 'next';
  rolling?: boolean;
}

/** The card of a risk beside its gate. */
export function StopCard({ at, risk, have, sabotage, state, rolling }: StopCardProps) {
  const { name, level, needs } = riskNamed(risk.risk);
  const { rolled } = risk;
  return (
    <article
      className={cx(s.stop, s[state])}
      aria-label={`Risk ${at + 1}: ${name}`}
      data-night
      data-vain={risk.chance === 0 || undefined}
    >
      <header>
        <i>{at + 1}</i>
        <b>{name}</b>
        <span className={s.level} style={riskColour(level)}>
          level {level}
        </span>
        {rolled && state !== 'now' ? (
          <em>{rolled.holds ? 'held' : 'lost'}</em>
        ) : (
          <strong>
            {percent(risk.chance)}
            <small>%</small>
          </strong>
        )}
      </header>
      {rolled && state !== 'now' ? (
        <p>
          <span className={s.small}>{rolled.die}</span>
          {sabotage > 0 && <>−{sabotage} </>}
          {risk.tests > 0 && <>+{risk.tests} </>}= <b>{rolled.value}</b>
          <span className={s.asked}>asked</span>
          <Needs needs={rolled.needs} have={have} />
        </p>
      ) : (
        <>
          <Faces faces={risk.faces} bare={state === 'next'} shown={rolled && !rolling ? rolled.die : null} />
          {state === 'next' && (
            <p>
              at worst <Needs needs={needs[0]} have={have} />
            </p>
          )}
        </>
      )}
    </article>
  );
}
