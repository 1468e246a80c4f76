import type { Text } from '@orrery/messages';
import type { Guide } from '../../../play/guide.ts';
import { chapters } from './chapters.ts';
import { lessons } from './lessons.ts';
import { lists } from './lists.ts';
import { terms } from './terms.ts';

/** The guide: chapters, terms and lessons. */
export const guide: Guide<Text> = {
  chapters: [...chapters, ...lists],
  terms,
  lessons,
  first: {
    seed: 'lesson 237',
    options: {},
    opponent: { name: 'Metis', level: 'easy' },
    others: ['Metis II', 'Metis III'],
  },
};
