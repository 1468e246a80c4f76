import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { Misuse } from '../misuse.ts';
import { wholeNumber } from '../values.ts';

interface Wishes {
  port: number;
  host: string;
  data: string;
  web?: string;
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
    .addHelpText(
      'after',
      `
Examples:
  $ orrery serve
  $ orrery serve --port 9000 --host 0.0.0.0 --data /var/lib/orrery`,
    )
    .action(serve);
}

async function serve({ port, host, data, web }: Wishes): Promise<void> {
  if (web !== undefined && !(existsSync(web) && statSync(web).isDirectory()))
    throw new Misuse(`${web}: no such folder`);
  const webDir = web === undefined ? (existsSync(BUILT) ? BUILT : null) : resolve(web);
  const { StartError, startServer } = await import('@orrery/server');
  try {
    const server = await startServer({ port, host, dataDir: resolve(data), webDir });
    console.log(`orrery: serving at ${server.url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
  } catch (error) {
    throw error instanceof StartError ? new Misuse(error.message) : error;
  }
}
