import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const blocksOf = (page: string) => [...read(page).matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((found) => found[1]);

describe('the code that the docs show', () => {
  it('in adding-a-game.md is the tested example', () => {
    expect(blocksOf('../../../../docs/adding-a-game.md')).toEqual([read('./cups.ts'), read('./cups.test.ts')]);
  });
});
