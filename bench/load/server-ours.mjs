// Our server in its own process: <root> <dataDir> [database] [redis]. It offers the listed games and connect four.
// Prints its address when ready; `memory` on standard input prints its memory after a garbage collection.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [root, dataDir, database, redis] = process.argv.slice(2);
const { startServer, LIMITS } = await import(pathToFileURL(`${root}/packages/server/dist/index.js`).href);
const module = new URL('./games.mjs', import.meta.url);
module.searchParams.set('root', root);
const { catalog } = await import(module.href);
const any = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  port: 0,
  dataDir,
  logger: false,
  games: { catalog, module: module.href },
  limits: Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, limit > 0 ? 1e9 : any])),
  ...(database ? { database, redis } : {}),
});
console.log(server.url);
createInterface({ input: process.stdin }).on('line', () => {
  gc();
  gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  console.log(JSON.stringify({ used: heapUsed + external, rss }));
});
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
