import type { Guide } from '../../../play/guide.ts';

/** The guide to __name__: chapters for the rules page, lessons for the guided first game. */
export const guide: Guide = {
  chapters: [
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'Roll the die. The result is added to your turn. Then *roll again* or *keep* your points.',
        'A one ends your turn, and you lose its points.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: ['The first player with 20 points wins; in a long game 50 points.'],
    },
  ],
  lessons: [
    {
      id: 'decide',
      title: 'Roll or keep',
      text: 'One roll in six is a one. Four rolls in a row are already risky.',
      when: (at) => at.step === 'decide' && at.mine,
    },
  ],
  first: { seed: 'first', options: { length: 'short' }, opponent: { name: 'Metis', level: 'easy' } },
};
