import { PSEUDO } from '@orrery/messages';
import { expect, it, vi } from 'vitest';

/** All templates by catalog and id; `twice` lists ids that occur in two catalogs of the same name. */
const { templates, twice } = vi.hoisted(() => ({ templates: new Map<string, string>(), twice: [] as string[] }));
vi.mock('@orrery/messages', async (original) => {
  const real = await original<typeof import('@orrery/messages')>();
  const catalog: typeof real.catalog = (name, messages) => {
    for (const [id, template] of Object.entries(messages)) {
      const key = `${name}: ${id}`;
      if (templates.has(key)) twice.push(key);
      templates.set(key, template);
    }
    return real.catalog(name, messages);
  };
  return { ...real, catalog };
});

const files = import.meta.glob(['../src/**/text.ts', '../src/**/text-*.ts', '../src/play/end-text.ts']);

it('formats every message of every catalog, in English and in the pseudo-locale', async () => {
  const { argumentsOf, formatTemplate } = await import('@orrery/messages');
  await Promise.all(Object.values(files).map((load) => load()));
  expect(twice).toEqual([]);
  expect(templates.size).toBeGreaterThan(500);
  for (const [key, template] of templates) {
    const params = Object.fromEntries(argumentsOf(template).map((argument) => [argument, 2]));
    for (const locale of ['en', PSEUDO]) {
      expect(formatTemplate(template, params, undefined, locale), key).not.toMatch(/\{\w/);
    }
  }
});

it('formats every guide and listing, in English and in the pseudo-locale', async () => {
  const { setLocale } = await import('@orrery/messages');
  const { listings } = await import('../src/games/listings.ts');
  for (const locale of ['en', PSEUDO]) {
    setLocale(locale);
    for (const { id, tagline, about, minutes, credit, botStyles, guide, gameUi } of listings) {
      const { chapters, terms, lessons } = (await guide?.()) ?? { chapters: [], lessons: [] };
      const { terms: shown } = await gameUi();
      const fixed = lessons.map(({ title, text }) => [title, typeof text === 'string' ? text : '']);
      const all = JSON.stringify([
        tagline,
        about,
        minutes,
        botStyles,
        credit.by,
        credit.note,
        chapters,
        terms,
        shown,
        fixed,
      ]);
      expect(all, id).not.toMatch(/\{[a-z]\w*[,}]/);
    }
  }
  setLocale('en');
});

it('uses no id both in a game’s messages and in the catalog of the same name', async () => {
  const { catalog } = await import('@orrery/games');
  const shared: string[] = [];
  for (const { id, load } of catalog) {
    const { messages } = await load();
    shared.push(
      ...Object.keys(messages)
        .map((one) => `${id}: ${one}`)
        .filter((key) => templates.has(key)),
    );
  }
  expect(shared).toEqual([]);
});

it('selects no element by its English label', () => {
  const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
  const wrong = Object.entries(sources).filter(([, source]) => /\[aria-label="[A-Z]/.test(source));
  expect(wrong.map(([path]) => path)).toEqual([]);
});
