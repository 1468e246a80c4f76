import type { Command } from 'commander';
import { readRecord } from '../file.ts';
import { boardOf } from '../play/board.ts';
import { BadEntry, replayed } from '../record.ts';
import { UsageError } from '../usage-error.ts';
import { listedGame, orUsageError, rulesFor, wholeNumber } from '../values.ts';
import { resultWords, toldWords, words } from '../words.ts';

export function replayCommand(program: Command): void {
  program
    .command('replay <file>')
    .description('print a recorded match event by event')
    .option('--at <n>', 'stop after n entries and show the board', wholeNumber(0, 1_000_000))
    .addHelpText(
      'after',
      `
Examples:
  $ orrery replay match.json
  $ orrery replay match.json --at 12`,
    )
    .action(tellRecord);
}

async function tellRecord(path: string, { at }: { at?: number }): Promise<void> {
  const record = readRecord(path);
  const rules = await rulesFor(record.game);
  const { game } = rules;
  if (at !== undefined && at > record.entries.length)
    throw new UsageError(`${path}: --at ${at} is past the end: the record has ${record.entries.length} entries`);
  try {
    const final = orUsageError(game, () =>
      replayed(rules, record, at, (number, events, table) => {
        for (const event of events) {
          const where = String(number + 1).padStart(4);
          // A record is open to whoever holds it, so what was secret is told too.
          console.log(`${where}  ${toldWords(game, { type: event.type, data: { ...event.data, ...event.secret } })}`);
        }
        if (events.length === 0 && number >= 0)
          console.log(`${String(number + 1).padStart(4)}  ${plainly(table.record.entries[number])}`);
      }),
    );
    const { state } = final;
    const turn = game.progress(state).turn;
    if (at !== undefined) console.log(`\n${await boardOf(listedGame(record.game), rules.view(state, turn))}`);
    if (state.result) console.log(`\n${resultWords(game, state.result)}`);
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
    const said = words(game, { id: error.refusal.reason, params: error.refusal.params });
    throw new UsageError(`${path}: entry ${error.at + 1} is not legal: ${said}`);
  }
}

const plainly = (entry: unknown): string => JSON.stringify(entry);
