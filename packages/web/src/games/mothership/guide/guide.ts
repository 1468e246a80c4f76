import type { Text } from '@orrery/messages';
import type { Guide } from '../../../play/guide.ts';
import { chapters } from './chapters.ts';
import { lessons } from './lessons.ts';
import { terms } from './terms.ts';

/** The rules, terms and tutorial of Mothership. */
export const guide: Guide<Text> = {
  chapters,
  terms,
  lessons,
  first: {
    seed: 'first contact',
    options: {},
    opponent: { name: 'Metis', level: 'easy' },
  },
};
