import { DESIGNS } from '@orrery/helionox';
import { describe, expect, it } from 'vitest';
import { divisible } from '../src/games/helionox/board/faces.ts';

const SOFT_HYPHEN = '\u00AD';

describe('names on narrow cards', () => {
  it('may be divided between the syllables of long words', () => {
    expect(divisible('Dockworker Strike').split(SOFT_HYPHEN)).toEqual(['Dockwor', 'ker Strike']);
    expect(divisible('Reservist Squad').split(SOFT_HYPHEN)).toEqual(['Reser', 'vist Squad']);
  });

  it('keep their letters, and short words whole', () => {
    for (const { name } of DESIGNS) expect(divisible(name).replaceAll(SOFT_HYPHEN, '')).toBe(name);
    expect(divisible('Tidal Fracture')).toBe('Tidal Fracture');
  });
});
