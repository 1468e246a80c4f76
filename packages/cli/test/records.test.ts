import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@orrery/games';
import { newTable, rulesOf } from '@orrery/kernel';
import { seedFrom } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { folder, orrery } from './run.ts';

test('a simulated game is recorded, verified and printed, and tampering is detected', async () => {
  const path = join(folder(), 'match.json');
  const made = await orrery('simulate', 'moonriser', '-n', '2', '--seed', 'x', '--bots', 'easy', '--record', path);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/games\/s.*decisions\/s/);
  expect(made.out).toMatch(/player 2 +\d+\.\d %/);

  const held = await orrery('verify', path);
  expect(held).toMatchObject({ code: 0, err: '' });
  expect(held.out).toMatch(/valid, \d+ entries, hash [0-9a-f]{16}/);

  const replay = await orrery('replay', path);
  expect(replay).toMatchObject({ code: 0, err: '' });
  expect(replay.out).toMatch(/The game is over/);
  expect((await orrery('replay', path, '--at', '3')).out.split('\n').length).toBeGreaterThan(4);

  const record = JSON.parse(readFileSync(path, 'utf8'));
  record.snapshot.state.serial++;
  writeFileSync(path, JSON.stringify(record));
  expect(await orrery('verify', path)).toEqual({
    code: 1,
    out: '',
    err: `orrery: ${path}: the replay ends in a different state: first difference at .serial\n`,
  });
  record.entries[2].action.n = 77;
  writeFileSync(path, JSON.stringify(record));
  expect(await orrery('verify', path)).toMatchObject({ code: 1, err: expect.stringMatching(/entry 3 is not legal/) });
});

test('verify checks dice against the commitments', async () => {
  const path = join(folder(), 'fair.json');
  const [entry] = catalog;
  const rules = rulesOf((await entry?.load()) as never);
  const seed = seedFrom({ secret: 'of the server', salts: ['of Ada', null] });
  writeFileSync(path, JSON.stringify(newTable(rules, { seats: 2, options: {}, seed }).record));
  const promise = createHash('sha256').update('of the server').digest('base64url');
  const held = await orrery('verify', path, '--promise', promise, '--salt', 'of Ada');
  expect(held).toMatchObject({ code: 0, err: '' });
  expect(held.out).toContain(`follow from the server’s commitment (${promise}) and 1 salt\n`);
  const hash = createHash('sha256').update('of Ada').digest('base64url');
  const hashes = (...all: string[]) => orrery('verify', path, ...all.flatMap((one) => ['--salt-hash', one]));
  const [agreed, silent, swapped, few] = await Promise.all([
    hashes(hash, 'none'),
    hashes(hash, promise),
    hashes('none', hash),
    hashes(hash),
  ]);
  expect(agreed).toMatchObject({ code: 0, err: '', out: expect.not.stringMatching(/did not reveal/) });
  expect(silent).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/seat 2 did not reveal its salt/) });
  expect(swapped).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/differs from the one its seat committed to/),
  });
  expect(few).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/once for each of the 2 seats/) });
  const [other, missing] = await Promise.all([
    orrery('verify', path, '--promise', 'something else'),
    orrery('verify', path, '--salt', 'of Bo'),
  ]);
  expect(other).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/a different secret/) });
  expect(missing).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/seat’s salt is not/) });
});

test('simulations are reproducible, with and without --check', async () => {
  const args = ['simulate', 'moonriser', '-n', '2', '--seats', '3', '--seed', 'same', '--option', 'compensation=true'];
  const [plain, again, checked] = await Promise.all([orrery(...args), orrery(...args), orrery(...args, '--check')]);
  const untimed = (out: string) => out.replace(/ in .*/, '').split('\n');
  expect(untimed(again.out)).toEqual(untimed(plain.out));
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(untimed(checked.out)).toEqual([...untimed(plain.out).slice(0, -1), 'contract      holds in all 2 games', '']);
});

test('arena plays every deal twice and prints an interval, the same with one or two threads', async () => {
  const args = ['arena', 'moonriser', '--a', 'easy', '--b', 'random', '-n', '4', '--seed', 'x', '--iterations', '4'];
  const [one, two] = await Promise.all([orrery(...args), orrery(...args, '--workers', '2')]);
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(one.out).toMatch(
    /^easy against random, 4 games, seed x\neasy wins \d+\.\d % \(95 % interval: \d+\.\d % to \d+\.\d %\)/,
  );
  expect(two.out.split('\n').slice(0, 2)).toEqual(one.out.split('\n').slice(0, 2));
});

test('bench prints a row per game', async () => {
  const { code, out } = await orrery('bench', '--ms', '1');
  expect(code).toBe(0);
  const [head, ...rows] = out.trimEnd().split('\n');
  expect(head).toMatch(/^game +seats +games\/s +decisions\/s +copy +view +prompt +imagine +play$/);
  expect(rows.map((row) => row.split(' ')[0])).toEqual(catalog.map(({ id }) => id));
});
