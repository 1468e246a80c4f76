// `npm start`: installs and builds what is missing, then serves Orrery. PORT, HOST and DATA_DIR override the defaults.
import { join } from 'node:path';
import { build, fail, install, needNode, root, run } from './lib.mjs';

needNode();
// The server checks this too, but only after the first installation and build.
const { PORT = '' } = process.env;
if (PORT && !(/^\d+$/.test(PORT) && Number(PORT) <= 65_535)) {
  fail(`PORT is "${PORT}". Use a whole number from 0 to 65535.`);
}
await install();
if ((await build()) !== 0) fail('The build failed. See the errors above.');
const given = (flag, value) => (value ? [flag, value] : []);
// A server creates much short-lived data: a larger young generation means fewer garbage collections.
const code = await run(process.execPath, [
  '--max-semi-space-size=64',
  join(root, 'packages/cli/bin/orrery.mjs'),
  'serve',
  ...given('--port', PORT),
  ...given('--host', process.env.HOST),
  ...given('--data', process.env.DATA_DIR),
]);
process.exit(code);
