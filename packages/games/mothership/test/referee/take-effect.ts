import type { State } from '../../src/state.ts';
import { explore, type Ledger, mark, owe, ownHalf, taken } from './ledger.ts';
import { eliminate, lastStand, reshield, wam } from './settle.ts';
import { artifactsOf, bit, cellNamed, of, sideOf, unitOf } from './sheet.ts';

// Effects of action cards.

const planetAt = (b: State, cell: string): number => b.planets.findIndex((one) => one.cell === cellNamed(b, cell));

function startNewMove(l: Ledger, unit: number): void {
  l.stopped = l.stopped.filter((one) => one !== unit);
}

/** Immediate effects of cards on the player's own turn; moves and warps follow as events. */
const OWN_TURN: Record<number, (l: Ledger, seat: number, target: string, unit: number) => void> = {
  1: ({ book: b }, _seat, _target, unit) => void b.thisTurn.boosts.push({ slot: unit % 10, add: 4 }),
  16: ({ book: b }, _seat, _target, unit) => void b.thisTurn.boosts.push({ slot: unit % 10, add: 0 }),
  20({ book: b }) {
    for (let slot = 2; slot <= 6; slot++) if (bit(b.thisTurn.escorts, slot)) b.thisTurn.boosts.push({ slot, add: 3 });
  },
  5({ book: b }, seat) {
    of(b, seat).hull = Math.min(12, of(b, seat).hull + 1);
  },
  6({ book: b }, seat, target) {
    const [from, what] = target.split('/') as [string, 'minerals' | 'gas' | 'influence'];
    of(b, Number(from))[what]--;
    of(b, seat)[what]++;
  },
  // Ninja Rope and Gravity Manipulator start a new move, even if the ship was stopped before (MO-337, MO-348).
  8: (l, _seat, _target, unit) => startNewMove(l, unit),
  13: (l, _seat, _target, unit) => startNewMove(l, unit),
  11({ book: b }, _seat, target) {
    const planet = b.planets[planetAt(b, target)] as State['planets'][0];
    explore(b, planet);
  },
  21: ({ book: b }, seat, _target, unit) => void b.updates.push({ unit, by: seat }),
  22: (l, seat, target) => taken(l, planetAt(l.book, target), seat, 'card'),
  25({ book: b }, seat) {
    b.blockade = seat;
  },
  30: (l, seat) => owe(l, seat, 2),
  31: (l, seat) => owe(l, seat, 1),
  33(l, seat, target) {
    const foe = unitOf(target.split('/')[1] as string);
    wam(l.book, seat, foe);
  },
  35({ book: b }, _seat, target) {
    const planet = b.planets[planetAt(b, target)] as State['planets'][0];
    reshield(b, () => {
      planet.cell = -1;
      planet.owner = -1;
    });
    eliminate(b);
  },
  36(l) {
    l.ranged = true;
  },
};

/** Applies a card that was not cancelled. */
export function takeEffect(l: Ledger): void {
  const { declared, book: b, fight } = l;
  l.declared = null;
  if (!declared) return;
  const { seat, title, target } = declared;
  const unit = unitOf(target.split('/')[0] as string);
  const [index = 0, face = 0] = target.split('/').map(Number);
  l.die = { seat, index, face };
  if (title === 9) {
    const row = ['engines', 'weapons', 'shields'].indexOf(target.split('/')[1] as string);
    const other = of(b, sideOf(unit));
    other.prodded[row] = (other.prodded[row] as number) + 1;
    if (row === 2) other.shields = Math.max(0, other.shields - 1);
  }
  if (OWN_TURN[title]) OWN_TURN[title]?.(l, seat, target, unit);
  if (title === 4 && !fight) b.thisTurn.deflected = mark(b.thisTurn.deflected, unit);
  if (!fight) return;
  const half = ownHalf(l, seat);
  const bonus = (n: number, on = -1) => half.bonuses.push({ n, unit: on });
  if (title === 3) bonus(1);
  if (title === 7) bonus(2, unit);
  if (title === 10) bonus(2);
  if (title === 14) bonus(artifactsOf(b, seat).length);
  if (title === 17) bonus(3);
  if (title === 18) bonus(3, unit);
  if (title === 12) fight.more += 3;
  if (title === 19) half.shields += 4;
  if (title === 27) half.doubled.push(unit);
  if (title === 29) fight.saved.push(unit);
  if (title === 28) {
    fight.stand = unit;
    lastStand(b, seat, unit);
  }
  if (title === 37) of(b, sideOf(unit)).shields = 0;
  if (title === 15) {
    if (!b.agreed.panicSpends) for (const one of fight.units) b.thisTurn.attacked &= ~(1 << (one % 10));
    fight.off = true;
  }
  if (title === 4) {
    fight.deflected = true;
    if (sideOf(fight.target) === b.turn) b.thisTurn.deflected = mark(b.thisTurn.deflected, fight.target);
  }
}
