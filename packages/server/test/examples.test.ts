import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { catalog } from '@orrery/games';
import { expect, it } from 'vitest';
import { openWorld } from './help/world.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a program and returns its output; rejects with its error output if it fails. */
function run(command: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(err))));
  });
}

it('the TypeScript and Python example bots play a game against each other', async () => {
  const world = await openWorld({
    games: { catalog, module: '@orrery/games' },
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
  });
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  const { match } = await world.api.create({ game: 'moonriser', seats });
  const at = [world.server.url, match];
  const tsx = ['--conditions=source', '--import', 'tsx', 'examples/typescript/online_bot.ts'];
  const [first, second] = await Promise.all([
    run(process.execPath, ...tsx, ...at, 'Tess'),
    run('python3', 'examples/python/online_bot.py', ...at, 'Monty'),
  ]);
  expect(JSON.parse(first).winners.length).toBeGreaterThan(0);
  expect(JSON.parse(second)).toEqual(JSON.parse(first));
  expect((await world.api.summary(match)).seats.map(({ name }) => name).sort()).toEqual(['Monty', 'Tess']);
  await world.end();
});
