import { defined, logEvent, type Seat } from '@orrery/kernel';
import { BANK_LIMIT, PLACES } from '../content/index.ts';
import { playerOf, type State } from '../state.ts';

/** Adds Credits to the pool; only the Current Player can gain them (HX-115). */
export function gainCredits(s: State, seat: Seat, n: number): void {
  if (seat === s.turn) playerOf(s, seat).credits += n;
}

export function gainDefense(s: State, seat: Seat, n: number): void {
  playerOf(s, seat).defense += n;
}

export function gainInfluence(s: State, seat: Seat, n: number): void {
  playerOf(s, seat).influence += n;
  logEvent('influence', { seat, n });
}

export function gainInfamy(s: State, seat: Seat, n: number): void {
  playerOf(s, seat).infamy += n;
  logEvent('infamy', { seat, n });
}

/** Banks tokens; those above the limit are lost (HX-245). */
export function bank(s: State, seat: Seat, what: 'credits' | 'defense', n: number): void {
  const player = playerOf(s, seat);
  const key = what === 'credits' ? 'bankedCredits' : 'bankedDefense';
  const fits = Math.min(n, BANK_LIMIT - player[key]);
  player[key] += fits;
  if (fits > 0) logEvent('banked', { seat, what, n: fits });
  else logEvent('bank-full', { seat, what });
}

/** Pays from pool and Bank; `banked` is the part paid from the Bank. */
export function pay(s: State, seat: Seat, what: 'credits' | 'defense', price: number, banked = 0): void {
  const player = playerOf(s, seat);
  player[what] -= price - banked;
  player[what === 'credits' ? 'bankedCredits' : 'bankedDefense'] -= banked;
}

export function thaw(s: State, seat: Seat, n: number): void {
  const player = playerOf(s, seat);
  player.cryo = Math.max(0, player.cryo - n);
}

export function placeEmbassy(s: State, seat: Seat): void {
  const player = playerOf(s, seat);
  player.embassies |= 1 << player.ship;
  logEvent('embassy-placed', { seat, place: defined(PLACES[player.ship]) });
}

export function moveShip(s: State, seat: Seat, to: number, price: number): void {
  playerOf(s, seat).ship = to;
  logEvent('moved', { seat, place: defined(PLACES[to]), price });
}

/** Puts the Cargo of the player's Location on their Carrier. */
export function gainCargo(s: State, seat: Seat): void {
  const player = playerOf(s, seat);
  player.cargo |= 1 << player.ship;
  s.thisTurn.gained |= 1 << player.ship;
  logEvent('cargo-gained', { seat, place: defined(PLACES[player.ship]) });
}
