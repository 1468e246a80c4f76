// A server in a process of its own, to be killed: `child.ts <port> <dataDir>`. It says its address when it is ready.
import { startServer } from '../../src/index.ts';
import { catalog } from '../fixtures/games.ts';
import { ROOMY } from './world.ts';

const [port, dataDir] = process.argv.slice(2) as [string, string];
const games = { catalog, module: new URL('../fixtures/games.ts', import.meta.url).href };
const server = await startServer({ port: Number(port), dataDir, logger: false, games, limits: ROOMY });
process.stdout.write(`${server.url}\n`);
