// `npm run gen` writes all generated files anew; with --check it only says which are stale.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const run = spawnSync(
  process.execPath,
  [here('../node_modules/tsx/dist/cli.mjs'), '--conditions=source', here('gen.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(run.status ?? 1);
