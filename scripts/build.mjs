// `npm run build`: builds all packages and the web client.
import { build, install, needNode } from './lib.mjs';

needNode();
await install();
process.exit(await build());
