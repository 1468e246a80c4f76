import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
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

/** Where the goal's name stands on the whole stage. */
const GOAL_AT = { x: 884, y: 272 };

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

/** The part of the stage that is visible in an element of the frame. */
function useCut(root: RefObject<HTMLElement | null>, small: boolean, phone: boolean): Cut {
  const { now: insets } = useFrameInsets();
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
  }, [root, phone, small, insets]);
  return cut;
}

/** Where a point of the stage is on the screen. */
const placeOn = (cut: Cut, { x, y }: { x: number; y: number }) => ({
  left: cut.x + x * cut.scale,
  top: cut.y + y * cut.scale,
});

type State = 'done' | 'lost' | 'now' | 'next';

function stateOf({ outcome, passed }: Launch, at: number): State {
  if (at !== passed) return at < passed ? 'done' : 'next';
  return outcome === 'explosion' ? 'lost' : 'now';
}

interface PartProps {
  launch: Launch;
  cut: Cut;
  /** Whether risks have tags instead of cards. */
  small: boolean;
}

/** The scene with a card beside each gate and the die. */
export function LaunchStage({ launch }: { launch: Launch }) {
  const phone = usePhone();
  const small = useNarrow() || phone;
  const { now: insets, scale } = useFrameInsets();
  const root = useRef<HTMLElement>(null);
  const cut = useCut(root, small, phone);
  const { flight, risks, rolled, passed, course, rolling, waits } = launch;
  const { name } = missionNamed(flight.mission ?? 'MOON');
  const part = { launch, cut, small };
  const left = insets.left + 6;
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
          {...course}
          landing={flight.mission === 'MOON'}
          lifted={!waits && (rolled > 0 || rolling)}
        />
      </div>
      {risks.map(({ risk }, i) => (
        <Stop key={risk} {...part} at={i} insets={insets} zoom={scale ?? 1} />
      ))}
      {small && !phone && risks[passed] && (
        <div className={s.below} style={{ left, right: insets.right, bottom: insets.bottom }}>
          <Card launch={launch} at={passed} />
        </div>
      )}
      <Goal {...part} style={small ? { left, top: insets.top + 8 } : placeOn(cut, GOAL_AT)} />
      <DieBox
        {...part}
        style={small ? { left, bottom: insets.bottom + 8 + (phone ? 0 : BELOW) } : placeOn(cut, DIE_AT)}
      />
    </section>
  );
}

/** The full card of a risk. */
function Card({ launch, at }: { launch: Launch; at: number }) {
  const { flight, risks, shown, rolling } = launch;
  const risk = risks[at];
  return (
    risk && (
      <StopCard
        at={at}
        risk={{ ...risk, check: at < shown ? risk.check : null }}
        have={flight.parameters}
        sabotage={flight.sabotage}
        state={stateOf(launch, at)}
        rolling={rolling}
      />
    )
  );
}

/** A risk beside its gate: a card, or a tag where there is little room. */
function Stop({ launch, cut, small, at, insets, zoom }: PartProps & { at: number; insets: Insets; zoom: number }) {
  const { risks } = launch;
  const place = placeOn(cut, anchorAt(gateAt(at, risks.length)));
  const beyond = cut.width - insets.right - place.left;
  const isLeft = standsLeft(at, risks.length, small ? Number.POSITIVE_INFINITY : beyond);
  const maxWidth = (isLeft ? place.left - insets.left : beyond) - ASIDE[small ? 'tag' : 'card'];
  if (small) return <Tag launch={launch} at={at} className={isLeft && s.left} style={{ ...place, maxWidth }} />;
  return (
    <div
      className={cx(s.stop, isLeft && s.left)}
      style={{ ...place, maxWidth, '--hangs': `${HANGS * 100}%` } as CSSProperties}
    >
      <div style={{ zoom }}>
        <Card launch={launch} at={at} />
      </div>
    </div>
  );
}

function Tag({ launch, at, className, style }: TagProps) {
  const state = stateOf(launch, at);
  const risk = launch.risks[at];
  if (!risk) return null;
  return (
    <div className={cx(s.tag, s[state], className)} style={style}>
      <i>{at + 1}</i>
      <b>{riskNamed(risk.risk).name}</b>
      <em>{state === 'done' ? t('state-held') : state === 'lost' ? t('state-lost') : `${percent(risk.chance)}%`}</em>
    </div>
  );
}
interface TagProps {
  launch: Launch;
  at: number;
  className: string | false | undefined;
  style: CSSProperties;
}

/** The mission and its reward. */
function Goal({ launch: { flight }, small, style }: PartProps & { style: CSSProperties }) {
  const { name, level, reward } = missionNamed(flight.mission ?? 'MOON');
  const isMoon = flight.mission === 'MOON';
  return (
    <div className={cx(s.goal, small && s.atLeft)} style={style}>
      <b>
        {!isMoon && <i>L{level}</i>}
        {name}
      </b>
      {!isMoon && <Effects of={reward} size={14} />}
    </div>
  );
}

/** The die, and what its result is changed by. */
function DieBox({ launch, small, style }: PartProps & { style: CSSProperties }) {
  const { flight, risks, shown, rolled, passed, outcome, rolling } = launch;
  const last = flight.checks[rolled - 1] ?? null;
  const now = risks[passed];
  return (
    <div className={s.diebox} style={style}>
      {outcome !== 'grounded' && <Die size={small ? 64 : DIE_AT.size} face={last?.die ?? null} rolling={rolling} />}
      {!small && last && !rolling && <small>{t('last-roll')}</small>}
      {!small && now && rolled === shown && outcome === 'flying' && (
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
  );
}
