import { catalog } from '@orrery/messages';

/** Texts of Mothership's board and dice. */
export const t = catalog('mothership-board', {
  hexes: 'Hexes of the board',
  'hex-legal': '{hex}, can be chosen',
  'mini-map': 'Mini-map: press to go there; Enter shows the whole board',
  die: 'D{sides}',
  'die-shows': 'D{sides} shows {face}',
});
