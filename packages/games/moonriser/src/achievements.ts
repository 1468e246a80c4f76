import type { Achievement } from '@orrery/kernel';

/** What players can earn in a game. The titles are in the game's listing. */
export const achievements: readonly Achievement[] = [
  { id: 'first-colony', when: [{ fact: 'won', is: true }] },
  {
    id: 'full-board',
    when: [
      { fact: 'won', is: true },
      { fact: 'reason', is: 'full-board' },
    ],
  },
  { id: 'chain-of-links', when: [{ fact: 'detail.scores.$.links', min: 20 }] },
  { id: 'good-neighbours', when: [{ fact: 'detail.scores.$.neighbourhoods', min: 12 }] },
  {
    id: 'landslide',
    when: [
      { fact: 'won', is: true },
      { fact: 'people', min: 2 },
      { fact: 'lead', min: 15 },
    ],
  },
];
