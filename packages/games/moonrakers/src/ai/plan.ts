import { addAt, defined, type Rng, type Seat } from '@orrery/kernel';
import { TYPES } from '../content/cards.ts';
import { TALKS } from '../content/numbers.ts';
import { adjacent, BASE, PLACES, placeName, SORELIA } from '../content/places.ts';
import { cardName, headToHeadOf } from '../content/set.ts';
import { CREW_TYPE, FLEX, typeOf, unitsOf } from '../rules/actions.ts';
import { countedOf, isDuel, needsOf, printedOf, totalsOf } from '../rules/contracts.ts';
import { sharesOf } from '../rules/deals.ts';
import { judgePlan, plansOf } from '../rules/planning.ts';
import { inOrder, isSmall } from '../rules/seats.ts';
import { invitable } from '../rules/travel.ts';
import { unitsInHand } from '../sampling/risk.ts';
import { CREDITS, captainOf, DICE, NONE, PRESTIGE, type State } from '../state.ts';
import {
  type Alone,
  aloneOf,
  dealWorth,
  type Forces,
  forcesOf,
  join,
  type Outlook,
  outset,
  type Prospect,
  proposal,
} from './deals.ts';
import { chanceOf, missingOf, muster, WORLDS } from './muster.ts';
import { creditWorth, fading, goodsWorth, rivalry, WORTH } from './worth.ts';

/** A plan with its estimated value. */
export interface Weighed {
  plan: string;
  worth: number;
}

/** The value of Stay at Base: new objectives and a credit. */
const baseWorth = (s: State): number => {
  const held = captainOf(s, s.leader).objectives.cards.length;
  return Math.max(0.05, 0.32 - 0.06 * held) * fading(s) + creditWorth(s);
};
/** The cost of a failed turn, apart from its dice. */
const FAILURE = 0.15;

/** The outlook for attempting a contract alone; with one or two players, mercenaries fill missing units. */
export function soloOutlook(s: State, forces: Forces, contract: number): Outlook {
  const worlds = forces.deals[s.leader]?.length;
  const alone = join(s, forces, outset(contract, worlds), s.leader, defined(totalsOf(s, contract)[DICE]));
  if (!isSmall(s)) return alone;
  let chance = 0;
  for (const need of alone.left) {
    hireFor(s, contract, need);
    chance += chanceOf(missingOf(need));
  }
  return { ...alone, chance: chance / alone.left.length };
}
/** Subtracts from `need` the units of mercenaries that the reward can pay for. */
function hireFor(s: State, contract: number, need: number[]): void {
  let [purse, glory] = [defined(totalsOf(s, contract)[CREDITS]), defined(totalsOf(s, contract)[PRESTIGE])];
  let price = 1;
  for (const kind of s.mercenaryRow) {
    const type = typeOf(kind);
    const at = defined(need[type]) > 0 ? type : defined(need[FLEX]) > 0 ? FLEX : NONE;
    if (at === NONE) continue;
    if (type === CREW_TYPE ? glory < 1 : purse < price) continue;
    if (type === CREW_TYPE) glory--;
    else purse -= price++;
    addAt(need, at, -unitsOf(kind));
  }
}
const soloDeal = (s: State, contract: number, outlook: Outlook): Prospect => ({
  contract,
  parties: [s.leader],
  shares: sharesOf(s, contract, []),
  outlook,
});
const soloWorth = (s: State, contract: number, outlook: Outlook): number =>
  dealWorth(s, s.leader, soloDeal(s, contract, outlook)) - (1 - outlook.chance) * FAILURE;

/** The best alliance with one or two of these captains for a contract, or null. */
export function bestAlliance(
  s: State,
  forces: Forces,
  contract: number,
  solo: Outlook,
  allies: readonly Seat[],
  generous: number,
): { deal: Prospect; worth: number } | null {
  const alone: Alone = aloneOf(s, contract, solo);
  const share = Math.ceil(defined(totalsOf(s, contract)[DICE]) / 2);
  const look = (team: readonly Seat[], outlook: Outlook): { deal: Prospect; worth: number } | null => {
    const deal = proposal(s, contract, team, outlook, alone, generous);
    return deal && { deal, worth: dealWorth(s, s.leader, deal) - (1 - outlook.chance) * FAILURE };
  };
  // Starts with the most helpful and least threatening captain; adds a second one if that is not enough.
  const helpers = allies
    .map((seat) => ({ seat, outlook: join(s, forces, solo, seat, share) }))
    .map((own) => ({ ...own, help: own.outlook.chance * 3 - rivalry(s, s.leader, own.seat) }))
    .sort((a, b) => b.help - a.help);
  const [first, second] = helpers;
  if (!first) return null;
  const pair = look([first.seat], first.outlook);
  if (!second || first.outlook.chance > 0.85) return pair;
  const three = look([first.seat, second.seat], join(s, forces, first.outlook, second.seat, 1));
  return three && three.worth > (pair?.worth ?? 0) ? three : pair;
}

/** The value of a head-to-head: the leader's expected score compared with the others'. */
function duelWorth(s: State, forces: Forces, contract: number): number {
  const scores = inOrder(s).map((seat) => duelScore(forces, contract, seat));
  const { first, second } = headToHeadOf(contract);
  const own = defined(scores[0]);
  const above = scores.slice(1).filter((other) => other > own).length;
  const worthOf = (prize: typeof first): number =>
    prize.prestige + prize.credits * creditWorth(s) + prize.bonus * WORTH.bonus * fading(s);
  const chance = above === 0 ? 0.6 : above === 1 ? 0.25 : 0.1;
  const runner = above === 0 ? 0.25 : above === 1 ? 0.4 : 0.2;
  const rival = s.captains.length > 1 ? rivalry(s, s.leader, defined(inOrder(s)[1])) : 0;
  return chance * worthOf(first) + runner * worthOf(second) - (1 - chance) * rival * worthOf(first);
}
function duelScore(forces: Forces, contract: number, seat: Seat): number {
  let sum = 0;
  for (let world = 0; world < WORLDS; world++) {
    const need = countedOf(contract).map((counts) => (counts ? 50 : 0));
    const all = missingOf(need);
    muster(defined(forces.deals[seat]?.[world]), defined(forces.aids[seat]), 1, need, 0);
    sum += all - missingOf(need);
  }
  return sum / WORLDS;
}

/** The main requirement of the contracts in each home sector. */
const MAIN: readonly (typeof TYPES)[number][] = ['reactor', 'damage', 'thruster', 'shield'];
/** The value of a trip: how well the hand fits the sector, and whether allies can reach it. */
function tripWorth(s: State, place: number): number {
  const others = inOrder(s).slice(1);
  const near = others.filter((seat) => adjacent(place, captainOf(s, seat).at)).length;
  const inHand = unitsInHand(s, s.leader);
  const main = PLACES[place]?.id === 'sorelia' ? NONE : TYPES.indexOf(defined(MAIN[place]));
  const fit = main === NONE ? 1.5 : defined(inHand[main]);
  return 0.55 + 0.12 * fit + 0.12 * Math.min(2, near) + (place === SORELIA ? 0.25 : 0);
}

/** Estimated maximum fraction of a reward that the leader keeps in an alliance. */
const SHARED = 0.8;
const mostOf = (s: State, contract: number): number => goodsWorth(s, sharesOf(s, contract, []), s.leader);

/** Candidate plans, the best first. */
export function weighPlans(s: State, rng: Rng): Weighed[] {
  const { leader } = s;
  const forces = forcesOf(s, leader, rng, inOrder(s));
  const weighed: Weighed[] = [{ plan: 'base', worth: baseWorth(s) }];
  const mayTalk = s.plan.talked.length < TALKS;
  const open: { contract: number; solo: Outlook; most: number }[] = [];
  let best = baseWorth(s);
  for (const contract of s.anomaly === NONE ? s.row : [...s.row, s.anomaly]) {
    const name = cardName(contract);
    if (isDuel(contract)) {
      weighed.push({ plan: `duel:${name}`, worth: duelWorth(s, forces, contract) });
      continue;
    }
    const solo = soloOutlook(s, forces, contract);
    const worth = soloWorth(s, contract, solo);
    weighed.push({ plan: `solo:${name}`, worth });
    best = Math.max(best, worth);
    // Nearly certain contracts need no allies, and failed talks are not repeated.
    if (!mayTalk || solo.chance > 0.9 || s.plan.talked.includes(contract)) continue;
    if (defined(printedOf(contract)[PRESTIGE]) > 0) open.push({ contract, solo, most: mostOf(s, contract) });
  }
  // Starts with the most valuable contract and skips those whose shared reward is below the best plan so far.
  for (const { contract, solo, most } of open.sort((a, b) => b.most - a.most)) {
    const allies = invitable(s, contract === s.anomaly);
    if (most * SHARED <= best || allies.length === 0) continue;
    const found = bestAlliance(s, forces, contract, solo, allies, 0.1);
    if (!found) continue;
    weighed.push({ plan: `talk:${cardName(contract)}`, worth: found.worth - 0.05 });
    best = Math.max(best, found.worth);
  }
  if (s.agreed.nomad && !s.plan.travelled) {
    for (let place = 0; place < BASE; place++)
      weighed.push({ plan: `travel:${placeName(place)}`, worth: tripWorth(s, place) });
  }
  const legal = weighed.filter(({ plan }) => judgePlan(s, plan) === true).sort((a, b) => b.worth - a.worth);
  const swap =
    isSmall(s) && (legal[0]?.worth ?? 0) < 1 ? plansOf(s).find((plan) => plan.startsWith('swap:')) : undefined;
  return swap === undefined ? legal : [{ plan: swap, worth: 1 }, ...legal];
}

/** The contract that requires the most units: bots replace it at Base to keep the row playable. */
export const heaviest = (s: State): string => {
  const units = (contract: number): number => needsOf(contract).reduce((sum, n) => sum + n, 0);
  return cardName(s.row.reduce((a, b) => (units(b) > units(a) ? b : a)));
};

/** The value of the best solo contract in the row, or of Stay at Base. */
export function fallback(s: State, forces: Forces): number {
  let best = baseWorth(s);
  for (const contract of s.row) {
    if (!isDuel(contract)) best = Math.max(best, soloWorth(s, contract, soloOutlook(s, forces, contract)));
  }
  return best;
}
