// `npm run bench`: installs what is missing, then measures everything in one run. `--quick` is a smoke test.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install, installMeasuring, needNode } from '../scripts/lib.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const tsx = here('../node_modules/tsx/dist/cli.mjs');

needNode();
if (!existsSync(tsx)) await install();
await installMeasuring();

const run = spawnSync(process.execPath, [tsx, '--conditions=source', here('bench.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exit(run.status ?? 1);
