import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'oxc-transform-react';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** What React Compiler says about a module, and whether it compiled something. */
async function compile(path: string, code: string) {
  const result = await transform(path, code, {
    jsx: { runtime: 'automatic' },
    reactCompiler: { reportDiagnostics: true },
  });
  return { faults: result.errors.map(({ message }) => message), compiled: /compiler-runtime/.test(result.code) };
}

test('React Compiler compiles every component and hook', async () => {
  const modules = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const results = await Promise.all(
    modules.map(async (name) => ({ name, ...(await compile(name, readFileSync(join(src, name), 'utf8'))) })),
  );
  expect(results.filter(({ compiled }) => compiled).length).toBeGreaterThan(400);
  expect(results.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
});

test('reports a component that the compiler skips', async () => {
  const skipped = 'export function Field({ at }) { return <input ref={(el) => { at.top = el.offsetTop; }} />; }';
  expect((await compile('Field.tsx', skipped)).faults).not.toEqual([]);
});
