import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| (T\d+) \|.*\| `([\w/.-]+\.ts)`: (.+) \|$/gm)];

/** The server's tests, and the host's for what it plays wherever it runs. */
function fileOf(file: string): URL {
  const own = new URL(file, import.meta.url);
  return existsSync(own) ? own : new URL(`../../host/test/${file}`, import.meta.url);
}

it('every threat that the page on security names is told apart, and has the test it names', () => {
  const threats = page.match(/^\| T\d+ /gm) ?? [];
  expect(rows.map(([, id]) => id)).toEqual(threats.map((_, i) => `T${i + 1}`));
  for (const [, id, file, title] of rows) {
    const source = readFileSync(fileOf(file as string), 'utf8');
    expect(source.includes(title as string), `${id}: ${file} has no test "${title}"`).toBe(true);
  }
});
