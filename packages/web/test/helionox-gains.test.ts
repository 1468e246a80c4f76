import { describe, expect, it } from 'vitest';
import { gainWords } from '../src/games/helionox/board/gains.ts';

describe('the gains of an option in words', () => {
  it('names only what changes', () => {
    expect(gainWords({})).toBe('');
    expect(gainWords({ defense: 2, credits: 1 })).toBe('+1 Credit, +2 Defense');
  });

  it('says what the Bank pays', () => {
    expect(gainWords({ defense: -1, bankedDefense: -2, influence: 3 })).toBe(
      '−1 Defense, −2 banked Defense, +3 Influence',
    );
    expect(gainWords({ credits: -2, bankedCredits: -1 })).toBe('−2 Credits, −1 banked Credit');
  });
});
