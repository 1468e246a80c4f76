import { int, owner } from '@orrery/kernel';
import { flow } from '../state.ts';
import { declareAttack } from './attack.ts';
import { dogfight } from './dogfight.ts';

/** A ranged attack by a card (MO-399). */
export const shoot = flow(
  'shoot',
  { seat: owner, unit: int, cell: int },
  {
    declare(s, v, go) {
      declareAttack(s, v.seat, [v.unit], v.cell, true);
      go.call(dogfight);
    },
  },
);
