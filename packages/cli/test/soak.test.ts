import { type Game, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { progressLines } from '../src/print.ts';
import { pairsIn, soak } from '../src/soak.ts';
import { orrery } from './run.ts';

describe('soak', () => {
  const { ticTacToe } = fixtures;
  const rules = rulesOf<any>(ticTacToe);
  const failureOf = (changed: Partial<Game>) => soak(rulesOf<any>({ ...ticTacToe, ...changed } as Game), 'x').failure;

  test('is reproducible and reports how each game ended', () => {
    expect(soak(rules, 'x')).toEqual(soak(rules, 'x'));
    expect(soak(rules, 'x')).toMatchObject({ seats: 2, failure: null, reason: expect.any(String) });
  });

  test('reports a game that does not end, loses a component or throws', () => {
    expect(failureOf({ bound: 1 })).toMatch(/not over after 1/);
    let count = 0;
    expect(failureOf({ census: () => [`piece ${count++}`] })).toMatch(/appeared or disappeared/);
    const over = () => {
      throw new Error('broken');
    };
    expect(failureOf({ over })).toMatch(/broken/);
  });

  test('reports the entries and failures of disrupted games', () => {
    const { claims } = fixtures;
    const game = soak(rulesOf<any>(claims), 'y', true);
    expect(game).toEqual(soak(rulesOf<any>(claims), 'y', true));
    expect(game).toMatchObject({ failure: null, decisions: game.entries.act, reason: expect.any(String) });
    const games = Array.from({ length: 20 }, (_none, i) => soak(rulesOf<any>(claims), `z${i}`, true));
    expect(new Set(games.flatMap(({ entries }) => Object.keys(entries)))).toContain('resign');
    const resign = () => {
      throw new Error('nobody leaves');
    };
    const broken = rulesOf<any>({ ...claims, resign });
    const failures = Array.from({ length: 20 }, (_none, i) => soak(broken, `z${i}`, true).failure);
    expect(failures.find(Boolean)).toMatch(
      /the rules fail on \{"kind":"resign".*\(Error: nobody leaves\)\nError: nobody/s,
    );
  });

  test('prints progress once a minute without a terminal', () => {
    const lines: string[] = [];
    let time = 0;
    const stream = { isTTY: false, write: (text: string) => lines.push(text) } as unknown as NodeJS.WriteStream;
    const line = progressLines(9, stream, () => time);
    for (let done = 1; done < 9; done++) {
      time += 25_000;
      line(done, done > 3 ? 1 : 0);
    }
    expect(lines).toEqual(['3 of 9, 0 failed\n', '6 of 9, 1 failed\n']);
  });

  test('counts pairs of option values', () => {
    expect(
      pairsIn([
        { seats: 2, options: { a: 1, b: 1 } },
        { seats: 2, options: { a: 1, b: 2 } },
      ]),
    ).toBe(5);
  });

  test('draws random setups from the command line', async () => {
    const { code, out } = await orrery('soak', 'moonriser', '-n', '3', '--seed', 's', '--inspect', '3');
    expect(code).toBe(0);
    expect(out).toMatch(/^Moonriser, seed s\ngames +3, .* 0 failed\n/);
    const one = await orrery('soak', 'helionox', '-n', '1', '--from', '2', '--seed', 's', '--disrupt');
    expect(one.out).toMatch(/^Helionox, seed s\ngames +1, .* 0 failed\n(.*\n)+entries +act \d+/);
  });
});
