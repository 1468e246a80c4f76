import { addAt, defined, type Rng, type Seat } from '@orrery/kernel';
import { needsOf, totalsOf } from '../rules/contracts.ts';
import { sharesOf } from '../rules/deals.ts';
import { BONUS, CREDITS, captainOf, DICE, ITEMS, PRESTIGE, type State } from '../state.ts';
import { goalsMet, type Outline } from './goals.ts';
import { type Aid, actionsNow, aidOf, chanceOf, type Deal, dealsOf, missingOf, muster, WORLDS } from './muster.ts';
import { creditWorth, diceCost, diceOf, fading, goodsWorth, rivalry, shareOf, WORTH, wins } from './worth.ts';

/** One captain's estimate of all cards: sampled draw orders per seat, and the effect of each seat's parts. */
export interface Forces {
  viewer: Seat;
  deals: Deal[][];
  aids: Aid[];
}
export const forcesOf = (s: State, viewer: Seat, rng: Rng, seats: readonly Seat[]): Forces => {
  const deals: Deal[][] = [];
  const aids: Aid[] = [];
  for (const seat of seats) {
    deals[seat] = dealsOf(s, seat, viewer, rng);
    aids[seat] = aidOf(captainOf(s, seat));
  }
  return { viewer, deals, aids };
};

/** A party's prospects: its probability of success, and each member's average number of blocks. */
export interface Outlook {
  chance: number;
  blocks: number[];
  /** The open requirements in each world. */
  left: number[][];
}

/** The outlook after one more captain has played on the open requirements of each world. */
export function join(s: State, forces: Forces, before: Outlook, seat: Seat, dice: number): Outlook {
  const actions = actionsNow(s);
  const left: number[][] = [];
  const blocks = before.blocks.slice();
  let chance = 0;
  let blocked = 0;
  for (let world = 0; world < before.left.length; world++) {
    const need = defined(before.left[world]).slice();
    blocked += muster(defined(forces.deals[seat]?.[world]), defined(forces.aids[seat]), actions, need, dice);
    chance += chanceOf(missingOf(need));
    left.push(need);
  }
  blocks[seat] = blocked / left.length;
  return { chance: chance / left.length, blocks, left };
}
export const outset = (contract: number, worlds = WORLDS): Outlook => ({
  chance: 0,
  blocks: [],
  left: Array.from({ length: worlds }, () => needsOf(contract).slice()),
});

/** One captain's view of a deal: participants, shares and the probability of success. */
export interface Prospect {
  contract: number;
  parties: readonly Seat[];
  shares: readonly number[];
  outlook: Outlook;
}

/** The value of a deal to a captain: their own share, minus the gains of rivals and the cost of dice. */
export function dealWorth(s: State, seat: Seat, deal: Prospect): number {
  const { parties, shares, outlook } = deal;
  const { chance } = outlook;
  const isIn = parties.includes(seat);
  let worth = 0;
  if (isIn) {
    worth += chance * (goodsWorth(s, shares, seat) + 0.9 * goalsMet(s, seat, deal));
    worth += (chance - 0.4) * friendship(s, parties);
    worth -= costOfDice(s, seat, deal);
    if (wins(s, shares, seat)) worth += chance * WORTH.win;
  }
  for (const other of parties) {
    if (other === seat) continue;
    worth -= rivalry(s, seat, other) * (chance * goodsWorth(s, shares, other) - costOfDice(s, other, deal));
    if (wins(s, shares, other) && !(isIn && wins(s, shares, seat))) worth -= chance * WORTH.win;
  }
  return worth;
}

/** Whether a captain's share of a deal has no prestige, credits or cards. */
const isEmpty = (shares: readonly number[], seat: Seat): boolean =>
  ITEMS.every((_item, at) => at === DICE || shareOf(shares, seat, at) === 0);

/** Whether a deal serves a captain in another way than by its share: an objective, or reputation with the others. */
export const hasOwnReason = (s: State, seat: Seat, deal: Outline): boolean =>
  friendship(s, deal.parties) > 0 || goalsMet(s, seat, deal) > 0;

/** Whether a deal gives a captain nothing at all. */
export const isPointless = (s: State, seat: Seat, deal: Outline): boolean =>
  isEmpty(deal.shares, seat) && !hasOwnReason(s, seat, deal);

/** The value of the reputation that a participant gains with the other participants. */
const friendship = (s: State, parties: readonly Seat[]): number =>
  s.agreed.binding ? (parties.length - 1) * WORTH.reputation : 0;

function costOfDice(s: State, seat: Seat, { shares, outlook }: Prospect): number {
  const dice = diceOf(shares, seat);
  if (dice === 0) return 0;
  const atStake = captainOf(s, seat).prestige + outlook.chance * shareOf(shares, seat, PRESTIGE);
  return diceCost(s, dice, outlook.blocks[seat] ?? 0, atStake);
}

/** Distributes the dice so that their total cost to the party is lowest. */
function sharedDice(s: State, contract: number, parties: readonly Seat[], outlook: Outlook): number[] {
  const dice: number[] = [];
  for (const seat of parties) dice[seat] = 0;
  const cost = (seat: Seat, n: number): number =>
    diceCost(s, n, outlook.blocks[seat] ?? 0, captainOf(s, seat).prestige + 1);
  for (let left = defined(totalsOf(s, contract)[DICE]); left > 0; left--) {
    let best = s.leader;
    let least = Number.POSITIVE_INFINITY;
    for (const seat of parties) {
      const own = defined(dice[seat]);
      const more = cost(seat, own + 1) - cost(seat, own) + (seat === s.leader ? 0 : 0.02);
      if (more < least) {
        least = more;
        best = seat;
      }
    }
    addAt(dice, best, 1);
  }
  return dice;
}

/** Each way to give an ally prestige and Bonus Cards from the leader's share, with the credits left to add. */
function* offersTo(s: State, { shares }: Prospect, ally: Seat): Generator<{ tried: number[]; credits: number }> {
  const free = (item: number): number => shareOf(shares, s.leader, item);
  for (let p = 0; p <= free(PRESTIGE); p++) {
    for (let b = 0; b <= free(BONUS); b++) {
      const tried = shares.slice();
      give(tried, s.leader, ally, PRESTIGE, p);
      give(tried, s.leader, ally, BONUS, b);
      yield { tried, credits: free(CREDITS) };
    }
  }
}
function give(shares: number[], from: Seat, to: Seat, item: number, n: number): void {
  addAt(shares, from * ITEMS.length + item, -n);
  addAt(shares, to * ITEMS.length + item, n);
}

/** The alternative to a deal: the leader attempts the contract alone. */
export interface Alone {
  chance: number;
  worth(seat: Seat): number;
}
export function aloneOf(s: State, contract: number, solo: Outlook): Alone {
  const deal: Prospect = { contract, parties: [s.leader], shares: sharesOf(s, contract, []), outlook: solo };
  // If a solo attempt is likely to fail, the leader usually does something else.
  const tries = solo.chance < 0.5 ? 0.3 : 1;
  return { chance: solo.chance, worth: (seat) => tries * dealWorth(s, seat, deal) };
}

/** Minimum gain for which an ally accepts an offer. */
export const AGREES = 0.06;

/**
 * The leader's best proposal that gives each of these allies the least they are likely to accept, plus `generous`; null
 * if the reward is not enough.
 */
export function proposal(
  s: State,
  contract: number,
  allies: readonly Seat[],
  outlook: Outlook,
  alone: Alone,
  generous: number,
): Prospect | null {
  const parties = [s.leader, ...allies];
  const shares = sharesOf(s, contract, []);
  const dice = sharedDice(s, contract, parties, outlook);
  for (const ally of allies) give(shares, s.leader, ally, DICE, defined(dice[ally]));
  let deal: Prospect = { contract, parties, shares, outlook };
  for (const ally of allies) {
    const wanted = alone.worth(ally) + AGREES + generous;
    const credit = outlook.chance * creditWorth(s) * (1 + rivalry(s, ally, s.leader));
    let agreed: number[] | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const { tried, credits } of offersTo(s, deal, ally)) {
      // Adds as many credits as are needed to close the gap.
      const gap = wanted - dealWorth(s, ally, { ...deal, shares: tried });
      const least = isPointless(s, ally, { ...deal, shares: tried }) ? 1 : 0;
      const more = gap <= 0 ? least : Math.ceil(gap / credit);
      if (more > credits) continue;
      give(tried, s.leader, ally, CREDITS, more);
      const worth = dealWorth(s, s.leader, { ...deal, shares: tried });
      if (worth <= most) continue;
      most = worth;
      agreed = tried;
    }
    if (agreed === null) return null;
    deal = { ...deal, shares: agreed };
  }
  return deal;
}

/**
 * An ally's counter-offer: the ally's best share that still leaves the leader better off than alone; null if there is
 * none.
 */
export function counterOf(s: State, seat: Seat, deal: Prospect, alone: Alone): Prospect | null {
  const least = Math.max(alone.worth(s.leader), 0.3 * fading(s)) + 0.15;
  let wanted: number[] | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { tried, credits } of offersTo(s, deal, seat)) {
    for (const more of [0, credits >> 1, credits]) {
      const shares = tried.slice();
      give(shares, s.leader, seat, CREDITS, more);
      const own = dealWorth(s, seat, { ...deal, shares });
      const leaders = dealWorth(s, s.leader, { ...deal, shares });
      // The ally does not ask for much more than half of the total gain.
      if (leaders < least || own > leaders + 0.3 || own <= most) continue;
      most = own;
      wanted = shares;
    }
  }
  return wanted === null ? null : { ...deal, shares: wanted };
}
