import { type Core, type Game, type Json, type MatchRecord, newTable, rulesOf, type Table } from '@orrery/kernel';
import type { Bot } from './peek.ts';
import { proven } from './records.ts';
import type { Runner } from './suite.ts';

/** A recorded game: the first seed that ends as wanted is used. */
export interface Recorded<S extends Core> {
  name: string;
  /** What the record proves, for readers. */
  proves: string;
  seats: number;
  options: { [name: string]: Json };
  /** The level of the bots. */
  bots: string;
  reason: string;
  /** What else the final state must show. */
  shows?(s: S): boolean;
  /** What happens besides the bots' answers. */
  script?(match: Match<S>): void;
}

/** A match between bots. */
export interface Match<S extends Core> {
  table: Table<S>;
  /** Bots answer until the condition holds or the game is over. */
  play(done: (s: S) => boolean): void;
}

/** Maximum number of games to try. */
const TRIES = 2000;

/** Plays games by bots until one ends as wanted. */
export function recordOf<S extends Core>(game: Game<S>, wanted: Recorded<S>, bot: Bot): MatchRecord {
  for (let i = 0; i < TRIES; i++) {
    const match = begin(game, wanted, `${wanted.name} ${i}`, bot);
    wanted.script?.(match);
    match.play(() => false);
    const { state, record } = match.table;
    if (state.result?.reason === wanted.reason && (wanted.shows?.(state) ?? true)) return record;
  }
  throw new Error(`${game.id}, ${wanted.name}: none of ${TRIES} games ended as wanted`);
}

function begin<S extends Core>(game: Game<S>, wanted: Recorded<S>, seed: string, bot: Bot): Match<S> {
  const rules = rulesOf(game);
  const table = newTable(rules, { seats: wanted.seats, options: wanted.options, seed });
  return {
    table,
    play(done) {
      while (table.state.result === null && !done(table.state)) {
        const asked = rules.waiting(table.state).find((row) => !row.standing);
        if (!asked) throw new Error(`${seed}: nobody is asked`);
        const action = bot(rules, table.state, asked.seat, asked.question, seed);
        if (action) table.act(action);
      }
    },
  };
}

/** The folder of recorded games: one file each and a README. File access is passed in. */
export interface Folder {
  files: readonly string[];
  read(file: string): string;
}

/** The recorded games of a folder. */
export interface Kept<S extends Core> {
  recordOf(name: string): MatchRecord;
  endOf(name: string): S;
}

/**
 * Tests for the recorded games of a game; the result allows further assertions. `rare` lists endings that bots hardly
 * ever reach; each needs a scenario test.
 */
export function describeRecords<S extends Core>(
  runner: Runner,
  game: Game<S>,
  recorded: readonly Recorded<S>[],
  { files, read }: Folder,
  rare: readonly string[] = [],
): Kept<S> {
  const { describe, it, expect } = runner;
  const kept = (name: string): MatchRecord => JSON.parse(read(`${name}.json`));
  describe('recorded games', () => {
    it('there is one for each, and a line about it', () => {
      const records = files.filter((file) => file.endsWith('.json')).sort();
      expect(records).toEqual(recorded.map(({ name }) => `${name}.json`).sort());
      const told = read('README.md');
      expect(recorded.filter(({ name, proves }) => !told.includes(`| \`${name}.json\` | ${proves} |`))).toEqual([]);
    });

    it('there is one for every way to end that has words, but for the rare ones', () => {
      const ways = Object.keys(game.messages).flatMap((id) => (id.startsWith(OVER) ? [id.slice(OVER.length)] : []));
      expect(ways.filter((way) => !recorded.some(({ reason }) => reason === way)).sort()).toEqual([...rare].sort());
    });

    for (const { name, reason, seats, options, shows } of recorded) {
      it(`${name} ends by ${reason} and replays to the state it ended in`, () => {
        const record = kept(name);
        expect([record.seats, record.options]).toEqual([seats, options]);
        const s = proven(game, record);
        expect(s.result?.reason).toEqual(reason);
        expect(shows?.(s) ?? true).toEqual(true);
      });
    }
  });
  return { recordOf: kept, endOf: (name) => kept(name).snapshot.state as unknown as S };
}

/** Prefix of messages about endings. */
const OVER = 'over-';
