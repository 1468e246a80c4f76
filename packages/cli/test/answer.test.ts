import type { Answer, Prompt } from '@orrery/kernel';
import { msg } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { type Form, formOf, type Typed } from '../src/play/answer.ts';

/** Enters lines until they form an answer or one is invalid; `more` if lines are missing. */
function type(prompt: Prompt, ...lines: string[]): Answer | { wrong: string } | 'more' {
  let form: Form = formOf(fixtures.ticTacToe, prompt);
  for (const line of lines) {
    const read: Typed | Form = form.read(line);
    if ('wrong' in read) return read;
    if ('answer' in read) return read.answer;
    form = read;
  }
  return 'more';
}

const text = msg('mark');
const items = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];
const wrong = { wrong: expect.any(String) };

describe('parses input', () => {
  test('choose accepts a number or an id', () => {
    const prompt: Prompt = { kind: 'choose', text, options: items };
    expect(type(prompt, '2')).toBe('y');
    expect(type(prompt, 'z')).toBe('z');
    expect(type(prompt, '4')).toEqual(wrong);
    expect(type(prompt, '0')).toEqual(wrong);
    expect(type(prompt, '-1')).toEqual(wrong);
  });

  test('subset accepts several numbers, or none', () => {
    const prompt: Prompt = { kind: 'subset', text, items, min: 0, max: 2 };
    expect(type(prompt, '1, 3')).toEqual(['x', 'z']);
    expect(type(prompt, 'none')).toEqual([]);
    expect(type(prompt, '1 7')).toEqual(wrong);
  });

  test('amount accepts a number', () => {
    const prompt: Prompt = { kind: 'amount', text, min: 0, max: 5 };
    expect(type(prompt, '3')).toBe(3);
    expect(type(prompt, 'three')).toEqual(wrong);
  });

  test('allocate accepts number=count', () => {
    const prompt: Prompt = { kind: 'allocate', text, rows: items.map((item) => ({ ...item, max: 3 })), min: 0, max: 4 };
    expect(type(prompt, '1=2 z=1')).toEqual({ x: 2, z: 1 });
    expect(type(prompt, 'none')).toEqual({});
    expect(type(prompt, '1:2')).toEqual(wrong);
    expect(type(prompt, '9=2')).toEqual(wrong);
  });

  test('arrange accepts an order', () => {
    expect(type({ kind: 'arrange', text, items }, '3 1 2')).toEqual(['z', 'x', 'y']);
  });

  test('place asks for piece, cell and rotation, and skips single options', () => {
    const cells = [
      { cell: '0,1', rotations: [0, 3] },
      { cell: '1,1', rotations: [2] },
    ];
    const pieces = [
      { id: 'x', cells: [] },
      { id: 'y', cells },
      { id: 'z', cells: cells.slice(1) },
    ];
    const prompt: Prompt = { kind: 'place', text, pieces };
    expect(type(prompt, '1', '1', '2')).toEqual({ piece: 'y', cell: '0,1', rotation: 3 });
    expect(type(prompt, 'y', '1,1')).toEqual({ piece: 'y', cell: '1,1', rotation: 2 });
    expect(type(prompt, '2')).toEqual({ piece: 'z', cell: '1,1', rotation: 2 });
    expect(type(prompt, '1', '1')).toBe('more');
    expect(type(prompt, 'x')).toEqual(wrong);
    expect(type(prompt, '1', '3')).toEqual(wrong);
    expect(formOf(fixtures.ticTacToe, prompt).lines).toEqual(['   1  y', '   2  z', '   -  x']);
  });

  test('path asks for a piece if there are several, then cells in order', () => {
    const cells = [{ cell: 'b' }, { cell: 'c' }];
    const ship = { id: 'ship', from: 'a', max: 2, cells };
    const one: Prompt = { kind: 'path', text, pieces: [ship] };
    expect(type(one, 'b c')).toEqual({ piece: 'ship', cells: ['b', 'c'] });
    expect(type(one, 'none')).toEqual({ piece: 'ship', cells: [] });
    const two: Prompt = { kind: 'path', text, pieces: [ship, { ...ship, id: 'probe' }] };
    expect(type(two, '2', 'b')).toEqual({ piece: 'probe', cells: ['b'] });
    expect(type(two, '3')).toEqual(wrong);
  });

  test('offer accepts a proposal or a response to the current one', () => {
    const prompt: Prompt = {
      kind: 'offer',
      text,
      parties: [0, 1, 2],
      items: items.map((item) => ({ ...item, max: 3 })),
      says: ['propose', 'counter', 'accept', 'lock'],
      version: 4,
      deal: null,
      counters: [],
      lapses: false,
    };
    expect(type(prompt, 'accept')).toEqual({ say: 'accept', version: 4 });
    expect(type(prompt, 'propose 1>2 3 x, 2>0 1 2')).toEqual({
      say: 'propose',
      parties: [0, 1],
      terms: [
        { from: 0, to: 1, count: 3, item: 'x' },
        { from: 1, to: null, count: 1, item: 'y' },
      ],
    });
    expect(type(prompt, 'counter with 3: 1>2 1 x')).toEqual({
      say: 'counter',
      version: 4,
      parties: [0, 1, 2],
      terms: [{ from: 0, to: 1, count: 1, item: 'x' }],
    });
    expect(type(prompt, 'lock')).toEqual({ say: 'lock', version: 4 });
    expect(type(prompt, 'decline')).toEqual(wrong);
    expect(type(prompt, 'perhaps')).toEqual(wrong);
    expect(type(prompt, 'propose much')).toEqual(wrong);
  });
});
