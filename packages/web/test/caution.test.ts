import { describe, expect, it } from 'vitest';
import type { Caution } from '../src/play/cues.ts';
import { cautions } from '../src/play/useCaution.ts';
import type { Ask } from '../src/table/table-types.ts';

const ask = (n: number, kind = 'choose') => ({ question: 'q', seat: 0, n, prompt: { kind } }) as unknown as Ask;
const REMINDER: Caution = { text: '4 ships can still move.', level: 'reminder' };
const WARNING: Caution = { text: 'This costs 3 popularity.', level: 'warning' };
const USUAL = { reminders: true, confirmMoves: false };

describe('a caution before an answer', () => {
  it('is shown once, and the second press answers', () => {
    const cautionFor = cautions();
    expect(cautionFor(ask(1), 'end', REMINDER, USUAL, 0)).toBe(REMINDER);
    expect(cautionFor(ask(1), 'end', REMINDER, USUAL, 5000)).toBe(null);
  });

  it('is shown again after a while, for another answer and for the next question', () => {
    const cautionFor = cautions();
    cautionFor(ask(1), 'end', REMINDER, USUAL, 0);
    expect(cautionFor(ask(1), 'end', REMINDER, USUAL, 9000)).toBe(REMINDER);
    expect(cautionFor(ask(1), 'pass', REMINDER, USUAL, 9100)).toBe(REMINDER);
    expect(cautionFor(ask(2), 'pass', REMINDER, USUAL, 9200)).toBe(REMINDER);
  });

  it('can be switched off if it is a reminder, but not if it is a warning', () => {
    const off = { reminders: false, confirmMoves: false };
    expect(cautions()(ask(1), 'end', REMINDER, off, 0)).toBe(null);
    expect(cautions()(ask(1), 'end', WARNING, off, 0)).toBe(WARNING);
    expect(cautions()(ask(1), 'end', null, USUAL, 0)).toBe(null);
  });

  it('asks for every answer of one press if moves are confirmed, with or without reminders', () => {
    const cautionFor = cautions();
    const confirm = { reminders: false, confirmMoves: true };
    expect(cautionFor(ask(1), 'a', null, confirm, 0)).toMatchObject({ text: '' });
    expect(cautionFor(ask(1), 'a', null, confirm, 1)).toBe(null);
    expect(cautionFor(ask(2), 'end', REMINDER, confirm, 2)).toMatchObject({ text: '' });
    expect(cautionFor(ask(3, 'allocate'), ['a'], null, confirm, 3)).toBe(null);
  });
});
