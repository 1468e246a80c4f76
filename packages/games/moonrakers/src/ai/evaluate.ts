import { addAt, defined, type Seat } from '@orrery/kernel';
import { PLACES } from '../content/places.ts';
import { blockedOf, iconsOf } from '../rules/conditions.ts';
import { currentOf } from '../rules/deals.ts';
import { plain } from '../rules/owned.ts';
import { isSmall } from '../rules/seats.ts';
import { type Agreement, captainOf, missionOf, PRESTIGE, pilotOf, type State, talksOf } from '../state.ts';
import { AGREES, aloneOf, dealWorth, type Forces } from './deals.ts';
import { cardWorth, partWorth } from './market.ts';
import { actionsNow, aidOf, chanceOf, dealOfWorld, missingOf, muster, NO_AID, openNeeds } from './muster.ts';
import { MET, objectiveWorth } from './objectives.ts';
import { soloOutlook } from './plan.ts';
import { prospectOf } from './talks.ts';
import { creditWorth, diceCost, diceOf, fading, goodsWorth, shareOf, WORTH } from './worth.ts';

/**
 * The value of a captain's objectives. Those met this turn count in full. The others compete for the captain's
 * turns, so each one counts less than the one before.
 */
function objectivesWorth(s: State, seat: Seat): number {
  let sum = 0;
  let share = 0.7;
  const worths = captainOf(s, seat).objectives.cards.map((card) => objectiveWorth(s, seat, card));
  for (const worth of worths.sort((a, b) => b - a)) {
    const isMet = worth >= MET;
    sum += isMet ? worth : worth * share;
    if (!isMet) share *= 0.6;
  }
  return sum;
}

/** The value of a captain's possessions, in prestige. */
function goods(s: State, seat: Seat): number {
  const own = captainOf(s, seat);
  const now = fading(s);
  let ship = 0;
  for (const part of own.parts) ship += partWorth(part);
  for (const zone of [own.draw, own.hand, own.discard, own.play])
    for (const card of zone.cards) ship += cardWorth(plain(card));
  for (const io of own.partIo) ship += io * 0.06;
  for (const io of own.playIo) ship += io * 0.06;
  let sum = own.prestige + own.credits * creditWorth(s) + ship * now;
  sum += objectivesWorth(s, seat);
  // Four points with one faction can buy a prestige, but can still be lost.
  for (const points of own.reputation) sum += points * WORTH.reputation + (points >= 4 ? 0.2 : 0);
  // Slightly prefers a ship in a sector to one at Base.
  if (s.agreed.nomad && PLACES[own.at]?.type !== null) sum += 0.05;
  return sum;
}

/** Adds the participants' expected gains and losses from the contract in progress. */
function promise(s: State, sums: number[]): void {
  const mission = missionOf(s);
  const isOver = mission.outcome !== 'open';
  let chance = mission.outcome === 'success' ? 1 : 0;
  const isBefore = mission.stage === 'order' || mission.stage === 'roll' || mission.stage === 'start';
  if (!isOver) {
    const need = openNeeds(s);
    for (const seat of mission.order) {
      const pilot = pilotOf(s, seat);
      if (pilot.done || s.out[seat]) continue;
      const aid = isBefore ? aidOf(captainOf(s, seat)) : NO_AID;
      const actions = isBefore ? actionsNow(s) : pilot.actions;
      muster(dealOfWorld(s, seat), aid, actions, need, 0);
    }
    chance = mission.duel ? 0 : chanceOf(missingOf(need));
  }
  for (const seat of mission.order) {
    const pilot = pilotOf(s, seat);
    let gain = 0;
    if (!isOver) gain += mission.duel ? 0.3 : chance * goodsWorth(s, mission.shares, seat);
    const atStake = captainOf(s, seat).prestige + (isOver ? 0 : chance * shareOf(mission.shares, seat, PRESTIGE));
    if (mission.stage === 'order') gain -= diceCost(s, diceOf(mission.shares, seat), 0.7, atStake);
    else if (mission.stage !== 'discard') gain -= Math.min(atStake, iconsOf(pilot) - blockedOf(pilot)) * 0.8;
    if (seat === s.leader && !isOver)
      gain -= mission.hirePrestige * chance + mission.hireCredits * creditWorth(s) * chance;
    addAt(sums, seat, gain);
  }
}

/** The value of a turn whose contract is not chosen yet. */
const TURN = 0.55;

/** Adds the expected value of the current offer and, in case it fails, of the rest of the leader's turn. */
function outlook(s: State, sums: number[]): void {
  const t = talksOf(s);
  const deal = currentOf(t);
  const chance = deal ? agreement(s, deal, sums) : 0;
  addAt(sums, s.leader, (1 - chance) * TURN * 0.9);
}
function agreement(s: State, deal: Agreement, sums: number[]): number {
  const forces: Forces = { viewer: s.leader, deals: [], aids: [] };
  for (const seat of deal.parties) {
    forces.deals[seat] = [dealOfWorld(s, seat)];
    forces.aids[seat] = aidOf(captainOf(s, seat));
  }
  const seen = prospectOf(s, forces, deal);
  const alone = aloneOf(s, seen.contract, soloOutlook(s, forces, seen.contract));
  let agreed = 1;
  for (const seat of deal.parties) {
    if (seat === s.leader || deal.accepted.includes(seat)) continue;
    if (deal.declined.includes(seat)) return 0;
    agreed *= dealWorth(s, seat, seen) - alone.worth(seat) >= AGREES ? 0.8 : 0.15;
  }
  const { chance, blocks } = seen.outlook;
  for (const seat of deal.parties) {
    const dice = diceCost(s, diceOf(deal.shares, seat), blocks[seat] ?? 0, captainOf(s, seat).prestige + 1);
    addAt(sums, seat, agreed * (chance * goodsWorth(s, deal.shares, seat) - dice));
  }
  return agreed;
}

/** The value of a position for a seat: possessions and expected gains, minus those of rivals. */
export function evaluate(s: State, seat: Seat): number {
  const sums = s.captains.map((_own, other) => goods(s, other));
  if (s.result === null) {
    if (s.mission !== null) promise(s, sums);
    else if (s.talks !== null) outlook(s, sums);
    else if (s.phase === 'planning' && !s.plan.stayed) addAt(sums, s.leader, TURN);
  }
  const own = defined(sums[seat]);
  const others = sums.filter((_sum, other) => other !== seat && !s.out[other]);
  const unit = isSmall(s) ? 10 : 1;
  if (others.length === 0) return own * unit;
  // The best rival counts most, but every rival's gain counts.
  const rivals = Math.max(...others) * 0.6 + (others.reduce((all, n) => all + n, 0) / others.length) * 0.4;
  const won = s.result === null ? 0 : s.result.winners.includes(seat) ? WORTH.win : -WORTH.win;
  return (own - rivals + won) * unit;
}
