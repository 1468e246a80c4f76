// The server for `online.mjs`, in its own process: <root> <dataDir>. Prints its address when ready.
import { pathToFileURL } from 'node:url';

const [root, dataDir] = process.argv.slice(2);
const { startServer, LIMITS } = await import(pathToFileURL(`${root}/packages/server/dist/index.js`).href);
const any = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  port: 0,
  dataDir,
  logger: false,
  limits: Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, limit > 0 ? 1e9 : any])),
});
console.log(server.url);
process.once('SIGTERM', () => server.close());
