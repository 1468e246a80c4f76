// A node for fault injection: `node.ts <port> <dataDir> [database] [redis]`. It prints its address when it is ready. A
// number on its standard input shifts the system time of the process by that many milliseconds.
import { createInterface } from 'node:readline';
import { startServer } from '../../src/index.ts';
import { ROOMY } from '../help/world.ts';
import { catalog } from './games.ts';

const [port, dataDir, database, redis] = process.argv.slice(2) as [string, string, string?, string?];

let offset = 0;
const { now } = Date;
Date.now = () => now() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (Real, given) => Reflect.construct(Real, given.length > 0 ? given : [Date.now()]),
});

const server = await startServer({
  port: Number(port),
  dataDir,
  logger: { level: 'error', file: `${dataDir}.log` },
  games: { catalog, module: new URL('./games.ts', import.meta.url).href },
  botBudgetMs: 20,
  limits: { ...ROOMY, entries: 1e6 },
  ...(database && redis ? { database, redis } : {}),
});
process.stdout.write(`${server.url}\n`);
createInterface({ input: process.stdin }).on('line', (line) => {
  offset += Number(line);
});
