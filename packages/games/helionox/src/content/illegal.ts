import {
  copy,
  credit,
  defense,
  draw,
  type Effect,
  embassy,
  ignoreShut,
  mayConsume,
  mayKey,
  mayMove,
  obtain,
  type Place,
  secure,
} from './effect.ts';
import type { IllegalTech } from './types.ts';

const illegal = (id: string, name: string, place: Place, ...effect: Effect[]): IllegalTech => ({
  kind: 'illegal',
  id,
  name,
  copies: 2,
  mp: true,
  faction: null,
  cost: 0,
  influence: null,
  unique: false,
  place,
  effect,
});

/** Illegal Tech, two designs for each place; Infamy is a rule for all of them, not part of the cards. */
export const ILLEGAL_TECH: readonly IllegalTech[] = [
  illegal('IE1', 'Ghost Ledger', 'earth', credit(4)),
  illegal('IE2', 'Coerced Delegate', 'earth', ignoreShut, embassy, credit(2)),
  illegal('IM1', 'Scorch Lance', 'moon', defense(4)),
  illegal('IM2', 'Blackout Veil', 'moon', ignoreShut, defense(1), mayKey),
  illegal('IR1', 'Chimera Graft', 'mars', draw(2), mayConsume(1, 'hand', 'discard')),
  illegal('IR2', 'Memory Leech', 'mars', secure('discard', null), credit(2), mayConsume(1, 'self')),
  illegal('IC1', 'Replicator Swarm', 'ceres', copy(null), credit(1)),
  illegal('IC2', 'Overclocked Foreman', 'ceres', obtain(4), mayConsume(1, 'self')),
  illegal('IP1', 'Unlicensed Warp Coil', 'europa', mayMove('any'), mayKey, credit(1)),
  illegal('IP2', 'Sunshard Reactor', 'europa', credit(2), defense(2), mayConsume(1, 'self')),
];
