import type { Achievement } from '@orrery/kernel';

/** What players can earn in a game. The titles are in the game's listing. */
export const achievements: readonly Achievement[] = [
  {
    id: 'last-standing',
    when: [
      { fact: 'won', is: true },
      { fact: 'reason', is: 'last-standing' },
    ],
  },
  {
    id: 'wingmates',
    when: [
      { fact: 'won', is: true },
      { fact: 'reason', is: 'last-team' },
    ],
  },
  { id: 'lone-fleet', when: [{ fact: 'reason', is: 'solo-won' }] },
  {
    id: 'great-war',
    when: [
      { fact: 'won', is: true },
      { fact: 'people', min: 4 },
    ],
  },
];
