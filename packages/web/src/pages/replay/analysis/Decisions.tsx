import { useEffect, useRef, useState } from 'react';
import { IconButton, LineIcon, SeatMark, Segments, usePhone, useSplit } from '../../../ui/index.ts';
import { Comparison } from './Comparison.tsx';
import s from './decisions.module.css';
import { markOf } from './moment-text.ts';
import { type Filter, type Row, rowBeside, rowsOf, withRow } from './review.ts';
import { type Review, useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** Rows on the page at first; more are added on demand, because a long game has hundreds of decisions. */
const PAGE = 40;

/** The value of a row in its colour. */
function Mark({ row, review }: { row: Row; review: Review }) {
  const { tone, value } = markOf(row, review);
  if (value === '') return null;
  return (
    <b className={s.mark} data-tone={tone}>
      {tone === 'luck' ? t('luck') : null} {value}
    </b>
  );
}

/** What happened in a row, and what would have been best. */
function RowText({ row, review }: { row: Row; review: Review }) {
  const { step, decision } = row;
  const round = review.roundAt(step);
  const better = decision && decision.loss.value > 0 ? t('best-is', { move: review.bestOf(decision) }) : null;
  return (
    <span>
      <b>{decision ? review.titleOf(decision) : review.luckAt(step)}</b>
      <small className={s.detail}>{[t('step-at', { step, round }), better].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

function DecisionRow({ row, isNow }: { row: Row; isNow: boolean }) {
  const review = useReviewed();
  // Beside two panes, the comparison is on the other one.
  const split = useSplit();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  return (
    <li ref={item} className={s.item} data-now={isNow || undefined} data-tone={markOf(row, review).tone}>
      <button
        type="button"
        className={s.row}
        data-row={row.step}
        aria-current={isNow ? 'step' : undefined}
        onClick={() => review.steps.go(row.step)}
      >
        {row.seat === null ? (
          <LineIcon name="dice" size={18} />
        ) : (
          <SeatMark seat={row.seat} size={16} label={review.nameOf(row.seat)} />
        )}
        <RowText {...{ row, review }} />
        <Mark {...{ row, review }} />
      </button>
      {isNow && !split && row.decision && <Comparison decision={row.decision} />}
    </li>
  );
}

/** The rows with the current step among them, and the buttons that go to the one before and after. */
function StepRows({ rows }: { rows: readonly Row[] }) {
  const { steps } = useReviewed();
  const go = (by: 1 | -1) => {
    const step = rowBeside(rows, steps.step, by);
    if (step !== null) steps.go(step);
  };
  return (
    <>
      <IconButton
        label={t('moment-previous')}
        hint="↑"
        icon={<LineIcon name="up" />}
        disabled={rowBeside(rows, steps.step, -1) === null}
        onClick={() => go(-1)}
      />
      <IconButton
        label={t('moment-next')}
        hint="↓"
        icon={<LineIcon name="down" />}
        disabled={rowBeside(rows, steps.step, 1) === null}
        onClick={() => go(1)}
      />
    </>
  );
}

/** The key moments, the viewer's decisions, or all; the current one with its comparison. */
export function Decisions() {
  const review = useReviewed();
  const { analysis, me, steps, nameOf, progress } = review;
  const [filter, setFilter] = useState<Filter>('key');
  const [most, setMost] = useState(PAGE);
  const phone = usePhone();
  const rows = analysis ? withRow(rowsOf(analysis, filter, me), review.decision) : [];
  const own = analysis?.decisions.filter(({ seat }) => seat === me).length ?? 0;
  const shown = rows.filter((row, i) => i < most || row.step === steps.step);
  const choices: { value: Filter; label: string }[] = [
    { value: 'key', label: t('filter-key', { count: review.moments.length }) },
    ...(me === null ? [] : [{ value: 'mine' as const, label: t('filter-mine', { name: nameOf(me), count: own }) }]),
    { value: 'all', label: t('filter-all') },
  ];
  return (
    <section className={s.decisions} aria-label={t('decisions')}>
      <header>
        {!phone && <h2>{t('decisions')}</h2>}
        <Segments<Filter> name="decisions" choices={choices} value={filter} onChange={setFilter} className={s.filter} />
      </header>
      {rows.length === 0 && <p>{emptyText(filter, progress.status === 'done')}</p>}
      <ol className={s.list}>
        {shown.map((row) => (
          <DecisionRow key={`${row.step} ${row.moment?.kind}`} row={row} isNow={row.step === steps.step} />
        ))}
      </ol>
      {rows.length > most && (
        <button type="button" className={s.more} onClick={() => setMost(most + 2 * PAGE)}>
          {t('filter-all')}
        </button>
      )}
      <footer>
        <small className={s.unit}>{t('loss')}</small>
        <StepRows rows={rows} />
      </footer>
    </section>
  );
}

function emptyText(filter: Filter, isDone: boolean): string {
  if (filter !== 'key') return t('decisions-none');
  return t(isDone ? 'moments-none' : 'moments-wait');
}
