import type { Achievement } from '@orrery/kernel';

/** What players can earn in a game. The titles are in the game's listing. */
export const achievements: readonly Achievement[] = [
  { id: 'last-architect', when: [{ fact: 'won', is: true }] },
  { id: 'embassies', when: [{ fact: 'detail.scores.$.embassies', min: 12 }] },
  {
    id: 'clean-hands',
    when: [
      { fact: 'won', is: true },
      { fact: 'detail.scores.$.illegal', is: 0 },
      { fact: 'detail.scores.$.infamy', is: 0 },
    ],
  },
  {
    id: 'photo-finish',
    when: [
      { fact: 'won', is: true },
      { fact: 'people', min: 2 },
      { fact: 'lead', max: 1 },
    ],
  },
  { id: 'syndicate-beaten', when: [{ fact: 'reason', is: 'won' }] },
];
