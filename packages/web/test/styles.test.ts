// CSS has no types: these checks replace them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HEIGHTS, WIDTHS } from '../src/ui/media.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name))
    .map((name) => [join(src, name), readFileSync(join(src, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')]),
);
const withEnding = (ending: RegExp) => [...sources].filter(([path]) => ending.test(path));
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The classes that a stylesheet defines. */
const classesOf = (css: string) =>
  new Set(all(css.replace(/"[^"]*"|:global\([^)]*\)\)?/g, ''), /\.([a-z][\w-]*)(?=[^;{}]*\{)/gi));

/** The classes that stylesheets compose from others, by the path of the other one. */
const composed = withEnding(/\.css$/).flatMap(([path, css]) =>
  [...css.matchAll(/composes: (\w+) from "([^"]+)"/g)].map(([, name = '', from = '']) => ({
    name,
    from: resolve(dirname(path), from),
  })),
);

/** The modules that import a stylesheet, with the name they give it. */
const imports = withEnding(/\.tsx?$/).flatMap(([module, code]) =>
  [...code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].map(([, name = '', from = '']) => ({
    name,
    from: resolve(dirname(module), from),
    code,
  })),
);

/** The classes that other sources use from a stylesheet: by name, or `computed` with an index. */
function usesOf(path: string): { named: Set<string>; computed: boolean } {
  const named = new Set(composed.flatMap(({ name, from }) => (from === path ? [name] : [])));
  let computed = false;
  for (const { name, code } of imports.filter(({ from }) => from === path)) {
    for (const used of all(code, new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))) named.add(used);
    computed ||= new RegExp(`(?<![\\w./])${name}\\[`).test(code);
  }
  return { named, computed };
}

/** Names that code may compute: strings and keys of objects, here and in the games. */
const packages = fileURLToPath(new URL('../../', import.meta.url));
const rules = readdirSync(join(packages, 'games'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /src[\\/].*\.ts$/.test(name))
  .map((name) => readFileSync(join(packages, 'games', name), 'utf8'));
const code = [...withEnding(/\.tsx?$/).map(([, text]) => text), ...rules].join('\n');
const values = new Set([...all(code, /'([\w-]+)'/g), ...all(code, /\b(\w+):/g)]);

describe('style sheets', () => {
  const modules = withEnding(/\.module\.css$/);

  it('define every class that is used, and no others', () => {
    const faults = modules.flatMap(([path, css]) => {
      const { named, computed } = usesOf(path);
      const defined = classesOf(css);
      const unused = [...defined].filter((name) => !named.has(name) && !(computed && values.has(name)));
      const missing = [...named].filter((name) => !defined.has(name));
      return [...unused.map((name) => `unused: ${name}`), ...missing.map((name) => `missing: ${name}`)].map(
        (fault) => `${relative(src, path)} ${fault}`,
      );
    });
    expect(modules.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  it('define every custom property that is used, and no others', () => {
    const text = [...sources.values()].join('\n');
    const defined = new Set(all(text, /(--[a-z][\w-]*)(?:['"\]]*:| \{)/g));
    const named = all(text, /var\(\s*(--[a-z][\w-]*)(?!\$|[\w-])/g);
    const used = new Set([...named, ...all(code, /['"`](--[a-z][\w-]*)['"`]/g)]);
    const starts = all(code, /(--[a-z][\w-]*)\$\{/g);
    const unused = [...defined].filter((name) => !used.has(name) && !starts.some((start) => name.startsWith(start)));
    expect(unused).toEqual([]);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('change layout only at the shared screen sizes', () => {
    const queries = [
      ...withEnding(/\.css$/).flatMap(([, css]) => all(css, /@media([^{]*)/g)),
      ...all(sources.get(join(src, 'ui/media.ts')) ?? '', /useMedia\('([^']+)'/g),
    ];
    const sizes = { width: WIDTHS, height: HEIGHTS };
    const odd = queries.filter((query) =>
      [...query.matchAll(/(min|max)-(width|height): (\d+)px|[<>]/g)].some(
        ([, bound, side, size]) =>
          !side || !sizes[side as keyof typeof sizes].includes(Number(size) - (bound === 'min' ? 1 : 0)),
      ),
    );
    expect(queries.length).toBeGreaterThan(50);
    expect(odd).toEqual([]);
  });

  it('leave media queries in code to one module', () => {
    const elsewhere = withEnding(/\.tsx?$/).filter(
      ([path, text]) => /matchMedia/.test(text) && !/ui.media\.ts$/.test(path),
    );
    expect(elsewhere.map(([path]) => relative(src, path))).toEqual([]);
  });

  // The bar with the answers has the sheet's background over the sheet itself.
  it('make the sheet of the light theme opaque', () => {
    const sheets = withEnding(/\.css$/).flatMap(([, css]) => all(css, /--surface-sheet: light-dark\(([^)]*\))/g));
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.filter((colour) => colour.includes('/'))).toEqual([]);
  });
});
