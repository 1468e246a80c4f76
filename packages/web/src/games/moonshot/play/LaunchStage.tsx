import type { FlightRisk } from '@orrery/moonshot';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { cx, type Insets, useFrameInsets, useNarrow, usePhone } from '../../../ui/index.ts';
import { missionNamed, riskNamed } from '../board/content.ts';
import { Effects } from '../board/effects.tsx';
import { GlyphIcon } from '../board/glyphs.tsx';
import { anchorAt, DIE_AT, gateAt, HANGS, STAGE, standsLeft } from '../board/launch/course.ts';
import { Die } from '../board/launch/Die.tsx';
import { Scene } from '../board/launch/Scene.tsx';
import { StopCard } from '../board/launch/StopCard.tsx';
import { percent } from '../board/panels/Risk.tsx';
import { TestToken } from '../board/Token.tsx';
import s from './stage.module.css';
import { t } from './text.ts';
import type { Launch } from './useLaunch.ts';

/** Distance of a tag and of a card from their gate. */
const ASIDE = { tag: 34, card: 72 };
/** Height reserved below the scene for the card of the next risk. */
const BELOW = 190;

/** Width, height and centre of the path from the pad to the Moon, if only that part is shown. */
const WAY = { width: 640, height: 800, middle: 700 };

interface Cut {
  width: number;
  scale: number;
  x: number;
  y: number;
}

/** The whole stage; panels may cover its edges. */
function whole(width: number, height: number): Cut {
  const scale = Math.max(width / STAGE.width, height / STAGE.height);
  return { width, scale, x: (width - STAGE.width * scale) / 2, y: (height - STAGE.height * scale) / 2 };
}

/** Only the path from the pad to the Moon, between the panels. */
function slim(width: number, height: number, { top, right, bottom, left }: Insets, below: number): Cut {
  const room = width - left - right;
  const scale = Math.max(0.36, Math.min(room / WAY.width, (height - top - bottom - below) / WAY.height));
  return { width, scale, x: left + room / 2 - WAY.middle * scale, y: top - 20 * scale };
}

/** The scene with a card beside each gate and the die. */
export function LaunchStage({ launch }: { launch: Launch }) {
  const phone = usePhone();
  const small = useNarrow() || phone;
  const { now: insets } = useFrameInsets();
  const root = useRef<HTMLElement>(null);
  const [cut, setCut] = useState<Cut>({ width: 0, scale: 1, x: 0, y: 0 });
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    const measure = () => {
      const [width, height] = [el.clientWidth, el.clientHeight];
      setCut(small ? slim(width, height, insets, phone ? 0 : BELOW) : whole(width, height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(el);
    return () => observer.disconnect();
  }, [phone, small, insets]);
  const { flight, risks, shown, passed, outcome, rolling, waits } = launch;
  const { name, level, reward } = missionNamed(flight.mission ?? 'MOON');
  const last = shown > 0 ? (flight.checks[shown - 1] ?? null) : null;
  const at = (part: number): CSSProperties => {
    const anchor = anchorAt(part);
    return { left: cut.x + anchor.x * cut.scale, top: cut.y + anchor.y * cut.scale };
  };
  const now = risks[passed];
  const cardOf = (risk: FlightRisk, i: number, state: 'done' | 'lost' | 'now' | 'next') => (
    <StopCard
      at={i}
      risk={{ ...risk, check: i < shown ? risk.check : null }}
      have={flight.parameters}
      sabotage={flight.sabotage}
      state={state}
      rolling={rolling}
    />
  );
  const beside = { left: insets.left + 6 };
  return (
    <section ref={root} className={s.stage} aria-label={t('launch-for', { name })} data-night>
      <div
        className={s.sky}
        style={{
          width: STAGE.width,
          height: STAGE.height,
          transform: `translate(${cut.x}px, ${cut.y}px) scale(${cut.scale})`,
        }}
      >
        <Scene
          side={flight.side}
          risks={risks.length}
          passed={passed}
          outcome={outcome}
          lifted={!waits && (shown > 0 || rolling)}
        />
      </div>
      {risks.map((risk, i) => {
        const isLost = outcome === 'explosion' && i === passed;
        const state = i < passed ? 'done' : isLost ? 'lost' : i === passed ? 'now' : 'next';
        const gate = cut.x + anchorAt(gateAt(i, risks.length)).x * cut.scale;
        const beyond = cut.width - insets.right - gate;
        const left = standsLeft(i, risks.length, small ? Number.POSITIVE_INFINITY : beyond);
        const room = (left ? gate - insets.left : beyond) - ASIDE[small ? 'tag' : 'card'];
        return small ? (
          <div
            key={risk.risk}
            className={cx(s.tag, s[state], left && s.left)}
            style={{ ...at(gateAt(i, risks.length)), maxWidth: room }}
          >
            <i>{i + 1}</i>
            <b>{riskNamed(risk.risk).name}</b>
            <em>
              {state === 'done' ? t('state-held') : state === 'lost' ? t('state-lost') : `${percent(risk.chance)}%`}
            </em>
          </div>
        ) : (
          <div
            key={risk.risk}
            className={cx(s.stop, left && s.left)}
            style={{ ...at(gateAt(i, risks.length)), maxWidth: room, '--hangs': `${HANGS * 100}%` } as CSSProperties}
          >
            {cardOf(risk, i, state)}
          </div>
        );
      })}
      {small && !phone && now && (
        <div className={s.below} style={{ ...beside, right: insets.right, bottom: insets.bottom }}>
          {cardOf(now, passed, outcome === 'explosion' ? 'lost' : 'now')}
        </div>
      )}
      <div
        className={cx(s.goal, small && s.atLeft)}
        style={
          small ? { ...beside, top: insets.top + 8 } : { left: cut.x + 884 * cut.scale, top: cut.y + 272 * cut.scale }
        }
      >
        <b>
          {flight.mission !== 'MOON' && <i>L{level}</i>}
          {name}
        </b>
        {flight.mission !== 'MOON' && <Effects of={reward} size={14} />}
      </div>
      <div
        className={s.diebox}
        style={
          small
            ? { ...beside, bottom: insets.bottom + 8 + (phone ? 0 : BELOW) }
            : { left: cut.x + DIE_AT.x * cut.scale, top: cut.y + DIE_AT.y * cut.scale }
        }
      >
        {outcome !== 'grounded' && <Die size={small ? 64 : DIE_AT.size} face={last?.die ?? null} rolling={rolling} />}
        {!small && last && !rolling && <small>{t('last-roll')}</small>}
        {!small && now && outcome === 'flying' && (
          <p className={s.sum}>
            <small>{t('die')}</small> <b>?</b>
            {flight.sabotage > 0 && (
              <>
                − <GlyphIcon name="sabotage" size={16} label={t('sabotage')} /> <b>{flight.sabotage}</b>
              </>
            )}
            {now.tests > 0 && (
              <>
                + <TestToken side={flight.side} size={15} /> <b>{now.tests}</b>
              </>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
