import type { MatchSummary } from '@orrery/protocol';
import { t } from './text.ts';

/** A text that tells a visitor without a seat what they can do at a table. */
export function leadText({ status, watch }: Pick<MatchSummary, 'status' | 'watch'>, open: boolean): string {
  if (open && status !== 'over') return t('invited');
  const closed = watch.as === 'nobody';
  if (status === 'over') return closed ? t('over-closed') : t('over');
  return closed ? t('all-taken-closed') : t('all-taken');
}
