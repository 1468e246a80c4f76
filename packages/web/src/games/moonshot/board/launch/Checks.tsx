import { cx, LineIcon } from '../../../../look/index.ts';
import { riskNamed } from '../content.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { percent, riskColour } from '../panels/Risk.tsx';
import { Badge, LETTERS } from '../params.tsx';
import s from './checks.module.css';

/** What a face of the die would do against a risk. */
export interface Face {
  die: number;
  /** The check value; null where sabotage eats the die. */
  value: number | null;
  holds: boolean;
}

/** A risk on the way of a launch. */
export interface LaunchRisk {
  risk: string;
  tests: number;
  chance: number;
  faces: readonly Face[];
  /** What was rolled, once it was. */
  rolled: { die: number; value: number; needs: readonly number[]; holds: boolean } | null;
}

/** All eight faces and what each brings: held, lost, or blown up. */
export function Faces({ faces, bare, shown }: { faces: readonly Face[]; bare?: boolean; shown?: number | null }) {
  const words = faces.map(
    ({ die, value, holds }) => `${die} ${value === null ? 'explodes' : holds ? 'holds' : 'fails'}`,
  );
  return (
    <div className={cx(s.faces, bare && s.bare)} role="img" aria-label={`Faces: ${words.join(', ')}`}>
      {faces.map(({ die, value, holds }) => (
        <span key={die} className={cx(value === null ? s.boom : holds ? s.holds : s.fails, shown === die && s.shown)}>
          <b>{die}</b>
          {!bare && (
            <>
              <i>
                {value === null ? (
                  <GlyphIcon name="explosion" size={15} />
                ) : (
                  <LineIcon name={holds ? 'check' : 'close'} size={14} />
                )}
              </i>
              <em>{value ?? ''}</em>
            </>
          )}
        </span>
      ))}
    </div>
  );
}

/** S, E and C that are asked for, those that are missing marked. */
export function Needs({ needs, have }: { needs: readonly number[]; have: readonly number[] }) {
  return (
    <span className={s.needs}>
      {needs.map((n, i) => (
        <span key={LETTERS[i]} className={cx(n > (have[i] as number) && s.short)}>
          <Badge of={LETTERS[i] ?? 'S'} size={15} />
          <b>{n}</b>
        </span>
      ))}
    </span>
  );
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
    <article className={cx(s.stop, s[state])} aria-label={`Risk ${at + 1}: ${name}`}>
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
