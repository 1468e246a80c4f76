import { expect, test } from 'vitest';
import { orrery } from './run.ts';

const untimed = (out: string) => out.replace(/ in .*/, '');

test('simulate prints win shares by trait, the same with one or two threads', async () => {
  const args = ['simulate', 'helionox', '-n', '6', '--seats', '3', '--seed', 'x'];
  const [one, two] = await Promise.all([orrery(...args), orrery(...args, '--workers', '2')]);
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(one.out).toMatch(/^seat +win share +mean score +vs fair +95 %\nplayer 1 /m);
  for (const trait of ['in turn order', 'architect', 'faction', 'starting pair'])
    expect(one.out).toMatch(new RegExp(`^${trait} +seats +win share +vs fair +95 %$`, 'm'));
  expect(one.out).toMatch(/^third +6 +\d+\.\d % +\d\.\d\d +\d\.\d\d-\d\.\d\d/m);
  expect(untimed(two.out)).toBe(untimed(one.out));
});

test('a team has one win rate', async () => {
  const args = ['simulate', 'helionox', '-n', '4', '--seed', 'x', '--option', 'mode=cooperative'];
  const { code, out } = await orrery(...args, '--option', 'mercury=true');
  expect(code).toBe(0);
  expect(out).toMatch(/^ +win rate +95 % +mean score\nteam +\d+\.\d % +\d+\.\d % to \d+\.\d % +-?\d+\.\d$/m);
  expect(out).toMatch(/^fleet +seats /m);
});
