import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOf } from '@orrery/bots';
import { catalog } from '@orrery/games';
import { type Game, type LevelSettings, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../src/engine/engine.ts';
import { playDeal } from '../src/ladder/deal.ts';
import { levelsFile, levelsSource } from '../src/ladder/levels-file.ts';
import { contestOf, contestsOf, nextPair, type Pair, pairsOf, playPairs, poolOf } from '../src/ladder/pool.ts';
import { chanceOf } from '../src/ladder/ratings.ts';
import { inserted, levelRatings, MARKS, playText, poolText, rated, shareText } from '../src/ladder/report.ts';
import { appendResult, type DealResult, playerName, readResults } from '../src/ladder/results.ts';
import { phoneIterations, type Rung, rungsOf, rungTitle, tunedRung, unmeasured } from '../src/ladder/rungs.ts';
import { LEVELS } from '../src/ladder/tune.ts';
import { sampler } from '../src/sample.ts';
import { folder, orrery, root } from './run.ts';

const rules = rulesOf<any>(fixtures.ticTacToe);
const [rung] = rungsOf(rules) as [Rung];
const strong: LevelSettings = { method: 'search' };
const weak: LevelSettings = { method: 'look', worlds: 1, overlooks: 0.9, misjudges: 3 };

describe('setups', () => {
  test('cover every seat count that they support', () => {
    const modes: Game<any> = {
      ...fixtures.duel,
      setups: [
        { name: 'few', options: { few: true } },
        { name: 'any', options: {} },
      ],
      checkOptions: (options: { few?: boolean }, seats) =>
        options.few && seats > 2 ? { path: '.few', expected: '' } : null,
    };
    expect(rungsOf(rulesOf<any>(modes)).map(({ setup, seats }) => `${setup} ${seats}`)).toEqual([
      'few 2',
      'any 2',
      'any 3',
      'any 4',
    ]);
    expect(rung).toMatchObject({ game: 'tic-tac-toe', setup: 'usual', seats: 2, options: {} });
  });

  test('are tuned for two seats, or as the game says', async () => {
    const seats = await Promise.all(
      catalog.map(async (entry) => [entry.id, tunedRung(rulesOf<any>(await entry.load())).seats]),
    );
    expect(Object.fromEntries(seats)).toMatchObject({ moonriser: 2, moonrakers: 4 });
  });

  test('are listed if they are not measured', () => {
    expect(unmeasured([])).toBe('');
    const other = { ...rung, name: 'Duel', setup: 'any' };
    expect(unmeasured([rung, { ...other, seats: 3 }, { ...other, seats: 4 }])).toBe(
      `Not measured: ${rung.name}, usual (2 seats); Duel, any (3, 4 seats).`,
    );
  });

  test('get fewer iterations on a slower phone', () => {
    expect(phoneIterations(rules, rung, 1000)).toBeLessThan(phoneIterations(rules, rung, 2));
  });
});

describe('a deal', () => {
  const deal = { a: strong, b: 'random', seed: 'x', deal: 0, phone: 30 } as const;

  test('is played once per side, the same for the same seed', () => {
    const results = Array.from({ length: 10 }, (_none, i) => playDeal(rules, rung, { ...deal, deal: i }));
    expect(results[0]).toMatchObject({
      rung: rungTitle(rung),
      rivals: 1,
      games: 2,
      a: playerName(strong),
      b: 'random',
    });
    const { won, games } = contestOf(results, playerName(strong), 'random');
    expect(games).toBe(20);
    expect(won).toBeGreaterThan(13);
    const { effort: _effort, ...same } = playDeal(rules, rung, deal);
    expect(results[0]).toMatchObject(same);
  });

  test('seats one level against all others, on every side', () => {
    const three: Rung = { ...rung, game: 'race', name: 'Race', seats: 3, options: {} };
    const result = playDeal(rulesOf<any>(fixtures.race), three, { ...deal, phone: 2 });
    expect(result).toMatchObject({ rivals: 2, games: 3 });
    // A level against itself wins its fair share of every deal.
    expect(playDeal(rulesOf<any>(fixtures.race), three, { ...deal, a: 'random', b: 'random' }).won).toBe(1);
  });

  test('keeps partners together', () => {
    const teams = rulesOf<any>(fixtures.teams);
    const four = rungsOf(teams).find(({ seats }) => seats === teams.game.seats.max) as Rung;
    const result = playDeal(teams, four, { ...deal, phone: 1 });
    expect(result.games).toBe(result.rivals + 1);
    expect(result.rivals).toBeLessThan(four.seats - 1);
  });

  test('of a team is played by one level', async () => {
    const game = await catalog.find(({ id }) => id === 'helionox')?.load();
    const together = rulesOf<any>(game as Game<any>);
    const solo = rungsOf(together).find(({ setup, seats }) => setup === 'together' && seats === 1) as Rung;
    const result = playDeal(together, solo, { ...deal, a: 'easy', b: 'easy', phone: 1 });
    expect(result).toMatchObject({ rivals: 0, games: 1 });
    expect(result.points).toBeGreaterThan(0);
    expect(poolText(solo, [{ ...result, a: playerName(weak) }], [weak])).toContain('| success | points |');
  });
});

describe('a pool', () => {
  const players = [weak, { ...weak, overlooks: 0.4 }, strong];
  const limits = { games: 6, seconds: 600, seed: 'x', phone: 10 };
  const play = (pairs: Pair[], results: DealResult[], more = {}): number => {
    let played = 0;
    playPairs(rules, rung, pairs, results, { ...limits, ...more }, () => played++);
    return played;
  };

  test('compares neighbours, second neighbours, and weak levels with older bots', () => {
    const named = pairsOf(players).map(({ a, b }) => [a, b].map((one) => players.indexOf(one as LevelSettings)));
    expect(named.slice(0, 3)).toEqual([
      [1, 0],
      [2, 1],
      [2, 0],
    ]);
    expect(pairsOf(players).filter(({ b }) => b === 'easy')).toHaveLength(3);
  });

  test('plays until every pair has its games, and continues from earlier results', () => {
    const pairs = pairsOf(players);
    const results: DealResult[] = [];
    expect(play(pairs, results, { seconds: 0 })).toBe(0);
    const first = play(pairs, results, { games: 2 });
    const second = play(pairs, results);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
    expect(play(pairs, results)).toBe(0);
    expect(contestOf(results, playerName(strong), playerName(weak)).games).toBe(4);
    expect(contestsOf(results).reduce((sum, { games }) => sum + games, 0)).toBe(2 * results.length);
    // No deal is played twice.
    expect(new Set(results.map(({ a, b, deal }) => `${a} ${b} ${deal}`)).size).toBe(results.length);
    // Another speed is another pool.
    expect(poolOf(results, rung, 11)).toEqual([]);
    expect(nextPair(poolOf(results, rung, 11), pairs, 2)).not.toBe(null);
  });

  test('rates levels in order of their strength', () => {
    const results: DealResult[] = [];
    play(pairsOf(players), results, { games: 40 });
    const ratings = levelRatings(results, players);
    expect(ratings[0]?.rating).toBeLessThan(ratings[2]?.rating ?? 0);
    const levels = rated(players, ratings);
    expect(levels[0]?.elo?.rating).toBe(Math.round(ratings[0]?.rating ?? 0));
    expect(rated(levels, [null, null, null])).toEqual(players);
    const text = poolText(rung, results, levels);
    expect(text).toContain(`| ${levels[0]?.elo?.rating} ± ${levels[0]?.elo?.error} |`);
    expect(text).toContain('| `easy` | as before |');
    expect(text).toContain('seed `x`)');
    expect(poolText(rung, [...results, { ...(results[0] as DealResult), seed: 'y' }], levels)).toContain(
      'seeds `x`, `y`)',
    );
    // Two games say too little.
    expect(levelRatings(results.slice(0, 1), players)).toEqual([null, null, null]);
  });
});

describe('results', () => {
  const path = (): string => join(folder(), 'deep', 'results.jsonl');
  const result = playDeal(rules, rung, { a: weak, b: strong, seed: 'x', deal: 3, phone: 2 });

  test('are read as they were written, without a line that was cut off', () => {
    const file = path();
    expect(readResults(file)).toEqual([]);
    appendResult(file, result);
    appendResult(file, { ...result, deal: 4 });
    expect(readResults(file)).toEqual([result, { ...result, deal: 4 }]);
    writeFileSync(file, `${JSON.stringify(result)}\n{"rung":`);
    expect(readResults(file)).toEqual([result]);
    writeFileSync(file, `{"rung":\n${JSON.stringify(result)}\n`);
    expect(() => readResults(file)).toThrow(/results\.jsonl:1: the line is not a result/);
  });

  test('name players by how they play', () => {
    expect(playerName('easy')).toBe('easy');
    const { method, ...rest } = weak;
    expect(playerName({ ...rest, method, elo: { rating: 1, error: 1 } })).toBe(playerName(weak));
    expect(playerName(strong)).not.toBe(playerName(weak));
  });
});

describe('a report', () => {
  test('shows a share with its interval and sample size', () => {
    expect(shareText(15, 20)).toBe('75 % (53-89 of 20)');
    expect(shareText(0, 0)).toBe('');
  });

  test('says how levels play', () => {
    expect(playText({ method: 'look' })).toBe('look');
    expect(playText(weak)).toBe('look, 1 world; 90 % / 0 % / 3 / 0 % / 0');
    expect(playText({ method: 'search', iterations: 8 })).toBe('search, 8 simulations');
  });

  test('is inserted into a page between its markers', () => {
    const page = `before\n${MARKS[0]}\nold\n${MARKS[1]}\nafter\n`;
    expect(inserted(page, 'new')).toBe(`before\n${MARKS[0]}\n\nnew\n\n${MARKS[1]}\nafter\n`);
    expect(inserted('no marks', 'new')).toBeNull();
    expect(inserted(`${MARKS[1]} ${MARKS[0]}`, 'new')).toBeNull();
  });
});

describe.each(catalog.map((entry) => [entry.id, entry] as const))('the levels of %s', (id, entry) => {
  const page = readFileSync(join(root, 'docs/bots.md'), 'utf8');

  test('are as the command wrote them, with the ratings of the page', async () => {
    const known = rulesOf<any>(await entry.load());
    const levels = settingsOf(known);
    expect(readFileSync(join(root, levelsFile(id)), 'utf8')).toBe(levelsSource(levels));
    const [, table = ''] = page.split(`**${rungTitle(tunedRung(known))}** (`);
    const rows = table.split('\n').filter((line) => /^\| \d \|/.test(line));
    const shown = rows.slice(0, levels.length).map((row) => row.split(' | ').slice(1, 3));
    expect(shown).toEqual(
      levels.map((level) => [playText(level), level.elo ? `${level.elo.rating} ± ${level.elo.error}` : 'not measured']),
    );
  });

  test('become stronger by steps of 60 to 75 %, as far as the games tell', async () => {
    const ratings = settingsOf(rulesOf<any>(await entry.load())).map(({ elo }) => elo);
    expect([0, LEVELS]).toContain(ratings.filter((rating) => rating !== undefined).length);
    for (const [i, rating] of ratings.entries()) {
      const below = ratings[i - 1];
      if (!rating || !below) continue;
      const [ahead, error] = [rating.rating - below.rating, rating.error + below.error];
      expect(chanceOf(ahead + error), `level ${i + 1} against ${i}`).toBeGreaterThan(0.6);
      expect(chanceOf(ahead - error), `level ${i + 1} against ${i}`).toBeLessThan(0.75);
    }
  });
});

describe('the command', () => {
  test('measures, keeps its results and writes a page', { timeout: 240_000 }, async () => {
    const at = folder();
    const [results, page] = [join(at, 'results.jsonl'), join(at, 'page.md')];
    const flags = ['--seats', '3', '--iterations', '1', '--results', results];
    const first = await orrery('ladder', 'moonriser', '--seconds', '1', ...flags);
    expect(first).toMatchObject({ code: 0 });
    expect(first.err).toContain('seed ladder, 1 iterations at the top');
    expect(first.out).toMatch(/\*\*Moonriser, usual, 3 seats\*\* \(one against 2, fair share 33 %, \d+ games/);
    const played = readResults(results).length;
    expect(played).toBeGreaterThan(0);
    writeFileSync(page, 'no markers');
    const refused = await orrery('ladder', 'moonriser', '--seconds', '0', '--write', page, ...flags);
    expect(refused).toMatchObject({ code: 2 });
    writeFileSync(page, `${MARKS[0]}\n${MARKS[1]}\n`);
    expect(await orrery('ladder', 'moonriser', '--seconds', '0', '--write', page, ...flags)).toMatchObject({ code: 0 });
    expect(readResults(results)).toHaveLength(played);
  });
});

describe.each(catalog.map((entry) => [entry.id, entry] as const))('%s with default options', (id, entry) => {
  const counts = Array.from({ length: entry.seats.max - entry.seats.min + 1 }, (_none, i) => entry.seats.min + i);

  test.each(counts)('starts with %i seats, in the engine and in a simulation', async (seats) => {
    const answer = engineOf(catalog);
    const reply = JSON.parse(await answer(JSON.stringify({ do: 'new', game: id, seats, seed: 's' })));
    expect(reply.ok.status.waiting.length).toBeGreaterThan(0);
    const play = await sampler({ game: id, seats, options: {}, seed: 's', bots: 'random', pace: {}, keep: null });
    expect(play(0).result.scores).toHaveLength(seats);
  });
});
