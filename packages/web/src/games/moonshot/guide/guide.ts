import type { Text } from '@orrery/messages';
import type { Guide } from '../../../play/guide.ts';
import { GAME } from './guide-game.ts';
import { LISTS } from './guide-lists.ts';
import { ROCKET } from './guide-rocket.ts';
import { lessons } from './lessons.ts';
import { terms } from './terms.ts';

/** The rules, terms and tutorial of Moonshot. */
export const guide: Guide<Text> = {
  chapters: [...GAME, ...ROCKET, ...LISTS],
  terms,
  lessons,
  first: { seed: 'regolith', options: {}, opponent: { name: 'Metis', level: 'easy' } },
};
