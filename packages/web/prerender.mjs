// The last step of the build: prerenders the pages of a first visit, so that they are readable before any script has
// loaded. Each file is index.html with the page's content, styles and scripts. The server sends it for the page's
// address, and src/main.tsx hydrates it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');
const ssr = join(here, '../../.cache/prerender');

await build({
  root: here,
  configFile: join(here, 'vite.config.ts'),
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir: ssr, emptyOutDir: true, copyPublicDir: false, manifest: false },
});
const { prerenderAll } = await import(join(ssr, 'prerender.js'));

const manifestPath = join(dist, '.vite/manifest.json');
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const blank = readFileSync(join(dist, 'index.html'), 'utf8');

/** A chunk and its static imports, transitively. */
function withImports(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of chunk.imports ?? []) withImports(other, seen);
  return seen;
}

/** The styles and scripts of these modules that index.html does not include. */
function filesOf(modules) {
  const chunks = [...new Set(modules.flatMap((name) => [...withImports(name)]))].map((name) => manifest[name]);
  const fresh = (files) => [...new Set(files)].map((file) => `/${file}`).filter((file) => !blank.includes(`"${file}"`));
  return { styles: fresh(chunks.flatMap(({ css = [] }) => css)), scripts: fresh(chunks.map(({ file }) => file)) };
}

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** Delays the page's scripts until after the first paint. */
function paintFirst(page, scripts) {
  const all = [...page.matchAll(PRELOAD)].map(([, file]) => file).concat(scripts);
  return page
    .replace(PRELOAD, '')
    .replace(
      SCRIPT,
      (_, main) => `<script src="/first.js" data-main="${main}" data-wants="${all.join(' ')}"></script>`,
    );
}

/** Preload links for the Latin fonts of the first paint. */
const fonts = readdirSync(join(dist, 'assets'))
  .filter((file) => /-latin-wght-.*\.woff2$/.test(file))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`);

for (const { path, title, html, modules } of await prerenderAll()) {
  const file = join(dist, path === '/' ? 'home.html' : `${path.slice(1)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  const { styles, scripts } = filesOf(modules);
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
  const page = paintFirst(blank, scripts)
    .replace('</head>', () => `  ${[...sheets, ...fonts].join('\n    ')}\n  </head>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${path}">${html}</div>`);
  writeFileSync(file, page);
}
rmSync(dirname(manifestPath), { recursive: true });
rmSync(ssr, { recursive: true });
