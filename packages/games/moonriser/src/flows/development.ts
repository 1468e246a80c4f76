import {
  below,
  defined,
  int,
  type Message,
  msg,
  type Placement,
  type Refusal,
  type Rng,
  refuse,
  type Seat,
  type Verdict,
} from '@orrery/kernel';
import { designOf, tileId, tileNamed } from '../content/set.ts';
import { place, upgrade } from '../effects/build.ts';
import { groundOf, isFree } from '../rules/board.ts';
import { costData, placementCost, upgradeCost } from '../rules/cost.ts';
import {
  canPlace,
  canUpgrade,
  judgeField,
  judgeUpgrade,
  keepsSpace,
  mayDevelop,
  shortToPlace,
  shortToUpgrade,
  UPGRADE,
} from '../rules/placing.ts';
import { flow, playerOf, type State } from '../state.ts';

const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** Phase II: place and upgrade tiles as long as the player can pay. */
export const development = flow(
  'development',
  { seat: int },
  {
    act: {
      ask: 'place?',
      // Always asked: skipping the question would reveal information about the hand.
      who: (_s, v) => v.seat,
      prompt: (s, _v, seat) => ({
        text: msg('ask-development'),
        pass: msg('pass-development'),
        pieces: pieces(s, seat),
      }),
      admits: (s, _v, seat, answer) => answer === null || mayDevelop(s, seat, answer),
      sample: (s, _v, seat, rng) => someAction(s, seat, rng),
      *options(s, _v, seat) {
        for (const piece of pieces(s, seat)) {
          for (const { cell, rotations } of piece.cells) {
            for (const rotation of rotations) yield { piece: piece.id, cell, rotation };
          }
        }
        yield null;
      },
      take(s, _v, seat, answer, go) {
        if (answer === null) return go.end();
        const field = defined(groundOf(s.board).index.get(answer.cell));
        if (answer.piece === UPGRADE) upgrade(s, seat, field);
        else place(s, seat, tileNamed(answer.piece), field, answer.rotation);
        go.stay();
      },
    },
  },
);

/**
 * Every tile in hand and supply with its affordable fields, then the upgrades. Without an affordable field, a piece has
 * the refusal for the field with the fewest missing tokens.
 */
function pieces(s: State, seat: Seat) {
  const tiles = [...playerOf(s, seat).hand.cards, ...s.supply.cards];
  return [...tiles.map((tile) => tilePiece(s, seat, tile)), upgradePiece(s, seat)];
}

function tilePiece(s: State, seat: Seat, tile: number) {
  const { ids } = groundOf(s.board);
  const fields = [...ids.keys()].filter((field) => isFree(s.board, field));
  const { open, nearest } = sorted(fields, (field) => shortToPlace(s, seat, tile, field));
  const cells = open.map((field) => ({
    cell: defined(ids[field]),
    rotations: ROTATIONS.filter((rotation) => keepsSpace(s.board, tile, field, rotation)),
    data: costData(placementCost(s, seat, tile, field)),
  }));
  const whyNot = () => (nearest === null ? refuse('no-free-field', 'MR-090') : judgeField(s, seat, tile, nearest));
  return pieceOf(tileId(tile), msg(`tile-${designOf(tile).id}`), cells, whyNot);
}

function upgradePiece(s: State, seat: Seat) {
  const { ids } = groundOf(s.board);
  // A base can be upgraded any number of times, so `nearest` is never null.
  const fields = [...ids.keys()].filter((field) => s.board.owner[field] === seat);
  const { open, nearest } = sorted(fields, (field) => shortToUpgrade(s, seat, field));
  const cells = open.map((field) => ({
    cell: defined(ids[field]),
    rotations: [0],
    data: costData(upgradeCost(s, field)),
  }));
  return pieceOf(UPGRADE, msg('upgrade'), cells, () => judgeUpgrade(s, seat, nearest as number));
}

/** The affordable fields, and the first field with the fewest missing tokens; null if there are no fields. */
function sorted(fields: readonly number[], short: (field: number) => number) {
  const missing = fields.map(short);
  const open = fields.filter((_field, at) => missing[at] === 0);
  return { open, nearest: fields[missing.indexOf(Math.min(...missing))] ?? null };
}

/** Builds the reason only if it is shown. */
const pieceOf = <C>(id: string, text: Message, cells: C[], whyNot: () => Verdict) =>
  cells.length > 0 ? { id, text, cells } : { id, text, cells, why: whyNot() as Refusal };

/** Number of random attempts at an action before passing. */
const TRIES = 12;

/** A random legal action or a pass. Cheap: it makes a few attempts, then passes; every legal action is possible. */
function someAction(s: State, seat: Seat, rng: Rng): Placement | null {
  const { hand } = playerOf(s, seat);
  const { ids, size } = groundOf(s.board);
  const tiles = hand.cards.length + s.supply.cards.length;
  if (below(rng, 16) === 0) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    const field = below(rng, size);
    if (s.board.owner[field] === seat) {
      if (canUpgrade(s, seat, field)) return { piece: UPGRADE, cell: defined(ids[field]), rotation: 0 };
    } else if (isFree(s.board, field) && tiles > 0) {
      const at = below(rng, tiles);
      const tile = (at < hand.cards.length ? hand.cards[at] : s.supply.cards[at - hand.cards.length]) as number;
      const rotation = below(rng, 6);
      if (canPlace(s, seat, tile, field, rotation)) {
        return { piece: tileId(tile), cell: defined(ids[field]), rotation };
      }
    }
  }
  return null;
}
