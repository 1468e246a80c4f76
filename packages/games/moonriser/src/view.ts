import { defined, type Seat, visibleCards, type Zone } from '@orrery/kernel';
import type { Back, Income, Owner, Sign, Tokens } from './content/kinds.ts';
import { PIECES, SIGNS } from './content/pieces.ts';
import { backOf, designOf, tileId } from './content/set.ts';
import { freeFields, groundOf, ownerOf, tileOn } from './rules/board.ts';
import { slotOf } from './rules/ground.ts';
import { discountOf, incomeOf, ratesOf } from './rules/income.ts';
import { type Score, scoreOf } from './rules/points.ts';
import { playerOf, type State } from './state.ts';

export interface SeenTile {
  /** Id of the physical tile, for example `B01.3`, as used in answers. */
  id: string;
  /** Key into the content table, for example `B01`; `BASE` for a Main base. */
  design: string;
}

export interface SeenField {
  /** `q,r` of the field. */
  id: string;
  q: number;
  r: number;
  /** The board piece the field belongs to: A to F. */
  piece: string;
  sign: Sign | null;
  black: boolean;
  tile: (SeenTile & { owner: Seat; rotation: number; upgrades: number }) | null;
}

/** A player's tiles: the number of each back is public, the order is not (MR-248). */
export interface SeenTiles extends Record<Back, number> {
  /** The faces that the viewer knows (MR-238). */
  tiles: SeenTile[];
}

export interface SeenPlayer {
  seat: Seat;
  base: number;
  /** The colour of this player's tiles. */
  colour: Owner;
  tokens: Tokens;
  /** Tokens the colony would produce now. */
  income: Income;
  hand: SeenTiles;
  /** Tiles being looked at in a choice (opening five, planning draw). */
  looking: SeenTiles;
  /** The score if the game ended now, without the final exchange. */
  score: Score;
  discount: number;
  rates: { token: number; yellow: number };
}

export type Phase = State['phase'];

/** A game of Moonriser as seen by one seat or a spectator. Plain JSON. */
export interface MoonriserView {
  seat: Seat | null;
  round: number;
  phase: Phase;
  /** The seat on turn; null during simultaneous choices and after the end. */
  turn: Seat | null;
  order: Seat[];
  fields: SeenField[];
  freeFields: number;
  players: SeenPlayer[];
  /** Left to right; the leftmost tile is discarded after this round. */
  supply: SeenTile[];
  piles: Record<Back, number>;
  discards: Record<Back, SeenTile[]>;
  /** Development actions taken this turn, and unused free actions. */
  actions: number;
  freeActions: number;
}

const seenTile = (tile: number): SeenTile => ({ id: tileId(tile), design: designOf(tile).id });
const openTiles = (z: Zone): SeenTile[] => z.cards.map(seenTile);

function heldTiles(z: Zone, seat: Seat | null): SeenTiles {
  const advanced = z.cards.filter((tile) => backOf(tile) === 'advanced').length;
  const tiles = visibleCards(z, seat).flatMap((tile) => (tile === null ? [] : [seenTile(tile)]));
  return { basic: z.cards.length - advanced, advanced, tiles };
}

/** Builds the view of a seat or spectator from an allow-list of fields. */
export function view(s: State, seat: Seat | null): MoonriserView {
  return {
    seat,
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    order: s.order.slice(),
    fields: s.board.tile.map((_tile, field) => seenField(s, field)),
    freeFields: freeFields(s.board),
    players: s.players.map((_player, other) => seenPlayer(s, other, seat)),
    supply: openTiles(s.supply),
    piles: { basic: s.piles.basic.cards.length, advanced: s.piles.advanced.cards.length },
    discards: { basic: openTiles(s.discards.basic), advanced: openTiles(s.discards.advanced) },
    actions: s.actions,
    freeActions: s.freeActions,
  };
}

function seenField({ board }: State, field: number): SeenField {
  const { ids, q, r } = groundOf(board);
  const tile = tileOn(board, field);
  return {
    id: defined(ids[field]),
    q: defined(q[field]),
    r: defined(r[field]),
    piece: PIECES[defined(board.pieces[slotOf(field)])]?.id as string,
    sign: defined(SIGNS[defined(board.signs[field])]),
    black: defined(board.black[field]),
    tile:
      tile === null
        ? null
        : {
            owner: ownerOf(board, field) as Seat,
            rotation: defined(board.rotation[field]),
            upgrades: defined(board.upgrades[field]),
            ...seenTile(tile),
          },
  };
}

function seenPlayer(s: State, seat: Seat, viewer: Seat | null): SeenPlayer {
  const { base, colour, tokens, hand, looking } = playerOf(s, seat);
  return {
    seat,
    base,
    colour,
    tokens: { ...tokens },
    income: incomeOf(s.board, seat),
    hand: heldTiles(hand, viewer),
    looking: heldTiles(looking, viewer),
    score: scoreOf(s.board, seat, tokens.yellow),
    discount: discountOf(s.board, seat),
    rates: ratesOf(s.board, seat),
  };
}
