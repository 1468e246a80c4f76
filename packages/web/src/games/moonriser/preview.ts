import type { Seat } from '@orrery/kernel';
import type { Colour, Income, MoonriserView, Sign } from '@orrery/moonriser';
import { allHoods, allLinks, colonyOf, designOf, edgeAt, incomeOf, type LinkMark, pointsOf } from './relations.ts';

/** What a step would cost, part by part, and what it would bring. */
export interface MovePreview {
  title: string;
  kind: 'place' | 'upgrade';
  price: Income;
  /** Red for skipped fields. */
  distance: number;
  /** Red for being a further action this turn. */
  extra: number;
  /** The extra action is paid by a free action. */
  freeAction: boolean;
  sign: Sign | null;
  links: { mark: LinkMark; count: number }[];
  neighbourhoods: { colour: Colour; count: number }[];
  /** Change of what the colony makes in a round. */
  income: Income;
  points: number;
}

const EXTRA = 2;

function extraOf(view: MoonriserView): { extra: number; freeAction: boolean } {
  if (view.actions === 0) return { extra: 0, freeAction: false };
  return view.freeActions > 0 ? { extra: 0, freeAction: true } : { extra: EXTRA, freeAction: false };
}

const less = (a: Income, b: Income): Income => ({
  green: a.green - b.green,
  red: a.red - b.red,
  blue: a.blue - b.blue,
});

export interface Placement {
  seat: Seat;
  design: string;
  rotation: number;
  cell: string;
  /** Red for the distance, as the rules say. */
  distance: number;
}

/** Placing a tile, before it is placed. For showing only: the rules decide. */
export function previewPlacement(view: MoonriserView, move: Placement): MovePreview {
  const { seat, design, rotation, cell } = move;
  const before = colonyOf(view.fields);
  const after = new Map(before).set(cell, { design, rotation, owner: seat, upgrades: 0 });
  const old = new Set([...allLinks(before), ...allHoods(before)].map((thing) => thing.id));
  const links = new Map<string, { mark: LinkMark; count: number }>();
  for (const link of allLinks(after)) {
    if (old.has(link.id)) continue;
    const mark = edgeAt({ design, rotation }, link.from === cell ? link.edge : link.edge + 3);
    if (!mark || mark === 'empty') continue;
    links.set(mark.kind, { mark, count: (links.get(mark.kind)?.count ?? 0) + 1 });
  }
  const hoods = new Map<Colour, number>();
  for (const hood of allHoods(after)) {
    if (!old.has(hood.id)) hoods.set(hood.colour, (hoods.get(hood.colour) ?? 0) + 1);
  }
  const sign = view.fields.find((f) => f.id === cell)?.sign ?? null;
  return {
    title: designOf(design).name,
    kind: 'place',
    price: designOf(design).price,
    distance: move.distance,
    ...extraOf(view),
    sign,
    links: [...links.values()],
    neighbourhoods: [...hoods].map(([colour, count]) => ({ colour, count })),
    income: less(incomeOf(after, seat), incomeOf(before, seat)),
    points: pointsOf(after, seat) - pointsOf(before, seat) + (sign === 'yellow' ? 1 : 0),
  };
}

/** Upgrading the tile on a field, before it is done. */
export function previewUpgrade(view: MoonriserView, cell: string): MovePreview | null {
  const before = colonyOf(view.fields);
  const tile = before.get(cell);
  if (!tile) return null;
  const design = designOf(tile.design);
  const base = design.back === 'base';
  const level = 1 + tile.upgrades;
  const after = new Map(before).set(cell, { ...tile, upgrades: level });
  return {
    title: design.name,
    kind: 'upgrade',
    price: base ? { green: level, red: 0, blue: level } : design.price,
    distance: 0,
    ...extraOf(view),
    sign: null,
    links: [],
    neighbourhoods: [],
    income: less(incomeOf(after, tile.owner), incomeOf(before, tile.owner)),
    points: pointsOf(after, tile.owner) - pointsOf(before, tile.owner),
  };
}

/** All that is to be paid, the sign of the field taken off. */
export function totalPrice(p: MovePreview): Income {
  const { green, red, blue } = p.price;
  const gain = (sign: Sign) => (p.sign === sign ? 1 : 0);
  return {
    green: green - gain('green') + gain('minus-green'),
    red: red + p.distance + p.extra - gain('red'),
    blue: blue - gain('blue'),
  };
}
