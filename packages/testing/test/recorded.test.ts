import { type Answer, type Game, type MatchRecord, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, describeRecords, fixtures, type Recorded, recordOf } from '../src/index.ts';

const game = fixtures.ticTacToe as Game;
/** A bot that plays any legal answer. */
const anything: Bot = (rules, s, seat, question, seed) => {
  const rng = seeded(`${seed} ${s.counts[seat]}`);
  const at = rules.next(s, rng);
  const answer = at?.step.sample(s, at.frame.vars, seat, rng) as Answer | undefined;
  return answer === undefined ? null : { seat, question, n: s.counts[seat], answer };
};
const WON: Recorded<any> = {
  ...{ name: 'won', proves: 'three in a row', seats: 2, options: {}, bots: 'any', reason: 'line' },
};
const DRAWN: Recorded<any> = { ...WON, name: 'drawn', proves: 'a full board', reason: 'full' };

/** Names of the tests that fail for a folder with these records. */
function failing(recorded: readonly Recorded<any>[], records: Readonly<Record<string, MatchRecord>>, rare?: string[]) {
  const failed: string[] = [];
  const describeNow = (_name: string, body: () => void) => body();
  const itNow = (name: string, body: (context: never) => void) => {
    try {
      body(undefined as never);
    } catch {
      failed.push(name);
    }
  };
  const page = recorded.map(({ name, proves }) => `| \`${name}.json\` | ${proves} |`).join('\n');
  const folder = {
    files: ['README.md', ...Object.keys(records).map((name) => `${name}.json`)],
    read: (file: string) => (file === 'README.md' ? page : JSON.stringify(records[file.replace('.json', '')])),
  };
  describeRecords({ describe: describeNow, it: itNow, expect }, game, recorded, folder, rare);
  return failed;
}

describe('recorded games', () => {
  const won = recordOf(game, WON, anything);
  const drawn = recordOf(game, DRAWN, anything);

  it('are played until one ends as wanted', () => {
    expect([won, drawn].map((record) => (record.snapshot.state as any).result.reason)).toEqual(['line', 'full']);
    expect(recordOf(game, WON, anything)).toEqual(won);
    expect(() => recordOf(game, { ...WON, reason: 'moonshine' }, anything)).toThrow('none of 2000 games');
  });

  it('may start with a script that lets bots play in between', () => {
    const free: number[] = [];
    const script: Recorded<any>['script'] = ({ table, play }) => {
      const count = () => free.push(table.state.cells.filter((cell: number) => cell < 0).length);
      play((s) => s.turn === 1);
      count();
      play((s) => s.turn === 0);
      count();
    };
    expect(recordOf(game, { ...WON, script }, anything)).toEqual(won);
    expect(free.slice(0, 2)).toEqual([8, 7]);
  });

  it('pass if each is present, described, and ends as expected', () => {
    expect(failing([WON, DRAWN], { won, drawn })).toEqual([]);
    expect(failing([WON], { won }, ['full'])).toEqual([]);
  });

  it('fail if one is missing, superfluous, has no ending, or ends differently', () => {
    const each = 'have a file and a README line each';
    const ways = 'cover every ending except the rare ones';
    expect(failing([WON], { won, drawn })).toEqual([each, ways]);
    expect(failing([WON, DRAWN], { won, drawn }, ['full'])).toEqual([ways]);
    expect(failing([WON, DRAWN], { won, drawn: won })).toEqual(['drawn ends by full and replays to the same state']);
    expect(failing([{ ...WON, shows: () => false }, DRAWN], { won, drawn })).toEqual([
      'won ends by line and replays to the same state',
    ]);
  });
});
