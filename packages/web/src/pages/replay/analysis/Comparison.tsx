import type { AnswerChance, Decision } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { formatDecimal } from '../../../ui/format.ts';
import { Button, LineIcon, usePhone } from '../../../ui/index.ts';
import s from './decisions.module.css';
import { isBest } from './describe.ts';
import { useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** Standard errors of an interval that contains the true value 19 times in 20. */
const INTERVAL = 1.96;
/** Least width of the scale on which answers are compared, in points. */
const WIDTH = 12;

type Tone = 'best' | 'plain' | 'played';

interface Line {
  label: string;
  move: string;
  chance: AnswerChance;
  tone: Tone;
}

/** The scale on which all compared chances and their intervals fit, in points. */
function rangeOf(lines: readonly Line[]): { from: number; width: number } {
  const from = Math.min(...lines.map(({ chance }) => chance.value - INTERVAL * chance.error));
  const to = Math.max(...lines.map(({ chance }) => chance.value + INTERVAL * chance.error));
  const width = Math.max(WIDTH, to - from);
  const middle = (from + to) / 2;
  return { from: Math.max(0, Math.min(100 - width, middle - width / 2)), width };
}

/** A chance as a point with its interval. */
function Whisker({ chance, range, tone }: { chance: AnswerChance; range: ReturnType<typeof rangeOf>; tone: Tone }) {
  const at = (points: number) => `${Math.max(0, Math.min(100, (100 * (points - range.from)) / range.width))}%`;
  const half = INTERVAL * chance.error;
  return (
    <span className={s.whisker} data-tone={tone} aria-hidden>
      <i
        className={s.interval}
        style={{ left: at(chance.value - half), right: `calc(100% - ${at(chance.value + half)})` }}
      />
      <b className={s.middle} style={{ left: at(chance.value) }} />
    </span>
  );
}

/** The answers of a decision with the chances after them. */
function Lines({ decision }: { decision: Decision }) {
  const { describe } = useReviewed();
  const phone = usePhone();
  const { played, best, next } = describe(decision);
  // On small screens, two lines are enough to compare.
  const hasNext = next !== null && (!phone || isBest(decision));
  const lines: Line[] = [
    { label: t('best'), move: best, chance: decision.best, tone: 'best' },
    ...(hasNext && decision.next
      ? [{ label: t('next'), move: next, chance: decision.next, tone: 'plain' as const }]
      : []),
    ...(isBest(decision)
      ? []
      : [{ label: t('played'), move: played, chance: decision.played, tone: 'played' as const }]),
  ];
  const range = rangeOf(lines);
  return (
    <table className={s.lines} data-grade={decision.grade} aria-label={t('chance-after')}>
      <tbody>
        {lines.map(({ label, move, chance, tone }) => (
          <tr key={label} data-line={tone}>
            <th scope="row">
              <b>{label}</b> <span>{move}</span>
            </th>
            <td>
              <Whisker {...{ chance, range, tone }} />
            </td>
            <td title={`± ${formatDecimal(INTERVAL * chance.error)}`}>{formatDecimal(chance.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why the best answer is better, and what the played one does instead. */
function Reasons({ decision }: { decision: Decision }) {
  const { why } = useReviewed().describe(decision);
  const lists = [
    { title: t('reason-best'), reasons: why.best, tone: 'best' },
    { title: t('reason-played'), reasons: why.played, tone: 'played' },
  ].filter(({ reasons }) => reasons.length > 0);
  return lists.map(({ title, reasons, tone }) => (
    <div key={title} className={s.reasons} data-tone={tone}>
      <h4>{title}</h4>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  ));
}

/** The reasons, on demand. */
function Why({ decision }: { decision: Decision }) {
  const { why } = useReviewed().describe(decision);
  if (why.best.length + why.played.length === 0) return null;
  return (
    <details className={s.why}>
      <summary>{t('why')}</summary>
      <Reasons decision={decision} />
    </details>
  );
}

/** The buttons of a decision: play on from here, and show the best move on the board. */
export function TryAgain({ step, seat, hasBetter }: { step: number; seat: Seat; hasBetter: boolean }) {
  const { onFork, nameOf, isPreview, onPreview } = useReviewed();
  return (
    <div className={s.tryAgain}>
      <Button
        kind="go"
        data-fork
        icon={<LineIcon name="undo" size={16} />}
        title={t('try-again-about', { name: nameOf(seat) })}
        onClick={() => onFork(step, seat)}
      >
        {t('try-again')}
      </Button>
      {hasBetter && (
        <Button data-preview aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
          {t(isPreview ? 'show-game' : 'show-best')}
        </Button>
      )}
    </div>
  );
}

/** A decision: what was played, what was best and why, and what can be done about it. */
export function Comparison({ decision }: { decision: Decision }) {
  const phone = usePhone();
  const best = isBest(decision);
  const isEqual = !best && decision.loss.value === 0;
  return (
    <div className={s.comparison} data-decision={decision.step}>
      <Lines decision={decision} />
      {best && <p>{t('equal')}</p>}
      {isEqual && <p>{t('equal-within', { error: formatDecimal(INTERVAL * decision.loss.error) })}</p>}
      {phone ? <Why decision={decision} /> : <Reasons decision={decision} />}
      <TryAgain step={decision.step} seat={decision.seat} hasBetter={!best && !decision.best.skipped} />
    </div>
  );
}
