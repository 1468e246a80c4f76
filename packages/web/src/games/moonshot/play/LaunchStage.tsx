import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { cx, useFrameInsets, usePhone } from '../../../look/index.ts';
import { missionNamed, riskNamed } from '../board/content.ts';
import { Effects } from '../board/effects.tsx';
import { GlyphIcon } from '../board/glyphs.tsx';
import { gateAt, STAGE, spotAt } from '../board/launch/course.ts';
import { Die } from '../board/launch/Die.tsx';
import { Scene } from '../board/launch/Scene.tsx';
import { StopCard } from '../board/launch/StopCard.tsx';
import { percent } from '../board/panels/Risk.tsx';
import { TestToken } from '../board/Token.tsx';
import s from './stage.module.css';
import type { Launch } from './useLaunch.ts';

/** How far a card reaches from its gate, and what the right rail takes. */
const CARD = 470;
const RAIL = 352;

/** On a tall screen: what lies above the stage, and how deep it is down to the pad. */
const TOP = 104;
const DEEP = 800;

interface Cut {
  width: number;
  scale: number;
  x: number;
  y: number;
}

/** Which part of the stage fits: all of it on a wide screen, pad and Moon on a tall one. */
function cutOf(width: number, height: number, phone: boolean): Cut {
  if (phone) {
    const scale = Math.max(0.36, Math.min(width / 640, (height - TOP) / DEEP));
    return { width, scale, x: width / 2 - 700 * scale, y: TOP - 20 * scale };
  }
  const scale = Math.max(width / STAGE.width, height / STAGE.height);
  return { width, scale, x: (width - STAGE.width * scale) / 2, y: (height - STAGE.height * scale) / 2 };
}

/** The scene with a card beside each gate and the die. */
export function LaunchStage({ launch }: { launch: Launch }) {
  const phone = usePhone();
  const below = useFrameInsets().now.bottom;
  const root = useRef<HTMLElement>(null);
  const [cut, setCut] = useState<Cut>({ width: 0, scale: 1, x: 0, y: 0 });
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    const measure = () => setCut(cutOf(el.clientWidth, el.clientHeight - (phone ? below : 0), phone));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(el);
    return () => observer.disconnect();
  }, [phone, below]);
  const { flight, risks, shown, passed, outcome, rolling, waits } = launch;
  const { name, level, reward } = missionNamed(flight.mission ?? 'MOON');
  const last = shown > 0 ? (flight.checks[shown - 1] ?? null) : null;
  const at = (part: number): CSSProperties => {
    const spot = spotAt(part);
    return { left: cut.x + spot.x * cut.scale, top: cut.y + spot.y * cut.scale };
  };
  const now = risks[passed];
  return (
    <section ref={root} className={s.stage} aria-label={`Launch for ${name}`}>
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
        const gate = spotAt(gateAt(i, risks.length));
        const crowded = !phone && cut.x + gate.x * cut.scale + CARD > cut.width - RAIL;
        const left = (i === risks.length - 1 && risks.length > 1) || crowded;
        return phone ? (
          <div key={risk.risk} className={cx(s.tag, s[state], left && s.left)} style={at(gateAt(i, risks.length))}>
            <i>{i + 1}</i>
            <b>{riskNamed(risk.risk).name}</b>
            <em>{state === 'done' ? 'held' : state === 'lost' ? 'lost' : `${percent(risk.chance)}%`}</em>
          </div>
        ) : (
          <div key={risk.risk} className={cx(s.stop, left && s.left)} style={at(gateAt(i, risks.length))}>
            <StopCard
              at={i}
              risk={{ ...risk, rolled: i < shown ? risk.rolled : null }}
              have={flight.parameters}
              sabotage={flight.sabotage}
              state={state}
              rolling={rolling}
            />
          </div>
        );
      })}
      <div className={s.goal} style={phone ? {} : { left: cut.x + 884 * cut.scale, top: cut.y + 272 * cut.scale }}>
        <b>
          {flight.mission !== 'MOON' && <i>L{level}</i>}
          {name}
        </b>
        {flight.mission !== 'MOON' && <Effects of={reward} size={14} />}
      </div>
      <div className={s.diebox} style={phone ? {} : { left: cut.x + 320 * cut.scale, top: cut.y + 350 * cut.scale }}>
        <Die size={phone ? 84 : 150} face={last?.die ?? null} rolling={rolling} />
        {!phone && last && !rolling && <small>last roll</small>}
        {!phone && now && outcome === 'flying' && (
          <p className={s.sum}>
            <small>die</small> <b>?</b>
            {flight.sabotage > 0 && (
              <>
                − <GlyphIcon name="sabotage" size={16} label="sabotage" /> <b>{flight.sabotage}</b>
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
