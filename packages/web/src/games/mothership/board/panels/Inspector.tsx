import type { ReactNode } from 'react';
import { cx, Glass, SeatMark } from '../../../../ui/index.ts';
import { Die } from '../Die.tsx';
import { UnitIcon } from '../Ship.tsx';
import type { Kind } from '../types.ts';
import s from './inspector.module.css';
import { t } from './text.ts';

/** The details of a unit. */
export interface InspectedUnit {
  kind: Kind;
  seat: number;
  name: string;
  owner: string;
  note: string;
  steps?: number;
  spaces: { base: number; more: readonly string[]; total: number } | null;
  roll: { sides: number; more: readonly string[]; low: number; high: number } | null;
  /** Kinds it can and cannot damage. */
  harms: readonly Kind[];
  harmless: readonly Kind[];
  planets: boolean;
  /** Enemies that could hit it. */
  threats: readonly { seat: number; n: number }[];
  /** The label of the threats, which says whether they apply here or at the destination. */
  where: string;
  lines: readonly { label: string; value: ReactNode }[];
}

/** The selected or hovered unit: its picture, and its values with bonuses. */
export function Inspector({ unit, className }: { unit: InspectedUnit; className?: string | undefined }) {
  const hits = unit.threats.reduce((sum, { n }) => sum + n, 0);
  return (
    <Glass className={cx(s.inspector, className)} aria-label={t('selection')}>
      <header>
        <div className={s.face}>
          <UnitIcon
            kind={unit.kind}
            seat={unit.seat}
            size={58}
            {...(unit.steps === undefined ? {} : { steps: unit.steps })}
          />
        </div>
        <div>
          <h3>{unit.name}</h3>
          <p>
            {unit.owner}
            {unit.note && ` · ${unit.note}`}
          </p>
          {(unit.harms.length > 0 || unit.planets) && (
            <div className={s.harms}>
              <span>{t('damages')}</span>
              {unit.harms.map((kind) => (
                <UnitIcon key={kind} kind={kind} seat={unit.seat} size={18} label={t('fleet-unit', { kind })} />
              ))}
              {unit.harmless.length > 0 && <span>{t('not')}</span>}
              {unit.harmless.map((kind) => (
                <UnitIcon key={kind} kind={kind} seat={unit.seat} size={18} lost label={t('fleet-unit', { kind })} />
              ))}
            </div>
          )}
        </div>
      </header>
      <dl>
        {unit.spaces && (
          <div>
            <dt>{t('spaces')}</dt>
            <dd>
              {unit.spaces.more.length > 0 && <span>{unit.spaces.base}</span>}
              {unit.spaces.more.map((more) => (
                <span key={more} className={s.add}>
                  {more}
                </span>
              ))}
              <b>{unit.spaces.total}</b>
            </dd>
          </div>
        )}
        {unit.roll && (
          <div>
            <dt>{t('roll')}</dt>
            <dd>
              {unit.roll.more.map((more) => (
                <span key={more} className={s.add}>
                  {more}
                </span>
              ))}
              <Die sides={unit.roll.sides} seat={unit.seat} size={22} />
              <b>
                {unit.roll.low}–{unit.roll.high}
              </b>
            </dd>
          </div>
        )}
        {unit.lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
        {hits > 0 && (
          <div className={s.hot}>
            <dt>{unit.where}</dt>
            <dd>
              {unit.threats.map(({ seat, n }) => (
                <span key={seat} className={s.who}>
                  <SeatMark seat={seat} size={12} />
                  {n}
                </span>
              ))}
              <b>{t('units', { n: hits })}</b>
            </dd>
          </div>
        )}
      </dl>
    </Glass>
  );
}
