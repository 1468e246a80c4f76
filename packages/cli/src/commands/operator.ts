import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { UsageError } from '../usage-error.ts';

/** Grants or removes the operator role. Works only on the data folder or database, never over the network. */
export function operatorCommand(program: Command): void {
  program
    .command('operator <name>')
    .description(
      'make an account an operator, who handles reports, bans and tables at /admin (the server can keep running)',
    )
    .option('--data <folder>', 'data folder', 'data')
    .addOption(new Option('--database <url>', 'PostgreSQL database, instead of the data folder').env('ORRERY_DATABASE'))
    .option('--remove', 'remove the operator role')
    .addHelpText('after', '\nExample:\n  $ orrery operator Ada --data /var/lib/orrery')
    .action(operator);
}

async function operator(
  name: string,
  { data, database, remove = false }: { data: string; database?: string; remove?: boolean },
): Promise<void> {
  const file = join(resolve(data), 'matches.db');
  if (database === undefined && !existsSync(file))
    throw new UsageError(`no data file at ${file}. Set --data or --database`);
  const { accountKey, appoint, openPostgres, openSqlite, StartError } = await import('@orrery/server');
  try {
    const store = database === undefined ? openSqlite(file) : await openPostgres({ url: database });
    try {
      if (!(await appoint(store.db, accountKey(name), !remove))) {
        throw new UsageError(`no account named ${name}. Create it in the browser first, at /account`);
      }
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof StartError ? new UsageError(error.message) : error;
  }
  console.log(remove ? `${name} is no longer an operator` : `${name} is now an operator and can open /admin`);
}
