import { actions, credit, draw, type Effect, either, objectives, plain, prestige, reduce } from './effect.ts';
import type { Reward, RewardTime } from './types.ts';

const reward = (
  id: string,
  name: string,
  same: number | null,
  any: number,
  time: RewardTime,
  ...gives: Effect[]
): Reward => ({ id, name, same, any, time, gives });

/** Reputation rewards, with their prices in one colour and in any colours (MK-226 to MK-234). */
export const REWARDS: readonly Reward[] = [
  reward('RW1', 'Discard a contract', null, 1, 'own turn', plain('replace contract')),
  reward('RW2', 'Discard an Armory card', null, 1, 'own turn', plain('replace armory')),
  reward('RW3', 'Action or card', 1, 2, 'contract', either([actions(1)], [draw(1)])),
  reward('RW4', 'Credit', 1, 2, 'any time', credit(1)),
  reward('RW5', 'Block a die', 2, 3, 'contract', plain('remove die')),
  reward('RW6', 'Lower a requirement', 2, 3, 'contract', reduce('any', 2)),
  reward('RW7', 'Objective', 3, 4, 'any time', objectives(2, 1, 'drawn')),
  reward('RW8', 'Bonus card', 3, 5, 'not in another buying phase', plain('bonus card')),
  reward('RW9', 'Prestige', 4, 6, 'any time', prestige(1)),
];
