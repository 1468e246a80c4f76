import { type Choice, defined, type Message, msg, type Placement, reasonsByStep, type Seat } from '@orrery/kernel';
import { COLOURS, type Income, type Token } from '../content/kinds.ts';
import { TILES_FOR_TOKEN, TILES_PER_BLUE } from '../content/numbers.ts';
import { designOf, TILE_IDS, tileNamed } from '../content/set.ts';
import { groundOf, isFree, nextTo, ownerOf } from '../rules/board.ts';
import { affords, type Cost, placementCost, upgradeCost } from '../rules/cost.ts';
import { discountOf, incomeOf, ratesOf } from '../rules/income.ts';
import { linksAt } from '../rules/links.ts';
import { neighbourhoodsAt } from '../rules/neighbourhoods.ts';
import { canUpgrade, UPGRADE } from '../rules/placing.ts';
import { scoreOf } from '../rules/points.ts';
import { playerOf, type State } from '../state.ts';

type Of<V = { seat: Seat }> = Choice<State, V>;

/** Amounts by colour as a list of messages, without zeros: `2 green and 1 red`; null if there are none. */
function amounts(id: string, counts: Income): Message | null {
  const held = COLOURS.filter((colour) => counts[colour] > 0).map((colour) =>
    msg('held', { count: counts[colour], colour }),
  );
  return held.length > 0 ? msg(id, { tokens: held as never }) : null;
}

const fieldOf = (s: State, cell: string): number => groundOf(s.board).index.get(cell) ?? -1;

const difference = (after: Income, before: Income): Income => ({
  green: after.green - before.green,
  red: after.red - before.red,
  blue: after.blue - before.blue,
});

/** What a tile or an upgrade brings to all colonies. */
function gains({ s, seat, after }: Of): (Message | null)[] {
  const points = (one: Seat) => scoreOf(after.board, one, 0).total - scoreOf(s.board, one, 0).total;
  const yellow = playerOf(after, seat).tokens.yellow - playerOf(s, seat).tokens.yellow;
  const own = points(seat) + yellow;
  const others = s.players.map((_player, other) => other).filter((other) => other !== seat && points(other) > 0);
  return [
    own > 0 ? msg('why-points', { points: own }) : null,
    amounts('why-income', difference(incomeOf(after.board, seat), incomeOf(s.board, seat))),
    ...others.map((other) => msg('why-points-other', { seat: other, points: points(other) })),
  ];
}

const costs = ({ total }: Cost): Message | null => amounts('why-cost', total) ?? msg('why-free');

function build(choice: Of): (Message | null)[] {
  const { s, seat, after } = choice;
  const { piece, cell } = choice.answer as Placement;
  const field = fieldOf(s, cell);
  if (piece === UPGRADE) return [...gains(choice), costs(upgradeCost(s, field))];
  const tile = tileNamed(piece);
  const links = linksAt(after.board, field).length;
  const neighbourhoods = neighbourhoodsAt(after.board, field).length;
  const [points, income, ...others] = gains(choice);
  return [
    points ?? null,
    income ?? null,
    links > 0 ? msg('why-links', { count: links }) : null,
    neighbourhoods > 0 ? msg('why-neighbourhoods', { count: neighbourhoods }) : null,
    costs(placementCost(s, seat, tile, field)),
    s.supply.cards.includes(tile) ? msg('why-from-supply') : null,
    ...others,
  ];
}

/** Whether any tile in hand or supply, or any upgrade, is affordable on a free field. */
function affordsAny(s: State, seat: Seat): boolean {
  const { tokens, hand } = playerOf(s, seat);
  return s.board.tile.some((_tile, field) =>
    isFree(s.board, field)
      ? [...hand.cards, ...s.supply.cards].some((tile) => affords(tokens, placementCost(s, seat, tile, field)))
      : ownerOf(s.board, field) === seat && canUpgrade(s, seat, field),
  );
}

const keepsTokens = ({ s, seat }: Of): Message | null => amounts('why-keeps-tokens', playerOf(s, seat).tokens);

// Whether something is affordable depends on the hand.
const stop = (choice: Of): (Message | null)[] => [
  choice.own && !affordsAny(choice.s, choice.seat) ? msg('why-nothing-affordable') : null,
  keepsTokens(choice),
];

function base({ s, answer }: Of): (Message | null)[] {
  const field = fieldOf(s, (answer as Placement).cell);
  const near = [0, 1, 2, 3, 4, 5].map((direction) => nextTo(s.board, field, direction)).filter((other) => other >= 0);
  const signs = near.filter((other) => defined(s.board.signs[other]) > 0).length;
  return [
    msg('why-room', { count: near.filter((other) => isFree(s.board, other)).length }),
    signs > 0 ? msg('why-signs', { count: signs }) : null,
  ];
}

const tilesIn = (answer: unknown): number[] => (answer as string[]).map(tileNamed);
const pointsOf = (tiles: readonly number[]): number => tiles.reduce((sum, tile) => sum + designOf(tile).value, 0);

/** The tiles kept: their points, and which of them can be paid now. */
function keeps({ s, seat, answer, own }: Of): (Message | null)[] {
  if (!own) return [];
  const { tokens } = playerOf(s, seat);
  const chosen = tilesIn(answer);
  const ready = chosen.filter((tile) => COLOURS.every((colour) => designOf(tile).price[colour] <= tokens[colour]));
  return [
    msg('why-kept-points', { count: chosen.length, points: pointsOf(chosen) }),
    ready.length > 0 ? msg('why-kept-ready', { count: ready.length, total: chosen.length }) : null,
  ];
}

function pay({ s, seat, answer }: Of): (Message | null)[] {
  const blue = Number(answer);
  const count = playerOf(s, seat).hand.cards.length;
  if (blue === 0) return [msg('why-saves-blue', { count: playerOf(s, seat).tokens.blue }), msg('why-hand', { count })];
  const kept = blue + discountOf(s.board, seat);
  return [msg('why-draws', { draws: TILES_PER_BLUE * kept, keeps: kept }), msg('why-hand', { count })];
}

/** The average points of the tiles with a back; they are public. */
const AVERAGE = Object.fromEntries(
  (['basic', 'advanced'] as const).map((back) => {
    const tiles = TILE_IDS.map((_id, tile) => tile).filter((tile) => designOf(tile).back === back);
    return [back, Math.round((10 * pointsOf(tiles)) / tiles.length) / 10];
  }),
);

const draw = ({ answer }: Of): (Message | null)[] =>
  Object.entries(answer as Record<string, number>)
    .filter(([, count]) => count > 0)
    .map(([back]) => msg('why-pile', { back, average: defined(AVERAGE[back]) }));

function trade(choice: Of): (Message | null)[] {
  const { s, seat, answer } = choice;
  if (answer === null) return [keepsTokens(choice)];
  const [give, get] = String(answer).split('>') as ['tiles' | 'green' | 'red' | 'blue', Token];
  const { tokens, hand } = playerOf(s, seat);
  const rates = ratesOf(s.board, seat);
  const have = get === 'yellow' ? null : msg('why-had', { count: tokens[get], colour: get });
  // Others learn what the tiles are exchanged for only later.
  if (give === 'tiles')
    return [msg('why-gives-tiles', { left: hand.cards.length - TILES_FOR_TOKEN }), choice.own ? have : null];
  const rate = get === 'yellow' ? rates.yellow : rates.token;
  return [msg('why-leaves', { count: tokens[give] - rate, colour: give }), have];
}

const gives = ({ answer, own }: Of): (Message | null)[] =>
  own ? [msg('why-given-points', { points: pointsOf(tilesIn(answer)) })] : [];

/** What an answer gains and costs. */
export const reason = reasonsByStep<State>({
  'mainBase/place': base,
  'opening/keep': keeps,
  'planning/pay': pay,
  'planning/pile': draw,
  'planning/keep': keeps,
  'development/act': (choice) => (choice.answer === null ? stop(choice) : build(choice)),
  'trade/trade': trade,
  'trade/tiles': gives,
  'handLimit/discard': gives,
});
