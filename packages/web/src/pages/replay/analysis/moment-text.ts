import { formatItems } from '../../../ui/index.ts';
import { chanceText, changeText, lossText } from './amounts.ts';
import { pointAt, type Row, sideOf, type Tone, toneOf } from './review.ts';
import type { Review } from './review-context.ts';
import { t } from './text.ts';

/** The chances of all sides at a step, in words. */
export function chancesText({ analysis, order, looks, steps, roundAt }: Review, step: number): string {
  const point = pointAt(analysis?.points ?? [], step);
  const chances = point
    ? formatItems(
        order.map((side) =>
          t('chances-of', { name: looks[side]?.name ?? '', chance: chanceText(point.chances[side] ?? 0) }),
        ),
      )
    : '';
  return t('chances-at', { round: roundAt(step), step, last: steps.last, chances });
}

/** The tone of a row, and its value for the viewer. */
export function markOf(row: Row, { analysis, me }: Pick<Review, 'analysis' | 'me'>): { tone: Tone; value: string } {
  const { moment, decision } = row;
  if (moment?.kind === 'luck') {
    const own = sideOf(analysis?.sides ?? [], me);
    return { tone: 'luck', value: changeText(moment.sides[own] ?? 0) };
  }
  if (moment?.kind === 'find') return { tone: 'best', value: t('best') };
  const lost = decision?.loss.value ?? moment?.value ?? 0;
  const tone = moment ? toneOf(moment) : (decision?.grade ?? 'good');
  if (lost > 0) return { tone, value: lossText(lost) };
  return { tone, value: tone === 'best' ? t('best') : '' };
}
