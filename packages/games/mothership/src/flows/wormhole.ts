import { defined, int, msg, owner, pick, refuse } from '@orrery/kernel';
import { unitName, unitNamed } from '../content/units.ts';
import { warp } from '../effects/abilities.ts';
import { isFree } from '../rules/board.ts';
import { boardOf, flow, isAlive, NONE, type State } from '../state.ts';

const free = (s: State): number[] => s.here.flatMap((_piece, cell) => (isFree(s, cell) ? [cell] : []));

/** A ship warps to any free hex (MO-403). */
export const wormhole = flow(
  'wormhole',
  { seat: owner, unit: int },
  {
    place: {
      ask: 'place',
      resolving: true,
      time: 'window',
      who: (s, v) => (isAlive(s, v.unit) ? v.seat : []),
      prompt: (s, v) => ({
        text: msg('ask-wormhole', { unit: unitName(v.unit) }),
        pieces: [
          {
            id: unitName(v.unit),
            text: msg('unit', { unit: unitName(v.unit) }),
            cells: free(s).map((cell) => ({ cell: defined(boardOf(s).names[cell]), rotations: [0] })),
          },
        ],
      }),
      admits(s, v, _seat, { piece, cell, rotation }) {
        if (unitNamed(piece) !== v.unit) return refuse('not-your-ship', 'MO-403');
        const to = boardOf(s).byName.get(cell) ?? NONE;
        return (rotation === 0 && to !== NONE && isFree(s, to)) || refuse('not-free', 'MO-115');
      },
      sample: (s, v, _seat, rng) => ({
        piece: unitName(v.unit),
        cell: defined(boardOf(s).names[pick(rng, free(s))]),
        rotation: 0,
      }),
      take: (s, v, _seat, { cell }) => warp(s, v.unit, defined(boardOf(s).byName.get(cell))),
    },
  },
);
