import {
  below,
  int,
  type Placement,
  type Refusal,
  type Rng,
  refuse,
  type Seat,
  say,
  type Verdict,
} from '@orrery/kernel';
import { designOf, tileId, tileNamed } from '../content/set.ts';
import { place, upgrade } from '../effects/build.ts';
import { groundOf, isFree, ownerOf, tileOn } from '../rules/board.ts';
import { affords, costData, placementCost, upgradeCost } from '../rules/cost.ts';
import { canPlace, canUpgrade, judgeField, judgeUpgrade, keepsSpace, mayDevelop, UPGRADE } from '../rules/placing.ts';
import { flow, playerOf, type State } from '../state.ts';

const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** Phase II: place and upgrade as long as it can be paid. */
export const development = flow(
  'development',
  { seat: int },
  {
    act: {
      ask: 'place?',
      // Always asked, whatever can be paid: not being asked would tell what is in the hand.
      who: (_s, v) => v.seat,
      prompt: (s, _v, seat) => ({
        text: say('ask-development'),
        pass: say('pass-development'),
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
        const field = groundOf(s.board).index.get(answer.cell) as number;
        if (answer.piece === UPGRADE) upgrade(s, seat, field);
        else place(s, seat, tileNamed(answer.piece), field, answer.rotation);
        go.stay();
      },
    },
  },
);

/** Everything a seat could do now, tile by tile, then upgrades; where nothing can be done, what comes nearest to it. */
function pieces(s: State, seat: Seat) {
  const tiles = [...playerOf(s, seat).hand.cards, ...s.supply.cards];
  return [...tiles.map((tile) => tilePiece(s, seat, tile)), upgradePiece(s, seat)];
}

function tilePiece(s: State, seat: Seat, tile: number) {
  const { tokens } = playerOf(s, seat);
  let why: Refusal = refuse('no-free-field', 'MR-090');
  const cells = groundOf(s.board).ids.flatMap((cell, field) => {
    if (!isFree(s.board, field)) return [];
    const cost = placementCost(s, seat, tile, field);
    const rotations = ROTATIONS.filter((rotation) => keepsSpace(s.board, tile, field, rotation));
    if (rotations.length > 0 && affords(tokens, cost)) return [{ cell, rotations, data: costData(cost) }];
    why = nearer(why, judgeField(s, seat, tile, field));
    return [];
  });
  return { id: tileId(tile), text: say(`tile-${designOf(tile).id}`), cells, ...(cells.length === 0 ? { why } : {}) };
}

function upgradePiece(s: State, seat: Seat) {
  let why: Refusal = refuse('nothing-to-upgrade', 'MR-079');
  const cells = groundOf(s.board).ids.flatMap((cell, field) => {
    const tile = tileOn(s.board, field);
    if (tile === null || ownerOf(s.board, field) !== seat) return [];
    const verdict = judgeUpgrade(s, seat, field);
    if (verdict === true) return [{ cell, rotations: [0], data: costData(upgradeCost(s, tile, field)) }];
    why = nearer(why, verdict);
    return [];
  });
  return { id: UPGRADE, text: say('upgrade'), cells, ...(cells.length === 0 ? { why } : {}) };
}

/** How many tokens a refusal is about; more than any where it is about something else. */
const missing = ({ params }: Refusal): number =>
  typeof params.short === 'number' ? params.short : Number.POSITIVE_INFINITY;

/** Of two refusals the one that takes less to mend. */
const nearer = (a: Refusal, b: Verdict): Refusal => (b !== true && missing(b) < missing(a) ? b : a);

/** How many random tries a sampled action gets before it is a pass. */
const TRIES = 12;

/** A few random tries, then a pass: cheap, and every legal action can come up. */
function someAction(s: State, seat: Seat, rng: Rng): Placement | null {
  const { hand } = playerOf(s, seat);
  const { ids, size } = groundOf(s.board);
  const tiles = hand.cards.length + s.supply.cards.length;
  if (below(rng, 16) === 0) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    const field = below(rng, size);
    if (s.board.owner[field] === seat) {
      if (canUpgrade(s, seat, field)) return { piece: UPGRADE, cell: ids[field] as string, rotation: 0 };
    } else if (isFree(s.board, field) && tiles > 0) {
      const at = below(rng, tiles);
      const tile = (at < hand.cards.length ? hand.cards[at] : s.supply.cards[at - hand.cards.length]) as number;
      const rotation = below(rng, 6);
      if (canPlace(s, seat, tile, field, rotation)) {
        return { piece: tileId(tile), cell: ids[field] as string, rotation };
      }
    }
  }
  return null;
}
