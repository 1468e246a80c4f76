import { type Core, type Game, type Json, type MatchRecord, openTable, rulesOf, type Table } from '@orrery/kernel';
import type { Bot } from './peek.ts';
import { proven } from './records.ts';
import type { Runner } from './suite.ts';

/** A game that is kept as a record: the first seed by which it ends as wanted is taken. */
export interface Recorded<S extends Core> {
  name: string;
  /** What the record proves, for the reader. */
  proves: string;
  seats: number;
  options: { [name: string]: Json };
  /** The level of the bots. */
  bots: string;
  reason: string;
  /** What else the end must show. */
  shows?(s: S): boolean;
  /** What happens besides the bots' answers. */
  script?(match: Match<S>): void;
}

/** A match between bots under way. */
export interface Match<S extends Core> {
  table: Table<S>;
  /** Bots answer until something holds, or the game is over. */
  play(done: (s: S) => boolean): void;
}

/** Games that are tried at most until one ends as wanted. */
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
  const table = openTable(rules, { seats: wanted.seats, options: wanted.options, seed });
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

/** Where recorded games are kept, one file for each and a page about them; whoever may read files hands it in. */
export interface Folder {
  files: readonly string[];
  read(file: string): string;
}

/** What the recorded games of a folder hold. */
export interface Kept<S extends Core> {
  recordOf(name: string): MatchRecord;
  endOf(name: string): S;
}

/**
 * The recorded games of a game as tests of a runner; more can be asked of what is returned. `rare` are the ways to end
 * that bots hardly ever come to: each needs a scenario test of its own.
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

/** How the words about an end begin. */
const OVER = 'over-';
