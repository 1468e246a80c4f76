import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { Misuse } from '../misuse.ts';
import { wholeNumber } from '../values.ts';

interface Wishes {
  port: number;
  host: string;
  data: string;
  web?: string;
  log?: boolean;
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
    .addHelpText(
      'after',
      `
Examples:
  $ orrery serve
  $ orrery serve --port 9000 --host 0.0.0.0 --data /var/lib/orrery`,
    )
    .action(serve);
}

/** A log beside the matches keeps the terminal quiet; a folder that cannot be written is the server's to refuse. */
function logFile(folder: string): { level: string; file: string } | false {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return { level: 'info', file: join(folder, 'server.log') };
  } catch {
    return false;
  }
}

/** The address to type: the name is friendlier than the number, and both reach the same server. */
const friendly = (url: string) => url.replace('//127.0.0.1:', '//localhost:');

async function serve({ port, host, data, web, log }: Wishes): Promise<void> {
  if (web !== undefined && !(existsSync(web) && statSync(web).isDirectory()))
    throw new Misuse(`${web}: no such folder`);
  const webDir = web === undefined ? (existsSync(BUILT) ? BUILT : null) : resolve(web);
  const { StartError, startServer } = await import('@orrery/server');
  try {
    const dataDir = resolve(data);
    const logger = log ? { level: 'info' } : logFile(dataDir);
    const server = await startServer({ port, host, dataDir, webDir, logger });
    // Whoever reads that it serves may stop it at once, so it listens to that first.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
    console.log(`orrery: serving at ${friendly(server.url)} (Ctrl+C stops it)`);
  } catch (error) {
    throw error instanceof StartError ? new Misuse(error.message) : error;
  }
}
