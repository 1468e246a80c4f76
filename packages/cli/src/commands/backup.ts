import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { catalog } from '@orrery/games';
import type { Command } from 'commander';
import { Failure, UsageError } from '../usage-error.ts';

/** Commands for the data of a server: backup, restore and audit. */
export function backupCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('back up the data of a server (it can keep running) and verify the copy')
    .option('--data <folder>', 'data folder', 'data')
    .addHelpText('after', '\nExample:\n  $ orrery backup monday.db --data /var/lib/orrery')
    .action(async (file: string, { data }: { data: string }) => {
      await copyAndAudit(join(resolve(data), 'matches.db'), resolve(file));
    });
  program
    .command('restore <file>')
    .description('restore a backup into an empty data folder and verify it')
    .option('--data <folder>', 'data folder', 'data')
    .addHelpText('after', '\nExample:\n  $ orrery restore monday.db --data /var/lib/orrery')
    .action(async (file: string, { data }: { data: string }) => {
      const folder = resolve(data);
      mkdirSync(folder, { recursive: true });
      await copyAndAudit(resolve(file), join(folder, 'matches.db'));
    });
  program
    .command('audit')
    .description('replay every stored match and list damaged ones')
    .option('--file <file>', 'backup, or data file of a stopped server')
    .option('--database <url>', 'PostgreSQL database')
    .addHelpText(
      'after',
      '\nExamples:\n  $ orrery audit --file monday.db\n  $ orrery audit --database postgres://orrery@db/orrery',
    )
    .action(audit);
}

async function copyAndAudit(from: string, to: string): Promise<void> {
  const { copySqlite, StartError } = await import('@orrery/server');
  try {
    copySqlite(from, to);
  } catch (error) {
    throw error instanceof StartError ? new UsageError(error.message) : error;
  }
  await audit({ file: to });
}

async function audit({ file, database }: { file?: string; database?: string }): Promise<void> {
  if ((file === undefined) === (database === undefined)) throw new UsageError('use either --file or --database');
  const { openPostgres, openSqlite, StartError, verifyStore } = await import('@orrery/server');
  try {
    const store = database === undefined ? openSqlite(resolve(file as string)) : await openPostgres({ url: database });
    try {
      const tty = process.stderr.isTTY;
      const { matches, damages } = await verifyStore(store, catalog, (done, all) => {
        if (tty) process.stderr.write(`\r${done} of ${all} matches${done === all ? '\n' : ''}`);
      });
      for (const { match, why } of damages) console.log(`${match}: ${why}`);
      console.log(`${matches} matches, ${damages.length} damaged`);
      if (damages.length > 0) throw new Failure(`${damages.length} of ${matches} matches are damaged`);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof StartError ? new UsageError(error.message) : error;
  }
}
