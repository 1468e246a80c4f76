import { catalog } from '@orrery/games';
import type { Command } from 'commander';
import { EXAMPLE, rulesFor, seatsFor, wholeNumber } from '../arguments.ts';
import { measure } from '../measure.ts';
import { table, whole } from '../print.ts';

export function benchCommand(program: Command): void {
  program
    .command('bench [game]')
    .description('measure how fast the rules run on this machine')
    .option('--seats <n>', 'number of seats', wholeNumber(1, 16))
    .option('--ms <n>', 'milliseconds per measurement', wholeNumber(1, 60_000), 500)
    .addHelpText(
      'after',
      `
Rates are per second; copy, view, prompt, imagine and play are in microseconds.

Examples:
  $ orrery bench
  $ orrery bench ${EXAMPLE} --seats 4 --ms 2000`,
    )
    .action(bench);
}

async function bench(id: string | undefined, { seats, ms }: { seats?: number; ms: number }): Promise<void> {
  const rows = [['game', 'seats', 'games/s', 'decisions/s', 'copy', 'view', 'prompt', 'imagine', 'play']];
  for (const one of id === undefined ? catalog.map((entry) => entry.id) : [id]) {
    const rules = await rulesFor(one);
    const count = seatsFor(rules.game, seats);
    const m = measure(rules, count, {}, ms);
    const micro = [m.copy, m.view, m.prompt, m.imagine, m.play].map((n) => n.toFixed(1));
    rows.push([one, String(count), whole(m.games), whole(m.decisions), ...micro]);
  }
  console.log(table(rows));
}
