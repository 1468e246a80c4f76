import type { Text } from '@orrery/messages';
import type { Guide } from '../../../play/guide.ts';
import { chapters } from './chapters.ts';
import { lessons } from './lessons.ts';
import { terms } from './terms.ts';

/** The rules, lessons and terms of Helionox. */
export const guide: Guide<Text> = {
  chapters,
  lessons,
  terms,
  first: {
    seed: 'first light 36089',
    options: {},
    opponent: { name: 'Metis', level: 'easy' },
  },
};
