import { defined, flag, int, list, logEvent, msg, pickOne, withDefault } from '@orrery/kernel';
import { isGuardian, isShip, isStation, sideOf, unitName } from '../content/units.ts';
import { friendly, hostileGuardians, isTruce, unitsBeside } from '../rules/board.ts';
import { newFight } from '../rules/fight.ts';
import { entersField, isDeflected } from '../rules/move.ts';
import { cellOf, flow, isAlive, NONE, type State } from '../state.ts';
import { begin, dogfight } from './dogfight.ts';

/**
 * A guardian and a unit fight until one is destroyed, they are no longer adjacent, or a tie is not repeated (MO-172 to
 * MO-174, MO-642).
 */
export const clash = flow(
  'clash',
  { attacker: int, target: int, tied: flag },
  {
    fight(s, v, go) {
      if (!areApart(s, v.attacker, v.target)) {
        begin(s, newFight(s, 'dogfight', [v.attacker], v.target));
        return go.call(dogfight, {}, 'tied');
      }
      go.end();
    },
    again(s, v, go) {
      if (areApart(s, v.attacker, v.target)) return go.end();
      // Both survived. A tie ends the clash unless the option repeats ties; after a loss that was not fatal, they fight
      // again (MO-173, MO-642).
      if (!s.agreed.repeatTies && v.tied) return go.end();
      go.jump('fight');
    },
  },
);

const areApart = (s: State, a: number, b: number): boolean =>
  !isAlive(s, a) || !isAlive(s, b) || !unitsBeside(s, cellOf(s, a), (unit) => unit === b).length;

/** Enemy ships and guardians beside a guardian that was just deployed; none during the truce (MO-160, MO-169). */
const preyOf = (s: State, guardian: number): number[] =>
  isTruce(s)
    ? []
    : unitsBeside(s, cellOf(s, guardian), (unit) => !isStation(unit) && !friendly(s, sideOf(unit), sideOf(guardian)));

/** Enemies that a unit must fight on its cell and has not fought yet; for a ship, guardians of one owner at a time. */
function opponents(s: State, unit: number, done: readonly number[]): number[] {
  if (!isAlive(s, unit)) return [];
  if (isGuardian(unit)) return preyOf(s, unit).filter((other) => !done.includes(other));
  if (!isShip(unit)) return [];
  const all = hostileGuardians(s, sideOf(unit), cellOf(s, unit)).filter((other) => !done.includes(other));
  if (all.length < 2) return all;
  // With several owners, those first in clockwise order from the active player fight first (MO-170).
  const count = s.players.length;
  const rank = (other: number): number => (sideOf(other) - s.turn + count) % count;
  const first = Math.min(...all.map(rank));
  return all.filter((other) => rank(other) === first);
}

/** The seat that picks the order: the owner of the guardians (MO-169, MO-170). */
const chooser = (unit: number, rivals: readonly number[]): number =>
  isGuardian(unit) ? sideOf(unit) : sideOf(defined(rivals[0]));

/**
 * The fights of a unit that arrives beside enemy guardians, or of a new guardian beside enemies, one by one while the
 * unit survives (MO-164 to MO-171).
 */
export const ambush = flow(
  'ambush',
  { unit: int, done: list(int), next: withDefault(int, NONE) },
  {
    choose: {
      ...pickOne<State, { unit: number; done: number[]; next: number }, number>({
        who(s, v) {
          const rivals = opponents(s, v.unit, v.done);
          return rivals.length < 2 ? [] : chooser(v.unit, rivals);
        },
        text: (_s, v) => msg('ask-order', { unit: unitName(v.unit) }),
        items: (s, v) => opponents(s, v.unit, v.done),
        name: unitName,
        show: (_s, unit) => ({ text: msg('unit', { unit: unitName(unit) }) }),
        rule: 'MO-170',
        take(_s, v, _seat, unit) {
          v.next = unit;
        },
      }),
      resolving: true,
      time: 'window',
    },
    fight(s, v, go) {
      const rivals = opponents(s, v.unit, v.done);
      const next = v.next === NONE ? (rivals[0] ?? NONE) : v.next;
      v.next = NONE;
      if (!rivals.includes(next)) return go.end();
      v.done.push(next);
      const [attacker, target] = isGuardian(v.unit) ? [v.unit, next] : [next, v.unit];
      go.call(clash, { attacker, target });
    },
    again: (_s, _v, go) => go.jump('choose'),
  },
);

const isHit = (s: State, unit: number, from: number): boolean =>
  isAlive(s, unit) && entersField(s, from, cellOf(s, unit)) && !isDeflected(s, unit);

/** Whether a unit must fight asteroids or guardians on its new cell. */
export const meets = (s: State, unit: number, from: number): boolean =>
  isHit(s, unit, from) || opponents(s, unit, []).length > 0;

/** The fights of a unit on its new cell: asteroids first, then guardians (MO-117, MO-171). */
export const arrive = flow(
  'arrive',
  { unit: int, from: withDefault(int, NONE), fought: flag },
  {
    asteroids(s, v, go) {
      if (!isHit(s, v.unit, v.from)) return;
      logEvent('entered-field', { unit: unitName(v.unit) });
      begin(s, newFight(s, 'asteroids', [], v.unit));
      go.call(dogfight);
    },
    guardians(s, v, go) {
      if (opponents(s, v.unit, []).length === 0) return go.end(false);
      v.fought = true;
      go.call(ambush, { unit: v.unit });
    },
    done: (_s, v, go) => go.end(v.fought),
  },
);
