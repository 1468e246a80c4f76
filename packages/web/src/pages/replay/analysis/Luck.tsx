import type { Analysis } from '@orrery/bots';
import { formatDecimal } from '../../../ui/format.ts';
import { SeatMark } from '../../../ui/index.ts';
import { changeText } from './amounts.ts';
import s from './panels.module.css';
import { decidedBy, directionOf, lostBy, rivalOf } from './review.ts';
import { type Review, type SideLook, useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** The widest bar is at least for this many points, so that small changes look small. */
const LEAST_SCALE = 20;

function Bar({ value, scale, colour }: { value: number; scale: number; colour: string }) {
  const width = `${(50 * Math.min(Math.abs(value), scale)) / scale}%`;
  return (
    <span className={s.diverging} aria-hidden>
      <i style={{ background: colour, width, ...(value >= 0 ? { left: '50%' } : { right: '50%' }) }} />
    </span>
  );
}

function SideLuck({ look, luck, play, scale }: { look: SideLook; luck: number; play: number; scale: number }) {
  const rows = [
    { label: t('luck'), value: luck, colour: 'var(--luck)' },
    { label: t('play-label'), value: play, colour: look.colour },
  ];
  return (
    <li className={s.luckRow}>
      {look.seat === null ? <span /> : <SeatMark seat={look.seat} size={16} label={look.name} />}
      <dl>
        {rows.map(({ label, value, colour }) => (
          <div key={label} className={s.luckBar}>
            <dt>{label}</dt>
            <dd>
              <Bar {...{ value, scale, colour }} />
              <b>{changeText(value)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** One sentence about the luck and play of the viewer's side, and what decided the game for it. */
function verdictOf({ order, looks, me }: Review, analysis: Analysis): string {
  const [side = 0] = order;
  const rival = rivalOf(analysis, side);
  const luck = analysis.balances[side]?.luck.value ?? 0;
  const lostOf = (one: number) => formatDecimal(lostBy(analysis, analysis.sides[one] ?? []));
  const sentence = t('luck-verdict', {
    who: me === null ? 'other' : 'you',
    name: looks[side]?.name ?? '',
    luck: directionOf(luck),
    luckBy: formatDecimal(Math.abs(luck)),
    lost: lostOf(side),
    hasRival: rival !== null,
    rival: rival === null ? '' : (looks[rival]?.name ?? ''),
    rivalLost: rival === null ? '' : lostOf(rival),
  });
  return `${sentence} ${t(`decided-${decidedBy(analysis, side)}`)}`;
}

/** Luck and play of each side in points of win chance, with one sentence about the viewer's. */
export function Luck() {
  const review = useReviewed();
  const { analysis, order, looks } = review;
  if (!analysis) return null;
  const { balances, sides, done, pass } = analysis;
  const parts = sides.map((side, i) => ({ luck: balances[i]?.luck.value ?? 0, play: -lostBy(analysis, side) }));
  const scale = Math.max(LEAST_SCALE, ...parts.flatMap(({ luck, play }) => [Math.abs(luck), Math.abs(play)]));
  return (
    <section className={s.panel} aria-label={t('luck-vs-play')}>
      <header>
        <h2>{t('luck-vs-play')}</h2>
      </header>
      <p className={s.scaleEnds} aria-hidden>
        <span>{t('meter-cost')}</span>
        <span>{t('meter-gained')}</span>
      </p>
      <ul>
        {order.map((side) => {
          const [part, look] = [parts[side], looks[side]];
          return part && look && <SideLuck key={side} look={look} {...part} scale={scale} />;
        })}
      </ul>
      {(done === 1 || pass > 0) && <p data-verdict>{verdictOf(review, analysis)}</p>}
      <small>{t('luck-vs-play-about')}</small>
    </section>
  );
}
