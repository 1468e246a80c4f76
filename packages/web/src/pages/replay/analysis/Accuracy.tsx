import type { Grade, PlayerSummary } from '@orrery/bots';
import { type CSSProperties, useContext } from 'react';
import { MarksContext, SeatMark, seatColour } from '../../../ui/index.ts';
import s from './panels.module.css';
import { type Review, useReviewed } from './review-context.ts';
import { t } from './text.ts';

const GRADES: readonly Grade[] = ['best', 'good', 'weak', 'bad'];

/** Radius and circumference of the ring around a player's accuracy. */
const R = 19;
const ROUND = 2 * Math.PI * R;

function Ring({ accuracy, seat }: { accuracy: number | null; seat: number }) {
  const marks = useContext(MarksContext);
  const colour = seatColour(marks[seat] ?? seat);
  const text = accuracy === null ? '–' : `${Math.round(accuracy)}`;
  return (
    <svg
      className={s.ring}
      width={48}
      height={48}
      viewBox="0 0 48 48"
      role="img"
      aria-label={t('accuracy-of', { accuracy: text })}
    >
      <circle cx={24} cy={24} r={R} />
      {accuracy !== null && (
        <circle
          cx={24}
          cy={24}
          r={R}
          style={{ stroke: colour }}
          strokeDasharray={`${(ROUND * accuracy) / 100} ${ROUND}`}
          transform="rotate(-90 24 24)"
        />
      )}
      <text x={24} y={29} textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}

function Player({ player, review }: { player: PlayerSummary; review: Review }) {
  const { seat, accuracy, counts } = player;
  const marks = useContext(MarksContext);
  const mine = seat === review.me;
  const style = { '--seat': seatColour(marks[seat] ?? seat) } as CSSProperties;
  return (
    <li className={s.player} data-mine={mine || undefined} data-accuracy={seat} style={style}>
      <SeatMark seat={seat} size={22} />
      <div>
        <b className={s.name}>{review.nameOf(seat)}</b> {mine && <small>{t('you')}</small>}
        <span className={s.counts}>
          {GRADES.map((grade) => (
            <span key={grade} data-tone={grade}>
              {t(`counts-${grade}`, { count: counts[grade] })}
            </span>
          ))}
        </span>
      </div>
      {review.scores && <span className={s.score}>{review.scores[seat]}</span>}
      <Ring accuracy={accuracy} seat={seat} />
    </li>
  );
}

/** The accuracy of all players. */
export function Accuracy() {
  const review = useReviewed();
  const { analysis, progress } = review;
  return (
    <section className={s.panel} aria-label={t('accuracy')}>
      <header title={t('accuracy-about')}>
        <h2>{t('accuracy')}</h2>
        <small>{t(progress.status === 'done' ? 'accuracy-scale' : 'accuracy-so-far')}</small>
      </header>
      <ul className={s.players}>
        {analysis?.players.map((player) => (
          <Player key={player.seat} {...{ player, review }} />
        ))}
      </ul>
    </section>
  );
}

/** The accuracy of all players in one line, for small screens. */
export function AccuracyStrip({ onPick }: { onPick: () => void }) {
  const { analysis, me, nameOf } = useReviewed();
  const marks = useContext(MarksContext);
  return (
    <div className={s.strip}>
      {analysis?.players.map(({ seat, accuracy }) => (
        <button
          type="button"
          key={seat}
          data-mine={seat === me || undefined}
          style={{ '--seat': seatColour(marks[seat] ?? seat) } as CSSProperties}
          aria-label={`${nameOf(seat)} ${t('accuracy-of', { accuracy: accuracy === null ? '–' : Math.round(accuracy) })}`}
          onClick={onPick}
        >
          <SeatMark seat={seat} size={16} />
          <span>{nameOf(seat)}</span>
          <b>{accuracy === null ? '–' : Math.round(accuracy)}</b>
        </button>
      ))}
    </div>
  );
}
