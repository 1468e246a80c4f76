import { type Book, sideOf } from './book.ts';

// Tracks and the end of the game (MS-002 to MS-013, MS-027, MS-028, MS-307).

/** Thrown when the game is over; `winner` is null in a draw. */
export class Over extends Error {
  reason: string;
  winner: number | null;
  constructor(reason: string, winner: number | null) {
    super(reason);
    this.reason = reason;
    this.winner = winner;
  }
}

/** The side with the larger number, or null if both are equal. */
const sideWithMore = (a: number, b: number): number | null => (a === b ? null : a > b ? 0 : 1);

/** Throws if the game is over: Moon first, then popularity, then budget (MS-009). */
export function checkEnd(b: Book): void {
  const [usa, cccp] = b.sides;
  if (usa.landed || cccp.landed) {
    const alone = usa.landed && cccp.landed ? null : usa.landed ? 0 : 1;
    throw new Over('moon', alone ?? sideWithMore(usa.popularity, cccp.popularity) ?? (b.launches[0]?.side as number));
  }
  if (usa.popularity === 0 || cccp.popularity === 0) {
    const best =
      sideWithMore(usa.popularity, cccp.popularity) ??
      sideWithMore(usa.raw, cccp.raw) ??
      sideWithMore(usa.budget, cccp.budget);
    throw new Over('popularity', best ?? 1 - b.first);
  }
  if (Math.abs(usa.budget - cccp.budget) > 15) throw new Over('budget', sideWithMore(usa.budget, cccp.budget));
}

/** Outside launches, end conditions are tested after every change (MS-007, MS-008). */
const checkEndOutsideLaunches = (b: Book): void => {
  if (b.phase !== 'launches') checkEnd(b);
};

export function change(b: Book, side: number, track: 'popularity' | 'budget', n: number): void {
  const me = sideOf(b, side);
  if (track === 'budget') me.budget += n;
  else {
    me.raw = me.popularity + n;
    me.popularity = Math.min(12, Math.max(0, me.raw));
  }
  checkEndOutsideLaunches(b);
}

/** Both budgets fall in a single change (MS-184). */
export function upkeep(b: Book): void {
  for (const me of b.sides) me.budget -= 3;
  checkEndOutsideLaunches(b);
}

/** Ends the game after round 30 (MS-013, MS-307). */
export function checkRoundLimit(b: Book): void {
  const [usa, cccp] = b.sides;
  const best = sideWithMore(usa.popularity, cccp.popularity) ?? sideWithMore(usa.budget, cccp.budget);
  if (b.round >= 30) throw new Over('cap', best ?? sideWithMore(usa.completed.length, cccp.completed.length));
}
