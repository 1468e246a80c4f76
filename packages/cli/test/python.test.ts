import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { orreryCommand, run } from './run.ts';

test('the Python example plays a whole game through the engine', async () => {
  const found = spawnSync('python3', ['--version']);
  expect(found.error, 'this test needs python3 on the machine').toBeUndefined();
  const bot = ['python3', 'examples/python/random_bot.py', '--seats', '3', '--seed', 'test', '--'];
  const { code, out, err } = await run([...bot, ...orreryCommand, 'engine']);
  expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/^\d+ decisions, /) });
  const result = JSON.parse(out);
  expect(result.scores).toHaveLength(3);
  expect(result.winners.length).toBeGreaterThan(0);
});
