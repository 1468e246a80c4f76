import { defined, flag, int, logEvent, msg, owner, withDefault } from '@orrery/kernel';
import { isMothership, slotOf, unitName, unitNamed } from '../content/units.ts';
import { judgeMove, movers, reachOf, spacesLeft } from '../rules/move.ts';
import { someCourse } from '../rules/some.ts';
import { boardOf, cellOf, flow, NONE, type State } from '../state.ts';
import { travel } from './travel.ts';

const cellsOf = (s: State, names: readonly string[]): number[] =>
  names.map((name) => boardOf(s).byName.get(name) ?? NONE);

/** Moves one ship, or skips its move (MO-105 to MO-108). */
export const move = flow(
  'move',
  { seat: owner, unit: withDefault(int, NONE), stopped: flag },
  {
    way: {
      ask: 'path?',
      resolving: true,
      who: (_s, v) => v.seat,
      prompt: (s, _v, seat) => ({
        text: msg('ask-move'),
        pass: msg('move-nothing'),
        pieces: movers(s, seat).map((unit) => {
          const max = spacesLeft(s, unit);
          return {
            id: unitName(unit),
            text: msg('unit', { unit: unitName(unit) }),
            from: defined(boardOf(s).names[cellOf(s, unit)]),
            max,
            cells: reachOf(s, unit, max).map(({ cell, steps, before, ends, roll, stop }) => ({
              cell: defined(boardOf(s).names[cell]),
              data: { steps, before: defined(boardOf(s).names[before]), ends, roll, stop },
            })),
          };
        }),
      }),
      admits(s, _v, seat, course) {
        if (course === null) return true;
        const unit = unitNamed(course.piece);
        return judgeMove(s, seat, unit, cellsOf(s, course.cells));
      },
      sample(s, _v, seat, rng) {
        const course = someCourse(s, seat, rng);
        return course.piece === '' ? null : course;
      },
      fallback: () => null,
      take(s, v, _seat, course, go) {
        if (course === null) return go.end();
        v.unit = unitNamed(course.piece);
        const cells = cellsOf(s, course.cells);
        const slot = slotOf(v.unit);
        const { thisTurn } = s;
        thisTurn.left = spacesLeft(s, v.unit) - cells.length;
        thisTurn.moved |= 1 << slot;
        thisTurn.moving = NONE;
        if (cells.length === 0) {
          logEvent('stayed', { unit: unitName(v.unit) });
          return go.end();
        }
        if (isMothership(v.unit)) thisTurn.locked = true;
        logEvent('moves', { unit: unitName(v.unit), cells: course.cells });
        go.call(travel, { unit: v.unit, cells }, 'stopped');
      },
    },
    // Until the player takes another action, the move may continue with the spaces left (MO-106).
    rest(s, v) {
      if (!v.stopped && s.thisTurn.left > 0) s.thisTurn.moving = slotOf(v.unit);
    },
  },
);
