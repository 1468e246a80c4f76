// `npm run bench`: fetches the peers when they are missing, then measures everything in one run and prints it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (!existsSync(here('node_modules/boardgame.io'))) {
  console.error('bench: installing the peers into bench/node_modules');
  const install = spawnSync('npm', ['ci', '--prefix', here('.'), '--no-workspaces', '--silent'], { stdio: 'inherit' });
  if (install.status !== 0) {
    console.error('bench: the peers could not be installed');
    process.exit(1);
  }
}

const tsx = here('../node_modules/tsx/dist/cli.mjs');
const run = spawnSync(process.execPath, [tsx, '--conditions=source', here('bench.ts')], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exit(run.status ?? 1);
