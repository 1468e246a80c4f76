import type { Seat } from '@orrery/kernel';
import { type Colour, DESIGNS, type Design, type Income, type SeenField } from '@orrery/moonriser';
import { cellAt, neighbour } from './geometry.ts';

export type EdgeMark = NonNullable<Design['edges'][number]>;
export type LinkMark = Exclude<EdgeMark, 'empty'>;
export type Kind = LinkMark['kind'];

export interface Placed {
  design: string;
  rotation: number;
  owner: Seat;
  upgrades: number;
}

/** Tiles by field. */
export type Colony = ReadonlyMap<string, Placed>;

export interface Link {
  id: string;
  from: string;
  to: string;
  /** World edge of `from`. */
  edge: number;
  kind: Kind;
}

export interface Hood {
  id: string;
  /** The field whose corner names the point, and that corner. */
  at: string;
  corner: number;
  colour: Colour;
  cells: string[];
  /** More than one owner: worth points, makes no token. */
  mixed: boolean;
}

const BLANK: Design = {
  id: '?',
  name: 'Tile',
  back: 'basic',
  copies: 0,
  value: 0,
  price: { green: 0, red: 0, blue: 0 },
  edges: [null, null, null, null, null, null],
  corners: [null, null, null, null, null, null],
  bonus: [],
  discount: 0,
  advantage: 0,
};

export const designOf = (id: string): Design => DESIGNS[id] ?? BLANK;

const printed = (world: number, rotation: number) => (((world - rotation) % 6) + 6) % 6;

export const edgeAt = (t: Pick<Placed, 'design' | 'rotation'>, world: number): EdgeMark | null =>
  designOf(t.design).edges[printed(world, t.rotation)] ?? null;

export const cornerAt = (t: Pick<Placed, 'design' | 'rotation'>, world: number): Colour | null =>
  designOf(t.design).corners[printed(world, t.rotation)] ?? null;

export function colonyOf(fields: SeenField[]): Map<string, Placed> {
  const colony = new Map<string, Placed>();
  for (const f of fields) if (f.tile) colony.set(f.id, f.tile);
  return colony;
}

export function linksOf(colony: Colony, cell: string): Link[] {
  const tile = colony.get(cell);
  if (!tile) return [];
  const links: Link[] = [];
  for (let edge = 0; edge < 6; edge++) {
    const mine = edgeAt(tile, edge);
    const to = neighbour(cell, edge);
    const other = colony.get(to);
    if (!mine || mine === 'empty' || !other) continue;
    const theirs = edgeAt(other, (edge + 3) % 6);
    if (!theirs || theirs === 'empty') continue;
    if (theirs.kind !== mine.kind || theirs.polarity === mine.polarity) continue;
    links.push({ id: [cell, to].sort().join('|'), from: cell, to, edge, kind: mine.kind });
  }
  return links;
}

export function hoodsOf(colony: Colony, cell: string): Hood[] {
  const tile = colony.get(cell);
  if (!tile) return [];
  const hoods: Hood[] = [];
  for (let corner = 0; corner < 6; corner++) {
    const colour = cornerAt(tile, corner);
    if (!colour) continue;
    const [k1, k2] = [neighbour(cell, corner), neighbour(cell, corner + 1)];
    const [t1, t2] = [colony.get(k1), colony.get(k2)];
    if (!t1 || !t2) continue;
    if (cornerAt(t1, (corner + 2) % 6) !== colour || cornerAt(t2, (corner + 4) % 6) !== colour) continue;
    const cells = [cell, k1, k2];
    const mixed = t1.owner !== tile.owner || t2.owner !== tile.owner;
    hoods.push({ id: [...cells].sort().join('|'), at: cell, corner, colour, cells, mixed });
  }
  return hoods;
}

function unique<T extends { id: string }>(things: T[]): T[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}

export const allLinks = (colony: Colony): Link[] => unique([...colony.keys()].flatMap((cell) => linksOf(colony, cell)));

export const allHoods = (colony: Colony): Hood[] => unique([...colony.keys()].flatMap((cell) => hoodsOf(colony, cell)));

const factor = (tile: Placed) => (tile.upgrades > 0 ? 2 : 1);

/** What a tile makes in one round, neighbourhoods aside. */
export function makes(colony: Colony, cell: string): Income {
  const income: Income = { green: 0, red: 0, blue: 0 };
  const tile = colony.get(cell);
  if (!tile) return income;
  const design = designOf(tile.design);
  const times = design.back === 'base' ? 1 + tile.upgrades : factor(tile);
  const links = linksOf(colony, cell);
  for (const { colour, amount, per } of design.bonus) {
    if (!per) income[colour] += amount * times;
    else {
      const counted = links.filter((link) => {
        if (link.kind !== per.link) return false;
        if (!('whose' in per)) return true;
        return linksOf(colony, link.to).some((l) => l.kind === per.whose && l.to !== cell);
      });
      income[colour] += amount * times * counted.length;
    }
  }
  return income;
}

/** What a seat's colony makes in one round. */
export function incomeOf(colony: Colony, seat: Seat): Income {
  const income: Income = { green: 0, red: 0, blue: 0 };
  for (const [cell, tile] of colony) {
    if (tile.owner !== seat) continue;
    const made = makes(colony, cell);
    income.green += made.green;
    income.red += made.red;
    income.blue += made.blue;
  }
  for (const hood of allHoods(colony)) {
    if (!hood.mixed && colony.get(hood.at)?.owner === seat) income[hood.colour] += 1;
  }
  return income;
}

/** Victory points of one tile: value, links and neighbourhoods, doubled if upgraded. */
export function pointsAt(colony: Colony, cell: string): number {
  const tile = colony.get(cell);
  if (!tile) return 0;
  const { value } = designOf(tile.design);
  return (value + linksOf(colony, cell).length + hoodsOf(colony, cell).length) * factor(tile);
}

export function pointsOf(colony: Colony, seat: Seat): number {
  let points = 0;
  for (const [cell, tile] of colony) if (tile.owner === seat) points += pointsAt(colony, cell);
  return points;
}

/** Fields that would take a black token: board fields without a tile that the empty-space arrows point at. */
export function blackenedBy(tile: Pick<Placed, 'design' | 'rotation'>, cell: string, fields: SeenField[]): string[] {
  const spaces = new Map(fields.map((f) => [f.id, f]));
  return [0, 1, 2, 3, 4, 5]
    .filter((edge) => edgeAt(tile, edge) === 'empty')
    .map((edge) => neighbour(cell, edge))
    .filter((id) => spaces.has(id) && !spaces.get(id)?.tile && !spaces.get(id)?.black);
}

/** Sorts fields as they are read: row by row. */
export const byReading = (a: string, b: string): number => {
  const [aq, ar] = cellAt(a);
  const [bq, br] = cellAt(b);
  return ar - br || aq - bq;
};
