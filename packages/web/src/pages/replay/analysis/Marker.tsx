import { cx } from '../../../ui/index.ts';
import s from './graph.module.css';
import { markOf } from './moment-text.ts';
import type { Row } from './review.ts';
import { type Review, useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** A key moment as a button: on the graph, at its place. */
export function Marker({ row, x, full }: { row: Row; x: number; full: boolean }) {
  const review = useReviewed();
  const { steps } = review;
  const { tone, value } = markOf(row, review);
  const isNow = steps.step === row.step;
  return (
    <button
      type="button"
      className={cx(s.marker, !full && s.dot)}
      style={{ left: x }}
      data-tone={tone}
      data-moment={row.step}
      aria-current={isNow ? 'step' : undefined}
      aria-label={momentText(row, review)}
      title={momentText(row, review)}
      onClick={() => steps.go(row.step)}
    >
      <span>{full ? value : ''}</span>
    </button>
  );
}

/** A key moment in one line, for screen readers and tooltips. */
function momentText(row: Row, review: Review): string {
  const { tone, value } = markOf(row, review);
  const name = row.decision ? review.titleOf(row.decision) : review.luckAt(row.step);
  return t('moment', { tone, round: review.roundAt(row.step), name, value });
}
