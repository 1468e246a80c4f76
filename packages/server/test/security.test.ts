import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| (T\d+) \|.*\| `([\w/.-]+\.ts)`: (.+) \|$/gm)];

/** The sources of a test file of the server or the host; both folders may have a file of that name. */
function sourcesOf(file: string): string[] {
  return ['./', '../../host/test/']
    .map((folder) => new URL(`${folder}${file}`, import.meta.url))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
}

it('names an existing test for every threat in docs/security.md', () => {
  const threats = page.match(/^\| T\d+ /gm) ?? [];
  expect(rows.map(([, id]) => id)).toEqual(threats.map((_, i) => `T${i + 1}`));
  for (const [, id, file, title] of rows) {
    const found = sourcesOf(file as string).some((source) => source.includes(title as string));
    expect(found, `${id}: ${file} has no test "${title}"`).toBe(true);
  }
});
