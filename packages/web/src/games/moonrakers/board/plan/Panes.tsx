import type { ReactNode } from 'react';
import { cx, Glass, LineIcon, SeatMark } from '../../../../ui/index.ts';
import { inColour, useMarks } from '../marks.ts';
import { Head } from '../panels/Panel.tsx';
import type { RingPart } from '../Ring.tsx';
import { Rq, Unit } from '../signs.tsx';
import { Level } from '../talks/Level.tsx';
import { t } from '../text.ts';
import type { HintLevel, Type } from '../view-types.ts';
import s from './panes.module.css';
import type { AloneVerdict } from './Verdict.tsx';

export interface AlonePaneProps {
  verdict: AloneVerdict | null;
  parts: readonly RingPart[];
  /** Why the chance is what it is. */
  why: string | null;
  dice: number;
  /** What the dice mean. */
  risk: string;
}

/** The viewer alone: the chance, what they hold of each requirement, and the dice. */
export function AlonePane({ verdict, parts, why, dice, risk }: AlonePaneProps) {
  return (
    <Glass className={s.pane} aria-label={t('you-alone')}>
      <Head>{t('you-alone')}</Head>
      {verdict && <Chance {...verdict} />}
      <ul className={s.covered} data-many={parts.length > 3 || undefined}>
        {parts.map((part) => (
          <Covered key={part.need} {...part} />
        ))}
      </ul>
      {why && <p className={s.why}>{why}</p>}
      <p className={s.risk}>
        {dice > 0 && (
          <span className={s.dice}>
            {Array.from({ length: Math.min(dice, 3) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are identical
              <Unit key={i} of="die" size={18} />
            ))}
          </span>
        )}
        <span>{risk}</span>
      </p>
    </Glass>
  );
}

function Chance({ as, percent }: AloneVerdict) {
  const tone = as === 'sure' ? s.good : percent > 0 ? s.mid : s.low;
  return (
    <>
      <p className={cx(s.big, tone)}>
        <b>{t(`chance-${as}`, { percent })}</b> <span>{t(`chance-${as}-text`)}</span>
      </p>
      <div className={cx(s.meter, tone)} aria-hidden>
        <i style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}

/** One requirement: a box for every unit, and how many are missing. */
function Covered({ need, units }: RingPart) {
  const missing = units.filter(({ standing }) => standing !== 'have').length;
  return (
    <li data-hue={need} className={cx(missing > 0 && s.short)}>
      <Rq of={need} n={units.length} />
      {units.length <= 8 && (
        <span className={s.boxes} aria-hidden>
          {units.map(({ standing }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: units have fixed positions
            <u key={i} data-on={standing === 'have' || undefined} />
          ))}
        </span>
      )}
      <b>{missing > 0 ? t('n-missing', { count: missing }) : t('covered')}</b>
    </li>
  );
}

export interface AllyEntry {
  seat: number;
  name: string;
  hints: readonly [Type, HintLevel][];
  help: 'likely' | 'maybe' | 'no' | 'unknown' | 'pending';
}

export interface AlliesPaneProps {
  allies: readonly AllyEntry[];
  /** The captain whose hints the ring shows. */
  shown: number | null;
  note: string;
  /** The number of talks left. */
  talks: string | null;
  onPick(seat: number): void;
}

/** The other captains: what they hinted, and whether that would help. */
export function AlliesPane({ allies, shown, note, talks, onPick }: AlliesPaneProps) {
  const mark = useMarks();
  return (
    <Glass className={s.pane} aria-label={t('with-an-ally')}>
      <Head aside={t('from-hints')}>{t('with-an-ally')}</Head>
      <ul className={s.allies} data-many={allies.length > 3 || undefined}>
        {allies.map(({ seat, name, hints, help }) => (
          <li key={seat} style={inColour(mark(seat))}>
            <button
              type="button"
              className={cx(s[help], seat === shown && s.on)}
              aria-pressed={seat === shown}
              onClick={() => onPick(seat)}
            >
              <SeatMark seat={seat} size={15} />
              <b className={s.captain}>{name}</b>
              <strong>{t(`help-${help}`)}</strong>
              {hints.length > 0 && (
                <span className={s.levels}>
                  {hints.slice(0, 2).map(([type, level]) => (
                    <Level key={type} of={type} level={level} />
                  ))}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className={s.why}>{note}</p>
      {talks && (
        <p className={s.risk}>
          <LineIcon name="talk" size={17} />
          <span>{talks}</span>
        </p>
      )}
    </Glass>
  );
}

/** A pane with other content. */
export const Pane = ({ title, children }: { title: string; children: ReactNode }) => (
  <Glass className={s.pane} aria-label={title}>
    <Head>{title}</Head>
    {children}
  </Glass>
);
