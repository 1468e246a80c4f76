import { readFileSync } from 'node:fs';
import type { Income, MoonriserView, SeenField, Tokens } from '../src/index.ts';

// An independent calculation of legal actions, costs, income and scores. It reads the tiles from the rules document and
// shares no code with the game, so that a mistake in one of them shows up as a difference.

type Colour = keyof Income;
interface Face {
  copies: number;
  value: number;
  price: Income;
  /** Six edges: a link such as `RAD black`, `empty`, or null. */
  edges: (string | null)[];
  corners: (Colour | null)[];
  bonus: { colour: Colour; amount: number; per: string | null; whose: string | null }[];
}

const COLOUR: Readonly<Record<string, Colour>> = { G: 'green', R: 'red', B: 'blue' };
const colourOf = (letter: string | undefined): Colour => COLOUR[letter ?? ''] as Colour;
const sides = <T>(): (T | null)[] => [null, null, null, null, null, null];

/** Every match of a pattern in a text. */
const matches = (text: string, pattern: RegExp): string[][] => [...text.matchAll(pattern)].map(([, ...parts]) => parts);

/** Parses a face from its line in the rules document. */
function parseFace(line: string): Face {
  const [, copies = '0'] = /(\d+) copies/.exec(line) ?? [];
  const [, value = '0'] = /value (\d)/.exec(line) ?? [];
  const [, price = ''] = /price ([^;]*)/.exec(line) ?? [];
  const [, bonus = ''] = /per round ([^|]*)/.exec(line) ?? [];
  const face: Face = {
    copies: Number(copies),
    value: Number(value),
    price: { green: 0, red: 0, blue: 0 },
    edges: sides(),
    corners: sides(),
    bonus: matches(
      bonus,
      /\+(\d)([GRB])(?: for each (\w+) link(?: to a tile that also has a link of kind (\w+))?)?/g,
    ).map(([amount, letter, per, whose]) => ({
      colour: colourOf(letter),
      amount: Number(amount),
      per: per ?? null,
      whose: whose ?? null,
    })),
  };
  for (const [count, letter] of matches(price, /(\d)([GRB])/g)) face.price[colourOf(letter)] = Number(count);
  for (const [side, mark] of matches(line, /e(\d) (\w+ black|\w+ white|empty) ?/g))
    face.edges[Number(side)] = mark ?? null;
  for (const [side, letter] of matches(line, /c(\d) ([GRB])/g)) face.corners[Number(side)] = colourOf(letter);
  return face;
}

const rulesDocument = readFileSync(new URL('../../../../docs/rules/moonriser.md', import.meta.url), 'utf8');

/** All faces by design id. */
export const FACES: Readonly<Record<string, Face>> = Object.fromEntries([
  ...matches(rulesDocument, /^MR-\d{3} \| ([AB]\d\d) (.*)$/gm).map(([id, line]) => [id, parseFace(line as string)]),
  // The document gives the base no fixed bonus, because its production grows with upgrades.
  ['BASE', { ...parseFace(/^MR-237 .*$/m.exec(rulesDocument)?.[0] ?? ''), copies: 4, bonus: baseBonus() }],
]);

function baseBonus(): Face['bonus'] {
  return (['blue', 'green'] as const).map((colour) => ({ colour, amount: 1, per: null, whose: null }));
}

const faceOf = (design: string): Face => FACES[design] as Face;

const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** Fields by cell id. */
export type FieldMap = ReadonlyMap<string, SeenField>;
export const fieldMap = (fields: readonly SeenField[]): FieldMap => new Map(fields.map((field) => [field.id, field]));

const beside = (board: FieldMap, { q, r }: SeenField, side: number): SeenField | undefined => {
  const [dq, dr] = STEPS[side % 6] as (typeof STEPS)[number];
  return board.get(`${q + dq},${r + dr}`);
};
const printed = <T>({ tile }: SeenField, marks: (face: Face) => (T | null)[], side: number): T | null =>
  tile ? (marks(faceOf(tile.design))[(side - tile.rotation + 12) % 6] ?? null) : null;
const edge = (field: SeenField, side: number) => printed(field, (face) => face.edges, side);
const corner = (field: SeenField, side: number) => printed(field, (face) => face.corners, side);

/** The links of the tile on a field. */
function links(board: FieldMap, field: SeenField): { kind: string; to: SeenField }[] {
  return [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const to = beside(board, field, side);
    const [kind, polarity] = edge(field, side)?.split(' ') ?? [];
    const [other, facing] = (to && edge(to, side + 3)?.split(' ')) ?? [];
    return to && kind && polarity && kind === other && polarity !== facing ? [{ kind, to }] : [];
  });
}

/** All neighbourhoods, each once. */
export function neighbourhoods(board: FieldMap): { colour: Colour; fields: SeenField[] }[] {
  const found = new Map<string, { colour: Colour; fields: SeenField[] }>();
  for (const field of board.values()) {
    for (let side = 0; side < 6; side++) {
      const [a, b] = [beside(board, field, side), beside(board, field, side + 1)];
      const colour = corner(field, side);
      if (!a || !b || !colour || corner(a, side + 2) !== colour || corner(b, side + 4) !== colour) continue;
      found.set([field.id, a.id, b.id].sort().join(' '), { colour, fields: [field, a, b] });
    }
  }
  return [...found.values()];
}

const owned = (board: FieldMap, seat: number) => [...board.values()].filter(({ tile }) => tile?.owner === seat);

/** The income of a seat's colony per round. */
export function income(board: FieldMap, seat: number): Income {
  const made = { green: 0, red: 0, blue: 0 };
  for (const field of owned(board, seat)) {
    const { design, upgrades } = field.tile as NonNullable<SeenField['tile']>;
    const times = design === 'BASE' ? 1 + upgrades : upgrades > 0 ? 2 : 1;
    for (const { colour, amount, per, whose } of faceOf(design).bonus) {
      const of = links(board, field).filter(({ kind }) => kind === per);
      const works = of.filter(({ to }) => links(board, to).some(({ kind }) => kind === whose));
      made[colour] += amount * times * (per === null ? 1 : whose === null ? of.length : works.length);
    }
  }
  for (const { colour, fields } of neighbourhoods(board)) {
    if (fields.every(({ tile }) => tile?.owner === seat)) made[colour]++;
  }
  return made;
}

/** The score of a seat's colony, by category. */
export function score(board: FieldMap, seat: number, yellow: number) {
  const parts = { value: 0, links: 0, neighbourhoods: 0, yellow };
  const trios = neighbourhoods(board);
  for (const field of owned(board, seat)) {
    const { design, upgrades } = field.tile as NonNullable<SeenField['tile']>;
    const times = upgrades > 0 ? 2 : 1;
    parts.value += times * faceOf(design).value;
    parts.links += times * links(board, field).length;
    parts.neighbourhoods += times * trios.filter(({ fields }) => fields.includes(field)).length;
  }
  return { ...parts, total: parts.value + parts.links + parts.neighbourhoods + yellow };
}

/** Distance from a seat's colony to a field, in steps. */
export function distance(board: FieldMap, seat: number, to: SeenField): number {
  let ring = owned(board, seat);
  const seen = new Set(ring);
  for (let step = 0; ; step++) {
    if (ring.includes(to)) return step;
    ring = ring.flatMap((field) =>
      [0, 1, 2, 3, 4, 5].flatMap((side) => {
        const next = beside(board, field, side);
        if (!next || seen.has(next)) return [];
        seen.add(next);
        return [next];
      }),
    );
    if (ring.length === 0) return Number.POSITIVE_INFINITY;
  }
}

/** The state after an action: tokens, free actions, and the field that becomes black. */
export interface After {
  tokens: Tokens;
  freeActions: number;
  black: string | null;
}

/** The state after paying, or null if there are too few tokens. */
function afterPaying({ actions, freeActions }: MoonriserView, held: Tokens, price: Income, red: number): After | null {
  const further = actions > 0 && freeActions === 0 ? 2 : 0;
  const tokens = {
    ...held,
    green: held.green - price.green,
    red: held.red - price.red - red - further,
    blue: held.blue - price.blue,
  };
  if (tokens.green < 0 || tokens.red < 0 || tokens.blue < 0) return null;
  return { tokens, freeActions: freeActions - (actions > 0 && freeActions > 0 ? 1 : 0), black: null };
}

/** The state after placing a tile `away` steps from the colony, or null if that is not allowed. */
export function afterPlacing(
  view: MoonriserView,
  board: FieldMap,
  seat: number,
  design: string,
  field: SeenField,
  rotation: number,
  away: number,
): After | null {
  if (field.tile || field.black) return null;
  const face = faceOf(design);
  const mark = face.edges.indexOf('empty');
  const space = mark < 0 ? null : beside(board, field, mark + rotation);
  if (space === undefined || space?.tile) return null;
  const held = { ...(view.players[seat]?.tokens as Tokens) };
  if (field.sign === 'minus-green' && held.green-- === 0) return null;
  if (field.sign && field.sign !== 'minus-green' && field.sign !== 'free-action') held[field.sign]++;
  const after = afterPaying(view, held, face.price, 2 * (away - 1));
  if (!after) return null;
  if (field.sign === 'free-action') after.freeActions++;
  return { ...after, black: space?.id ?? null };
}

/** The state after upgrading the tile of a field, or null if that is not allowed. */
export function afterUpgrading(view: MoonriserView, seat: number, { tile }: SeenField): After | null {
  if (tile?.owner !== seat) return null;
  const level = 1 + tile.upgrades;
  if (tile.design !== 'BASE' && level > 1) return null;
  const price = tile.design === 'BASE' ? { green: level, red: 0, blue: level } : faceOf(tile.design).price;
  return afterPaying(view, view.players[seat]?.tokens as Tokens, price, 0);
}
