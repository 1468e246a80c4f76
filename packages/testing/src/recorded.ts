import { type Core, type Game, type Json, type MatchRecord, newTable, rulesOf, type Table } from '@orrery/kernel';
import type { Bot } from './peek.ts';
import { proven } from './records.ts';
import type { Runner } from './suite.ts';

/** A game to record. The first seed whose game ends as wanted is used. */
export interface Recorded<S extends Core> {
  name: string;
  /** What the record demonstrates, for readers. */
  proves: string;
  seats: number;
  options: { [name: string]: Json };
  /** The level of the bots. */
  bots: string;
  reason: string;
  /** Whether the final state shows what is wanted besides the ending. */
  shows?(s: S): boolean;
  /** Plays entries other than the bots' answers. */
  script?(match: Match<S>): void;
}

/** A match between bots. */
export interface Match<S extends Core> {
  table: Table<S>;
  /** Lets bots answer until the condition holds or the game is over. */
  play(done: (s: S) => boolean): void;
}

/** Maximum number of games to try. */
const TRIES = 2000;

/** Lets bots play games until one ends as wanted. */
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
        if (!asked) throw new Error(`${seed}: no question is open`);
        const action = bot(rules, table.state, asked.seat, asked.question, seed);
        if (action) table.act(action);
      }
    },
  };
}

/** A folder of recorded games, with one file each and a README. The caller provides file access. */
export interface Folder {
  files: readonly string[];
  read(file: string): string;
}

/** The recorded games of a folder. */
export interface RecordedGames<S extends Core> {
  recordOf(name: string): MatchRecord;
  endOf(name: string): S;
}

/**
 * Defines tests for the recorded games of a game; the return value allows further assertions. `rare` lists endings that
 * bots hardly ever reach; each needs a scenario test.
 */
export function describeRecords<S extends Core>(
  runner: Runner,
  game: Game<S>,
  recorded: readonly Recorded<S>[],
  { files, read }: Folder,
  rare: readonly string[] = [],
): RecordedGames<S> {
  const { describe, it, expect } = runner;
  const loadRecord = (name: string): MatchRecord => JSON.parse(read(`${name}.json`));
  describe('recorded games', () => {
    it('have a file and a README line each', () => {
      const records = files.filter((file) => file.endsWith('.json')).sort();
      expect(records).toEqual(recorded.map(({ name }) => `${name}.json`).sort());
      const readme = read('README.md');
      expect(recorded.filter(({ name, proves }) => !readme.includes(`| \`${name}.json\` | ${proves} |`))).toEqual([]);
    });

    it('cover every ending except the rare ones', () => {
      const endings = Object.keys(game.messages).flatMap((id) => (id.startsWith(OVER) ? [id.slice(OVER.length)] : []));
      expect(endings.filter((ending) => !recorded.some(({ reason }) => reason === ending)).sort()).toEqual(
        [...rare].sort(),
      );
    });

    for (const { name, reason, seats, options, shows } of recorded) {
      it(`${name} ends by ${reason} and replays to the same state`, () => {
        const record = loadRecord(name);
        expect([record.seats, record.options]).toEqual([seats, options]);
        const s = proven(game, record);
        expect(s.result?.reason).toEqual(reason);
        expect(shows?.(s) ?? true).toEqual(true);
      });
    }
  });
  return { recordOf: loadRecord, endOf: (name) => loadRecord(name).snapshot.state as unknown as S };
}

/** Prefix of the ids of messages about endings. */
const OVER = 'over-';
