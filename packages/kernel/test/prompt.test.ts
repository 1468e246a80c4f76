import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Asking,
  IllegalAction,
  kindOf,
  listenTo,
  logEvent,
  msg,
  refuse,
  visibleEvent,
  wellFormed,
} from '../src/index.ts';

describe('an answer', () => {
  const forms: [Asking, unknown[], unknown[]][] = [
    ['choose', ['a', ''], [1, null, [], 'x'.repeat(201)]],
    ['subset', [[], ['a', 'b']], ['a', ['a', 'a'], [1], new Array(501).fill('a')]],
    ['amount', [0, -3, 9], ['1', 1.5, Number.NaN, 2 ** 60]],
    ['allocate', [{}, { a: 0, b: 2 }], [[], { a: -1 }, { a: '1' }, { a: 0.5 }]],
    ['arrange', [['a', 'b']], [['a', 'a'], {}, 'ab']],
    [
      'place',
      [{ piece: 'p', cell: 'c', rotation: 0 }],
      [
        {},
        { piece: 'p', cell: 'c' },
        { piece: 'p', cell: 'c', rotation: 0, x: 1 },
        { piece: 'p', cell: 'c', rotation: 0.5 },
      ],
    ],
    [
      'path',
      [
        { piece: 'p', cells: [] },
        { piece: 'p', cells: ['a', 'a'] },
      ],
      ['a', ['a'], [1], { cells: [] }, { piece: 'p', cells: [1] }, { piece: 'p', cells: [], by: 'x' }],
    ],
    [
      'offer',
      [
        { say: 'propose', parties: [], terms: [] },
        { say: 'propose', parties: [0, 3], terms: [{ from: 0, to: null, item: 'ore', count: 2 }] },
        { say: 'counter', version: 2, parties: [0, 3], terms: [] },
        { say: 'lock', version: 2 },
        { say: 'accept', version: 1 },
        { say: 'decline', version: 0 },
        { say: 'withdraw', version: 3 },
      ],
      [
        {},
        { say: 'accept' },
        { say: 'accept', version: 1, terms: [] },
        { say: 'shout', version: 1 },
        { say: 'propose', parties: [0, 1], terms: [{ from: 0, to: 1, item: 'ore', count: 0 }] },
        { say: 'propose', parties: [0, 1], terms: [{ from: 16, to: 1, item: 'ore', count: 1 }] },
        { say: 'propose', parties: [0, 1], terms: [{ from: 0, to: 1, item: 'ore', count: 1, on: 'credit' }] },
        { say: 'propose', parties: [0, 1], terms: [null] },
        { say: 'propose', terms: [] },
        { say: 'propose', version: 1, parties: [], terms: [] },
        { say: 'propose', parties: [0, 0], terms: [] },
        { say: 'propose', parties: [null], terms: [] },
        { say: 'counter', parties: [], terms: [] },
        { say: 'lock' },
      ],
    ],
  ];

  it.each(forms)('to %s has its form', (asking, good, bad) => {
    for (const answer of good) expect(wellFormed(asking, answer)).toBe(true);
    for (const answer of bad) expect(wellFormed(asking, answer)).not.toBe(true);
    expect(wellFormed(asking, null)).toMatchObject({ reason: 'no-pass' });
    expect(wellFormed(`${asking}?` as Asking, null)).toBe(true);
    expect(kindOf(`${asking}?` as Asking)).toBe(asking);
  });

  it('of any other form is refused without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forms.map(([asking]) => asking)), fc.anything(), (asking, answer) => {
        const verdict = wellFormed(asking, answer);
        expect(verdict === true || typeof verdict.reason === 'string').toBe(true);
      }),
    );
  });
});

it('a message needs no parameters', () => {
  expect(msg('x')).toEqual({ id: 'x' });
});

describe('a refusal', () => {
  it('includes its rule in the error', () => {
    const error = new IllegalAction(refuse('taken', 'MR-1', { by: 2 }));
    expect(error).toMatchObject({
      message: 'taken (MR-1)',
      reason: 'taken',
      rule: 'MR-1',
      params: { by: 2 },
      name: 'IllegalAction',
    });
    expect(new IllegalAction(refuse('taken')).message).toBe('taken');
  });
});

describe('the log', () => {
  it('passes copies of events to the listener', () => {
    const heard: any[] = [];
    const before = listenTo((event) => heard.push(event));
    const cards = [1];
    logEvent('drew', { cards }, 1 << 1, { cards: [7] });
    cards.push(2);
    listenTo(before);
    logEvent('unheard', {});
    expect(heard).toEqual([{ type: 'drew', data: { cards: [1] }, to: 2, secret: { cards: [7] } }]);
    expect(visibleEvent(heard[0], 1)).toEqual({ type: 'drew', data: { cards: [7] } });
    expect(visibleEvent(heard[0], 0)).toEqual({ type: 'drew', data: { cards: [1] } });
  });
});
