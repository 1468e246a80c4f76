import type { Messages } from '@orrery/kernel';

/** Short prompts for turn notifications. */
export const briefs: Messages = {
  'brief-mainBase-place': 'Place your Main base',
  'brief-opening-keep': 'Choose tiles to keep',
  'brief-planning-pay': 'Pay to draw tiles',
  'brief-planning-pile': 'Choose a pile to draw from',
  'brief-planning-keep': 'Choose tiles to keep',
  'brief-development-act': 'Place or upgrade a tile',
  'brief-trade-trade': 'Trade tokens or finish',
  'brief-trade-tiles': 'Choose tiles to trade in',
  'brief-handLimit-discard': 'Discard tiles',
};
