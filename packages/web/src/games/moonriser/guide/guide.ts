import type { Guide } from '../../kit.ts';
import { chapters } from './chapters.ts';
import { lessons } from './lessons.ts';
import { terms } from './terms.ts';

/** All that teaches Moonriser. */
export const guide: Guide = {
  chapters,
  lessons,
  terms,
  first: {
    seed: 'tranquility',
    options: { seating: 'chosen' },
    opponent: { name: 'Selene', level: 'easy' },
  },
};
