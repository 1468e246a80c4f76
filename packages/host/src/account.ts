import type { Core, Entry, MatchRecord, Rules } from '@orrery/kernel';
import { luckIn, type MatchSummary } from '@orrery/protocol';
import type { Halt } from './halt.ts';
import type { Keeper } from './keeper.ts';
import type { Ended, MatchTools } from './ports.ts';
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
      const shares = sharesOf(keeper.table.record.entries, holders.length);
      const about = { match: id, game, options, hints, moved, watch };
      tools.ended?.({ ...about, ...shares, holders, sides, result: state.result });
    },
  };
}

/** How often each seat had its turn, and how often its player answered; a bot's answers in their place are turns only. */
function sharesOf(entries: readonly Entry[], seats: number): Pick<Ended, 'turns' | 'decisions'> {
  const turns = Array.from({ length: seats }, () => 0);
  const decisions = [...turns];
  const away = new Set<number>();
  const add = (counts: number[], seat: number) => {
    counts[seat] = (counts[seat] ?? 0) + 1;
  };
  for (const entry of entries) {
    if (entry.kind === 'bot') away[entry.level === null ? 'delete' : 'add'](entry.seat);
    // Time that is up for a question is up for everyone who is asked; who that was is not kept.
    if (entry.kind === 'expire')
      for (const seat of entry.seat === undefined ? turns.keys() : [entry.seat]) add(turns, seat);
    if (entry.kind !== 'act') continue;
    add(turns, entry.action.seat);
    if (!away.has(entry.action.seat)) add(decisions, entry.action.seat);
  }
  return { turns, decisions };
}
