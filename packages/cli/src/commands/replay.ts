import type { Command } from 'commander';
import { asUsageError, listedGame, rulesFor, wholeNumber } from '../arguments.ts';
import { readRecord } from '../file.ts';
import { formatEvent, formatResult, formatText } from '../format.ts';
import { boardOf } from '../play/board.ts';
import { BadEntry, replayRecord } from '../record.ts';
import { UsageError } from '../usage-error.ts';

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
    .action(printRecord);
}

async function printRecord(path: string, { at }: { at?: number }): Promise<void> {
  const record = readRecord(path);
  const rules = await rulesFor(record.game);
  const { game } = rules;
  if (at !== undefined && at > record.entries.length)
    throw new UsageError(`${path}: --at ${at} is past the end: the record has ${record.entries.length} entries`);
  try {
    const final = asUsageError(game, () =>
      replayRecord(rules, record, at, (number, events, table) => {
        for (const event of events) {
          const where = String(number + 1).padStart(4);
          // A record contains all secrets, so the secret part of events is printed too.
          console.log(`${where}  ${formatEvent(game, { type: event.type, data: { ...event.data, ...event.secret } })}`);
        }
        if (events.length === 0 && number >= 0)
          console.log(`${String(number + 1).padStart(4)}  ${asJson(table.record.entries[number])}`);
      }),
    );
    const { state } = final;
    const turn = game.progress(state).turn;
    if (at !== undefined) console.log(`\n${await boardOf(listedGame(record.game), rules.view(state, turn))}`);
    if (state.result) console.log(`\n${formatResult(game, state.result)}`);
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
    const reason = formatText(game, { id: error.refusal.reason, params: error.refusal.params });
    throw new UsageError(`${path}: entry ${error.at + 1} is not legal: ${reason}`);
  }
}

const asJson = (entry: unknown): string => JSON.stringify(entry);
