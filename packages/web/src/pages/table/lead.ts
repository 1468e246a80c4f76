import type { MatchSummary } from '@orrery/protocol';

/** What a table has to offer to a visitor without a seat. */
export function leadWords({ status, watch }: Pick<MatchSummary, 'status' | 'watch'>, open: boolean): string {
  if (open && status !== 'over') return 'You are invited to this table.';
  const watching = watch.as === 'nobody' ? 'Spectators are not allowed.' : 'You can watch it.';
  return `${status === 'over' ? 'This game is over.' : 'All seats are taken.'} ${watching}`;
}
