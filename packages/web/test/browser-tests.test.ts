import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../e2e');

/** What compares text on the screen: locators, assertions, and comparisons of what was read from it. */
const MATCHERS =
  'getBy(?:Text|Label|Placeholder|Title|AltText)|to(?:Contain|Have)Text|toHave(?:Title|AccessibleName|AccessibleDescription)|hasText|hasNotText|name|startsWith|endsWith|includes|has|match|toContain|toBe|toEqual';
const LITERAL = String.raw`'[^'\n]*'|"[^"\n]*"|${'`[^`]*`'}|/(?![/*])[^/\n]+/`;
const MATCHED = new RegExp(
  String.raw`\b(?:${MATCHERS})(?:\(|:)\s*\[?\s*((?:(?:${LITERAL})\w*,?\s*)+)|aria-label[\^*$]?="([^"\n]*)"`,
  'g',
);

/** A name has fewer words than a sentence. */
const SENTENCE = 4;
const isSentence = (literal: string) =>
  literal
    .replace(/\$\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word)).length >= SENTENCE;

const sentencesIn = (source: string): string[] =>
  [...source.matchAll(MATCHED)]
    .flatMap(([, literals, label]) => (literals ? (literals.match(new RegExp(LITERAL, 'g')) ?? []) : [label ?? '']))
    .filter(isSentence);

test('no browser test depends on the wording of a sentence; words.ts has messages by id', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => sentencesIn(readFileSync(join(folder, name), 'utf8')).map((text) => `${name}: ${text}`));
  expect(found).toEqual([]);
});

test('finds sentences in text, names, patterns, lists and selectors', () => {
  const samples = [
    `getByText('The host removed you')`,
    `getByRole('button', { name: 'Show the whole board' })`,
    'toContainText(/The host removed \\w+ you/)',
    "toHaveText(['Start', 'Place two more stations'])",
    '[aria-label="Show the whole board"]',
  ];
  expect(samples.filter((sample) => sentencesIn(sample).length === 0)).toEqual([]);
  expect(sentencesIn(`test('moves are shown to all players'); getByText('Start game')`)).toEqual([]);
});
