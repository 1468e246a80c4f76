import { addAt, defined, EVERYBODY, type Json, logEvent, move, post, put, type Seat, take } from '@orrery/kernel';
import { COLOURS } from '../content/cards.ts';
import { STARTING_ACTIONS } from '../content/numbers.ts';
import { SORELIA } from '../content/places.ts';
import { contractOf, headToHeadOf, ordinaryOf, partOf, UNLOCK } from '../content/set.ts';
import type { Prize } from '../content/types.ts';
import { isFresh } from '../rules/abilities.ts';
import { blockedOf, iconsOf, scoreOf } from '../rules/conditions.ts';
import { isDuel, needsOf } from '../rules/contracts.ts';
import { lasting } from '../rules/lasting.ts';
import { isHired, nameOf } from '../rules/owned.ts';
import { anyReputation } from '../rules/programs.ts';
import { flying, inOrder, participants } from '../rules/seats.ts';
import {
  BONUS,
  CREDITS,
  captainOf,
  DICE,
  ITEMS,
  type Mission,
  missionOf,
  NONE,
  newMission,
  newPilot,
  PRESTIGE,
  PROTOTYPE,
  pilotOf,
  REPUTATION,
  type State,
} from '../state.ts';
import { noteDeeds } from './achievements.ts';
import { CALLS } from './calls.ts';
import { discardHand, noteHand, redraw } from './cards.ts';
import { buryContract, homeBit, refillRow } from './decks.ts';
import { rollDice } from './dice.ts';
import {
  FROM_CONTRACTS,
  FROM_DUELS,
  gainCredits,
  gainPrestige,
  gainReputation,
  losePrestige,
  loseReputation,
} from './gain.ts';
import { begin } from './run.ts';
import { moveShip } from './ships.ts';

/** Begins a contract: after a locked deal, alone, or as a head-to-head (MK-290, MK-305). */
export function openMission(s: State, contract: number, seats: readonly Seat[], shares: number[]): void {
  s.talks = null;
  s.plan.called = NONE;
  s.phase = 'mission';
  const place = contract === s.anomaly ? SORELIA : captainOf(s, s.leader).at;
  if (s.agreed.nomad) {
    for (const seat of seats) moveShip(s, seat, place);
    for (const other of s.row) if (other !== contract) buryContract(s, other);
    s.row = contract === s.anomaly ? [] : [contract];
  }
  const order = inOrder(s).filter((seat) => seats.includes(seat));
  s.mission = newMission(
    contract,
    isDuel(contract),
    needsOf(contract).slice(),
    shares,
    order,
    s.captains.map(newPilot),
  );
  logEvent('mission-began', {
    contract: nameOf(contract),
    name: contractOf(contract).name,
    who: [...seats],
    count: seats.length,
  });
}

/** Rolls the dice of all participants and gives them their first Action (MK-119, MK-335, MK-520). */
export function launch(s: State): void {
  const { order, shares, duel } = missionOf(s);
  const more = duel ? 0 : (lasting(s, 'contract')?.actions ?? 0);
  for (const seat of order) {
    const own = captainOf(s, seat);
    const pilot = pilotOf(s, seat);
    pilot.actions = STARTING_ACTIONS + more;
    pilot.opening = own.hand.cards.length;
    pilot.lasting = own.play.cards.length;
    rollDice(s, seat, defined(shares[seat * ITEMS.length + DICE]));
    noteHand(s, seat);
  }
}

/** Resolves the contract (MK-361), or ranks a head-to-head (MK-094 to MK-100). */
export function judge(s: State): void {
  const mission = missionOf(s);
  if (mission.duel) return judgeDuel(s);
  const isMet = mission.need.every((n, type) => defined(mission.filled[type]) >= n);
  mission.outcome = isMet ? 'success' : 'failure';
  logEvent(isMet ? 'succeeded' : 'failed', {
    contract: nameOf(mission.contract),
    name: contractOf(mission.contract).name,
  });
}

function judgeDuel(s: State): void {
  const mission = missionOf(s);
  const score = (seat: Seat): number => scoreOf(mission, pilotOf(s, seat));
  // Ties go to the captain who is first in turn order (MK-098).
  const ranked = participants(s)
    .filter((seat) => score(seat) > 0)
    .sort((a, b) => score(b) - score(a));
  mission.outcome = 'decided';
  mission.first = ranked[0] ?? NONE;
  mission.second = ranked[1] ?? NONE;
  const { first, second } = headToHeadOf(mission.contract);
  logEvent('decided', {
    contract: nameOf(mission.contract),
    scores: flying(s).map((seat) => [seat, score(seat)]),
  });
  prize(s, mission.first, first);
  prize(s, mission.second, second);
  if (mission.first === NONE) return;
  // Without a rival there is no narrow lead (MK-557).
  const rivals = flying(s).filter((seat) => seat !== mission.first);
  const lead = score(mission.first) - Math.max(...rivals.map(score));
  noteDeeds(s, mission.first, 'head-to-head', (goal) => goal.lead === undefined || lead <= goal.lead);
}
function prize(s: State, seat: Seat, { prestige, credits, bonus }: Prize): void {
  if (seat === NONE) return;
  gainPrestige(s, seat, prestige, FROM_DUELS);
  gainCredits(s, seat, credits);
  for (let i = 0; i < bonus; i++) post(s, CALLS.bonus, { seat });
  logEvent('prize', { seat, bonus, ...gainsOf([prestige, credits, bonus]) });
}

/** A participant's share, less the leader's mercenaries and the levy on solo contracts (MK-363, MK-425, MK-529). */
export function received(s: State, seat: Seat): number[] {
  const mission = missionOf(s);
  const share = mission.shares.slice(seat * ITEMS.length, (seat + 1) * ITEMS.length);
  if (seat === s.leader) {
    addAt(share, PRESTIGE, -mission.hirePrestige);
    addAt(share, CREDITS, -mission.hireCredits);
  }
  const levy = mission.order.length === 1 ? lasting(s, 'solo levy') : undefined;
  if (levy) share[CREDITS] = Math.max(0, defined(share[CREDITS]) - levy.n);
  return share;
}

/** Settles the contract: on success, pays the agreed shares (MK-363); changes reputation (MK-201, MK-202). */
export function settle(s: State): void {
  const { outcome, contract } = missionOf(s);
  if (outcome === 'success') {
    for (const seat of participants(s)) payShare(s, seat);
    if (contract === UNLOCK) {
      s.unlocked = true;
      s.anomaly = NONE;
      logEvent('sorelia-unlocked', {});
    }
  }
  if (s.agreed.binding && outcome !== 'decided') settleReputation(s, outcome === 'success');
}

function payShare(s: State, seat: Seat): void {
  const mission = missionOf(s);
  const share = received(s, seat);
  gainPrestige(s, seat, defined(share[PRESTIGE]), FROM_CONTRACTS);
  gainCredits(s, seat, defined(share[CREDITS]));
  for (let i = defined(share[REPUTATION]); i > 0; i--) payReputation(s, seat, mission.contract);
  for (let i = defined(share[BONUS]); i > 0; i--) post(s, CALLS.bonus, { seat });
  for (let i = defined(share[PROTOTYPE]); i > 0; i--) post(s, CALLS.bonus, { seat, prototype: true });
  captainOf(s, seat).completed |= homeBit(mission.contract);
  logEvent('rewarded', { seat, share, ...gainsOf(share) });
  if (seat === s.leader) tellHires(mission);
  payHazards(s, seat);
}

/** A captain's gains as event fields; `gains` is a list of messages. */
function gainsOf(share: readonly number[]): { prestige: number; credits: number; gains: Json } {
  const [prestige = 0, credits = 0] = share;
  const gains = ITEMS.flatMap((item, at) => {
    const n = share[at] ?? 0;
    return n > 0 && at !== DICE ? [{ id: `gain-${item}`, params: { n } }] : [];
  });
  return { prestige, credits, gains: gains.length > 0 ? gains : [{ id: 'gain-nothing' }] };
}
/** Logs the cost of mercenaries, paid from the leader's share (MK-425). */
function tellHires({ hirePrestige, hireCredits }: Mission): void {
  if (hirePrestige + hireCredits > 0) logEvent('hires-paid', { gains: gainsOf([hirePrestige, hireCredits]).gains });
}

/** Pays a policy's hazard pay for every die rolled (MK-522). */
function payHazards(s: State, seat: Seat): void {
  const credits = (lasting(s, 'hazard pay')?.n ?? 0) * pilotOf(s, seat).rolled;
  if (credits === 0) return;
  gainCredits(s, seat, credits);
  logEvent('hazard-pay', { seat, credits });
}

/**
 * Gives the reputation printed on a contract. The receiver chooses the faction if it is their own colour or not in the
 * game.
 */
function payReputation(s: State, seat: Seat, contract: number): void {
  const { reputation } = ordinaryOf(contract);
  const faction = s.colours.findIndex((own) => COLOURS[own] === reputation);
  if (faction >= 0 && faction !== seat) gainReputation(s, seat, faction);
  else begin(s, seat, NONE, anyReputation);
}

/** Changes reputation between all participants: one point more on success, one less on failure (MK-201, MK-202). */
function settleReputation(s: State, success: boolean): void {
  const seats = flying(s);
  for (const seat of seats) {
    const isKept = captainOf(s, seat).parts.some(
      (part) => partOf(part).privilege === 'keeps reputation' && !isFresh(pilotOf(s, seat), part),
    );
    for (const other of seats) {
      if (other === seat) continue;
      if (success) gainReputation(s, seat, other);
      else if (!isKept) loseReputation(s, seat, other);
    }
  }
}

/** Deducts prestige for unblocked icons, whatever the outcome (MK-368). */
export function sufferHazards(s: State): void {
  for (const seat of participants(s)) {
    const pilot = pilotOf(s, seat);
    const open = iconsOf(pilot) - blockedOf(pilot);
    if (iconsOf(pilot) === 0) continue;
    const lost = losePrestige(s, seat, open);
    logEvent('hazards', { seat, icons: iconsOf(pilot), blocked: blockedOf(pilot), lost });
  }
}

/** Discards hands and played cards, except IO crew with tokens and cards set aside (MK-167, MK-369, MK-374). */
export function clearTable(s: State): void {
  for (const seat of participants(s)) {
    const own = captainOf(s, seat);
    discardHand(s, seat);
    own.kept = own.looked.cards.length;
    while (own.looked.cards.length > 0) move(s, own.looked, 0, own.hand);
    for (let i = own.play.cards.length - 1; i >= 0; i--) {
      const card = defined(own.play.cards[i]);
      if (!isHired(card) && defined(own.playIo[i]) > 0) continue;
      take(own.play, i);
      own.playIo.splice(i, 1);
      if (!isHired(card)) put(own.discard, card, EVERYBODY);
    }
    if (seat !== s.leader) redraw(s, seat);
  }
}

/**
 * Puts the contract under its deck and refills the row (MK-281, MK-372). The contract that unlocks Sorelia stays until
 * it is completed.
 */
export function closeMission(s: State): void {
  const { contract } = missionOf(s);
  s.mission = null;
  const at = s.row.indexOf(contract);
  if (at >= 0) {
    s.row.splice(at, 1);
    buryContract(s, contract);
    refillRow(s);
  }
}
