import type { Entry, MatchRecord } from '@orrery/kernel';
import { type MatchSummary, seedPartsIn } from '@orrery/protocol';
import { requestError } from './errors.ts';
import type { MatchCore } from './match-core.ts';
import type { FinishedMatch } from './ports.ts';
import type { Substitutes } from './substitutes.ts';
import type { TableMessages } from './table-messages.ts';

/** The summary of a match and its final result. */
export function openSummary(core: MatchCore, messages: TableMessages, substitutes: Substitutes) {
  const { ports, rules, saved, journal, halt, isImported } = core;
  const seatsOf = (person: string | null) =>
    journal.holders.flatMap((holder, seat) => (person !== null && holder.person === person ? [seat] : []));
  return {
    summary(person: string | null = null): MatchSummary {
      const { id: game, version } = rules.game;
      const promised = isImported ? null : seedPartsIn(saved.seed);
      return {
        match: saved.id,
        game,
        version,
        options: saved.options,
        seats: messages.seatInfos(),
        status: messages.status(),
        // Delayed spectators must not learn how far the game has progressed.
        seq: Math.max(0, core.seqFor([]) - (saved.watch?.as === 'late' ? saved.watch.moves : 0)),
        you: seatsOf(person),
        watch: saved.watch ?? { as: 'open' },
        rated: saved.rated ?? false,
        promise: promised === null ? null : ports.keyOf(promised.secret),
        lent: person === null ? [] : substitutes.lentBy(person),
        ...(halt.on ? { halted: true as const } : {}),
        ...(isImported ? { moved: isImported } : {}),
      };
    },
    /** The full record with all hidden information. */
    record(person: string | null = null): MatchRecord {
      if (!substitutes.mayRead(person)) throw requestError('not-over');
      return journal.table.record;
    },
    /** Reports the result, if the game has ended. */
    reportEnd(): void {
      const { state } = journal.table;
      if (!state.result) return;
      const { id, options, game, hints = true, rated = false, watch = { as: 'open' } } = saved;
      const sides = rules.sides(state);
      const { holders } = journal;
      const shares = sharesOf(journal.table.record.entries, holders.length);
      const about = { match: id, game, options, hints, rated, moved: isImported, watch };
      ports.onEnd?.({ ...about, ...shares, holders, sides, result: state.result });
    },
  };
}

/** Turns and decisions per seat. A bot's answers for a player count as turns only. */
function sharesOf(entries: readonly Entry[], seats: number): Pick<FinishedMatch, 'turns' | 'decisions'> {
  const turns = Array.from({ length: seats }, () => 0);
  const decisions = [...turns];
  const away = new Set<number>();
  const add = (counts: number[], seat: number) => {
    counts[seat] = (counts[seat] ?? 0) + 1;
  };
  for (const entry of entries) {
    if (entry.kind === 'bot') away[entry.level === null ? 'delete' : 'add'](entry.seat);
    // A question timeout applies to everyone asked; the record does not say who was asked.
    if (entry.kind === 'expire')
      for (const seat of entry.seat === undefined ? turns.keys() : [entry.seat]) add(turns, seat);
    if (entry.kind !== 'act') continue;
    add(turns, entry.action.seat);
    if (!away.has(entry.action.seat)) add(decisions, entry.action.seat);
  }
  return { turns, decisions };
}
