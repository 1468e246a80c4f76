// The last step of the build: draws the pages that a first visit opens, so that they can be read before any script has
// come. Each is the page's index.html with its content, its styles and the scripts it will want; the server sends it for
// its address, and the script takes it over as it stands (src/main.tsx).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');
const drawing = join(here, '../../.cache/prerender');

await build({
  root: here,
  configFile: join(here, 'vite.config.ts'),
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: drawing, emptyOutDir: true, copyPublicDir: false, manifest: false },
});
const { drawAll } = await import(join(drawing, 'prerender.js'));

const manifestPath = join(dist, '.vite/manifest.json');
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const blank = readFileSync(join(dist, 'index.html'), 'utf8');

/** A chunk with all that it imports at once. */
function withImports(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no chunk for ${name}`);
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of chunk.imports ?? []) withImports(other, seen);
  return seen;
}

/** The files of those modules, as far as the blank page does not name them. */
function filesOf(wants) {
  const chunks = [...new Set(wants.flatMap((name) => [...withImports(name)]))].map((name) => manifest[name]);
  const fresh = (files) => [...new Set(files)].map((file) => `/${file}`).filter((file) => !blank.includes(`"${file}"`));
  return { styles: fresh(chunks.flatMap(({ css = [] }) => css)), scripts: fresh(chunks.map(({ file }) => file)) };
}

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** The page with its scripts named, to be fetched and run once it was painted. */
function paintFirst(page, scripts) {
  const all = [...page.matchAll(PRELOAD)].map(([, file]) => file).concat(scripts);
  return page
    .replace(PRELOAD, '')
    .replace(
      SCRIPT,
      (_, main) => `<script src="/first.js" data-main="${main}" data-wants="${all.join(' ')}"></script>`,
    );
}

/** The letters of the first paint. */
const fonts = readdirSync(join(dist, 'assets'))
  .filter((file) => /-latin-wght-.*\.woff2$/.test(file))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`);

for (const { path, title, html, wants } of await drawAll()) {
  const file = join(dist, path === '/' ? 'home.html' : `${path.slice(1)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  const { styles, scripts } = filesOf(wants);
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
  const page = paintFirst(blank, scripts)
    .replace('</head>', () => `  ${[...sheets, ...fonts].join('\n    ')}\n  </head>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${path}">${html}</div>`);
  writeFileSync(file, page);
  console.log(`${relative(here, file)}  ${(page.length / 1024).toFixed(0)} KiB`);
}
rmSync(dirname(manifestPath), { recursive: true });
rmSync(drawing, { recursive: true });
