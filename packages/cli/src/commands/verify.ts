import { createHash } from 'node:crypto';
import { difference, hash, type MatchRecord } from '@orrery/kernel';
import { LUCK_FAULTS, luckFault, luckIn, type Pledge } from '@orrery/protocol';
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
    .option('--promise <text>', 'what the server had promised of its dice before the first move')
    .option('--salt <text>', 'what one of the seats had added to their luck')
    .addHelpText(
      'after',
      `
The exit code is 0 where the record holds, 1 where it does not, 2 where the file is no record.

Examples:
  $ orrery verify match.json
  $ orrery verify match.json --promise x8Qn… --salt 5f1c…`,
    )
    .action(verify);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether dice and decks are what was promised; a record that promises nothing is asked nothing. */
async function verifyLuck(path: string, record: MatchRecord, pledge: Pledge): Promise<void> {
  const luck = luckIn(record.seed);
  if (!luck && pledge.promise === undefined && pledge.salt === undefined) return;
  const fault = await luckFault(record, pledge, digest);
  if (fault) throw new Failure(`${path}: ${LUCK_FAULTS[fault]}`);
  const salts = luck?.salts.filter((salt) => salt !== null).length ?? 0;
  console.log(
    `${path}: dice and decks follow from what was promised (${digest(luck?.secret ?? '')}) and ${salts} salts`,
  );
}

async function verify(path: string, pledge: Pledge): Promise<void> {
  const record = readRecord(path);
  const rules = await rulesFor(record.game);
  try {
    const { state } = orMisuse(rules.game, () => replayed(rules, record));
    const wrong = difference(state, record.snapshot.state);
    if (wrong !== null) throw new Failure(`${path}: the replay ends elsewhere: first difference at ${wrong}`);
    await verifyLuck(path, record, pledge);
    console.log(`${path}: holds, ${record.entries.length} entries, hash ${hash(state)}`);
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
    const said = words(rules.game, { id: error.refusal.reason, params: error.refusal.params });
    throw new Failure(`${path}: entry ${error.at + 1} does not hold: ${said}`);
  }
}
