import type { Achievement } from '@orrery/kernel';

/** What players can earn in a game. The titles are in the game's listing. */
export const achievements: readonly Achievement[] = [
  {
    id: 'moon',
    when: [
      { fact: 'won', is: true },
      { fact: 'reason', is: 'moon' },
    ],
  },
  {
    id: 'popular',
    when: [
      { fact: 'won', is: true },
      { fact: 'reason', is: 'popularity' },
    ],
  },
  {
    id: 'budget',
    when: [
      { fact: 'won', is: true },
      { fact: 'reason', is: 'budget' },
    ],
  },
  {
    id: 'long-race',
    when: [
      { fact: 'won', is: true },
      { fact: 'reason', is: 'cap' },
    ],
  },
];
