import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { UsageError } from '../usage-error.ts';

/** Least time for a bot move, like the calm pace of local games. */
const BOT_PACE_MS = 900;

interface Flags {
  port: number;
  host: string;
  data: string;
  web?: string;
  log?: boolean;
  database?: string;
  redis?: string;
  metricsToken?: string;
  wordList?: string;
  origins: string[];
  proxies: string[];
  hosts: string[];
  url?: string;
  smtp?: string;
  mailFrom?: string;
  innerHooks: 'yes' | 'no';
  noticeDelay?: number;
}

/** The built web pages. */
const BUILT_PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('start a server for browsers')
    .option('-p, --port <n>', 'port to listen on; 0 picks a free one', wholeNumber(0, 65_535), 8080)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--data <folder>', 'data folder', 'data')
    .option('--web <folder>', 'web pages to serve instead of the built-in ones')
    .option('--log', 'log to standard output instead of server.log in the data folder')
    .addOption(
      new Option('--database <url>', 'PostgreSQL database to store data in; several servers can share it').env(
        'ORRERY_DATABASE',
      ),
    )
    .addOption(
      new Option('--redis <url>', 'Redis for messages between servers that share a database').env('ORRERY_REDIS'),
    )
    .addOption(
      new Option('--metrics-token <word>', 'bearer token for /metrics; without it, /metrics is off').env(
        'ORRERY_METRICS_TOKEN',
      ),
    )
    .addOption(
      new Option('--origins <list>', 'additional origins allowed to connect, separated by commas')
        .env('ORRERY_ORIGINS')
        .argParser(listOf)
        .default([], 'none'),
    )
    .addOption(
      new Option('--proxies <list>', 'addresses of trusted reverse proxies, separated by commas')
        .env('ORRERY_PROXIES')
        .argParser(listOf)
        .default([], 'none'),
    )
    .addOption(
      new Option('--hosts <list>', 'public host names besides the one in --url, separated by commas')
        .env('ORRERY_HOSTS')
        .argParser(listOf)
        .default([], 'none'),
    )
    .addOption(
      new Option('--url <address>', 'public URL of this server; required for e-mail and passkeys').env('ORRERY_URL'),
    )
    .addOption(new Option('--smtp <url>', 'SMTP server for e-mail notifications').env('ORRERY_SMTP'))
    .addOption(new Option('--mail-from <address>', 'sender address of e-mail notifications').env('ORRERY_MAIL_FROM'))
    .addOption(
      new Option('--inner-hooks <word>', 'allow webhooks to private addresses and over plain HTTP')
        .env('ORRERY_INNER_HOOKS')
        .choices(['yes', 'no'])
        .default('no'),
    )
    .addOption(
      new Option('--notice-delay <seconds>', 'delay before an absent player is notified (default: 60)')
        .env('ORRERY_NOTICE_DELAY')
        .argParser(wholeNumber(0, 86_400)),
    )
    .addOption(new Option('--word-list <file>', 'words to filter from chat, one per line').env('ORRERY_WORD_LIST'))
    .addHelpText(
      'after',
      `
Examples:
  $ orrery serve
  $ orrery serve --port 9000 --host 0.0.0.0 --data /var/lib/orrery
  $ orrery serve --proxies 127.0.0.1 --origins https://play.example.org
  $ orrery serve --database postgres://orrery@db/orrery --redis redis://bus`,
    )
    .action(serve);
}

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** Only the flags that were set. */
const given = <T extends object>(flags: T) =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The log file in the data folder, or null if the folder is not writable, which the server itself reports. */
function logPath(folder: string, makeFolder: (path: string) => void): string | null {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return join(folder, 'server.log');
  } catch {
    return null;
  }
}

/** Shows localhost instead of 127.0.0.1. */
const friendly = (url: string) => url.replace('//127.0.0.1:', '//localhost:');

async function serve(flags: Flags): Promise<void> {
  const { port, host, data, web, log, origins, proxies, url, smtp, mailFrom, innerHooks, noticeDelay, ...shared } =
    flags;
  const notices = given({
    url,
    smtp,
    mailFrom,
    innerHooks: innerHooks === 'yes',
    delayMs: noticeDelay === undefined ? undefined : noticeDelay * 1000,
  });
  if (web !== undefined && !(existsSync(web) && statSync(web).isDirectory()))
    throw new UsageError(`${web}: no such folder`);
  const webDir = web === undefined ? (existsSync(BUILT_PAGES) ? BUILT_PAGES : null) : resolve(web);
  const { openLogFile, privateFolder, StartError, startServer } = await import('@orrery/server');
  try {
    const dataDir = resolve(data);
    const path = log ? null : logPath(dataDir, privateFolder);
    const logger = path ? { level: 'info', stream: openLogFile(path) } : log === true;
    const server = await startServer({
      ...{ port, host, dataDir, webDir, logger, origins, proxies, notices, ...shared },
      botPaceMs: BOT_PACE_MS,
    });
    // Handles signals before printing the address, because a script may stop the server immediately.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
    console.log(`orrery: serving at ${friendly(server.url)} (press Ctrl+C to stop)`);
  } catch (error) {
    throw error instanceof StartError ? new UsageError(error.message) : error;
  }
}
