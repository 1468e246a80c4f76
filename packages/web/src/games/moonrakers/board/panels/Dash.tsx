import { Count, cx, Glass, SeatAvatar, SeatMark, SeatShape } from '../../../../ui/index.ts';
import { cardNamed, faceOf, placeNamed } from '../content.ts';
import { SignIcon } from '../glyphs.tsx';
import { inColour, useMarks } from '../marks.ts';
import { Unit } from '../signs.tsx';
import { Level } from '../talks/Level.tsx';
import { t } from '../text.ts';
import type { CaptainView, HintLevel, Type } from '../view-types.ts';
import s from './dash.module.css';

const FULL = 5;

/** Reputation with a faction, as a row of that faction's marks. */
export function Pips({ n, mark }: { n: number; mark: number }) {
  return (
    <span className={s.pips} style={inColour(mark)} role="img" aria-label={t('reputation-of', { n, max: FULL })}>
      {Array.from({ length: FULL }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have fixed positions
        <svg key={i} viewBox="-1.5 -1.5 3 3" className={cx(i < n && s.on)} aria-hidden>
          <SeatShape seat={mark} r={1.05} fill="currentColor" stroke="var(--hairline-strong)" strokeWidth={0.16} />
        </svg>
      ))}
    </span>
  );
}

export interface DashProps {
  captain: CaptainView;
  name: string;
  /** Whether this captain is the viewer. */
  mine: boolean;
  on: boolean;
  /** A short label for what the captain is doing. */
  activity: string;
  /** The viewer's reputation with this captain's faction; null for the viewer, spectators, and without Binding Ties. */
  points: number | null;
  /** What the captain has hinted about the hand they hold. */
  hints: readonly [Type, HintLevel][];
}

const crewOf = ({ hand, discard, play }: CaptainView) =>
  [...hand, ...discard, ...play.map(({ card }) => card)].filter((card) => card && cardNamed(card)?.kind === 'crew')
    .length;

/** A captain at a glance in three lines: prestige; credits, cards and ship parts; objectives, reputation and hints. */
export function Dash({ captain, name, mine, on, activity, points, hints }: DashProps) {
  const { seat, prestige, credits, hand, parts, objectives, place, reputation } = captain;
  const mark = useMarks();
  const all = reputation.reduce((sum, n) => sum + n, 0);
  const doing = place ? t('at-place', { doing: activity, place: placeNamed(place)?.split(' ')[0] ?? '' }) : activity;
  return (
    <Glass
      className={cx(s.dash, on && s.lit)}
      style={inColour(mark(seat))}
      aria-label={name}
      data-anchor={`captain:${seat}`}
      aria-current={on || undefined}
    >
      <header>
        <SeatAvatar seat={seat} size={22} />
        <div>
          <h2>
            {name}
            {mine && <em> {t('you')}</em>}
          </h2>
          <p title={doing}>{doing}</p>
        </div>
        <b className={s.prestige} data-about="prestige">
          <Count value={prestige} />
          <Unit of="prestige" label={t('prestige')} />
        </b>
      </header>
      <div className={s.numbers}>
        <span data-about="credit">
          <Unit of="credit" label={t('credits')} />
          <Count value={credits} />
        </span>
        <span data-about="hand">
          <Unit of="card" label={t('cards-in-hand')} />
          <Count value={hand.length} />
        </span>
        <span data-about="need:crew" title={t('crew-known')}>
          <SignIcon of="crew" label={t('crew')} />
          {crewOf(captain)}
        </span>
        <Slots parts={parts} />
      </div>
      <div className={s.more}>
        <span data-about="objective">
          <SignIcon of="objective" label={t('objectives')} /> {objectives.length}
        </span>
        {reputation.length > 0 &&
          (mine ? (
            <span data-about="reputation">
              <Unit of="reputation" label={t('reputation')} /> {all}
            </span>
          ) : (
            points !== null && <Pips n={points} mark={mark(seat)} />
          ))}
        <span className={s.hints}>
          {hints.map(([type, level]) => (
            <Level key={type} of={type} level={level} />
          ))}
        </span>
      </div>
    </Glass>
  );
}

function Slots({ parts }: Pick<CaptainView, 'parts'>) {
  return (
    <span className={s.slots}>
      {[0, 1, 2, 3].map((slot) => {
        const part = parts[slot];
        if (!part) return <i key={slot} className={s.empty} title={t('free-slot')} />;
        const { name, hue } = faceOf(part.card);
        return (
          <i key={part.card} className={s.slot} data-hue={hue} data-about={part.card} data-anchor={`card:${part.card}`}>
            <SignIcon of={part.card} label={name} />
            {part.io > 0 && <b>{part.io}</b>}
          </i>
        );
      })}
    </span>
  );
}

/** All captains on a track towards the prestige target. */
export function Track({
  captains,
  target,
  short,
}: {
  captains: readonly CaptainView[];
  target: number;
  short: boolean;
}) {
  const steps = Array.from({ length: target + 1 }, (_, n) => n);
  return (
    <div className={s.track} role="img" aria-label={t('first-to-prestige', { target })}>
      <span className={cx(short && s.narrow)}>{t('first-to', { target })}</span>
      <Unit of="prestige" />
      <ol>
        {steps.map((n) => {
          const here = captains.filter(({ prestige }) => Math.min(target, prestige) === n);
          return (
            <li
              key={n}
              className={cx(n === target && s.goal, here.length > 0 && s.has)}
              data-wide={target > 10 || undefined}
            >
              {here.length === 0 ? (
                <i>{n}</i>
              ) : (
                here.map(({ seat }) => <SeatMark key={seat} seat={seat} size={here.length > 1 ? 11 : 15} />)
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
