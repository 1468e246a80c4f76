import { once } from 'node:events';
import { catalog } from '@orrery/games';
import type { Command } from 'commander';
import { engineOf, MAX_LINE_BYTES } from '../engine/engine.ts';
import { linesOf } from '../engine/lines.ts';

export function engineCommand(program: Command): void {
  program
    .command('engine')
    .description('control games with JSON lines on stdin and stdout, from any language')
    .addHelpText(
      'after',
      `
One request per line, one reply per line, with the same id. See docs/protocol.md.

Examples:
  $ echo '{"id":1,"do":"games"}' | orrery engine
  $ python3 examples/python/random_bot.py`,
    )
    .action(runEngine);
}

async function runEngine(): Promise<void> {
  const answer = engineOf(catalog);
  // If the reader has closed the pipe, no further answers are needed.
  process.stdout.on('error', () => process.exit(0));
  for await (const line of linesOf(process.stdin, MAX_LINE_BYTES)) {
    if (!process.stdout.write(`${await answer(line)}\n`)) await once(process.stdout, 'drain');
  }
}
