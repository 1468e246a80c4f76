import type { Guide } from '../../game-ui.ts';
import { GAME } from './guide-game.ts';
import { LISTS } from './guide-lists.ts';
import { ROCKET } from './guide-rocket.ts';
import { lessons } from './lessons.ts';
import { terms } from './terms.ts';

/** All that teaches Moonshot. */
export const guide: Guide = {
  chapters: [...GAME, ...ROCKET, ...LISTS],
  terms,
  lessons,
  first: { seed: 'first steps', options: {}, opponent: { name: 'Vesta', level: 'easy' } },
};
