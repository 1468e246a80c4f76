import { among, below, int, owner, pick, type Rng, type Seat, say, tell } from '@orrery/kernel';
import { REWARDS } from '../content/rewards.ts';
import type { Reward } from '../content/types.ts';
import { loseReputation, spendReputation } from '../effects/gain.ts';
import { begin } from '../effects/run.ts';
import { EXCHANGE, favourPrice, favoursOf, payerIn, payers, rewardIn } from '../rules/favours.ts';
import { seatOfColour } from '../rules/needs.ts';
import { anyReputation, programNumber } from '../rules/programs.ts';
import { flow, NONE, pilotOf, type State } from '../state.ts';

/** Whose points, for which reward (-1 is the exchange), and how many are still to be paid. */
interface Payment {
  seat: Seat;
  reward: number;
  left: number;
}

/** Points are paid one by one, then what they were paid for is given (MK-214, MK-236). */
export const favour = flow(
  'favour',
  { seat: owner, reward: int, left: int },
  {
    pay: among({
      who: (s, v) => (v.left > 0 && payers(s, v.seat).length > 1 ? v.seat : []),
      text: (_s, v) => say('need-point', { left: v.left }),
      items: (s: State, v: Payment) => payers(s, v.seat),
      show: (_s, colour) => ({ text: say(`item-${colour}`) }),
      rule: 'MK-217',
      resolving: true,
      take(s, v, seat, colour, go) {
        payPoint(s, v, seat, seatOfColour(s, colour));
        go.jump('pay');
      },
    }),
    /** With one colour left there is nothing to choose. */
    rest(s, v) {
      while (v.left > 0) payPoint(s, v, v.seat, seatOfColour(s, payers(s, v.seat)[0] as string));
    },
    give(s, v) {
      if (v.reward === NONE) return begin(s, v.seat, NONE, anyReputation);
      const { gives } = REWARDS[v.reward] as Reward;
      begin(s, v.seat, NONE, programNumber(gives));
      // Whoever was done and has bought an Action or a card goes on (MK-348).
      if (s.mission?.stage === 'plays' && gives.some((step) => step.do === 'either')) pilotOf(s, v.seat).done = false;
    },
  },
);

function payPoint(s: State, v: Payment, seat: Seat, faction: Seat): void {
  if (v.reward === NONE) loseReputation(s, seat, faction);
  else spendReputation(s, seat, faction);
  v.left--;
}

export const favourPrompt = (s: State, _v: object, seat: Seat) => ({
  text: say('ask-favour'),
  options: favoursOf(s, seat).map((id) => ({ id, text: wordsOf(s, seat, id) })),
});
/** Now and then, where there is something to be had. */
export function someFavour(s: State, _v: object, seat: Seat, rng: Rng): string | undefined {
  if (below(rng, 12) > 0) return undefined;
  const favours = favoursOf(s, seat);
  return favours.length > 0 ? pick(rng, favours) : undefined;
}

/** Takes a favour: points of one colour at once, a mix by choice. */
export function askFavour(s: State, seat: Seat, name: string): Payment {
  const reward = rewardIn(name);
  const v = { seat, reward, left: favourPrice(s, seat, name) };
  tell('favour', { seat, name: REWARDS[reward]?.name ?? 'exchange', price: v.left });
  const payer = payerIn(s, name);
  while (payer >= 0 && v.left > 0) payPoint(s, v, seat, payer);
  return v;
}

function wordsOf(s: State, seat: Seat, id: string) {
  const n = favourPrice(s, seat, id);
  if (id === EXCHANGE) return say('favour-exchange', { n });
  const name = (REWARDS[rewardIn(id)] as Reward).name;
  const payer = payerIn(s, id);
  return payer < 0
    ? say('favour-any', { name, n })
    : say('favour-same', { name, n, colour: id.split(':')[1] as string });
}
