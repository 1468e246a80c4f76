import type { Guide } from '../../kit.ts';

/** All that teaches Moonshot: chapters for the rules page, lessons for the guided first game. */
export const guide: Guide = {
  chapters: [
    {
      id: 'goal',
      title: 'The goal',
      text: [
        'Two programs, USA and CCCP, race to the *Moon*. Each has a Politician and an Engineer.',
        'The first to land wins. A program whose popularity falls to 0 loses at once, and so does one whose budget lies more than 15 below the other’s.',
      ],
    },
    {
      id: 'round',
      title: 'A round',
      text: [
        'Politicians lay maneuvers, put tokens face down on them, announce missions and decide on a launch; Engineers spend money on tiles, modules, tests and payload.',
        'Then rockets fly: a die against each risk of the mission. At the end of the round maneuvers are evaluated or escalated, and money comes in.',
      ],
    },
  ],
  lessons: [
    {
      id: 'engineer',
      title: 'Build',
      text: 'Lay tiles so that equal half icons meet: every pair adds a point.',
      when: (at) => at.step === 'act' && at.mine,
    },
  ],
  first: { seed: 'first', options: { order: 'turns' }, opponent: { name: 'Vesta', level: 'easy' } },
};
