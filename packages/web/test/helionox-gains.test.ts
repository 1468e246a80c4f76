import { describe, expect, it } from 'vitest';
import { gainText } from '../src/games/helionox/board/gains.ts';

describe('the text of an option’s gains', () => {
  it('names only what changes', () => {
    expect(gainText({})).toBe('');
    expect(gainText({ defense: 2, credits: 1 })).toBe('+1 Credit, +2 Defense');
  });

  it('shows what is paid from the Bank', () => {
    expect(gainText({ defense: -1, bankedDefense: -2, influence: 3 })).toBe(
      '−1 Defense, −2 banked Defense, +3 Influence',
    );
    expect(gainText({ credits: -2, bankedCredits: -1 })).toBe('−2 Credits, −1 banked Credit');
  });
});
