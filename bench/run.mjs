// `npm run bench`: fetches what is missing, then measures everything in one run and prints it. `--quick` only shows that
// it runs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail, install, needNode } from '../scripts/lib.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const tsx = here('../node_modules/tsx/dist/cli.mjs');

needNode();
if (!existsSync(tsx)) await install();
if (!existsSync(here('node_modules/boardgame.io'))) {
  console.error('bench: installing the peers into bench/node_modules');
  const peers = ['ci', '--prefix', here('.'), '--no-workspaces', '--no-fund', '--no-audit', '--loglevel=error'];
  if (spawnSync('npm', peers, { stdio: 'inherit' }).status !== 0) fail('the peers could not be installed.');
}

const run = spawnSync(process.execPath, [tsx, '--conditions=source', here('bench.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exit(run.status ?? 1);
