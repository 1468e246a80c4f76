import { defined, EVERYBODY, int, msg, pick, refuse, take, withDefault, witness } from '@orrery/kernel';
import { CELL_NAMES, cellNamed, SLOTS, slotNamed } from '../content/blueprint.ts';
import { cardName, cardNamed, moduleOf, tileOf } from '../content/set.ts';
import { layTile, mountModule } from '../effects/blueprint.ts';
import { report } from '../effects/report.ts';
import { judgeCell, judgeSlot, openCells, safeLay, safeSlot, slotsFor } from '../rules/placing.ts';
import { engineer } from '../rules/seats.ts';
import { flow, NONE, programOf, type State } from '../state.ts';

/** The tile to install, or the two tiles from Research to choose from. */
const tilesOf = (s: State, side: number, tile: number): readonly number[] =>
  tile === NONE ? programOf(s, side).drawn.cards : [tile];
const TURNS = [0, 1, 2, 3];

/** Installs an acquired tile immediately, in any rotation (MS-098 to MS-101). */
export const install = flow(
  'install',
  { side: int, tile: withDefault(int, NONE) },
  {
    lay: {
      ask: 'place',
      time: 'turn',
      who: (s, v) => engineer(s, v.side),
      prompt(s, v) {
        const cells = openCells(programOf(s, v.side).cells).map((cell) => ({
          cell: defined(CELL_NAMES[cell]),
          rotations: TURNS,
        }));
        const pieces = tilesOf(s, v.side, v.tile).map((tile) => ({
          id: cardName(tile),
          text: msg('name', { name: tileOf(tile).name }),
          cells,
        }));
        return { text: msg(v.tile === NONE ? 'ask-install-one' : 'ask-install'), pieces };
      },
      admits(s, v, _seat, { piece, cell, rotation }) {
        if (!tilesOf(s, v.side, v.tile).includes(cardNamed(piece))) return refuse('not-that-tile', 'MS-101');
        return judgeCell(programOf(s, v.side).cells, cellNamed(cell), rotation);
      },
      sample: (s, v, _seat, rng) => ({
        piece: cardName(pick(rng, tilesOf(s, v.side, v.tile))),
        cell: defined(CELL_NAMES[pick(rng, openCells(programOf(s, v.side).cells))]),
        rotation: pick(rng, TURNS),
      }),
      options: (s, v) =>
        tilesOf(s, v.side, v.tile).flatMap((tile) =>
          openCells(programOf(s, v.side).cells).flatMap((cell) =>
            TURNS.map((rotation) => ({ piece: cardName(tile), cell: defined(CELL_NAMES[cell]), rotation })),
          ),
        ),
      fallback(s, v) {
        const { tile, cell, rotation } = safeLay(programOf(s, v.side), tilesOf(s, v.side, v.tile));
        return { piece: cardName(tile), cell: defined(CELL_NAMES[cell]), rotation };
      },
      take(s, v, _seat, { piece, cell, rotation }) {
        const tile = cardNamed(piece);
        if (v.tile === NONE) choose(s, v.side, tile);
        layTile(s, v.side, tile, cellNamed(cell), rotation);
      },
    },
  },
);

/** Discards the Research tile that is not installed, face up (MS-082, MS-296). */
function choose(s: State, side: number, tile: number): void {
  const { drawn } = programOf(s, side);
  const others = EVERYBODY & ~defined(drawn.known[0]);
  take(drawn, drawn.cards.indexOf(tile));
  const left = take(drawn, 0);
  s.research.push(left);
  witness(s, others);
  report('discarded-tile', side, { tile: cardName(left), name: tileOf(left).name });
}

/** Installs a module in a slot of its kind, empty or occupied (MS-115, MS-116). */
export const mount = flow(
  'mount',
  { side: int, card: int },
  {
    place: {
      ask: 'place',
      time: 'turn',
      who: (s, v) => engineer(s, v.side),
      prompt: (_s, v) => ({
        text: msg('ask-mount'),
        pieces: [
          {
            id: cardName(v.card),
            text: msg('name', { name: moduleOf(v.card).name }),
            cells: slotsFor(v.card).map((at) => ({ cell: SLOTS[at]?.id as string, rotations: [0] })),
          },
        ],
      }),
      admits(_s, v, _seat, { piece, cell, rotation }) {
        if (cardNamed(piece) !== v.card) return refuse('not-that-module', 'MS-116');
        return rotation !== 0 ? refuse('no-such-slot', 'MS-114') : judgeSlot(v.card, slotNamed(cell));
      },
      sample: (_s, v, _seat, rng) => ({
        piece: cardName(v.card),
        cell: SLOTS[pick(rng, slotsFor(v.card))]?.id as string,
        rotation: 0,
      }),
      options: (_s, v) =>
        slotsFor(v.card).map((at) => ({ piece: cardName(v.card), cell: SLOTS[at]?.id as string, rotation: 0 })),
      fallback: (s, v) => ({
        piece: cardName(v.card),
        cell: SLOTS[safeSlot(programOf(s, v.side), v.card)]?.id as string,
        rotation: 0,
      }),
      take: (s, v, _seat, { cell }) => mountModule(s, v.side, v.card, slotNamed(cell)),
    },
  },
);
