import { defined, refuse, type Seat, type Verdict } from '@orrery/kernel';
import { COLOURS } from '../content/cards.ts';
import { REPUTATION_EXCHANGE } from '../content/numbers.ts';
import { REWARDS } from '../content/rewards.ts';
import { CARD_COUNT, partOf } from '../content/set.ts';
import type { Reward } from '../content/types.ts';
import { captainOf, pilotOf, type State } from '../state.ts';
import { firingOn, isOncePerTurn, useName, useNamed } from './abilities.ts';
import { bonusSources } from './bonus.ts';
import { reputationOf } from './conditions.ts';
import { openContracts, seatOfColour } from './needs.ts';
import { mayUse } from './plays.ts';
import { flying } from './seats.ts';

/** Favours: reputation rewards and once-per-turn abilities, used whenever their rule allows. */

const rewardNamed = (id: string): Reward | undefined => REWARDS.find((reward) => reward.id === id);

/** A reward's price for this captain; a part may lower it, except for prestige (MK-623). */
export function priceOfReward(s: State, seat: Seat, { same, any, gives }: Reward, row: 'same' | 'any'): number {
  const price = (row === 'same' ? same : any) as number;
  const isCheaper = captainOf(s, seat).parts.some((part) => partOf(part).privilege === 'cheaper rewards');
  return isCheaper && gives[0]?.do !== 'prestige' ? Math.max(1, price - 1) : price;
}

/** All favours of a captain, allowed now or not: `RW4:same:blue`, `RW9:any`, `exchange`, `use:SO8`. */
export function favoursOf(s: State, seat: Seat): string[] {
  const favours: string[] = [];
  const own = captainOf(s, seat);
  if (s.agreed.binding) {
    for (const { id, same } of REWARDS) {
      favours.push(`${id}:any`);
      if (same === null) continue;
      own.reputation.forEach((_points, other) => {
        if (other !== seat) favours.push(`${id}:same:${COLOURS[defined(s.colours[other])]}`);
      });
    }
    favours.push('exchange');
  }
  for (const part of own.parts) {
    for (const key of firingOn(part, 'use')) if (isOncePerTurn(key)) favours.push(useName(key));
  }
  return favours;
}

export function judgeFavour(s: State, seat: Seat, favour: string): Verdict {
  const [verb = '', row = '', colour = ''] = favour.split(':');
  if (verb === 'use') {
    if (!favoursOf(s, seat).includes(favour)) return refuse('not-installed', 'MK-613');
    return mayUse(s, seat, useNamed(favour) as number);
  }
  if (verb === 'exchange')
    return reputationOf(s, seat) >= REPUTATION_EXCHANGE || refuse('too-little-reputation', 'MK-212');
  const reward = rewardNamed(verb);
  if (!reward || !s.agreed.binding) return refuse('not-among', 'MK-219');
  const timely = mayNow(s, seat, reward);
  if (timely !== true) return timely;
  const useful = isOfUse(s, seat, reward);
  if (useful !== true) return useful;
  if (row === 'any') {
    return reputationOf(s, seat) >= priceOfReward(s, seat, reward, 'any') || refuse('too-little-reputation', 'MK-220');
  }
  const faction = seatOfColour(s, colour);
  if (row !== 'same' || reward.same === null || faction < 0 || faction === seat) return refuse('not-among', 'MK-218');
  const points = defined(captainOf(s, seat).reputation[faction]);
  return points >= priceOfReward(s, seat, reward, 'same') || refuse('too-little-reputation', 'MK-216');
}

/** Whether the timing of a reward allows buying it now (MK-221 to MK-224). */
function mayNow(s: State, seat: Seat, { time }: Reward): Verdict {
  switch (time) {
    case 'own turn':
      return seat === s.leader || refuse('own-turn-only', 'MK-222');
    case 'contract':
      return (s.mission?.stage === 'plays' && flying(s).includes(seat)) || refuse('in-contract-only', 'MK-223');
    case 'any time':
      return true;
    default:
      return s.phase !== 'buying' || seat === s.leader || refuse('another-buys', 'MK-224');
  }
}

/** A reward that would have no effect cannot be bought (D100). Each reward has one effect. */
function isOfUse(s: State, seat: Seat, { gives }: Reward): Verdict {
  switch (gives[0]?.do) {
    case 'replace contract':
      return openContracts(s).length > 0 || refuse('not-open', 'MK-235');
    case 'replace armory':
      return s.armoryParts.length + s.armoryCrew.length > 0 || refuse('nothing-there', 'MK-227');
    case 'remove die':
      return pilotOf(s, seat).dice.length > 0 || refuse('no-dice', 'MK-230');
    case 'objectives':
      return s.objectiveDeck.cards.length > 0 || refuse('nothing-there', 'MK-232');
    case 'bonus card':
      return bonusSources(s).length > 0 || refuse('nothing-there', 'MK-233');
    default:
      return true;
  }
}

/** Whether a captain has reputation or a once-per-turn part; both are public. */
export const mayAsk = (s: State, seat: Seat): boolean =>
  captainOf(s, seat).reputation.some((points) => points > 0) || captainOf(s, seat).parts.some(worksOncePerTurn);
const ONCE_PER_TURN: readonly boolean[] = Array.from({ length: CARD_COUNT }, (_none, card) =>
  firingOn(card, 'use').some(isOncePerTurn),
);
const worksOncePerTurn = (part: number): boolean => defined(ONCE_PER_TURN[part]);

export const rewardOf = (favour: string): Reward => rewardNamed(defined(favour.split(':')[0])) as Reward;
