import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, orrery, orreryCommand, root } from './run.ts';

test('serve prints its address, answers and stops on a signal', async () => {
  const [program = '', ...args] = orreryCommand;
  const data = folder();
  const child = spawn(program, [...args, 'serve', '--port', '0', '--data', data], { cwd: root, stdio: 'pipe' });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const url = await new Promise<string>((found, fail) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const address = /orrery: serving at (http:\S+)/.exec(out)?.[1];
      if (address) found(address);
    });
    child.on('close', () => fail(new Error(`the server ended: ${out}`)));
  });
  const reply = await fetch(url);
  await reply.text();
  expect(reply.status).toBeLessThan(500);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('serve reports an invalid setting, lock or log in one line', async () => {
  const garbage = folder();
  mkdirSync(join(garbage, 'lock'));
  const blocked = folder();
  mkdirSync(join(blocked, 'server.log'));
  const wrong: [string[], RegExp][] = [
    [['--data', folder(), '--origins', 'https://a.example,b.example'], /b\.example is not an origin/],
    [['--data', garbage], /lock/],
    [['--data', blocked], /server\.log/],
  ];
  const ends = await Promise.all(wrong.map(([flags]) => orrery('serve', '--port', '0', ...flags)));
  for (const [i, { code, err }] of ends.entries()) {
    expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
    expect(err).toMatch(wrong[i]?.[1] ?? /none/);
  }
  expect(readdirSync(garbage)).toContain('lock');
});

test('operator reports missing data or an unknown account in one line', async () => {
  const data = folder();
  const nowhere = await orrery('operator', 'Ada', '--data', data);
  expect([nowhere.code, nowhere.err.trim()]).toEqual([2, expect.stringMatching(/^orrery: no data file/)]);
  const { openSqlite } = await import('@orrery/server');
  await openSqlite(join(data, 'matches.db')).close();
  const unknown = await orrery('operator', 'Ada', '--data', data);
  expect([unknown.code, unknown.err.trim()]).toEqual([2, expect.stringMatching(/^orrery: no account named Ada/)]);
});
