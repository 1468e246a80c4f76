import { defined, logEvent, msg, owner, pick, refuse } from '@orrery/kernel';
import { HULL_BACK } from '../content/panel.ts';
import { FIRST_SHIP, isMothership, LAST_SHIP, STATION, unitName, unitNamed, unitOf } from '../content/units.ts';
import { putUnit } from '../effects/board.ts';
import { freeRound } from '../rules/board.ts';
import { shieldsMax } from '../rules/lasting.ts';
import { boardOf, cellOf, flow, isAlive, NONE, playerOf, type State } from '../state.ts';
import { arrive } from './arrive.ts';

/** Destroyed ships that may come back at the end of this turn (MO-561, MO-562). */
export function ready(s: State, seat: number): number[] {
  const out: number[] = [];
  for (let slot = FIRST_SHIP; slot <= LAST_SHIP; slot++) {
    const unit = unitOf(seat, slot);
    if (!isAlive(s, unit) && defined(s.back[unit]) > 0 && defined(s.back[unit]) <= playerOf(s, seat).turns)
      out.push(unit);
  }
  return out;
}

/** Free cells beside the seat's station and planets (MO-564, MO-568). */
export function places(s: State, seat: number): number[] {
  const cells: number[] = [];
  const station = unitOf(seat, STATION);
  if (isAlive(s, station)) cells.push(cellOf(s, station));
  for (const planet of s.planets) if (planet.owner === seat && planet.cell !== NONE) cells.push(planet.cell);
  return freeRound(s, cells);
}

/** Ships come back one by one, on cells their owner chooses (MO-563 to MO-566). */
export const respawn = flow(
  'respawn',
  { seat: owner },
  {
    place: {
      ask: 'place',
      resolving: true,
      time: 'window',
      who: (s, v) => (ready(s, v.seat).length > 0 && places(s, v.seat).length > 0 ? v.seat : []),
      prompt: (s, _v, seat) => ({
        text: msg('ask-respawn'),
        pieces: ready(s, seat).map((unit) => ({
          id: unitName(unit),
          text: msg('unit', { unit: unitName(unit) }),
          cells: places(s, seat).map((cell) => ({ cell: defined(boardOf(s).names[cell]), rotations: [0] })),
        })),
      }),
      admits(s, _v, seat, { piece, cell, rotation }) {
        if (!ready(s, seat).includes(unitNamed(piece))) return refuse('not-ready', 'MO-562');
        const to = boardOf(s).byName.get(cell) ?? NONE;
        return (rotation === 0 && places(s, seat).includes(to)) || refuse('not-free', 'MO-564');
      },
      sample: (s, _v, seat, rng) => ({
        piece: unitName(pick(rng, ready(s, seat))),
        cell: defined(boardOf(s).names[pick(rng, places(s, seat))]),
        rotation: 0,
      }),
      take(s, _v, seat, { piece, cell }, go) {
        const unit = unitNamed(piece);
        s.back[unit] = 0;
        if (isMothership(unit)) {
          const own = playerOf(s, seat);
          own.hull = HULL_BACK;
          own.shields = shieldsMax(s, seat);
        }
        putUnit(s, unit, defined(boardOf(s).byName.get(cell)));
        logEvent('came-back', { unit: piece, to: cell });
        go.call(arrive, { unit });
      },
    },
    again(s, v, go) {
      if (ready(s, v.seat).length > 0 && places(s, v.seat).length > 0) go.jump('place');
    },
  },
);
