// `npm run chaos`: injects faults into nodes, stores and connections during games, see docs/reliability.md.
import { join } from 'node:path';
import { needNode, root, run } from './lib.mjs';

needNode();
const main = join(root, 'packages/server/test/chaos/main.ts');
process.exit(await run(process.execPath, ['--conditions=source', '--import', 'tsx', main, ...process.argv.slice(2)]));
