// A server in a child process: `child.ts <port> <dataDir> [database] [redis]`. It prints its address when it is ready.
import { startServer } from '../../src/index.ts';
import { catalog } from '../fixtures/games.ts';
import { ROOMY } from './world.ts';

const [port, dataDir, database, redis] = process.argv.slice(2) as [string, string, string?, string?];
const games = { catalog, module: new URL('../fixtures/games.ts', import.meta.url).href };
const server = await startServer({
  port: Number(port),
  dataDir,
  logger: false,
  games,
  limits: ROOMY,
  ...(database && redis ? { database, redis } : {}),
});
process.stdout.write(`${server.url}\n`);
