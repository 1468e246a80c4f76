import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREW, EVENTS, OBJECTIVES, PARTS, POLICIES, PROTOTYPES, REWARDS } from '../../src/content/index.ts';

const here = (path: string) => new URL(path, import.meta.url);
const FILES = [
  ...readdirSync(here('.')).filter((name) => name.endsWith('.test.ts') && name !== 'covered.test.ts'),
  '../rules/favours.test.ts',
];
/** The source text of every test. */
const SCENARIOS = FILES.flatMap((file) =>
  readFileSync(here(file), 'utf8')
    .split(/^ {2}it(?=\()/m)
    .slice(1),
);

/** The rule number of each card, from the last line in the inventory that starts with its id. */
const RULE = new Map<string, string>();
for (const line of readFileSync(here('../../../../../docs/rules/moonrakers.md'), 'utf8').split('\n')) {
  const [, rule, id] = line.match(/^(MK-\d{3}) \| ((?:[A-Z]{1,2})\d+)\b(?!-)/) ?? [];
  if (rule && id) RULE.set(id, rule);
}
/** Cards without a test that cites their rule and uses them. */
const untested = (ids: readonly string[]): string[] =>
  ids.filter((id) => {
    const rule = RULE.get(id) ?? 'no rule';
    return !SCENARIOS.some((text) => text.includes(rule) && new RegExp(`'${id}\\b`).test(text));
  });

describe('every card has a scenario that uses it', () => {
  it.each([
    ['parts', PARTS],
    ['prototypes', PROTOTYPES],
    ['crew', CREW],
    ['objectives', OBJECTIVES],
    ['events', EVENTS],
    ['policies', POLICIES],
    ['reputation rewards', REWARDS],
  ] as const)('%s', (_name, cards) => {
    expect(untested(cards.map(({ id }) => id))).toEqual([]);
  });
});
