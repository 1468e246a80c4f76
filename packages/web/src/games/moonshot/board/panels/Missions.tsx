import { gateLevels, loadedOf, MOON_LEVEL, type PayloadKind, payloadName, type SeenRisk } from '@orrery/moonshot';
import type { MouseEvent } from 'react';
import { cx, LineIcon } from '../../../../ui/index.ts';
import { missionNamed, riskNamed } from '../content.ts';
import { Effects } from '../effects.tsx';
import { SIDES, SideMark, sideOf } from '../sides.tsx';
import { Sign } from '../signs.tsx';
import { Tests } from '../Token.tsx';
import { t } from '../text.ts';
import s from './missions.module.css';
import { percent, RiskChip, riskColour } from './Risk.tsx';

/** A program's chances on a mission: overall and per risk. */
export interface Odds {
  whole: number;
  each: readonly number[];
}

/** A chance now, and after the previewed action. */
export function Chance({ now, then = now }: { now: number; then?: number | undefined }) {
  const [a, b] = [percent(now), percent(then)];
  return (
    <span className={cx(s.odds, a !== b && s.changes)}>
      {a !== b && (
        <>
          <s>{a}</s>
          <i aria-hidden>›</i>
        </>
      )}
      <b>{b}</b>%
    </span>
  );
}

export interface MissionCardProps {
  mission: string;
  risks: readonly SeenRisk[];
  now?: Odds | undefined;
  then?: Odds | undefined;
  /** Payload aboard the viewer's rocket. */
  aboard: readonly PayloadKind[];
  /** Programs that will launch this mission. */
  pads?: readonly number[];
  chosen?: boolean;
  /** Whether the mission can be chosen for a launch. */
  open?: boolean;
  onPress?: (() => void) | undefined;
  onRisk?: ((risk: string) => void) | undefined;
  risk?: string | null | undefined;
}

/** Lets a mouse click anywhere on a card; keyboards and screen readers use the button with its name. */
const besideButtons = (press: (() => void) | undefined) =>
  press &&
  ((event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('button')) press();
  });

/** A mission: payload, risks with the viewer's chances, reward, and the overall chance. */
export function MissionCard(props: MissionCardProps) {
  const { mission, risks, now, then, aboard, pads = [], chosen, open, onPress, onRisk, risk } = props;
  const { name, level, payload, reward } = missionNamed(mission);
  const isAboard = loadedOf(mission, aboard);
  const best = then ?? now;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name on the card is a button that does the same
    <article
      data-night
      className={cx(s.mission, open && s.open, chosen && s.chosen)}
      aria-label={t('mission-label', { name, level })}
      data-anchor={`card:${mission}`}
      onClick={besideButtons(onPress)}
    >
      <header data-hold={`card:${mission}`}>
        <i className={s.level}>L{level}</i>
        {onPress ? (
          <button
            type="button"
            className={s.press}
            aria-label={t(open ? 'choose-mission' : 'view-mission', { name })}
            aria-pressed={chosen}
            onClick={onPress}
          >
            <b>{name}</b>
          </button>
        ) : (
          <b>{name}</b>
        )}
        {pads.map((side) => (
          <SideMark key={side} side={side} size={14} label={t('will-launch', { program: sideOf(side).name })} />
        ))}
      </header>
      <div className={s.path}>
        {risks.map(({ risk: id, tests }, at) => (
          <span key={id ?? at}>
            {at > 0 && <u />}
            <RiskChip
              risk={id}
              level={id ? riskNamed(id).level : MOON_LEVEL}
              tests={tests}
              chance={best?.each[at]}
              chosen={risk === id}
              onPress={onRisk && id ? () => onRisk(id) : undefined}
            />
            {id && (
              <small data-name aria-hidden>
                {riskNamed(id).name}
              </small>
            )}
          </span>
        ))}
        {payload.map((kind, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may be required twice
            key={at}
            className={cx(s.payload, isAboard[at] && s.aboard)}
            title={t(isAboard[at] ? 'aboard' : 'not-aboard', { payload: payloadName(kind) })}
          >
            <Sign
              of={kind}
              size={18}
              label={t(isAboard[at] ? 'aboard' : 'not-aboard', { payload: payloadName(kind) })}
            />
          </span>
        ))}
      </div>
      <footer>
        <Effects of={reward} />
        {now && <Chance now={now.whole} then={then?.whole} />}
      </footer>
    </article>
  );
}

/** An empty space for one more mission. */
export function FreeMission() {
  return (
    <p className={cx(s.mission, s.free)} data-night>
      {t('mission-free')}
    </p>
  );
}

export interface MoonCardProps {
  /** Both programs' paths to the Moon. */
  paths: readonly (readonly SeenRisk[])[];
  open: boolean;
  /** Whether the mission can be chosen for a launch. */
  may?: boolean;
  now?: Odds | undefined;
  pads?: readonly number[];
  chosen?: boolean;
  onPress?: (() => void) | undefined;
  /** Called when a risk on the viewer's path is chosen. */
  onRisk?: ((risk: string | null, at: number) => void) | undefined;
  mine: number | null;
  risk?: string | null;
}

/** The Moon landing: each program's own three risks, and whether the Moon is open. */
export function MoonCard({ paths, open, may, now, pads = [], chosen, onPress, onRisk, mine, risk }: MoonCardProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name on the card is a button that does the same
    <article
      data-night
      className={cx(s.mission, s.moon, may && s.open, chosen && s.chosen)}
      aria-label={t('moon-landing')}
      data-anchor="card:MOON"
      onClick={besideButtons(onPress)}
    >
      <header>
        {onPress ? (
          <button
            type="button"
            className={s.press}
            aria-label={t(may ? 'choose-moon' : 'view-moon')}
            aria-pressed={chosen}
            onClick={onPress}
          >
            <b>{t('moon-landing')}</b>
          </button>
        ) : (
          <b>{t('moon-landing')}</b>
        )}
        {pads.map((side) => (
          <SideMark key={side} side={side} size={14} label={t('will-launch', { program: sideOf(side).name })} />
        ))}
      </header>
      {paths.map((path, side) => (
        <div key={SIDES[side]?.id} className={s.way}>
          <SideMark side={side} size={14} label={t('way-of', { program: sideOf(side).name })} />
          {path.map(({ risk: id, tests }, at) => {
            const label = id ? riskNamed(id).name : t('risk-hidden', { n: at + 1 });
            const inside = (
              <>
                {id ? MOON_LEVEL : ''}
                {tests.some((n) => n > 0) && <Tests tests={tests} size={10} />}
              </>
            );
            const shared = {
              className: cx(s.card, id && s.up, id !== null && id === risk && s.chosen),
              style: riskColour(MOON_LEVEL),
              title: label,
              ...(id ? { 'data-hold': `card:${id}`, 'data-anchor': `card:${id}` } : {}),
            };
            return side === mine && onRisk ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: risks have fixed positions
              <button key={at} type="button" {...shared} aria-label={label} onClick={() => onRisk(id, at)}>
                {inside}
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: risks have fixed positions
              <span key={at} {...shared} role="img" aria-label={label}>
                {inside}
              </span>
            );
          })}
        </div>
      ))}
      <footer>
        {open ? (
          <span className={s.gate}>{t('moon-open')}</span>
        ) : (
          <span className={s.gate}>
            <LineIcon name="warn" size={13} />
            {t('moon-opens', { levels: gateLevels() })}
          </span>
        )}
        {now && open && <Chance now={now.whole} />}
      </footer>
    </article>
  );
}
