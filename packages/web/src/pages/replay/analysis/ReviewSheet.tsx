import { IconButton, LineIcon, Sheet } from '../../../ui/index.ts';
import { Accuracy } from './Accuracy.tsx';
import { Certainty } from './Certainty.tsx';
import { Comparison, TryAgain } from './Comparison.tsx';
import { Decisions } from './Decisions.tsx';
import decisions from './decisions.module.css';
import { Legend, useGraphOrTable } from './GraphPanel.tsx';
import graphs from './graph.module.css';
import { Luck } from './Luck.tsx';
import { markOf } from './moment-text.ts';
import { rowBeside } from './review.ts';
import { type Review, useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** The row of the current step, if it has a decision or is a moment. */
function rowNow({ moments, decision, steps }: Review) {
  const moment = moments.find(({ step }) => step === steps.step);
  if (moment) return moment;
  return decision && { step: decision.step, seat: decision.seat, decision, moment: null };
}

/** The current decision. */
function Now() {
  const review = useReviewed();
  const row = rowNow(review);
  if (row?.decision) return <Comparison decision={row.decision} />;
  return (
    <>
      <p className={decisions.nothing}>{row ? review.luckAt(row.step) : t('forced')}</p>
      {row && <TryAgain step={row.step} seat={review.me ?? 0} hasBetter={false} />}
    </>
  );
}

/** What the current step is, in words. */
function placeOf(review: Review): string {
  const { moments, steps, roundAt, nameOf } = review;
  const row = rowNow(review);
  const n = moments.findIndex(({ step }) => step === steps.step) + 1;
  const place = { round: roundAt(steps.step), step: steps.step };
  const parts = [
    row && row.seat !== null ? nameOf(row.seat) : '',
    n > 0 ? t('moment-of', { ...place, n, count: moments.length }) : t('step-at', place),
    row ? markOf(row, review).value : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Goes to the moments before and after the current step. */
function Beside() {
  const { moments, steps } = useReviewed();
  const [before, after] = [rowBeside(moments, steps.step, -1), rowBeside(moments, steps.step, 1)];
  return (
    <>
      <IconButton
        label={t('moment-previous')}
        icon={<LineIcon name="left" />}
        disabled={before === null}
        onClick={() => before !== null && steps.go(before)}
      />
      <IconButton
        label={t('moment-next')}
        icon={<LineIcon name="right" />}
        disabled={after === null}
        onClick={() => after !== null && steps.go(after)}
      />
    </>
  );
}

/** The sheet of small screens: the graph, and in tabs the moments, all decisions, the players and luck. */
export function ReviewSheet({ tab, onTab }: { tab: string; onTab: (tab: string) => void }) {
  const review = useReviewed();
  const row = rowNow(review);
  const graph = useGraphOrTable();
  const title = row?.decision ? review.titleOf(row.decision) : t(review.looks.length === 1 ? 'chance' : 'win-chance');
  return (
    <Sheet
      label={t('analysis')}
      active={tab}
      onTab={onTab}
      sentence={title}
      detail={placeOf(review)}
      own={
        <div className={graphs.phoneGraph}>
          <div>
            <Legend />
            {graph.toggle}
            <Beside />
          </div>
          {graph.content}
        </div>
      }
      tabs={[
        { id: 'moments', label: t('moments'), icon: 'target', tall: 'fit', content: <Now /> },
        { id: 'decisions', label: t('decisions'), icon: 'log', tall: true, content: <Decisions /> },
        { id: 'players', label: t('players'), icon: 'players', tall: true, content: <Accuracy /> },
        {
          id: 'luck',
          label: t('luck'),
          icon: 'dice',
          tall: true,
          content: (
            <>
              <Luck />
              <Certainty />
            </>
          ),
        },
      ]}
    />
  );
}
