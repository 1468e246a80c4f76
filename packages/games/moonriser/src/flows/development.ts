import { below, int, type Placement, type Refusal, type Rng, type Seat, say, type Verdict } from '@orrery/kernel';
import { designOf, tileId, tileNamed } from '../content/set.ts';
import { place, upgrade } from '../effects/build.ts';
import { groundOf, isFree } from '../rules/board.ts';
import { type Cost, costData, placementCost, upgradeCost } from '../rules/cost.ts';
import { canPlace, canUpgrade, mayDevelop, UPGRADE } from '../rules/placing.ts';
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
  const tiles = [...playerOf(s, seat).hand.cards, ...s.supply.cards].map((tile) =>
    piece(s, tileId(tile), `tile-${designOf(tile).id}`, ROTATIONS, {
      judge: (field, rotation) => canPlace(s, seat, tile, field, rotation),
      cost: (field) => placementCost(s, seat, tile, field),
    }),
  );
  const upgrades = piece(s, UPGRADE, 'upgrade', [0], {
    judge: (field) => canUpgrade(s, seat, field),
    cost: (field) => upgradeCost(s, field),
  });
  return [...tiles, upgrades];
}

interface Rule {
  judge(field: number, rotation: number): Verdict;
  cost(field: number): Cost;
}

/** One piece of the question: where it may go, or the refusal that is nearest to being none. */
function piece(s: State, id: string, text: string, turns: readonly number[], { judge, cost }: Rule) {
  let nearest: Refusal | null = null;
  const cells = groundOf(s.board).ids.flatMap((cell, field) => {
    const rotations = turns.filter((rotation) => {
      const verdict = judge(field, rotation);
      if (verdict !== true && (nearest === null || missing(verdict) < missing(nearest))) nearest = verdict;
      return verdict === true;
    });
    return rotations.length > 0 ? [{ cell, rotations, data: costData(cost(field)) }] : [];
  });
  return { id, text: say(text), cells, ...(cells.length === 0 && nearest !== null ? { why: nearest as Refusal } : {}) };
}

/** How many tokens a refusal is about; more than any where it is about something else. */
const missing = ({ params }: Refusal): number => (typeof params.short === 'number' ? params.short : 1000);

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
      if (canUpgrade(s, seat, field) === true) return { piece: UPGRADE, cell: ids[field] as string, rotation: 0 };
    } else if (isFree(s.board, field) && tiles > 0) {
      const at = below(rng, tiles);
      const tile = (at < hand.cards.length ? hand.cards[at] : s.supply.cards[at - hand.cards.length]) as number;
      const rotation = below(rng, 6);
      if (canPlace(s, seat, tile, field, rotation) === true) {
        return { piece: tileId(tile), cell: ids[field] as string, rotation };
      }
    }
  }
  return null;
}
