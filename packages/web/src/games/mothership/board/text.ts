import { catalog } from '@orrery/messages';

/** Texts of Mothership's board and dice. */
export const t = catalog('mothership-board', {
  hexes: 'Hexes of the board',
  'hex-legal': '{hex}, available',
  'mini-map': 'Mini-map: click or drag to move the view; press Enter to show the whole board',
  'centre-fleet': 'Centre your fleet',
  die: 'D{sides}',
  'die-shows': 'D{sides} shows {face}',
});
