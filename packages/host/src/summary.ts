import type { MatchRecord } from '@orrery/kernel';
import { type MatchSummary, seedPartsIn } from '@orrery/protocol';
import { requestError } from './errors.ts';
import type { MatchCore } from './match-core.ts';
import type { Substitutes } from './substitutes.ts';
import type { TableMessages } from './table-messages.ts';
import { sharesOf } from './turn-counts.ts';

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
