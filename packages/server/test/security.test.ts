import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| (T\d+) \|.*\| `([\w-]+\.test\.ts)`: (.+) \|$/gm)];

it('every threat that the page on security names is told apart, and has the test it names', () => {
  const threats = page.match(/^\| T\d+ /gm) ?? [];
  expect(rows.map(([, id]) => id)).toEqual(threats.map((_, i) => `T${i + 1}`));
  for (const [, id, file, title] of rows) {
    const source = readFileSync(new URL(file as string, import.meta.url), 'utf8');
    expect(source.includes(title as string), `${id}: ${file} has no test "${title}"`).toBe(true);
  }
});
