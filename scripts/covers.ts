// `npm run covers`: takes the small cover pictures of the home page from the games' live covers, as the gallery draws
// them. Run it after a change to a cover. Names after `--` select games.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@orrery/games';
import { chromium, type Page } from '@playwright/test';
import { bin, browser, freePort, root } from './lib.mjs';

/** The size of a cover, and the part of it that a picture shows: covers keep their left side free for text. */
const COVER = { width: 1160, height: 600 };
const PART = { x: 236, y: 0, width: 924, height: 600 };
const WIDTHS = [280, 560];
/** Time for the textures to be painted, in milliseconds. */
const PAINTED = 4000;

const folder = join(root, 'packages/web/src/pages/home/covers');
const port = await freePort();
const gallery = spawn(
  process.execPath,
  [bin('vite', 'bin/vite.js'), '--config', join(root, 'packages/web/gallery/vite.config.ts'), '--port', `${port}`],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
process.on('exit', () => gallery.kill());

/** Waits until the gallery answers. */
async function up(site: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await fetch(site).catch(() => null))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The gallery did not start.');
}

/** Scales a PNG down and converts it to WebP, in the browser. */
const scaled = (page: Page, png: Buffer, width: number): Promise<string> =>
  page.evaluate(
    async ([data, width]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((width * image.height) / image.width);
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
    },
    [png.toString('base64'), width] as const,
  );

const site = `http://127.0.0.1:${port}/`;
await up(site);
mkdirSync(folder, { recursive: true });
const chrome = await chromium.launch({
  executablePath: (await browser()) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await chrome.newContext({ viewport: COVER, reducedMotion: 'reduce' });
const chosen = process.argv.slice(2);
for (const { id, name } of catalog.filter((game) => chosen.length === 0 || chosen.includes(game.id))) {
  const page = await context.newPage();
  const query = new URLSearchParams({ show: 'state', section: 'pages', specimen: 'covers', state: name });
  await page.goto(`${site}?${query}`, { timeout: 120_000 });
  await page.locator('#root > * > *').first().waitFor();
  await page.evaluate(() => {
    for (const el of document.querySelectorAll<HTMLElement>('#root > *, #root > * > *'))
      el.style.cssText = 'position: fixed; inset: 0; width: auto; height: auto; min-height: 0';
  });
  await page.waitForTimeout(PAINTED);
  const png = await page.screenshot({ clip: PART });
  for (const width of WIDTHS)
    writeFileSync(join(folder, `${id}-${width}.webp`), await scaled(page, png, width), 'base64');
  await page.close();
}
await chrome.close();
process.exit();
