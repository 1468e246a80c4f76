import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { effort } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { folder, orreryCommand, type Ran, root, run } from './run.ts';

/** Benchmarks install their own dependencies, so they run in `npm run test:full` only. */
const isFull = effort(0, 1) === 1;

const page = (name: string): string => readFileSync(join(root, name), 'utf8');

/** The commands in a page: the lines of its shell blocks and the first column of its tables. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.split('\n'));
  const cells = [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, command = '']) => command);
  return [...blocks, ...cells]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .flatMap((line) => line.split(' && '))
    .filter((command) => /^(npm|npx|node) /.test(command));
}

/** Runs the `orrery` command. */
const orrery =
  (...more: string[]) =>
  (args: string[], input = ''): Promise<Ran> =>
    run([...orreryCommand, ...args, ...more], input);

/** Checks only the syntax of a script's file, for scripts that take minutes or change the checkout. */
const parses = (script: string) => (): Promise<Ran> => {
  const { scripts } = JSON.parse(page('package.json')) as { scripts: Record<string, string> };
  const [, file = ''] = /^node (?:--conditions=source )?(?:--import tsx )?(\S+)/.exec(scripts[script] ?? '') ?? [];
  // `node --check` does not parse TypeScript; Biome does.
  return run(file.endsWith('.ts') ? ['npx', 'biome', 'check', file] : [process.execPath, '--check', join(root, file)]);
};

/** Starts a server, waits until it prints that it is ready, and stops it. */
async function startAndStop([program = '', ...args]: string[], ready: string): Promise<Ran> {
  const child = spawn(program, args, { cwd: root, stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (out.includes(ready)) child.kill('SIGTERM');
  });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, out, err };
}

const serves = (args: string[]): Promise<Ran> =>
  startAndStop([...orreryCommand, ...args, '--port', '0', '--data', folder()], 'serving at');

/** A gallery that served its page passes, however it stops. */
async function gallery(): Promise<Ran> {
  const config = join(root, 'packages/web/gallery/vite.config.ts');
  const ran = await startAndStop(
    [process.execPath, join(root, 'node_modules/vite/bin/vite.js'), '--config', config, '--port', '0'],
    'http://',
  );
  return { ...ran, code: ran.out.includes('http://') ? 0 : ran.code };
}

/**
 * How each command is tested: with limits that keep it short, or by a substitute if it would run for minutes or write
 * to the checkout. A documented command that matches no row fails the test.
 */
const runners: readonly [RegExp, (args: string[]) => Promise<Ran>][] = [
  [/^npx orrery play /, (args) => orrery()(args, 'quit\n')],
  [/^npx orrery engine$/, (args) => orrery()(args, '{"do":"games"}\n')],
  [/^npx orrery simulate /, orrery('-n', '2', '--iterations', '1')],
  [/^npx orrery soak /, orrery('-n', '2')],
  [/^npx orrery arena /, orrery('-n', '2', '--iterations', '1')],
  [
    /^npx orrery ladder\b/,
    (args) => orrery('--seconds', '1', '--iterations', '1', '--results', join(folder(), 'results.jsonl'))(args),
  ],
  [/^npx orrery bench\b/, orrery('--ms', '1')],
  [/^npx orrery serve\b/, serves],
  [/^npx orrery (…|--help)$/, () => orrery()(['--help'])],
  [/^npm run bench$/, isFull ? () => run(['npm', 'run', 'bench', '--', '--quick']) : parses('bench')],
  [/^npx vitest run \S+$/, ([path = '']) => run(['npx', 'vitest', 'list', '--filesOnly', path])],
  // The last step of `npm start`; `npm test` has installed and built everything before.
  [/^npm start$/, () => serves(['serve'])],
  [/^npm run browsers\b/, parses('browsers')],
  [/^npm run build$/, parses('build')],
  [/^npm run test:full$/, parses('test:full')],
  [/^npm run coverage$/, parses('coverage')],
  [/^npm run covers$/, parses('covers')],
  [/^npm run decisions$/, parses('decisions')],
  [/^npm run dev$/, parses('dev')],
  [/^npm run gallery$/, gallery],
  [/^npm run gen$/, parses('gen')],
  [/^npm run chaos\b/, parses('chaos')],
  [/^npm run check$/, parses('check')],
  [/^npm run fuzz\b/, parses('fuzz')],
  [/^npm run lighthouse\b/, parses('lighthouse')],
  [/^npm run load\b/, parses('load')],
  [/^npm run mutate\b/, parses('mutate')],
  [/^npm run new-game\b/, parses('new-game')],
  [/^npm run press\b/, parses('press')],
  [/^npm run pan\b/, parses('pan')],
  [/^npm run format$/, () => run(['npx', 'biome', 'check', 'package.json'])],
];

describe('commands in the docs', () => {
  const pages = ['README.md', 'CONTRIBUTING.md'].map((name) => commandsOf(page(name)));

  test('are found', () => {
    for (const commands of pages) expect(commands.length).toBeGreaterThan(3);
  });

  // `npm test` runs this test.
  test.each([...new Set(pages.flat())].filter((command) => command !== 'npm test'))(
    '%s',
    { timeout: 300_000 },
    async (command) => {
      const runner = runners.find(([form]) => form.test(command))?.[1];
      expect(runner, `${command}: add a row to \`runners\``).toBeDefined();
      const args = command.split(/\s+/).slice(2);
      const { code, out, err } = await (runner as (args: string[]) => Promise<Ran>)(
        command.startsWith('npx vitest') ? args.slice(1) : args,
      );
      expect({ code, err: code === 0 ? '' : err, out: code === 0 ? '' : out }).toEqual({ code: 0, err: '', out: '' });
    },
  );
});
