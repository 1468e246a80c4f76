// `npm run gen` writes all generated files; with --check it lists those that are out of date.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const run = spawnSync(
  process.execPath,
  [here('../node_modules/tsx/dist/cli.mjs'), '--conditions=source', here('gen.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(run.status ?? 1);
