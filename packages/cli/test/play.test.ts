import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, type Listed } from '@orrery/games';
import {
  type Answer,
  type Course,
  type Game,
  type Offer,
  type Placement,
  type Prompt,
  pick,
  rulesOf,
  seeded,
} from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { boardOf, tree } from '../src/play/board.ts';
import { startSession } from '../src/play/match.ts';
import { folder, orreryCommand, run } from './run.ts';

const game = fixtures.ticTacToe;
const listed: Listed = {
  id: game.id,
  name: game.name,
  seats: game.seats,
  decisions: null,
  load: async () => game,
  text: async () => null,
  traits: async () => null,
};

/** Plays a session with scripted input. */
async function session(...script: string[]) {
  const printed: string[] = [];
  const lines = script[Symbol.iterator]();
  const table = await startSession({
    rules: rulesOf<any>(game),
    setup: { seats: 2, options: {}, seed: 'x' },
    listed,
    seat: 0,
    level: 'random',
    screen: {
      print: (text) => printed.push(text),
      ask: async () => lines.next().value ?? null,
      close: () => {},
    },
  });
  const over = await table.play();
  return { over, record: await table.record(), output: printed.join('\n') };
}

describe('a session', () => {
  test('plays to the end of the game', async () => {
    const { over, record, output } = await session(...new Array<string>(9).fill('1'));
    expect(over).toBe(true);
    expect(record.snapshot.state).toMatchObject({ result: { reason: expect.any(String) } });
    expect(output).toMatch(/Mark a free cell\.[\s\S]*The game is over/);
  });

  test('ends when the player quits or the input ends', async () => {
    expect((await session('1', 'quit')).over).toBe(false);
    expect((await session()).over).toBe(false);
  });

  test('prints help and explains invalid input', async () => {
    const { output } = await session('?', '', '77', 'pass', 'board', 'undo', 'back');
    expect(output).toMatch(/Type a number\.\nCommands: pass/);
    expect(output).toMatch(/Unknown choice: "77"/);
    expect(output).toMatch(/You cannot pass here/);
    expect(output).toMatch(/nothing to undo/);
  });
});

/** The lines to type to give an answer. */
function typing(prompt: Prompt, answer: Answer): string[] {
  if (answer === null) return ['pass'];
  if (prompt.kind === 'place') {
    const { piece, cell, rotation } = answer as Placement;
    const cells = prompt.pieces.find(({ id }) => id === piece)?.cells ?? [];
    const turns = cells.find((one) => one.cell === cell)?.rotations ?? [];
    return [piece, ...(cells.length > 1 ? [cell] : []), ...(turns.length > 1 ? [`turned ${rotation}`] : [])];
  }
  if (prompt.kind === 'path') {
    const { piece, cells } = answer as Course;
    return [...(prompt.pieces.length > 1 ? [piece] : []), cells.join(' ') || 'none'];
  }
  if (prompt.kind === 'offer') {
    const offer = answer as Offer;
    if (!('terms' in offer)) return [offer.say];
    const party = (seat: number | null) => (seat === null ? 0 : seat + 1);
    const terms = offer.terms.map((line) => `${party(line.from)}>${party(line.to)} ${line.count} ${line.item}`);
    return [`${offer.say} with ${offer.parties.map(party).join(' ')}: ${terms.join(', ')}`];
  }
  if (Array.isArray(answer)) return [answer.join(' ') || 'none'];
  if (typeof answer !== 'object') return [String(answer)];
  return [
    Object.entries(answer)
      .map(([id, count]) => `${id}=${count}`)
      .join(' ') || 'none',
  ];
}

const allGames: Listed[] = [
  ...catalog,
  ...(Object.values(fixtures) as Game<any>[]).map((one) => ({
    ...listed,
    id: one.id,
    name: one.name,
    load: async () => one,
  })),
];

describe('every game can be played by typing', () => {
  test.each(allGames.map((entry) => [entry.id, entry] as const))('%s', async (_id, entry) => {
    const rules = rulesOf<any>(await entry.load());
    const seats = Math.max(2, rules.game.seats.min);
    const rng = seeded('typed');
    const printed: string[] = [];
    let lines: string[] = [];
    let asked = 0;
    const ask = async () => {
      if (++asked > 20_000) throw new Error('the session does not accept the typed lines');
      if (lines.length === 0) {
        const state = (await table.record()).snapshot.state as any;
        const row = rules.waiting(state).find((one) => one.seat === 0 && !one.standing);
        if (!row) throw new Error('seat 0 has no open question');
        const { answer } = pick(rng, rules.legal(state, 0, row.question, rng).actions);
        lines = typing(rules.prompt(state, 0, row.question), answer);
      }
      return lines.shift() ?? null;
    };
    const screen = { print: (text: string) => void printed.push(text), ask, close: () => {} };
    const setup = { seats: Math.min(seats, rules.game.seats.max), options: {}, seed: 'typed' };
    const table = await startSession({ rules, setup, listed: entry, seat: 0, level: 'random', screen });
    expect(await table.play()).toBe(true);
    expect(printed.join('\n')).not.toMatch(/helps\)|undefined|\[object/);
    expect(printed.at(-1)).toMatch(/The game is over/);
  });
});

describe('a board without its own drawing', () => {
  test('is a tree with short values on one line', async () => {
    expect(await boardOf(listed, { a: 1, b: [1, 2], c: null })).toBe('(a 1, b 1 2, c -)');
    const wide = tree({ rows: new Array(60).fill('xx'), more: { deep: 'y'.repeat(90) } });
    expect(wide.split('\n').length).toBeGreaterThan(3);
    expect(wide).toMatch(/^rows:\n/);
  });
});

test('the command plays, undoes, saves and says goodbye', async () => {
  const path = join(folder(), 'saved.json');
  const args = ['play', 'moonriser', '--seed', 'x', '--level', 'random', '--player', '2', '--save', path];
  const { code, out, err } = await run([...orreryCommand, ...args], '?\n1\nboard\nundo\nquit\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Moonriser: you are player 2 of 2/);
  expect(out).toMatch(/Goodbye\.\n$/);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'moonriser', seed: 'x' });
});
