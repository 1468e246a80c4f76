// A step of the build: bundles the service worker with the list of files that it stores for offline play.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');

const STORED = /^index\.html$|\.(js|css|svg|png|webp|woff2|webmanifest)$/;
/** Fonts of alphabets that the interface does not use. */
const RARE = /-(cyrillic|greek|vietnamese)/;

const files = readdirSync(dist, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => STORED.test(path) && !RARE.test(path) && path !== 'sw.js')
  .sort();
const digest = (path) =>
  createHash('sha256')
    .update(readFileSync(join(dist, path)))
    .digest('hex');
/** A file in `assets` has its revision in its name. */
const FILES = files.map((url) => ({ url, revision: url.startsWith('assets/') ? null : digest(url) }));

await build({
  root: here,
  configFile: false,
  logLevel: 'error',
  define: { FILES: JSON.stringify(FILES), 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: join(here, 'service-worker.js'), output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});
