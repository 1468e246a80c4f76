import { describe, expect, it } from 'vitest';
import { chosenAt, NOTHING, select } from '../src/generic-table/selection.ts';

describe('select', () => {
  const split = select(NOTHING, { type: 'choose', at: 'q1', chosen: ['move', 'move a'] });

  it('keeps the chosen parts of a split question, and none for a new one', () => {
    expect(chosenAt(split, 'q1')).toEqual(['move', 'move a']);
    expect(chosenAt(split, 'q2')).toEqual([]);
  });

  it('takes back one part at a time, then the switch to another question', () => {
    const other = select(split, { type: 'pick', question: 'q1' });
    const once = select(other, { type: 'back', at: 'q1' });
    expect([once.picked, chosenAt(once, 'q1')]).toEqual(['q1', ['move']]);
    const twice = select(once, { type: 'back', at: 'q1' });
    expect([twice.picked, chosenAt(twice, 'q1')]).toEqual(['q1', []]);
    expect(select(twice, { type: 'back', at: 'q1' }).picked).toBeNull();
  });

  it('returns to the table’s own question after an answer', () => {
    const other = select(NOTHING, { type: 'pick', question: 'q2' });
    expect(other.picked).toBe('q2');
    expect(select(other, { type: 'sent' }).picked).toBeNull();
  });
});
