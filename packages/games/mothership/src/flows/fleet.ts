import { below, defined, logEvent, msg, owner, pick, refuse } from '@orrery/kernel';
import { unitName, unitNamed } from '../content/units.ts';
import { putUnit } from '../effects/board.ts';
import { nextStart, startCells, unplaced } from '../rules/fleet.ts';
import { boardOf, flow, NONE, type State } from '../state.ts';

const isSolo = ({ agreed }: State): string => (agreed.mode === 'solo' ? 'yes' : 'no');

/** A player places their ships near their starting hex, or has them placed automatically (MO-051 to MO-054). */
export const fleet = flow(
  'fleet',
  { seat: owner },
  {
    place: {
      ask: 'place?',
      time: 'turn',
      who: (s, v) => (unplaced(s, v.seat).length > 0 ? v.seat : []),
      prompt: (s, _v, seat) => ({
        text: msg('ask-fleet', { solo: isSolo(s) }),
        pass: msg('auto-fleet'),
        pieces: unplaced(s, seat).map((unit) => ({
          id: unitName(unit),
          text: msg('unit', { unit: unitName(unit) }),
          cells: startCells(s, seat).map((cell) => ({ cell: defined(boardOf(s).names[cell]), rotations: [0] })),
        })),
      }),
      admits(s, _v, seat, answer) {
        if (answer === null) return true;
        if (!unplaced(s, seat).includes(unitNamed(answer.piece))) return refuse('placed-already', 'MO-051');
        const cell = boardOf(s).byName.get(answer.cell) ?? NONE;
        return (
          (answer.rotation === 0 && startCells(s, seat).includes(cell)) ||
          refuse('not-near-start', 'MO-052', { solo: isSolo(s) })
        );
      },
      sample(s, _v, seat, rng) {
        if (below(rng, 4) === 0) return null;
        const piece = unitName(pick(rng, unplaced(s, seat)));
        return { piece, cell: defined(boardOf(s).names[pick(rng, startCells(s, seat))]), rotation: 0 };
      },
      fallback: () => null,
      take(s, _v, seat, answer, go) {
        if (answer !== null) {
          const unit = unitNamed(answer.piece);
          putUnit(s, unit, defined(boardOf(s).byName.get(answer.cell)));
          logEvent('placed', { seat, unit: answer.piece, to: answer.cell });
          return go.jump('place');
        }
        for (const unit of unplaced(s, seat)) {
          const cell = nextStart(s, seat);
          putUnit(s, unit, cell);
          logEvent('placed', { seat, unit: unitName(unit), to: defined(boardOf(s).names[cell]) });
        }
      },
    },
  },
);
