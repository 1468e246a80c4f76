import type { Entry } from '@orrery/kernel';
import { openEntryReader } from './entry-reader.ts';
import type { Journal } from './journal.ts';

/** Bot takeovers and pause requests, derived from the record's entries. */
export interface BotTakeovers {
  /** Level of the bot that plays a seat now; null if a person plays it. */
  level(seat: number): string | null;
  /** Level of the bot that plays for an absent person; null if there is none. */
  substitute(seat: number): string | null;
  /** Seats of people who are in the game and play themselves: those whose consent a pause or a cancellation needs. */
  people(): number[];
  /** Seats that want a pause, and whether the clocks are paused, which needs the consent of all players. */
  readonly pause: { wanted: number[]; on: boolean };
}

export function openBotTakeovers(journal: Journal): BotTakeovers {
  const levels = new Map<number, string>();
  const wanted = new Set<number>();

  function reset(): void {
    levels.clear();
    wanted.clear();
  }

  function read(entry: Entry): void {
    if (entry.kind === 'bot') {
      if (entry.level === null) levels.delete(entry.seat);
      else levels.set(entry.seat, entry.level);
    }
    // Any player can end a pause; the next one needs everyone's consent again.
    if (entry.kind === 'pause') {
      if (entry.want) wanted.add(entry.seat);
      else wanted.clear();
    }
  }

  const readOn = openEntryReader(journal, reset, read);

  function substitute(seat: number): string | null {
    readOn();
    return journal.holders[seat]?.kind === 'human' ? (levels.get(seat) ?? null) : null;
  }

  const people = () =>
    journal.holders.flatMap(({ kind }, seat) =>
      kind === 'human' && !journal.table.state.out[seat] && substitute(seat) === null ? [seat] : [],
    );

  return {
    substitute,
    level(seat) {
      const holder = journal.holders[seat];
      return holder?.kind === 'bot' ? holder.level : substitute(seat);
    },
    people,
    get pause() {
      readOn();
      if (wanted.size === 0) return { wanted: [], on: false };
      const all = people();
      return {
        wanted: all.filter((seat) => wanted.has(seat)),
        on: all.length > 0 && all.every((seat) => wanted.has(seat)),
      };
    },
  };
}
