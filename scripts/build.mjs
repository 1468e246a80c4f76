// `npm run build`: all packages, and the page.
import { build, install, needNode } from './lib.mjs';

needNode();
await install();
process.exit(await build());
