import { describe, expect, it } from 'vitest';
import { guide as helionoxGuide } from '../src/games/helionox/guide/guide.ts';
import { guide as moonriserGuide } from '../src/games/moonriser/guide/guide.ts';
import { translateGuide } from '../src/games/translate.ts';
import { found, meanings } from '../src/pages/rules/search.ts';

const helionox = translateGuide('helionox', helionoxGuide);
const moonriser = translateGuide('moonriser', moonriserGuide);

describe('the search of the rules', () => {
  it('finds a term by its synonyms', () => {
    const ids = (query: string) => found(moonriser.chapters, query, moonriser.terms).map(({ id }) => id);
    expect(ids('lightning')).toContain('board');
    expect(ids('neighborhood')).toContain('neighbourhoods');
    expect(ids('lightning xyzzy')).toEqual([]);
    expect(found(moonriser.chapters, 'lightning')).toEqual([]);
    expect(found(helionox.chapters, 'laurel', helionox.terms).length).toBeGreaterThan(3);
  });

  it('highlights the term that a synonym stands for', () => {
    expect(meanings('Lightning', moonriser.terms)).toEqual([['lightning', 'free action', 'free action']]);
  });

  it('has unique terms, each with a text', () => {
    for (const { terms = [] } of [moonriser, helionox]) {
      expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
      for (const { id, name, text } of terms) expect([id, name, text].every((part) => part.length > 1)).toBe(true);
    }
  });
});
