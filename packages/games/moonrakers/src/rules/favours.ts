import { refuse, type Seat, type Verdict } from '@orrery/kernel';
import { COLOURS } from '../content/cards.ts';
import { REPUTATION_EXCHANGE } from '../content/numbers.ts';
import { REWARDS } from '../content/rewards.ts';
import { partOf } from '../content/set.ts';
import type { Reward, RewardTime } from '../content/types.ts';
import { captainOf, type State } from '../state.ts';
import { reputationOf } from './conditions.ts';
import { colourOf, seatOfColour } from './needs.ts';

/**
 * What reputation is given up for: `RW4:blue` pays with points of that colour alone, `RW4:any` with any mix, `exchange` turns
 * three points into one (MK-212, MK-216, MK-217).
 */
export const EXCHANGE = 'exchange';
const ANY = 'any';
const FAVOURS: readonly string[] = [
  EXCHANGE,
  ...REWARDS.flatMap(({ id, same }) => [
    ...(same === null ? [] : COLOURS.map((colour) => `${id}:${colour}`)),
    `${id}:${ANY}`,
  ]),
];

export const rewardIn = (favour: string): number => REWARDS.findIndex(({ id }) => id === favour.split(':')[0]);
/** The faction whose points pay; -1 where any may. */
export const payerIn = (s: State, favour: string): Seat => seatOfColour(s, favour.split(':')[1] ?? '');

const isPrestige = ({ gives }: Reward): boolean => gives.some((step) => step.do === 'prestige');
/** The price in a row, less for whoever has them cheaper (MK-623). */
export function favourPrice(s: State, seat: Seat, favour: string): number {
  if (favour === EXCHANGE) return REPUTATION_EXCHANGE;
  const reward = REWARDS[rewardIn(favour)] as Reward;
  const price = favour.endsWith(`:${ANY}`) ? reward.any : (reward.same as number);
  const isCheaper = captainOf(s, seat).parts.some((part) => partOf(part).privilege === 'cheaper rewards');
  return isCheaper && !isPrestige(reward) ? Math.max(1, price - 1) : price;
}

/** Whether it is the time for it (MK-221 to MK-224). */
function isTime(s: State, seat: Seat, time: RewardTime): boolean {
  switch (time) {
    case 'own turn':
      return seat === s.leader;
    case 'contract':
      return s.mission?.stage === 'plays' && s.mission.order.includes(seat);
    case 'not in another buying phase':
      return s.phase !== 'buying' || seat === s.leader;
    case 'any time':
      return true;
  }
}

/** Whether there is something it can be used on. */
function hasTarget(s: State, seat: Seat, { gives }: Reward): boolean {
  const [step] = gives;
  if (step?.do === 'replace contract') return s.row.some((card) => card !== s.mission?.contract);
  if (step?.do === 'replace armory') return s.armoryParts.length + s.armoryCrew.length > 0;
  if (step?.do === 'remove die') return (s.mission?.pilots[seat]?.dice.length ?? 0) > 0;
  return true;
}

export function judgeFavour(s: State, seat: Seat, favour: string): Verdict {
  if (!FAVOURS.includes(favour)) return refuse('no-such-favour', 'MK-218');
  const price = favourPrice(s, seat, favour);
  const reward = REWARDS[rewardIn(favour)];
  if (reward && !isTime(s, seat, reward.time)) return refuse('wrong-time', 'MK-221');
  if (reward && !hasTarget(s, seat, reward)) return refuse('no-target', 'MK-220');
  if (favour === EXCHANGE || favour.endsWith(`:${ANY}`)) {
    return reputationOf(s, seat) >= price || refuse('too-little-reputation', 'MK-220', { price });
  }
  const payer = payerIn(s, favour);
  if (payer < 0 || payer === seat) return refuse('no-such-faction', 'MK-216');
  return (
    (captainOf(s, seat).reputation[payer] as number) >= price || refuse('too-little-reputation', 'MK-220', { price })
  );
}

/** All that a captain may give reputation for now. */
export const favoursOf = (s: State, seat: Seat): string[] =>
  FAVOURS.filter((favour) => judgeFavour(s, seat, favour) === true);
/** Those who have points at all; the number is public. */
export const mayAsk = (s: State): Seat[] =>
  s.agreed.binding ? [...s.captains.keys()].filter((seat) => !s.out[seat] && reputationOf(s, seat) > 0) : [];
/** Factions with which a captain has points, as answers name them. */
export const payers = (s: State, seat: Seat): string[] =>
  captainOf(s, seat).reputation.flatMap((points, other) => (points > 0 ? [colourOf(s, other)] : []));
