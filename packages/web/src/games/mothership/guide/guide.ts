import type { Guide } from '../../kit.ts';

/** All that teaches Mothership: chapters for the rules page, lessons for the guided first game. */
export const guide: Guide = {
  chapters: [
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'Do what you like in any order: each ship *moves* once and then may *attack* once. Before your mothership moves you may *divert* its energy between engines, weapons and shields.',
        'Minerals buy action cards, tech, guardians and the exploration of planets. When you end your turn you gather and may sell cards; then all shields refill.',
      ],
    },
    {
      id: 'fights',
      title: 'Dogfights',
      text: [
        'Both sides roll and add their bonuses; the higher total wins and is the damage. Several ships may attack together. Units beside the defender are its wingmen: +1 each.',
        'Fighters cannot hurt hulls and stations, bombers cannot hurt fighters and bombers, the mothership hurts all.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: [
        'Who loses the station, or all ships, is out. The last one, or the last team, wins; other modes say otherwise.',
      ],
    },
  ],
  lessons: [],
};
