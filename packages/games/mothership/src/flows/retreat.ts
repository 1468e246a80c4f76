import { defined, int, list, msg, owner, pick, pickOne, refuse, withDefault } from '@orrery/kernel';
import { unitName, unitNamed } from '../content/units.ts';
import { warp } from '../effects/abilities.ts';
import { freeBeside } from '../rules/board.ts';
import { retreatCentres, retreatersRound, shelters } from '../rules/retreat.ts';
import { warpable } from '../rules/warp.ts';
import { boardOf, flow, isAlive, NONE, type State } from '../state.ts';

interface Vars {
  seat: number;
  from: number;
  to: number;
  ships: number[];
}
const cellName = (s: State, cell: number): string => defined(boardOf(s).names[cell]);
/** Ships that have not fled yet; empty once there is no room. */
const left = (s: State, v: Vars): number[] =>
  v.to !== NONE && freeBeside(s, v.to).length > 0 ? v.ships.filter((unit) => isAlive(s, unit)) : [];

/**
 * Friendly ships on or beside a hex warp beside one friendly planet or station; ships that do not fit stay (MO-377).
 */
export const retreat = flow(
  'retreat',
  { seat: owner, from: withDefault(int, NONE), to: withDefault(int, NONE), ships: list(int) },
  {
    from: {
      ...pickOne<State, Vars, string>({
        // If a team-mate has left, their ships and places are gone (D71).
        who: (s, v) => (shelters(s, v.seat).length > 0 && warpable(s, v.seat).length > 0 ? v.seat : []),
        text: () => msg('ask-retreat-from'),
        items: (s, _v, seat) => retreatCentres(s, seat).map((cell) => cellName(s, cell)),
        show: (_s, cell) => ({ text: msg('cell', { cell }) }),
        rule: 'MO-377',
        take(s, v, seat, cell) {
          v.from = defined(boardOf(s).byName.get(cell));
          v.ships = retreatersRound(s, seat, v.from);
        },
      }),
      resolving: true,
      time: 'window',
    },
    to: {
      ...pickOne<State, Vars, string>({
        who: (s, v) => (v.ships.some((unit) => isAlive(s, unit)) && shelters(s, v.seat).length > 0 ? v.seat : []),
        text: () => msg('ask-retreat-to'),
        items: (s, _v, seat) => shelters(s, seat).map((cell) => cellName(s, cell)),
        show: (_s, cell) => ({ text: msg('cell', { cell }) }),
        rule: 'MO-377',
        take(s, v, _seat, cell) {
          v.to = defined(boardOf(s).byName.get(cell));
        },
      }),
      resolving: true,
      time: 'window',
    },
    place: {
      ask: 'place',
      resolving: true,
      time: 'window',
      who: (s, v) => (left(s, v).length > 0 ? v.seat : []),
      prompt: (s, v) => ({
        text: msg('ask-retreat'),
        pieces: left(s, v).map((unit) => ({
          id: unitName(unit),
          text: msg('unit', { unit: unitName(unit) }),
          cells: freeBeside(s, v.to).map((cell) => ({ cell: cellName(s, cell), rotations: [0] })),
        })),
      }),
      admits(s, v, _seat, { piece, cell, rotation }) {
        if (!left(s, v).includes(unitNamed(piece))) return refuse('not-your-ship', 'MO-377');
        const to = boardOf(s).byName.get(cell) ?? NONE;
        return (rotation === 0 && freeBeside(s, v.to).includes(to)) || refuse('not-free', 'MO-115');
      },
      sample: (s, v, _seat, rng) => ({
        piece: unitName(pick(rng, left(s, v))),
        cell: cellName(s, pick(rng, freeBeside(s, v.to))),
        rotation: 0,
      }),
      take(s, v, _seat, { piece, cell }) {
        v.ships = v.ships.filter((unit) => unit !== unitNamed(piece));
        warp(s, unitNamed(piece), defined(boardOf(s).byName.get(cell)));
      },
    },
    again(s, v, go) {
      if (left(s, v).length > 0) go.jump('place');
    },
  },
);
