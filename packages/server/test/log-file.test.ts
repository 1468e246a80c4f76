import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLogFile, StartError } from '../src/index.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-log-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('a log file stays within its size limit and keeps the newest lines', () => {
  const path = join(dir, 'server.log');
  const lines = Array.from({ length: 1000 }, (_none, i) => `line ${i} ${'x'.repeat(i % 50)}\n`);
  openLogFile(path, 2000).write('before\n');
  const log = openLogFile(path, 2000);
  for (const line of lines) log.write(line);
  expect(readdirSync(dir).sort()).toEqual(['server.log', 'server.log.1']);
  for (const name of readdirSync(dir)) expect(statSync(join(dir, name)).size).toBeLessThanOrEqual(2000);
  const kept = readFileSync(`${path}.1`, 'utf8') + readFileSync(path, 'utf8');
  expect(lines.join('').endsWith(kept)).toBe(true);
});

it('appends to an existing log file', () => {
  const path = join(dir, 'server.log');
  for (const line of ['one\n', 'two\n']) openLogFile(path).write(line);
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});

it('stops logging, not the server, if the log cannot be rotated', () => {
  const path = join(dir, 'server.log');
  const log = openLogFile(path, 10);
  log.write('12345678\n');
  mkdirSync(`${path}.1`);
  for (let i = 0; i < 3; i++) expect(() => log.write('12345678\n')).not.toThrow();
  expect(readFileSync(path, 'utf8')).toBe('12345678\n');
});

it('rejects a log file that cannot be written at start', () => {
  mkdirSync(join(dir, 'server.log'));
  expect(() => openLogFile(join(dir, 'server.log'))).toThrow(StartError);
});
