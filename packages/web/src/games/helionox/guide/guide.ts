import type { Guide } from '../../kit.ts';
import { chapters } from './chapters.ts';
import { lessons } from './lessons.ts';
import { terms } from './terms.ts';

/** All that teaches Helionox. */
export const guide: Guide = {
  chapters,
  lessons,
  terms,
  first: {
    seed: 'first light 36089',
    options: {},
    opponent: { name: 'Vesta', level: 'easy' },
  },
};
