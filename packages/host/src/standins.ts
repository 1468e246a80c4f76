import type { Entry } from '@orrery/kernel';
import type { Keeper } from './keeper.ts';

/** What the record says besides moves: for whom a bot plays until he is back, and who would like the clocks to rest. */
export interface Standins {
  /** The level of the bot that plays a seat just now, its own or in a person's place; null where a person plays it. */
  level(seat: number): string | null;
  /** The level of the bot that sits in a person's place. */
  standin(seat: number): string | null;
  /** Seats that would like the clocks to rest, and whether they do: as soon as all people at the table agree. */
  readonly pause: { wanted: number[]; on: boolean };
}

export function openStandins(keeper: Keeper): Standins {
  let read = 0;
  let last: Entry | undefined;
  let levels = new Map<number, string>();
  let wanted = new Set<number>();

  function readOn(): void {
    const { entries } = keeper.table.record;
    // What was read last could not be written, or another node has written something else in its place.
    if (read > 0 && entries[read - 1] !== last) [read, levels, wanted] = [0, new Map(), new Set()];
    for (; read < entries.length; read++) count(entries[read] as Entry);
    last = entries[read - 1];
  }

  function count(entry: Entry): void {
    if (entry.kind === 'bot') {
      if (entry.level === null) levels.delete(entry.seat);
      else levels.set(entry.seat, entry.level);
    }
    // One word ends a pause; then all have to agree anew.
    if (entry.kind === 'pause') {
      if (entry.want) wanted.add(entry.seat);
      else wanted.clear();
    }
  }

  function standin(seat: number): string | null {
    readOn();
    return keeper.holders[seat]?.kind === 'human' ? (levels.get(seat) ?? null) : null;
  }

  /** Who has to agree: people who are in the game and at their seats. */
  const people = () =>
    keeper.holders.flatMap(({ kind }, seat) =>
      kind === 'human' && !keeper.table.state.out[seat] && standin(seat) === null ? [seat] : [],
    );

  return {
    standin,
    level(seat) {
      const holder = keeper.holders[seat];
      return holder?.kind === 'bot' ? holder.level : standin(seat);
    },
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
