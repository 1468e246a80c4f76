import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { reactCompiler } from './compiler.ts';

const MANIFEST = {
  name: 'Orrery',
  short_name: 'Orrery',
  description: 'Space board games with every rule enforced.',
  lang: 'en',
  start_url: '/',
  display: 'standalone' as const,
  background_color: '#0b0e17',
  theme_color: '#0b0e17',
  categories: ['games'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Packages are built from their sources, as in tests and scripts.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  plugins: [
    reactCompiler(),
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: MANIFEST,
      workbox: {
        // Everything but online tables works offline: pages, boards, workers, fonts.
        globPatterns: ['index.html', '**/*.{js,css,svg,png,woff2}'],
        globIgnores: ['**/*-{cyrillic,greek,vietnamese}*'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/],
        cleanupOutdatedCaches: true,
        // Shows push notifications while the page is closed.
        importScripts: ['/push.js'],
      },
    }),
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
