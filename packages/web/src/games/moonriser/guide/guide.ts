import type { Guide } from '../../kit.ts';
import { chapters } from './chapters.ts';
import { lessons } from './lessons.ts';

/** All that teaches Moonriser. */
export const guide: Guide = {
  chapters,
  lessons,
  first: {
    seed: 'tranquility',
    options: { seating: 'chosen' },
    opponent: { name: 'Selene', level: 'easy' },
  },
};
