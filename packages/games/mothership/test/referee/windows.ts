import { cardName } from '../../src/content/set.ts';
import type { State } from '../../src/state.ts';
import { type Die, type Fight, wingmen } from './fights.ts';
import {
  artifactsOf,
  at,
  cellName,
  dieOf,
  far,
  harms,
  has,
  held,
  isField,
  isShip,
  kindOf,
  lives,
  mates,
  motherOf,
  nameOf,
  near,
  of,
  rowsOf,
  standing,
  title,
} from './sheet.ts';

// A side's options in the windows of a fight (MO-192 to MO-199, MO-236 to MO-238, MO-279, MO-317, MO-323 to MO-404).

/** Titles by window (MO-317). */
export const WINDOWS: Readonly<Record<string, string>> = {
  AD: '7 9 14 17 18 19 27 37',
  DD: '3 7 9 10 14 17 18 19 27',
  AS: '3 4 7 14 18 19 27',
  PD: '12',
  RD: '15',
  AR: '2 32',
  LD: '28 29',
};

const beside = (s: State, unit: number, test: (cell: number) => boolean): boolean =>
  test(at(s, unit)) || near(s, at(s, unit)).some(test);

/** The index of a 1 that no Backup Generator has answered, or -1 (MO-325). */
export const openOne = ({ faces, followed }: Die): number =>
  faces.findIndex((face, i) => face === 1 && !followed.includes(i));

function targets(s: State, fight: Fight, kind: string, seat: number, id: number): string[] | null {
  const attacks = fight.attack.side === seat;
  const half = attacks ? fight.attack : fight.defence;
  const own = (
    attacks ? fight.units : fight.kind === 'planet' || fight.kind === 'station' ? [] : [fight.target]
  ).filter((unit) => lives(s, unit));
  const foes = (attacks ? (fight.kind === 'planet' ? [] : [fight.target]) : fight.units).filter((unit) =>
    lives(s, unit),
  );
  const mother = own.filter((unit) => kindOf(unit) === 'M');
  if (!(WINDOWS[kind] ?? '').split(' ').includes(`${id}`)) return null;
  // The owner of a station can only play Prod on an attacking mothership (MO-210).
  if (fight.kind === 'station' && !attacks && id !== 9) return null;
  switch (id) {
    case 7:
      return own
        .filter((unit) => 'FB'.includes(kindOf(unit)))
        .filter((unit) =>
          s.players.some(
            (_player, side) =>
              mates(s, side, seat) && lives(s, motherOf(side)) && far(s, at(s, motherOf(side)), at(s, unit)) === 1,
          ),
        )
        .map(nameOf);
    case 9:
      return foes.filter((unit) => kindOf(unit) === 'M').flatMap((unit) => rowsOf(s, unit));
    case 10:
      return wingmen(s, fight.target) > 0 ? [''] : [];
    case 14:
      return artifactsOf(s, seat).length > 0 ? [''] : [];
    case 17:
      return foes.some((unit) => beside(s, unit, (cell) => isField(s, cell))) ? [''] : [];
    case 18:
      return mother.map(nameOf);
    case 19:
      return mother.length > 0 ? [''] : [];
    case 27:
      return own.filter((unit) => dieOf(s, unit) > 0 && !half.doubled.includes(unit)).map(nameOf);
    case 37:
      return foes.filter((unit) => kindOf(unit) === 'M').map(nameOf);
    case 15: {
      if (!isShip(fight.target) || held(s, fight.target)) return [];
      const pieces = standing(s);
      const planets = s.planets.filter(({ owner, cell }) => cell >= 0 && mates(s, owner, seat));
      return [...new Set(planets.flatMap(({ cell }) => near(s, cell)))]
        .filter((cell) => !pieces.has(cell))
        .map((cell) => cellName(s, cell));
    }
    case 2:
      return half.dice.flatMap((die, i) => (openOne(die) >= 0 && fight.kind !== 'planet' ? [`${i}`] : []));
    case 32:
      return half.dice.flatMap(({ sides, faces }, i) =>
        sides > 0 ? faces.map((_face, n) => (n === 0 ? `${i}` : `${i}/${n}`)) : [],
      );
    case 28:
      return fight.kind === 'asteroids' ? [] : foes.map(nameOf);
    // Only units that would be lost can be saved (MO-204, MO-214, MO-316).
    case 29:
      return own
        .filter((unit) => 'FB'.includes(kindOf(unit)) && !fight.saved.includes(unit) && !(attacks && fight.ranged))
        .filter((unit) => fight.kind === 'asteroids' || foes.some((foe) => harms(foe, unit)))
        .map(nameOf);
    case 4:
      return isShip(fight.target) ? [''] : [];
    default:
      return [''];
  }
}

/** All possible answers in a window, with the ids that the game uses. */
export function windowOptions(s: State, fight: Fight, kind: string, seat: number): string[] {
  const found = ['null'];
  const attacks = fight.attack.side === seat;
  const half = attacks ? fight.attack : fight.defence;
  const own = attacks ? fight.units : [fight.target];
  const alike = new Map(
    of(s, seat)
      .hand.cards.toReversed()
      .map((card) => [title(card), card]),
  );
  for (const [id, card] of alike)
    for (const target of targets(s, fight, kind, seat, id) ?? [])
      found.push(`${cardName(card)}${target === '' ? '' : `:${target}`}`);
  if (!['AD', 'DD', 'AS'].includes(kind) || fight.kind === 'planet') return found.sort();
  if (fight.kind === 'station' && !attacks) return found.sort();
  if (own.some((unit) => 'MG'.includes(kindOf(unit))))
    for (let n = 1; n <= Math.min(of(s, seat).gas, 4 - half.gas); n++) found.push(`gas:${n}`);
  if (own.includes(motherOf(seat)) && has(s, seat, 'C5a') && of(s, seat).hull >= 3 && !half.beam) found.push('beam');
  return found.sort();
}
