import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanName } from '../src/index.ts';
import { toServer } from '../src/requests.ts';
import { claimSeat, createMatch, schemaError } from '../src/schemas.ts';

describe('names', () => {
  it('are trimmed and otherwise unchanged', () => {
    expect(cleanName('  Ada  Lovelace ')).toBe('Ada Lovelace');
    expect(cleanName('Łukasz')).toBe('Łukasz');
    expect(cleanName('👩‍🚀')).toBe('👩‍🚀');
    expect(cleanName('x'.repeat(24))).toBe('x'.repeat(24));
  });

  it('are rejected if they cannot be displayed', () => {
    const bad = ['', '   ', 'x'.repeat(25), 'a\nb', 'a\u0000', 'a\u202eb', '\u200b', 7, null, undefined];
    for (const name of bad) expect(cleanName(name)).toBe(null);
  });

  it('are rejected if nothing is visible', () => {
    const blank = ['\u00a0', '\u00ad', '\u034f', '\u115f', '\u1160', '\u180e', '\u200d', '\u2060', '\u2800', '\u3000'];
    const more = ['\u3164', '\ufe0f', '\uffa0', '\u{e0020}', '\u0301', '\ue000', ' \u200b \u2063 '];
    for (const name of [...blank, ...more]) expect([name, cleanName(name)]).toEqual([name, null]);
    for (const name of ['é', 'e\u0301', '一', 'ㅤㄱ', '☆', '?', '🏴‍☠️', '0']) expect(cleanName(name)).toBe(name);
  });
});

describe('schemas', () => {
  it('accept every message of the protocol', () => {
    const action = { seat: 0, question: '1.1', n: 0, answer: null };
    const all = [
      { do: 'join', match: 'm', token: null },
      { do: 'join', match: 'm', token: 't', protocol: 1, have: { seq: 3, hash: 'x y' } },
      { do: 'act', id: 1, action },
      { do: 'act', id: 1, action, again: true },
      { do: 'why', id: 1, action },
      { do: 'undo', id: 1, seat: 0, seq: 4 },
      { do: 'consent', id: 1, request: 1, agree: true },
      { do: 'resign', id: 1, seat: 0 },
      { do: 'ping' },
    ];
    for (const message of all) expect(toServer.parse(message)).toEqual(message);
  });

  it('reject everything else and name the place', () => {
    const bad = [null, 7, [], {}, { do: 'fly' }, { do: 'ping', extra: 1 }, { do: 'act', id: 1 }];
    for (const message of bad) expect(toServer.safeParse(message).success).toBe(false);
    const found = toServer.safeParse({ do: 'resign', id: 1, seat: 99 });
    expect(found.success ? '' : schemaError(found.error)).toMatch(/^seat: /);
    const answerless = toServer.safeParse({ do: 'act', id: 1, action: { seat: 0, question: '1.1', n: 0 } });
    expect(answerless.success ? '' : schemaError(answerless.error)).toMatch(/^action.answer/);
  });

  it('clean names while parsing', () => {
    expect(claimSeat.parse({ name: ' Ada ' })).toEqual({ name: 'Ada' });
    expect(createMatch.safeParse({ game: 'g', seats: [{ kind: 'me', name: '\u0007' }] }).success).toBe(false);
    expect(createMatch.safeParse({ game: 'g', options: [], seats: [{ kind: 'open' }] }).success).toBe(false);
  });
});

it('all messages to the server are described in docs/online.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/online.md'), 'utf8');
  const described = new Set([...page.matchAll(/^\| `\{do: "(\w+)"/gm)].map(([, verb]) => verb));
  const verbs = toServer.options.map((option) => [...option.shape.do.values][0]);
  expect(verbs.length).toBeGreaterThan(10);
  expect(verbs.filter((verb) => !described.has(verb))).toEqual([]);
});
