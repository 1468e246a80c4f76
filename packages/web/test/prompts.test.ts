import { msg, type Prompt } from '@orrery/kernel';
import { game as moonshot } from '@orrery/moonshot';
import { describe, expect, it } from 'vitest';
import { isChatting } from '../src/play/play.ts';
import { answerOf, forcedAnswer, startOf, toggled } from '../src/prompts/draft.ts';

const text = msg('ask');
const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('a draft answer', () => {
  it('is complete as soon as enough items are picked', () => {
    const prompt: Prompt = { kind: 'subset', text, items, min: 2, max: 2 };
    expect(answerOf(prompt, { ...startOf(prompt), picked: ['a'] })).toBeNull();
    expect(answerOf(prompt, { ...startOf(prompt), picked: ['a', 'b'] })).toEqual(['a', 'b']);
  });

  it('drops the oldest pick for a new one', () => {
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
    expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b']);
  });

  it('starts an amount at its minimum and an order as given', () => {
    expect(startOf({ kind: 'amount', text, min: 2, max: 5 }).amount).toBe(2);
    expect(startOf({ kind: 'arrange', text, items }).order).toEqual(['a', 'b', 'c']);
  });

  it('assigns exactly the required total', () => {
    const prompt: Prompt = { kind: 'allocate', text, rows: items.map((row) => ({ ...row, max: 3 })), min: 3, max: 3 };
    expect(answerOf(prompt, { ...startOf(prompt), rows: { a: 1, b: 1, c: 0 } })).toBeNull();
    expect(answerOf(prompt, { ...startOf(prompt), rows: { a: 1, b: 1, c: 1 } })).toEqual({ a: 1, b: 1, c: 1 });
  });

  it('needs both a piece and a cell for a placement', () => {
    const prompt: Prompt = { kind: 'place', text, pieces: [{ id: 'p', cells: [{ cell: '0,0', rotations: [0] }] }] };
    expect(answerOf(prompt, { ...startOf(prompt), piece: 'p' })).toBeNull();
    expect(answerOf(prompt, { ...startOf(prompt), piece: 'p', cell: '0,0' })).toEqual({
      piece: 'p',
      cell: '0,0',
      rotation: 0,
    });
  });
});

describe('a forced answer', () => {
  it('does not end a negotiation', () => {
    expect(isChatting(moonshot as never, { flow: 'discussion', step: 'talk' })).toBe(true);
    expect(isChatting(moonshot as never, { flow: 'engineer', step: 'act' })).toBe(false);
    expect(isChatting(moonshot as never, null)).toBe(false);
  });

  it('is the only available option', () => {
    const why = { reason: 'no', params: {}, rule: null };
    expect(forcedAnswer({ kind: 'choose', text, options: [{ id: 'a', why }, { id: 'b' }] })).toBe('b');
    expect(forcedAnswer({ kind: 'choose', text, options: [{ id: 'a' }, { id: 'b' }] })).toBeUndefined();
    expect(forcedAnswer({ kind: 'amount', text, min: 1, max: 1 })).toBe(1);
    expect(forcedAnswer({ kind: 'subset', text, items, min: 3, max: 3 })).toEqual(['a', 'b', 'c']);
  });

  it('is never a pass', () => {
    expect(forcedAnswer({ kind: 'choose', text, pass: text, options: [] })).toBeUndefined();
    // Each of these answers would be forced if the question could not be passed.
    expect(forcedAnswer({ kind: 'choose', text, pass: text, options: [{ id: 'a' }] })).toBeUndefined();
    expect(forcedAnswer({ kind: 'amount', text, pass: text, min: 1, max: 1 })).toBeUndefined();
    expect(forcedAnswer({ kind: 'subset', text, pass: text, items, min: 3, max: 3 })).toBeUndefined();
    expect(forcedAnswer({ kind: 'arrange', text, pass: text, items: [{ id: 'a' }] })).toBeUndefined();
  });
});
