import { createHash } from 'node:crypto';
import { difference, hash, type MatchRecord } from '@orrery/kernel';
import { type Commitments, FAIRNESS_FAULTS, fairnessFault, seedPartsIn, unrevealed } from '@orrery/protocol';
import type { Command } from 'commander';
import { asUsageError, rulesFor } from '../arguments.ts';
import { readRecord } from '../file.ts';
import { formatText } from '../format.ts';
import { BadEntry, replayRecord } from '../record.ts';
import { Failure, UsageError } from '../usage-error.ts';

export function verifyCommand(program: Command): void {
  program
    .command('verify <file>')
    .description('replay a recorded match and compare its final state')
    .option('--promise <text>', 'the server’s commitment to its seed, shown before the first move')
    .option('--salt <text>', 'a player’s salt that must be part of the seed')
    .option(
      '--salt-hash <text>',
      'a seat’s salt commitment; repeat for each seat in order, "none" for a seat without one',
      (text, all: readonly string[] = []) => [...all, text],
    )
    .addHelpText(
      'after',
      `
Exit codes: 0 the record is valid, 1 it is not, 2 the file is not a record.

Examples:
  $ orrery verify match.json
  $ orrery verify match.json --promise x8Qn… --salt 5f1c…
  $ orrery verify match.json --promise x8Qn… --salt-hash Zk0s… --salt-hash none --salt-hash e7Qw…`,
    )
    .action(verify);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Checks dice and decks against the commitments; does nothing if neither the record nor the user has any. */
async function verifyFairness(path: string, record: MatchRecord, commitments: Commitments): Promise<void> {
  const parts = seedPartsIn(record.seed);
  if (!parts && Object.values(commitments).every((part) => part === undefined)) return;
  const { saltHashes } = commitments;
  if (parts && saltHashes && saltHashes.length !== parts.salts.length) {
    throw new UsageError(`use --salt-hash once for each of the ${parts.salts.length} seats`);
  }
  const fault = await fairnessFault(record, commitments, digest);
  if (fault) throw new Failure(`${path}: ${FAIRNESS_FAULTS[fault]}`);
  const salts = parts?.salts.filter((salt) => salt !== null).length ?? 0;
  console.log(
    `${path}: dice and decks follow from the server’s commitment (${digest(parts?.secret ?? '')}) and ${salts} ${salts === 1 ? 'salt' : 'salts'}`,
  );
  for (const seat of unrevealed(record, commitments)) console.log(`${path}: seat ${seat + 1} did not reveal its salt`);
}

interface Options extends Pick<Commitments, 'promise' | 'salt'> {
  saltHash?: readonly string[];
}

async function verify(path: string, { promise, salt, saltHash }: Options): Promise<void> {
  const saltHashes = saltHash?.map((text) => (text === 'none' ? null : text));
  const record = readRecord(path);
  const rules = await rulesFor(record.game);
  try {
    const { state } = asUsageError(rules.game, () => replayRecord(rules, record));
    const wrong = difference(state, record.snapshot.state);
    if (wrong !== null)
      throw new Failure(`${path}: the replay ends in a different state: first difference at ${wrong}`);
    await verifyFairness(path, record, { promise, salt, saltHashes });
    console.log(`${path}: valid, ${record.entries.length} entries, hash ${hash(state)}`);
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
    const reason = formatText(rules.game, { id: error.refusal.reason, params: error.refusal.params });
    throw new Failure(`${path}: entry ${error.at + 1} is not legal: ${reason}`);
  }
}
