import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { Misuse } from '../misuse.ts';

/** Who sees to order at a server is said where its data is, not over the net: whoever can do that may do all else. */
export function operatorCommand(program: Command): void {
  program
    .command('operator <name>')
    .description('let an account see reports, ban people and delete tables at /admin; also while the server runs')
    .option('--data <folder>', 'where matches are kept', 'data')
    .addOption(new Option('--database <url>', 'PostgreSQL, instead of the folder').env('ORRERY_DATABASE'))
    .option('--remove', 'take that from the account')
    .addHelpText('after', '\nExample:\n  $ orrery operator Ada --data /var/lib/orrery')
    .action(operator);
}

async function operator(
  name: string,
  { data, database, remove = false }: { data: string; database?: string; remove?: boolean },
): Promise<void> {
  const file = join(resolve(data), 'matches.db');
  if (database === undefined && !existsSync(file)) throw new Misuse(`there is no data file ${file}`);
  const { accountOf, appoint, openPostgres, openSqlite, StartError } = await import('@orrery/server');
  try {
    const store = database === undefined ? openSqlite(file) : await openPostgres({ url: database });
    try {
      if (!(await appoint(store.book, accountOf(name), !remove))) {
        throw new Misuse(`there is no account ${name}: make it on the page first, at /you`);
      }
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof StartError ? new Misuse(error.message) : error;
  }
  console.log(remove ? `${name} is no operator any more` : `${name} is an operator: /admin`);
}
