// `npm run fuzz -- --seconds 600 --seed 1`: sends random frames and requests to a server with all games.
import { join } from 'node:path';
import { needNode, root, run } from './lib.mjs';

needNode();
const main = join(root, 'packages/server/test/help/fuzz-main.ts');
process.exit(await run(process.execPath, ['--conditions=source', '--import', 'tsx', main, ...process.argv.slice(2)]));
