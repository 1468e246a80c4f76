import type { PlayerProfile, RatingHistory } from '@orrery/protocol';
import { ratingPoints } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'react';
import { gameName } from '../../shared/game-name.ts';
import { shortRating } from '../../shared/rating-text.ts';
import { api } from '../../table/online.ts';
import { formatDate, formatNumber } from '../../ui/format.ts';
import { Segments, useSize } from '../../ui/index.ts';
import s from './player.module.css';
import { graphOf, since } from './rating-graph.ts';
import { t } from './text.ts';

const DAY = 86_400_000;
const PERIODS = { month: 30 * DAY, 'half-year': 182 * DAY, all: Number.POSITIVE_INFINITY } as const;
type Period = keyof typeof PERIODS;

type OwnRating = PlayerProfile['ratings'][number];
const keyOf = ({ game, seats }: OwnRating) => `${game} ${seats}`;

/** The player's ratings. They are also the tabs of the graph. */
export function RatingPanel({ profile }: { profile: PlayerProfile }) {
  const byGames = [...profile.ratings].sort((a, b) => b.played - a.played);
  const [chosen, setChosen] = useState<string | null>(null);
  const [period, setPeriod] = useState<Period>('all');
  const current = byGames.find((rating) => keyOf(rating) === chosen) ?? byGames[0];
  return (
    <section className={s.panel} aria-label={t('ratings')}>
      <header>
        <h2>{t('ratings')}</h2>
        {current && profile.stats !== null && (
          <Segments<Period>
            name="period"
            choices={[
              { value: 'month', label: t('period-month') },
              { value: 'half-year', label: t('period-half-year') },
              { value: 'all', label: t('period-all') },
            ]}
            value={period}
            onChange={setPeriod}
          />
        )}
      </header>
      {!current && <p>{t('ratings-none')}</p>}
      <div className={s.cards} role="tablist" aria-label={t('ratings')}>
        {byGames.map((rating) => (
          <button
            key={keyOf(rating)}
            type="button"
            role="tab"
            aria-selected={rating === current}
            onClick={() => setChosen(keyOf(rating))}
          >
            <span>{gameName(rating.game)}</span>
            <b>{shortRating(rating)}</b>
            <small>{t('players', { count: rating.seats })}</small>
          </button>
        ))}
      </div>
      {current && profile.stats !== null && (
        <Graph key={keyOf(current)} name={profile.profile} rating={current} from={Date.now() - PERIODS[period]} />
      )}
    </section>
  );
}

/** Height of the graph, and room for the ratings beside it, in pixels. */
const [HEIGHT, LABELS] = [170, 62];

function Graph({ name, rating, from }: { name: string; rating: OwnRating; from: number }) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { game, seats } = rating;
  const [history, setHistory] = useState<RatingHistory | null>(null);
  useEffect(() => {
    let cancelled = false;
    api.playerRatings(name, game, seats).then(
      (found) => !cancelled && setHistory(found),
      () => !cancelled && setHistory([]),
    );
    return () => {
      cancelled = true;
    };
  }, [name, game, seats]);
  return (
    <div ref={box} className={s.blank}>
      {history && width > 0 && <Picture history={since(history, from)} peak={rating.peak} width={width - LABELS} />}
    </div>
  );
}

/** The graph, drawn at its size on the screen, so that its text is as large as other text. */
function Picture({ history, peak: best, width }: { history: RatingHistory; peak: number; width: number }) {
  const graph = graphOf(history, width, HEIGHT);
  const first = graph?.points[0];
  const last = graph?.points.at(-1);
  if (!graph || !first || !last) return <p>{t('graph-none')}</p>;
  const { points, peak, lines } = graph;
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const upper = points.map(({ x, high }) => `${x} ${high}`).join('L');
  const lower = [...points]
    .reverse()
    .map(({ x, low }) => `${x} ${low}`)
    .join('L');
  const peakText = t('peak', { rating: formatNumber(peak.rating) });
  const about = {
    first: formatDate(first.at),
    last: formatDate(last.at),
    now: formatNumber(last.rating),
    peak: formatNumber(ratingPoints(best)),
  };
  return (
    <svg
      className={s.graph}
      viewBox={`-6 -22 ${width + LABELS} ${HEIGHT + 48}`}
      role="img"
      aria-label={t('graph-about', about)}
      data-graph={points.length}
    >
      {lines.map(({ y, rating: at }) => (
        <g key={at} className={s.line}>
          <path d={`M0 ${y}H${width}`} />
          <text x={width + 12} y={y + 4}>
            {formatNumber(at)}
          </text>
        </g>
      ))}
      <path className={s.band} d={`M${upper}L${lower}Z`} />
      <path className={s.curve} d={`M${line}`} />
      <circle className={s.peak} cx={peak.x} cy={peak.y} r={4.5} />
      <text
        className={s.peakText}
        x={Math.min(Math.max(peak.x, 36), width - 36)}
        y={Math.max(peak.y - 12, -8)}
        textAnchor="middle"
      >
        {peakText}
      </text>
      <circle className={s.now} cx={last.x} cy={last.y} r={5} />
      <text className={s.date} x={0} y={HEIGHT + 20}>
        {about.first}
      </text>
      <text className={s.date} x={width} y={HEIGHT + 20} textAnchor="end">
        {about.last}
      </text>
    </svg>
  );
}
