import { addAt, defined, type Seat } from '@orrery/kernel';
import { REPUTATION_LIMIT } from '../content/numbers.ts';
import { isPart, partOf } from '../content/set.ts';
import { tokensOn } from '../rules/conditions.ts';
import { isHired } from '../rules/owned.ts';
import { type Captain, captainOf, type State } from '../state.ts';
import { noteDeeds } from './achievements.ts';

/** Indexes into a captain's `sources` of prestige. */
export const FROM_CONTRACTS = 0;
export const FROM_DUELS = 1;
export const FROM_OBJECTIVES = 2;
export const FROM_CARDS = 3;
const TO_HAZARDS = 4;

export function gainPrestige(s: State, seat: Seat, n: number, source: number): void {
  const own = captainOf(s, seat);
  own.prestige += n;
  addAt(own.sources, source, n);
}

/** Takes up to `n` prestige, never below 0, and returns the loss (MK-066). */
export function losePrestige(s: State, seat: Seat, n: number): number {
  const own = captainOf(s, seat);
  const lost = Math.min(own.prestige, n);
  own.prestige -= lost;
  addAt(own.sources, TO_HAZARDS, lost);
  return lost;
}

export function gainCredits(s: State, seat: Seat, n: number): void {
  captainOf(s, seat).credits += n;
}

/** Takes credits. In the Buying Phase only the leader pays, and the payment counts as spent in it (MK-544). */
export function spendCredits(s: State, seat: Seat, n: number): void {
  const own = captainOf(s, seat);
  own.credits -= n;
  if (s.phase !== 'buying') return;
  own.spent += n;
  noteDeeds(s, seat, 'bought', (goal) => goal.what === 'credits' && own.spent >= goal.least);
}

const others = (own: Captain, seat: Seat): number[] => own.reputation.filter((_points, other) => other !== seat);

/** Gains one point with a faction; a point above the limit is lost and does not count as a gain (MK-204, MK-563). */
export function gainReputation(s: State, seat: Seat, faction: Seat): void {
  const own = captainOf(s, seat);
  const points = defined(own.reputation[faction]);
  if (points >= REPUTATION_LIMIT) return;
  own.reputation[faction] = points + 1;
  own.befriended |= 1 << faction;
  const tracks = others(own, seat);
  noteDeeds(s, seat, 'reputation', (goal) =>
    goal.with === 'one' ? points + 1 >= goal.least : tracks.every((track) => track >= goal.least),
  );
  const everyone = own.reputation.every((_track, other) => other === seat || own.befriended & (1 << other));
  noteDeeds(s, seat, 'gained with every faction', () => everyone);
}

export function loseReputation(s: State, seat: Seat, faction: Seat): void {
  const { reputation } = captainOf(s, seat);
  reputation[faction] = Math.max(0, defined(reputation[faction]) - 1);
}

/** Pays a point of reputation for a reward or a card. An exchange does not count as spending (MK-236). */
export function spendReputation(s: State, seat: Seat, faction: Seat): void {
  const own = captainOf(s, seat);
  loseReputation(s, seat, faction);
  own.favours++;
  noteDeeds(
    s,
    seat,
    'this turn',
    (goal) => goal.what === 'reputation' && !goal.allTracksAtZero && own.favours >= goal.least,
  );
}

/**
 * Adds tokens to a part or crew card in play, up to its capacity (MK-165, MK-174). Only a gain counts for objectives
 * (MK-554).
 */
export function addTokens(s: State, seat: Seat, source: number, n: number): void {
  const own = captainOf(s, seat);
  const now = tokensOn(s, seat, source);
  const most = isPart(source) ? (partOf(source).holds ?? now + n) : now + n;
  const then = Math.min(now + n, most);
  if (then <= now) return;
  setTokens(own, source, then);
  noteDeeds(s, seat, 'io', (goal) => tokensOf(own) >= goal.least);
}

export const payTokens = (s: State, seat: Seat, source: number, n: number): void =>
  setTokens(captainOf(s, seat), source, tokensOn(s, seat, source) - n);

function setTokens(own: Captain, source: number, n: number): void {
  const part = own.parts.indexOf(source);
  const at = own.play.cards.indexOf(source);
  if (part >= 0) own.partIo[part] = n;
  else if (at >= 0) own.playIo[at] = n;
}

/** Total tokens on the captain's own cards, without hired crew (MK-428). */
function tokensOf({ partIo, play, playIo }: Captain): number {
  let sum = 0;
  for (const n of partIo) sum += n;
  playIo.forEach((n, at) => {
    if (!isHired(defined(play.cards[at]))) sum += n;
  });
  return sum;
}
