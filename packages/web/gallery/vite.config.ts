import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import app from '../vite.config.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The gallery's development server: the client's configuration with a page and a cache of its own. */
export default mergeConfig(app, {
  root: path('.'),
  publicDir: path('../public'),
  cacheDir: path('../../../node_modules/.vite-gallery'),
  // The fixture games come with the test settings.
  define: { 'process.env.ORRERY_TESTS': '""' },
  server: { host: '127.0.0.1', port: 8090 },
});
