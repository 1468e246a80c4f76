import { recordOf, type SavedMatch } from '@orrery/host';
import { type Core, newTable, type Rules, same } from '@orrery/kernel';
import { fingerprint, type NumberedEvent } from '@orrery/protocol';
import type { Player } from './players.ts';

/** Differences between a record and what its players saw; empty if there are none. */
export function faultsOf(rules: Rules<Core>, saved: SavedMatch, players: readonly Player[]): string[] {
  const faults = players.flatMap((player) => player.faults);
  const { entries, ...record } = recordOf(saved);
  const gap = saved.rows.findIndex((row, i) => row.seq !== i);
  if (gap >= 0 || saved.rows.length - 1 !== saved.seq) faults.push(`entry ${gap < 0 ? saved.seq : gap} is missing`);

  const acts = entries.flatMap((entry) => (entry.kind === 'act' ? [entry.action] : []));
  const names = acts.map(({ seat, question, n }) => `${seat} ${question} ${n}`);
  if (new Set(names).size !== names.length) faults.push('an action was played twice');
  for (const action of players.flatMap((player) => player.acked)) {
    const times = acts.filter((other) => same(other, action)).length;
    if (times !== 1) faults.push(`acknowledged and played ${times} times: ${JSON.stringify(action)}`);
  }

  // Replays from the seed to get every seat's view after every entry.
  const log: NumberedEvent[][] = players.map(() => []);
  const seen: number[][] = players.map(() => []);
  const tell = (events: Parameters<typeof table.visibleEvent>[0][]) => {
    for (const [i, { seat }] of players.entries()) {
      for (const event of events) log[i]?.push({ n: log[i]?.length ?? 0, ...table.visibleEvent(event, seat) });
      seen[i]?.push(fingerprint(rules.view(table.state, seat)));
    }
  };
  const first: Parameters<typeof tell>[0] = [];
  const table = newTable(rules, record, (event) => first.push(event));
  tell(first);
  for (const entry of entries) tell(table.apply(entry));
  if (!same(table.state, record.snapshot.state)) faults.push('replaying it leads to a different state');

  const hushed = hasHush(rules);
  for (const [i, { seat, told, table: last }] of players.entries()) {
    const views = seen[i] as number[];
    for (const [seq, view] of told) {
      // If entries are hidden, a seat's `seq` may be behind that of the record.
      const right = hushed ? views.indexOf(view, seq) >= 0 : views[seq] === view;
      if (!right) faults.push(`seat ${seat} got a wrong view for seq ${seq} of ${entries.length}`);
    }
    const received = last?.views.find((one) => one.seat === seat)?.log ?? [];
    if (!same(received, log[i]?.slice(0, received.length))) faults.push(`seat ${seat} got wrong events`);
  }
  return faults;
}

/** Whether a game has entries that are hidden from some seats. */
function hasHush({ game }: Rules<Core>): boolean {
  const steps = game.flows.flatMap((flow) => Object.values(flow.steps));
  return game.orders !== undefined || steps.some((step) => typeof step === 'object' && 'quiet' in step);
}
