import { difference, hash } from '@orrery/kernel';
import type { Command } from 'commander';
import { readRecord } from '../file.ts';
import { Failure } from '../misuse.ts';
import { BadEntry, replayed } from '../record.ts';
import { orMisuse, rulesFor } from '../values.ts';
import { words } from '../words.ts';

export function verifyCommand(program: Command): void {
  program
    .command('verify <file>')
    .description('replay a recorded match and compare where it ends')
    .addHelpText(
      'after',
      `
The exit code is 0 where the record holds, 1 where it does not, 2 where the file is no record.

Examples:
  $ orrery verify match.json`,
    )
    .action(verify);
}

async function verify(path: string): Promise<void> {
  const record = readRecord(path);
  const rules = await rulesFor(record.game);
  try {
    const { state } = orMisuse(rules.game, () => replayed(rules, record));
    const wrong = difference(state, record.snapshot.state);
    if (wrong !== null) throw new Failure(`${path}: the replay ends elsewhere: first difference at ${wrong}`);
    console.log(`${path}: holds, ${record.entries.length} entries, hash ${hash(state)}`);
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
    const said = words(rules.game, { id: error.refusal.reason, params: error.refusal.params });
    throw new Failure(`${path}: entry ${error.at + 1} does not hold: ${said}`);
  }
}
