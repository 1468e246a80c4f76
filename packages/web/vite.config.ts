import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Packages are built from their sources, as in tests and scripts.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  plugins: [
    // The compiler memoises components and hooks.
    react({ compiler: true }),
  ],
  worker: {
    format: 'es',
    // The packages that rules import get their own chunk. Otherwise the lazily loaded rules import the worker's entry file,
    // which WebKit then runs a second time with a second, unused kernel.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'kernel', test: /packages[\\/](?:kernel|messages)[\\/]/ }] } },
    },
  },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, manifest: true, modulePreload: { polyfill: false } },
  // `npm run dev` sets ORRERY_SERVER to its own server.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/ws'].map((path) => [path, { target: process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8080', ws: true }]),
    ),
  },
});
