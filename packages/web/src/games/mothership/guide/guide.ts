import type { Guide } from '../../kit.ts';
import { chapters } from './chapters.ts';
import { lessons } from './lessons.ts';

/** All that teaches Mothership. */
export const guide: Guide = {
  chapters,
  lessons,
  first: {
    seed: 'first contact',
    options: {},
    opponent: { name: 'Vesta', level: 'easy' },
  },
};
