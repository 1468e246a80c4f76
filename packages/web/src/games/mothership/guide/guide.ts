import type { Guide } from '../../game-ui.ts';
import { chapters } from './chapters.ts';
import { lessons } from './lessons.ts';
import { terms } from './terms.ts';

/** All that teaches Mothership. */
export const guide: Guide = {
  chapters,
  terms,
  lessons,
  first: {
    seed: 'first contact',
    options: {},
    opponent: { name: 'Vesta', level: 'easy' },
  },
};
