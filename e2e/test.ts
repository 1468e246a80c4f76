import { type Browser, type BrowserContext, expect, type Page, test as playwright } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

export const DESKTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Options {
  /** Settings in addition to the fast ones. */
  settings: Record<string, unknown>;
  theme: 'dark' | 'light' | null;
  /** Whether blur and shadows are drawn. Without a graphics card they take a quarter of the time of a game. */
  effects: boolean;
  /** Whether the service worker is installed, which downloads the whole app: a third of the time of a first visit. */
  installs: boolean;
  /** Whether the server refuses requests in this test; the browser reports each as an error. */
  refusals: boolean;
}

interface Fixtures extends Options {
  /** Errors of all pages, including policy violations. A test with errors fails. */
  errors: string[];
  /** Opens a page in a new context with its own storage. */
  visitor(name: string, device?: ContextOptions): Promise<Page>;
}

const NO_EFFECTS = '*, ::before, ::after { filter: none !important; backdrop-filter: none !important; }';

/** Settings for fast pages: instant bots, no sound, nothing that asks twice. */
export const useFastSettings = (context: BrowserContext, name: string, more: Record<string, unknown> = {}) =>
  context.addInitScript(
    (settings) => {
      if (!location.protocol.startsWith('http')) return;
      if (!localStorage.getItem('orrery.settings')) localStorage.setItem('orrery.settings', JSON.stringify(settings));
    },
    { pace: 'instant', mute: true, reminders: false, roundSummary: false, name, ...more },
  );

async function prepare(
  context: BrowserContext,
  name: string,
  { settings, theme, effects, installs, refusals, errors }: Options & { errors: string[] },
): Promise<void> {
  await useFastSettings(context, name, settings);
  await context.addInitScript(
    ([theme, css, installs]) => {
      if (!location.protocol.startsWith('http')) return;
      if (!installs) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      if (theme) localStorage.setItem('orrery.theme', theme);
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      });
    },
    [theme, effects ? '' : NO_EFFECTS, installs] as const,
  );
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().stack}`));
  context.on('console', (message) => {
    const text = message.text();
    const isExpected = text.includes('net::ERR') || (refusals && /the server responded|response code: 403/.test(text));
    if (message.type() === 'error' && !isExpected) errors.push(`${message.page()?.url()}: ${text}`);
  });
}

/** Playwright's `test`, whose pages are fast, report their errors, and are closed at the end. */
export const test = playwright.extend<Fixtures>({
  settings: [{}, { option: true }],
  theme: [null, { option: true }],
  effects: [false, { option: true }],
  installs: [false, { option: true }],
  refusals: [false, { option: true }],
  errors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const errors: string[] = [];
      await use(errors);
      expect(errors, 'errors on the pages').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, settings, theme, effects, installs, refusals, errors }, use) => {
    await prepare(context, 'Ada', { settings, theme, effects, installs, refusals, errors });
    await use(context);
  },
  visitor: async ({ browser, settings, theme, effects, installs, refusals, errors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name, device = DESKTOP) => {
      const context = await browser.newContext(device);
      contexts.push(context);
      await prepare(context, name, { settings, theme, effects, installs, refusals, errors });
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
