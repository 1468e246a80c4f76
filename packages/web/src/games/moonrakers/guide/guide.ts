import type { Guide } from '../../kit.ts';

/** All that teaches Moonrakers: chapters for the rules page, lessons for the guided first game. */
export const guide: Guide = {
  chapters: [
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'Roll the die. What it shows is added to your turn, and you may *roll again* or *keep* what you have.',
        'A one ends your turn and takes away all that it had brought.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: ['Whoever first has 20 points wins; in a long game it takes 50.'],
    },
  ],
  lessons: [
    {
      id: 'decide',
      title: 'Roll or keep',
      text: 'A one comes once in six rolls. Four rolls in a row are already a risk.',
      when: (at) => at.step === 'decide' && at.mine,
    },
  ],
  first: { seed: 'first', options: { length: 'short' }, opponent: { name: 'Vesta', level: 'easy' } },
};
