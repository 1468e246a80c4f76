import { type Book, sideOf } from './book.ts';

// Tracks, and how the game ends (MS-002 to MS-013, MS-027, MS-028, MS-307).

/** The game is over; nobody has won a draw. */
export class Over extends Error {
  reason: string;
  winner: number | null;
  constructor(reason: string, winner: number | null) {
    super(reason);
    this.reason = reason;
    this.winner = winner;
  }
}

/** The side with more of something; null where it is equal. */
const more = (a: number, b: number): number | null => (a === b ? null : a > b ? 0 : 1);

/** Moon, then popularity, then budget (MS-009). */
export function test(b: Book): void {
  const [usa, cccp] = b.sides;
  if (usa.landed || cccp.landed) {
    const alone = usa.landed && cccp.landed ? null : usa.landed ? 0 : 1;
    throw new Over('moon', alone ?? more(usa.popularity, cccp.popularity) ?? (b.launches[0]?.side as number));
  }
  if (usa.popularity === 0 || cccp.popularity === 0) {
    const best = more(usa.popularity, cccp.popularity) ?? more(usa.raw, cccp.raw) ?? more(usa.budget, cccp.budget);
    throw new Over('popularity', best ?? 1 - b.first);
  }
  if (Math.abs(usa.budget - cccp.budget) > 15) throw new Over('budget', more(usa.budget, cccp.budget));
}

/** Outside the launches every single change is followed by a test (MS-007, MS-008). */
const settle = (b: Book): void => {
  if (b.phase !== 'launches') test(b);
};

export function change(b: Book, side: number, track: 'popularity' | 'budget', n: number): void {
  const me = sideOf(b, side);
  if (track === 'budget') me.budget += n;
  else {
    me.raw = me.popularity + n;
    me.popularity = Math.min(12, Math.max(0, me.raw));
  }
  settle(b);
}

/** Both budgets fall, as one change (MS-184). */
export function upkeep(b: Book): void {
  for (const me of b.sides) me.budget -= 3;
  settle(b);
}

/** Round 30 was the last (MS-013, MS-307). */
export function cap(b: Book): void {
  const [usa, cccp] = b.sides;
  const best = more(usa.popularity, cccp.popularity) ?? more(usa.budget, cccp.budget);
  if (b.round >= 30) throw new Over('cap', best ?? more(usa.completed.length, cccp.completed.length));
}
