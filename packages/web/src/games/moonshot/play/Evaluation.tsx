import { effectsText, LEAST_LEFT, PLACES, TIE_PRICE } from '@orrery/moonshot';
import { type CSSProperties, useEffect, useRef } from 'react';
import { cx, LiveRegion, useFrameInsets, usePhone, wantsReducedMotion } from '../../../ui/index.ts';
import { maneuverNamed } from '../board/content.ts';
import { Effects } from '../board/effects.tsx';
import { GlyphIcon, type SignGlyph } from '../board/glyphs.tsx';
import { SideMark, sideColour, sideOf } from '../board/sides.tsx';
import { Token } from '../board/Token.tsx';
import s from './evaluation.module.css';
import { type EvaluatedCard, influenceAfter, type TurnedToken } from './evaluation.ts';
import { cardOf, headlineOf, verdictText } from './evaluation-actions.ts';
import { Room } from './Room.tsx';
import { t } from './round-text.ts';
import { pressCard } from './selection.ts';
import type { Desk } from './useDesk.tsx';
import type { Evaluation } from './useEvaluation.ts';

interface Props {
  desk: Desk;
  scene: Evaluation;
}

/** The end of a round: one card with its tokens, which turn up one by one. */
export function EvaluationStage({ desk, scene }: Props) {
  const { now, scale } = useFrameInsets();
  const phone = usePhone();
  const k = scale ?? 1;
  const { name } = cardOf(scene);
  const { sentence, detail } = headlineOf(scene);
  const decides = scene.phase === 'decide' && scene.isAsked;
  return (
    <section className={s.stage} aria-label={t('scene', { name })} data-night>
      <Room />
      <div className={s.veil} />
      <div
        className={s.column}
        style={{
          left: now.left,
          top: now.top,
          width: `calc((100% - ${now.left + now.right}px) / ${k})`,
          height: `calc((100% - ${now.top + now.bottom}px) / ${k})`,
          transform: `scale(${k})`,
        }}
      >
        <Progress scene={scene} />
        <Card scene={scene} mine={desk.view.side} />
        <div className={cx(s.rows, decides && s.pair)}>
          {[1 - desk.side, desk.side].map((side) => (
            <Row key={side} desk={desk} scene={scene} side={side} />
          ))}
        </div>
        {decides && <Choices desk={desk} scene={scene} />}
        {/* The sheet of a phone has the same words. */}
        {!decides && !phone && <Message scene={scene} />}
      </div>
      {/* While a question is open, the table itself announces it. */}
      {!scene.isAsked && <LiveRegion text={[sentence, detail].filter(Boolean).join(' ')} />}
    </section>
  );
}

/** One segment per card. */
function Progress({ scene: { before, after } }: { scene: Evaluation }) {
  const all = before.length + 1 + after.length;
  return (
    <p className={s.progress}>
      <b>{t('progress', { n: before.length + 1, all })}</b>
      <span aria-hidden>
        {Array.from({ length: all }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have fixed positions
          <i key={at} className={cx(at < before.length && s.past, at === before.length && s.at)} />
        ))}
      </span>
    </p>
  );
}

const STAMPS = { won: s.good, obstructed: s.bad, escalated: s.brass, tied: s.brass } as const;

/** The card, with its effects on both outcomes and its stamp. */
function Card({ scene, mine }: { scene: Evaluation; mine: number | null }) {
  const { shown, phase } = scene;
  const { side, place, level, name, won, lost } = cardOf(scene);
  const isDone = phase === 'done' || phase === 'tie';
  // Green is what is good for the viewer.
  const isGood = shown?.outcome === (side === (mine ?? 0) ? 'won' : 'obstructed');
  const stamp = shown?.outcome ?? 'tied';
  const effects = useFlight(phase === 'done' ? `${shown?.from} ${shown?.outcome}` : null);
  const glow = { '--me': sideColour(side), '--bed': `var(--sh-${sideOf(side).id}-bed)` } as CSSProperties;
  return (
    <article className={s.card} style={glow} aria-label={name}>
      <header>
        <GlyphIcon name={place.id as SignGlyph} size={20} />
        <span>{place.name}</span>
        <em>
          {[1, 2, 3].map((n) => (
            <i key={n} className={cx(n <= level && s.on)} />
          ))}
          {t('level', { n: level })}
        </em>
      </header>
      <h2>{name}</h2>
      <dl>
        <div ref={shown?.outcome === 'won' ? effects : null}>
          <dt>{t('if-won', { program: sideOf(side).name })}</dt>
          <dd>
            <Effects of={won} size={17} /> <span>{effectsText(won)}</span>
          </dd>
        </div>
        <div ref={shown?.outcome === 'obstructed' ? effects : null}>
          <dt>{t('if-lost', { program: sideOf(1 - side).name })}</dt>
          <dd>
            <Effects of={lost} size={17} /> <span>{effectsText(lost)}</span>
          </dd>
        </div>
      </dl>
      <footer>
        <SideMark side={side} size={15} />
        {side === mine ? t('your-card') : t('card-of', { program: sideOf(side).name })}
      </footer>
      {isDone && (
        <b
          className={cx(s.stamp, stamp === 'won' || stamp === 'obstructed' ? (isGood ? s.good : s.bad) : STAMPS[stamp])}
        >
          {t(`outcome-${stamp}`)}
        </b>
      )}
    </article>
  );
}

/** The tokens of a side as the scene shows them. */
interface ShownTokens {
  /** Null for a hidden token. */
  faces: readonly (TurnedToken['kind'] | null)[];
  /** Whether they are being turned up for all; otherwise only their own side may see them. */
  isUp: boolean;
  /** How many are turned up, and the influence among those that are visible; null if none are. */
  up: number;
  influence: number | null;
}

function tokensOf(desk: Desk, { shown, waiting, order, turned }: Evaluation, side: number): ShownTokens {
  if (shown?.tokens) {
    const own = order.filter((token) => token.side === side);
    const up = Math.max(0, Math.min(own.length, turned - order.findIndex((token) => token.side === side)));
    const faces = own.map(({ kind }, at) => (at < up ? kind : null));
    return { faces, isUp: true, up, influence: faces.filter((kind) => kind === 'influence').length };
  }
  const lie = waiting?.tokens[side] ?? slotTokens(desk, shown, side);
  const { count = 0, influence = null, bluff = null } = lie ?? {};
  if (influence === null || bluff === null)
    return { faces: new Array<null>(count).fill(null), isUp: false, up: 0, influence: null };
  return { faces: [...repeat('influence', influence), ...repeat('bluff', bluff)], isUp: false, up: count, influence };
}

const repeat = (kind: TurnedToken['kind'], n: number) => new Array<TurnedToken['kind']>(n).fill(kind);

/** Tokens of a row with a word below each. */
const FEW = 4;

/** The tokens of a side: backs, then their faces one by one, and the influence so far. */
function Row({ desk, scene, side }: Props & { side: number }) {
  const { faces, isUp, up, influence } = tokensOf(desk, scene, side);
  const count = faces.length;
  const { name } = sideOf(side);
  const sums = influenceAfter(scene.order, scene.turned);
  const leads = isUp && (sums[side] ?? 0) > (sums[1 - side] ?? 0);
  return (
    <div
      className={cx(s.row, leads && s.leads)}
      style={{ '--me': sideColour(side) } as CSSProperties}
      role="img"
      aria-label={t('row-label', {
        program: name,
        known: influence !== null && up === count ? 'yes' : 'no',
        influence: influence ?? 0,
        bluff: up - (influence ?? 0),
        n: count,
      })}
    >
      <span className={s.who}>
        <SideMark side={side} size={22} />
        <b>{name}</b>
        <small>{t('tokens-of', { n: count })}</small>
      </span>
      <span className={s.tokens}>
        {faces.map((kind, at) => (
          <Face
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens have fixed positions
            key={`${at} ${kind}`}
            side={side}
            kind={kind}
            isTurned={isUp && kind !== null}
            isMany={count > FEW}
            isClose={!isUp}
          />
        ))}
      </span>
      <span className={s.sum}>
        <b>{influence ?? (count === 0 ? 0 : '?')}</b>
        <small>
          {influence === null
            ? t('range', { n: count })
            : isUp
              ? t(up < count ? 'so-far' : 'influence')
              : t('only-you')}
        </small>
      </span>
    </div>
  );
}

/** The tokens on a card that was escalated, which stay on it. */
function slotTokens({ view }: Desk, shown: EvaluatedCard | null, side: number) {
  const slot = view.programs[shown?.side ?? 0]?.slots.find(({ card }) => card === shown?.card);
  return slot?.tokens[side] ?? null;
}

/** A large token, which turns when its face appears. */
function Face({ side, kind, isTurned, isMany, isClose }: FaceProps) {
  return (
    <span className={cx(s.face, isTurned && s.turned)} title={t(kind ?? 'hidden')}>
      <Token side={side} kind={kind} size={isMany || isClose ? 38 : 50} />
      {isTurned && <i className={cx(s.badge, kind === 'influence' && s.counts)}>{kind === 'influence' ? '+1' : '0'}</i>}
      {!isMany && <small>{t(kind ?? 'hidden')}</small>}
    </span>
  );
}
interface FaceProps {
  side: number;
  kind: TurnedToken['kind'] | null;
  isTurned: boolean;
  /** Whether there are too many tokens for a word below each. */
  isMany: boolean;
  /** Whether the row has little room. */
  isClose: boolean;
}

/** What happens now, below the tokens. */
function Message({ scene }: { scene: Evaluation }) {
  const { sentence, detail } = headlineOf(scene);
  return (
    <div className={cx(s.message, scene.phase === 'tie' && s.tie)}>
      <b className={s.title}>{sentence}</b>
      {detail && <span>{detail}</span>}
    </div>
  );
}

/** The viewer's decision, with all outcomes of both choices. */
function Choices({ desk, scene: { waiting } }: Props) {
  const { play, own, turn } = desk;
  const card = waiting && maneuverNamed(waiting.card);
  if (!waiting || !card) return null;
  const { level, side, tokens } = waiting;
  const at = (n: number) => effectsText(card.design.levels[n - 1] ?? []);
  const place = PLACES.find(({ id }) => id === waiting.place);
  const lost = effectsText(place?.obstruction ?? []);
  const rival = sideOf(1 - side).name;
  const mine = tokens[side]?.influence ?? 0;
  const covers = (own?.hand ?? []).filter((id) => id && turn.options.has(`escalate:${id}`));
  const chosen = turn.taken?.kind === 'card' ? turn.taken.card : null;
  return (
    <div className={s.choices}>
      <button type="button" className={cx(s.choice, s.go)} onClick={() => void play.answer('evaluate')}>
        <h3>{t('evaluate-title')}</h3>
        <p>{t('evaluate-lead', { n: mine })}</p>
        <ul>
          <li className={s.wins}>{t('win-line', { effects: at(level) })}</li>
          <li className={s.ties}>
            {t('tie-line', {
              pays: (own?.popularity ?? 0) >= TIE_PRICE + LEAST_LEFT ? 'yes' : 'no',
              price: TIE_PRICE,
            })}
          </li>
          <li className={s.loses}>{t('lose-line', { program: rival, effects: lost })}</li>
        </ul>
        <p className={s.verdict}>{verdictText({ waiting })}</p>
      </button>
      <div className={s.choice}>
        <h3>{t('escalate-title')}</h3>
        <p>{t('escalate-lead', { first: covers.length > 0 ? 'yes' : 'no', level: level + 1 })}</p>
        <ul>
          <li className={s.wins}>{t('escalate-win', { effects: at(level + 1) })}</li>
          <li className={s.loses}>{t('lose-line', { program: rival, effects: lost })}</li>
          <li className={s.ties}>
            {t('escalate-cost', { first: covers.length > 0 ? 'yes' : 'no', n: covers.length })}
          </li>
        </ul>
        {covers.length > 0 && (
          <div className={s.covers}>
            {t('cover-with')}
            {covers.map(
              (id) =>
                id && (
                  <button
                    key={id}
                    type="button"
                    aria-pressed={chosen === id}
                    onClick={() => turn.take(chosen === id ? null : pressCard(id, true))}
                  >
                    {maneuverNamed(id)?.name}
                  </button>
                ),
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const FLIGHT_MS = 700;

/** Lets a copy of the winning effects fly to the instruments, once for each result. */
function useFlight(result: string | null) {
  const from = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [el, goal] = [from.current, document.querySelector('[data-instruments]')];
    if (!result || !el || !goal || wantsReducedMotion() || document.hidden) return;
    const [a, b] = [el.getBoundingClientRect(), goal.getBoundingClientRect()];
    const ghost = el.cloneNode(true) as HTMLElement;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.classList.add(s.ghost ?? '');
    Object.assign(ghost.style, { left: `${a.left}px`, top: `${a.top}px` });
    el.closest('section')?.append(ghost);
    const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 },
      ],
      { duration: FLIGHT_MS, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
    );
    const land = () => ghost.remove();
    flight.onfinish = land;
    return () => {
      flight.cancel();
      land();
    };
  }, [result]);
  return from;
}
