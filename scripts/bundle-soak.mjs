// Bundles `orrery soak` into one file that runs on any machine with Node, without `npm install`:
//   node scripts/bundle-soak.mjs soak.cjs
//   node soak.cjs <game> --disrupt --seed monday --from 0 -n 1000
// Use `--from` to split a run over several processes: the same seed and number give the same game.
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib.mjs';

const entry = `
import { Command } from 'commander';
import { soakCommand } from './commands/soak.ts';
const program = new Command('orrery');
soakCommand(program);
program.parseAsync(['node', 'orrery', 'soak', ...process.argv.slice(2)]).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
`;

await build({
  stdin: { contents: entry, resolveDir: join(root, 'packages', 'cli', 'src'), loader: 'ts' },
  outfile: resolve(process.argv[2] ?? 'soak.cjs'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  conditions: ['source'],
});
