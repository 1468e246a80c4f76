import { below, defined, int, logEvent, msg, type Placement, type Rng } from '@orrery/kernel';
import { baseTile } from '../content/set.ts';
import { groundOf, lay } from '../rules/board.ts';
import { BASE, canPlaceBase, mayPlaceBase } from '../rules/placing.ts';
import { type Board, flow, playerOf, type State } from '../state.ts';

/** Players place their bases one after another, the highest base number first (MR-033). */
export const mainBase = flow(
  'mainBase',
  { done: int, seat: int },
  {
    next: (s, v, go) => {
      const seat = descending(s)[v.done++];
      if (seat === undefined) return go.end();
      v.seat = seat;
      s.turn = seat;
    },
    place: {
      ask: 'place',
      who: (_s, v) => v.seat,
      prompt: (s) => ({
        text: msg('ask-base'),
        pieces: [
          {
            id: BASE,
            text: msg('tile-BASE'),
            cells: fieldsForBase(s.board).map((field) => ({
              cell: defined(groundOf(s.board).ids[field]),
              rotations: [0, 1, 2, 3, 4, 5],
            })),
          },
        ],
      }),
      admits: (s, _v, _seat, answer) => mayPlaceBase(s.board, answer),
      sample: (s, _v, _seat, rng) => somePlace(s.board, rng),
      *options(s) {
        for (const field of fieldsForBase(s.board)) {
          for (let rotation = 0; rotation < 6; rotation++) yield placement(s.board, field, rotation);
        }
      },
      take(s, _v, seat, { cell, rotation }) {
        const { base } = playerOf(s, seat);
        const tile = baseTile(base);
        s.bases.splice(s.bases.indexOf(tile), 1);
        lay(s.board, seat, tile, defined(groundOf(s.board).index.get(cell)), rotation, null);
        logEvent('base-placed', { seat, number: base, cell, rotation });
      },
    },
    again: (_s, _v, go) => go.jump('next'),
  },
);

/** Seats by descending base number. */
const descending = (s: State): number[] =>
  s.players.map((_player, seat) => seat).sort((a, b) => playerOf(s, b).base - playerOf(s, a).base);

const fieldsForBase = (b: Board): number[] =>
  b.tile.flatMap((_tile, field) => (canPlaceBase(b, field) === true ? [field] : []));

const placement = (b: Board, field: number, rotation: number): Placement => ({
  piece: BASE,
  cell: defined(groundOf(b).ids[field]),
  rotation,
});

function somePlace(b: Board, rng: Rng): Placement {
  const fields = fieldsForBase(b);
  return placement(b, defined(fields[below(rng, fields.length)]), below(rng, 6));
}
