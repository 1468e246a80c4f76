import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** What components ask a browser for: the width of its window, and settings. */
const browser = vi.hoisted(() => {
  const lists: { query: string; matches: boolean; changed: (() => void)[] }[] = [];
  const holds = (query: string, width: number) =>
    query.split(',').some((part) => width <= Number(/max-width: (\d+)px/.exec(part)?.[1] ?? 0));
  let width = 0;
  const settings = new Map<string, string>();
  Object.assign(globalThis, {
    addEventListener() {},
    document: { documentElement: { dataset: {}, style: { setProperty() {} } }, hidden: true },
    localStorage: { getItem: (key: string) => settings.get(key) ?? null, setItem: settings.set.bind(settings) },
    matchMedia(query: string) {
      const list = { query, matches: holds(query, width), changed: [] as (() => void)[] };
      lists.push(list);
      return Object.assign(list, { addEventListener: (_type: string, call: () => void) => list.changed.push(call) });
    },
  });
  return {
    resize(next: number) {
      width = next;
      Object.assign(globalThis, { innerWidth: next, innerHeight: 844 });
      for (const list of lists) {
        list.matches = holds(list.query, width);
        for (const call of list.changed) call();
      }
    },
  };
});

/** Every function that was rendered as a component, without `memo` and the like. */
const rendered = vi.hoisted(() => new Set<unknown>());
const bare = vi.hoisted(() => (type: unknown): unknown => {
  const inner = (type as { type?: unknown } | null)?.type;
  return typeof type === 'object' && inner ? inner : type;
});

vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<{ jsxDEV(type: unknown, ...rest: unknown[]): unknown }>();
  return {
    ...runtime,
    jsxDEV(type: unknown, ...rest: unknown[]) {
      rendered.add(bare(type));
      return runtime.jsxDEV(type, ...rest);
    },
  };
});

// The server's renderer takes what components would show in a browser.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, snapshot) =>
    react.useSyncExternalStore(subscribe, snapshot, snapshot);
  return { ...react, useSyncExternalStore };
});

const { loadSections } = await import('../gallery/section.ts');
const { State } = await import('../gallery/Stage.tsx');
const { changeSettings } = await import('../src/app/settings.ts');

const DEVICES = [
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 390 },
] as const;

it.each([...(await loadSections())])('renders all specimens of %s without errors', (_id, section) => {
  const logged = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
  const broken: string[] = [];
  for (const { theme, width } of DEVICES) {
    changeSettings({ theme });
    browser.resize(width);
    for (const { title, states } of section.specimens)
      for (const [name, of] of Object.entries(states))
        try {
          renderToStaticMarkup(createElement(State, { section, of }));
        } catch (error) {
          const reason = error instanceof Error ? error.stack?.split('\n').slice(0, 4).join('\n') : error;
          broken.push(`${title}, ${name}, ${theme}, ${width} px: ${reason}`);
        }
  }
  expect(broken).toEqual([]);
  expect(logged.flatMap((spy) => spy.mock.calls.splice(0))).toEqual([]);
});

const parts = import.meta.glob<Record<string, unknown>>(
  ['../src/prompts/*.tsx', '../src/ui/**/*.tsx', '../src/games/*/board/**/*.tsx'],
  { eager: true },
);

it('shows every component of prompts, primitives and boards', () => {
  const missing = Object.entries(parts).flatMap(([path, exported]) =>
    Object.entries(exported)
      .filter(([name, one]) => /^[A-Z][a-z]/.test(name) && typeof bare(one) === 'function' && !rendered.has(bare(one)))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
