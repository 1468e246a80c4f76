import { ask, type Book, captain, type Flow, type Laid, memoryOf, need, out, pilotOf } from './book.ts';
import { draw, pay, payPoints, points, reduce } from './effects.ts';
import { categoryOf, type Letter } from './facts.ts';

// The notation for abilities of ship parts and lasting IO crew.

/** The card that fires a trigger, its value, and the type that its units went to. */
export interface Fired {
  card: string;
  value: number;
  to: Letter | null;
}
type When = 'start' | 'end' | 'win' | 'lose' | 'clean' | 'base' | 'event' | 'elsewhere' | 'play' | 'use';
/** An effect: immediate, or a flow with questions. */
type Call<T> = (b: Book, seat: number, self: Laid, fired: Fired) => T;
type Run = Call<Flow> | Call<void>;
export interface Ability {
  on: When;
  /** Whether the card just played fires the ability. */
  fires?: (b: Book, seat: number, fired: Fired) => boolean;
  /** Whether the ability can be used now and its cost can be paid. */
  can?: (b: Book, seat: number, self: Laid, fired: Fired) => boolean;
  run: Run;
  /** How often the owner can activate the ability; undefined for no limit. */
  once?: 'contract' | 'turn';
}

export const actions =
  (n: number) =>
  (b: Book, seat: number): void => {
    pilotOf(b, seat).actions += n;
  };
export const cards =
  (n: number) =>
  (b: Book, seat: number): void =>
    void draw(b, seat, n);
export const blocks =
  (n: number) =>
  (b: Book, seat: number): void => {
    pilotOf(b, seat).blocks += n;
  };
export const credits =
  (n: number) =>
  (b: Book, seat: number): void => {
    captain(b, seat).credits += n;
  };
export const lower = (letter: Letter | 'any', n: number) => (b: Book, seat: number) => reduce(b, seat, letter, n);
export const hand = (b: Book, seat: number): string[] => captain(b, seat).hand;
export const holding =
  (n: number) =>
  (b: Book, seat: number): boolean =>
    hand(b, seat).length >= n;
export const charged =
  (n: number) =>
  (_b: Book, _seat: number, self: Laid): boolean =>
    self.io >= n;
export const any = (): boolean => true;

/**
 * Whether the card is the owner's n-th matching one. A card that counts as two can be both the first and the second.
 */
export const isNth = (n: number, sort: (card: string) => boolean) => (b: Book, seat: number, fired: Fired) =>
  sort(fired.card) && pilotOf(b, seat).plays.filter(sort).length === n;
export const of =
  (letter: Letter) =>
  (card: string): boolean =>
    categoryOf(card) === letter;

export const nth = (n: number, sort: (card: string) => boolean, run: Ability['run']): Ability => ({
  on: 'play',
  fires: isNth(n, sort),
  run,
});
export const use = (run: Ability['run'], can?: Ability['can'], once: 'contract' | null = 'contract'): Ability => ({
  on: 'use',
  run,
  ...(can && { can }),
  ...(once && { once }),
});

export function* paid(b: Book, seat: number, n: number, then: (() => Flow) | (() => void)): Flow {
  for (let left = n; left > 0; left--) yield* pay(b, seat, 'discard', any);
  yield* then() ?? [];
}
export function* tokens(seat: number, self: Laid, most: number): Flow<number> {
  const n = Number(
    yield* ask(
      need(
        'tokens',
        seat,
        Array.from({ length: Math.min(most, self.io) }, (_none, i) => String(i + 1)),
      ),
    ),
  );
  self.io -= n;
  return n;
}
export const spendIo = (n: number, run: Ability['run']): Ability['run'] =>
  function* (b, seat, self, fired) {
    self.io -= n;
    yield* run(b, seat, self, fired) ?? [];
  };
export const friendly = (n: number, run: Ability['run']): Ability['run'] =>
  function* (b, seat, self, fired) {
    yield* payPoints(b, seat, n);
    yield* run(b, seat, self, fired) ?? [];
  };
export const liked =
  (n: number) =>
  (b: Book, seat: number): boolean =>
    points(b, seat) >= n;
export function* keep(b: Book, seat: number, n: number): Flow {
  const me = captain(b, seat);
  for (let left = n; left > 0 && me.hand.length > 0; left--) {
    const answer = (yield* ask(need('keep', seat, [...me.hand, 'stop']))) as string;
    if (answer === 'stop') return;
    me.looked.push(out(b, me.hand, answer, 'hand'));
  }
}

/** Cards that the owner played in this contract and that are still in play, except crew that hold tokens (D106). */
export const playedNow = (b: Book, seat: number): string[] =>
  captain(b, seat)
    .play.filter((own) => !memoryOf(b, seat).lasting.includes(own) && own.io === 0)
    .map(({ card }) => card);
