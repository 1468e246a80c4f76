/** Who made a game, and what our relation to it is. */
export interface GameCredit {
  name: string;
  by: string;
  note: string;
}

export const GAME_CREDITS: readonly GameCredit[] = [
  {
    name: 'Moonriser',
    by: 'After the board game Moonriser by its designers and publisher, to whom all rights in it belong.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words; tiles, board pieces, pictures and texts are original and not those of the published edition.',
  },
];
