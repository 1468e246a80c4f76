import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { Misuse } from '../misuse.ts';
import { wholeNumber } from '../values.ts';

interface Wishes {
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

/** Where a build leaves the web pages. */
const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('serve matches to browsers')
    .option('-p, --port <n>', 'port to listen on; 0 takes a free one', wholeNumber(0, 65_535), 8080)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--data <folder>', 'where matches are kept', 'data')
    .option('--web <folder>', 'web pages to serve instead of the built ones')
    .option('--log', 'log to standard output instead of server.log among the matches')
    .addOption(
      new Option('--database <url>', 'PostgreSQL to keep matches in, which several servers may share').env(
        'ORRERY_DATABASE',
      ),
    )
    .addOption(
      new Option('--redis <url>', 'Redis through which servers that share a database hear of each other').env(
        'ORRERY_REDIS',
      ),
    )
    .addOption(new Option('--metrics-token <word>', 'whoever shows it may read /metrics').env('ORRERY_METRICS_TOKEN'))
    .addOption(
      new Option('--origins <list>', 'origins whose pages may play here, besides our own; commas between them')
        .env('ORRERY_ORIGINS')
        .argParser(listOf)
        .default([], 'none'),
    )
    .addOption(
      new Option('--proxies <list>', 'addresses of proxies in front of the server; commas between them')
        .env('ORRERY_PROXIES')
        .argParser(listOf)
        .default([], 'none'),
    )
    .addOption(
      new Option('--hosts <list>', 'public host names of this server, besides the one in --url; separated by commas')
        .env('ORRERY_HOSTS')
        .argParser(listOf)
        .default([], 'none'),
    )
    .addOption(new Option('--url <address>', 'where people find this server; mail needs it').env('ORRERY_URL'))
    .addOption(new Option('--smtp <url>', 'mail server, for those who want to be told by mail').env('ORRERY_SMTP'))
    .addOption(new Option('--mail-from <address>', 'whom that mail is from').env('ORRERY_MAIL_FROM'))
    .addOption(
      new Option('--inner-hooks <word>', 'whether webhooks may lead into your own network, also over plain HTTP')
        .env('ORRERY_INNER_HOOKS')
        .choices(['yes', 'no'])
        .default('no'),
    )
    .addOption(
      new Option('--notice-delay <seconds>', 'who has not come so long after he was asked is told (default: 60)')
        .env('ORRERY_NOTICE_DELAY')
        .argParser(wholeNumber(0, 86_400)),
    )
    .addOption(
      new Option('--word-list <file>', 'words, one to a line, that are not kept when somebody says them').env(
        'ORRERY_WORD_LIST',
      ),
    )
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

/** What was said at all. */
const given = <T extends object>(wishes: T) =>
  Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Where the log beside the matches goes, which keeps the terminal quiet; a folder that cannot be written is the server's to refuse. */
function logPath(folder: string, makeFolder: (path: string) => void): string | null {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return join(folder, 'server.log');
  } catch {
    return null;
  }
}

/** The address to type: the name is friendlier than the number, and both reach the same server. */
const friendly = (url: string) => url.replace('//127.0.0.1:', '//localhost:');

async function serve(wishes: Wishes): Promise<void> {
  const { port, host, data, web, log, origins, proxies, url, smtp, mailFrom, innerHooks, noticeDelay, ...shared } =
    wishes;
  const notices = given({
    url,
    smtp,
    mailFrom,
    innerHooks: innerHooks === 'yes',
    delayMs: noticeDelay === undefined ? undefined : noticeDelay * 1000,
  });
  if (web !== undefined && !(existsSync(web) && statSync(web).isDirectory()))
    throw new Misuse(`${web}: no such folder`);
  const webDir = web === undefined ? (existsSync(BUILT) ? BUILT : null) : resolve(web);
  const { openLogFile, privateFolder, StartError, startServer } = await import('@orrery/server');
  try {
    const dataDir = resolve(data);
    const path = log ? null : logPath(dataDir, privateFolder);
    const logger = path ? { level: 'info', stream: openLogFile(path) } : log === true;
    const server = await startServer({ port, host, dataDir, webDir, logger, origins, proxies, notices, ...shared });
    // Whoever reads that it serves may stop it at once, so it listens to that first.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
    console.log(`orrery: serving at ${friendly(server.url)} (Ctrl+C stops it)`);
  } catch (error) {
    throw error instanceof StartError ? new Misuse(error.message) : error;
  }
}
