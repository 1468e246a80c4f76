import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verbs } from '../src/engine/verbs.ts';
import { orreryCommand, root, run } from './run.ts';

const doc = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
const talk = /## A conversation[\s\S]*?```\n([\s\S]*?)```/.exec(doc)?.[1]?.trimEnd().split('\n') ?? [];
const lines = (mark: string): string[] => talk.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));

/** A pattern that matches the line; an ellipsis matches anything. */
const pattern = (line: string): RegExp =>
  new RegExp(`^${line.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*')}$`);

test('the conversation in docs/protocol.md is accurate', async () => {
  const sent = lines('> ');
  const expected = lines('< ');
  expect(sent.length).toBeGreaterThan(10);
  expect(expected).toHaveLength(sent.length);
  const { code, out, err } = await run([...orreryCommand, 'engine'], `${sent.join('\n')}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const replies = out.trimEnd().split('\n');
  expect(replies).toHaveLength(sent.length);
  for (const [at, reply] of replies.entries()) expect(reply).toMatch(pattern(expected[at] ?? ''));
});

test('every verb has a row in docs/protocol.md, and every row is a verb', () => {
  const rows = [...doc.matchAll(/^\| `\{"do":"([a-z]+)"/gm)].map((row) => row[1]);
  expect(rows.sort()).toEqual(Object.keys(verbs).sort());
});
