import type { Core, Entry, MatchRecord, Rules } from '@orrery/kernel';
import { luckIn, type MatchSummary } from '@orrery/protocol';
import type { Halt } from './halt.ts';
import type { Keeper } from './keeper.ts';
import type { MatchTools } from './ports.ts';
import { refused } from './problems.ts';
import type { SavedMatch } from './store.ts';
import type { Substitutes } from './substitutes.ts';
import type { Telling } from './telling.ts';

interface Surroundings {
  tools: MatchTools;
  rules: Rules<Core>;
  saved: SavedMatch;
  keeper: Keeper;
  halt: Pick<Halt, 'on'>;
  /** It came from where its luck could be known. */
  moved: boolean;
  telling: Telling;
  substitutes: Substitutes;
  /** The seats that are a person's. */
  seatsOf(person: string | null): number[];
}

/** What is told of a match as a whole: to whoever asks how it stands, and at its end. */
export function openAccount({ tools, rules, saved, keeper, halt, moved, telling, substitutes, seatsOf }: Surroundings) {
  return {
    summary(person: string | null = null): MatchSummary {
      const { id: game, version } = rules.game;
      const promised = moved ? null : luckIn(saved.seed);
      return {
        match: saved.id,
        game,
        version,
        options: saved.options,
        seats: telling.seatInfos(),
        status: telling.status(),
        // Where spectators see the past, how far the game has come is not theirs to know either.
        seq: Math.max(0, telling.seqFor([]) - (saved.watch?.as === 'late' ? saved.watch.moves : 0)),
        you: seatsOf(person),
        watch: saved.watch ?? { as: 'open' },
        promise: promised === null ? null : tools.keyOf(promised.secret),
        lent: person === null ? [] : substitutes.lentBy(person),
        ...(halt.on ? { halted: true as const } : {}),
        ...(moved ? { moved } : {}),
      };
    },
    /** The whole record, with all that is hidden. */
    record(person: string | null = null): MatchRecord {
      if (!substitutes.mayRead(person)) throw refused('not-over');
      return keeper.table.record;
    },
    /** Whoever keeps results hears of the end, if there is one. */
    tellEnd(): void {
      const { state } = keeper.table;
      if (!state.result) return;
      const { id, options, game, hints = true, watch = { as: 'open' } } = saved;
      const sides = rules.sides(state);
      const { holders } = keeper;
      const decisions = decisionsOf(keeper.table.record.entries, holders.length);
      const about = { match: id, game, options, hints, moved, watch };
      tools.ended?.({ ...about, holders, decisions, sides, result: state.result });
    },
  };
}

/** How many answers each seat's player has given; a bot's in their place do not count. */
function decisionsOf(entries: readonly Entry[], seats: number): number[] {
  const decisions = Array.from({ length: seats }, () => 0);
  const away = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'bot') away[entry.level === null ? 'delete' : 'add'](entry.seat);
    if (entry.kind !== 'act' || away.has(entry.action.seat)) continue;
    decisions[entry.action.seat] = (decisions[entry.action.seat] ?? 0) + 1;
  }
  return decisions;
}
