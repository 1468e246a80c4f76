import { type Seat, seen, type Zone } from '@orrery/kernel';
import { PIECES, SIGNS } from './content/pieces.ts';
import { backOf, designOf, tileId } from './content/set.ts';
import { BLACK, freeFields, groundOf, whatIs } from './rules/board.ts';
import { slotOf } from './rules/ground.ts';
import { discountOf, incomeOf, ratesOf } from './rules/income.ts';
import { scoreOf } from './score.ts';
import type { MoonriserView, SeenField, SeenPlayer, SeenTile, Sign } from './seen.ts';
import type { State } from './state.ts';

const seenTile = (tile: number): SeenTile => ({ id: tileId(tile), design: designOf(tile).id });
const openTiles = (z: Zone): SeenTile[] => z.cards.map(seenTile);

/** Backs for everyone, faces for whoever knows them (MR-238, MR-248). */
const heldTiles = (z: Zone, seat: Seat | null): SeenPlayer['hand'] =>
  seen(z, seat).map((tile, i) => ({
    back: backOf(z.cards[i] as number),
    tile: tile === null ? null : seenTile(tile),
  }));

/** What a seat, or a spectator, may see: an allow-list. */
export function view(s: State, seat: Seat | null): MoonriserView {
  return {
    seat,
    round: s.round,
    phase: s.phase,
    turn: s.turn < 0 ? null : s.turn,
    order: s.order.slice(),
    fields: s.board.what.map((_what, field) => seenField(s, field)),
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
  const what = whatIs(board, field);
  return {
    id: ids[field] as string,
    q: q[field] as number,
    r: r[field] as number,
    piece: PIECES[board.pieces[slotOf(field)] as number]?.id as string,
    sign: SIGNS[board.signs[field] as number] as Sign | null,
    black: what === BLACK,
    tile:
      what < 0
        ? null
        : {
            ...seenTile(what),
            owner: board.owner[field] as Seat,
            rotation: board.rotation[field] as number,
            upgrades: board.upgrades[field] as number,
          },
  };
}

function seenPlayer(s: State, seat: Seat, viewer: Seat | null): SeenPlayer {
  const { base, tokens, hand, looking } = s.players[seat] as State['players'][0];
  return {
    seat,
    base,
    tokens: { ...tokens },
    income: incomeOf(s.board, seat),
    hand: heldTiles(hand, viewer),
    looking: heldTiles(looking, viewer),
    score: scoreOf(s.board, seat, tokens.yellow),
    discount: discountOf(s.board, seat),
    rates: ratesOf(s.board, seat),
  };
}
