// `npm run mutate <game>`: mutation testing of a game's rules. See mutate/run.ts.
import { fileURLToPath } from 'node:url';
import { bin, run } from './lib.mjs';

const file = fileURLToPath(new URL('mutate/run.ts', import.meta.url));
process.exit(
  await run(process.execPath, [bin('tsx', 'dist/cli.mjs'), '--conditions=source', file, ...process.argv.slice(2)]),
);
