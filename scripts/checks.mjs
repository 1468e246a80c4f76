// Checks that do not depend on each other, run side by side. Only the output of those that fail is printed.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bin, root } from './lib.mjs';

/** The checks that run no tests, the longest first: a name and arguments for Node. */
export const STATIC = [
  ['types', [bin('typescript', 'bin/tsc'), '-p', root]],
  ['types of the web client', [bin('typescript', 'bin/tsc'), '-p', join(root, 'packages/web')]],
  ['format and lint', [bin('@biomejs/biome', 'bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.']],
  ['generated files', [join(root, 'scripts/gen.mjs'), '--check']],
  ['import levels', [join(root, 'scripts/levels.mjs')]],
  ['dependencies', [join(root, 'scripts/dependencies.mjs')]],
  ['unused code', [bin('knip', 'bin/knip.js'), '--no-config-hints', '--cache']],
];

/** Runs Node with its output collected. */
function collect(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

/** Runs checks, as many at a time as there are cores. Resolves to the name of each and whether it passed. */
export async function runChecks(checks) {
  const left = [...checks];
  const done = [];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, args] = next;
      const began = Date.now();
      const { code, output } = await collect(args);
      const ok = code === 0;
      if (!ok) console.log(output.trimEnd());
      console.log(`${ok ? 'ok' : 'NOT OK'}  ${name}  (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      done.push({ name, ok });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return done;
}
