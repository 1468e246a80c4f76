// `npm start`: installs and builds what is missing, then serves Orrery. PORT, HOST and DATA_DIR override the defaults.
import { join } from 'node:path';
import { build, fail, install, needNode, root, run } from './lib.mjs';

needNode();
await install();
if ((await build()) !== 0) fail('The build failed. See the errors above.');
const given = (flag, value) => (value ? [flag, value] : []);
// A server creates much short-lived data: a larger young generation means fewer garbage collections.
const code = await run(process.execPath, [
  '--max-semi-space-size=64',
  join(root, 'packages/cli/bin/orrery.mjs'),
  'serve',
  ...given('--port', process.env.PORT),
  ...given('--host', process.env.HOST),
  ...given('--data', process.env.DATA_DIR),
]);
process.exit(code);
