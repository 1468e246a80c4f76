import type { Achievement } from '@orrery/kernel';

/** What players can earn in a game. The titles are in the game's listing. */
export const achievements: readonly Achievement[] = [
  { id: 'captain', when: [{ fact: 'won', is: true }] },
  { id: 'fortune', when: [{ fact: 'detail.captains.$.netWorth', min: 20 }] },
  {
    id: 'crowded-sky',
    when: [
      { fact: 'won', is: true },
      { fact: 'people', min: 4 },
    ],
  },
  {
    id: 'runaway',
    when: [
      { fact: 'won', is: true },
      { fact: 'people', min: 2 },
      { fact: 'lead', min: 5 },
    ],
  },
];
