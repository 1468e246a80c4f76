// `npm run dev`: the web client with hot reload, against the real server, which restarts when its sources change. Tables
// survive both: local ones are in the browser, online ones in DATA_DIR. PORT and DATA_DIR override the defaults.
import { join } from 'node:path';
import { bin, freePort, install, needNode, root, run } from './lib.mjs';

needNode();
await install();
const port = await freePort();
const data = process.env.DATA_DIR ?? join(root, '.cache/dev');
const server = run(
  process.execPath,
  [
    bin('tsx', 'dist/cli.mjs'),
    ...['watch', '--clear-screen=false', '--conditions=source', 'packages/cli/src/index.ts'],
    ...['serve', '--port', `${port}`, '--data', data],
  ],
  // Its output names its own port; the page to open is Vite's.
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
const client = run(
  process.execPath,
  [bin('vite', 'bin/vite.js'), '--host', '127.0.0.1', '--port', process.env.PORT ?? '8080', '--strictPort'],
  { cwd: join(root, 'packages/web'), env: { ...process.env, ORRERY_SERVER: `http://127.0.0.1:${port}` } },
);
// When one ends, the other is stopped too: `run` passes the signal on.
const code = await Promise.race([server, client]);
process.kill(process.pid, 'SIGTERM');
await Promise.all([server, client]);
process.exit(code);
