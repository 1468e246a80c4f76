import { flag, owner } from '@orrery/kernel';
import { OWN_TURN } from '../content/cards.ts';
import { takeEffect } from '../effects/cards/index.ts';
import { flow } from '../state.ts';
import { cancel } from './cancel.ts';

/** A card declared on the player's turn: others may cancel it, then it takes effect (MO-321). */
export const play = flow(
  'play',
  { seat: owner, cancelled: flag },
  {
    cancel: (_s, _v, go) => go.call(cancel, {}, 'cancelled'),
    effect(s, v) {
      if (!v.cancelled) takeEffect(s, ...OWN_TURN);
      s.declared = null;
    },
  },
);
