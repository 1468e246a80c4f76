import type { Messages } from '@orrery/kernel';

/** Short prompts for turn notifications. */
export const briefs: Messages = {
  'brief-mainBase-place': 'Place your Main base',
  'brief-opening-keep': 'Choose the tiles you keep',
  'brief-planning-pay': 'Pay for tiles to draw',
  'brief-planning-pile': 'Choose a pile to draw from',
  'brief-planning-keep': 'Choose the tiles you keep',
  'brief-development-act': 'Place or upgrade a tile',
  'brief-trade-trade': 'Trade tokens or finish',
  'brief-trade-tiles': 'Choose tiles to give',
  'brief-handLimit-discard': 'Discard tiles',
};
