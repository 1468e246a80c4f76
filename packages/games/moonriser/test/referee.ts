import { readFileSync } from 'node:fs';
import type { Income, MoonriserView, SeenField, Tokens } from '../src/index.ts';

// A second opinion on what may be built, what it costs, what a colony makes and what it is worth. It knows the tiles
// from the list of rules alone and shares no code with the game: what both agree on is hardly an accident.

type Colour = keyof Income;
interface Face {
  copies: number;
  value: number;
  price: Income;
  /** `RAD black`, `empty` or nothing, six of them. */
  edges: (string | null)[];
  corners: (Colour | null)[];
  bonus: { colour: Colour; amount: number; per: string | null; whose: string | null }[];
}

const COLOUR: Readonly<Record<string, Colour>> = { G: 'green', R: 'red', B: 'blue' };
const colourOf = (letter: string | undefined): Colour => COLOUR[letter ?? ''] as Colour;
const sides = <T>(): (T | null)[] => [null, null, null, null, null, null];

/** Every match of a pattern in a text. */
const all = (text: string, pattern: RegExp): string[][] => [...text.matchAll(pattern)].map(([, ...parts]) => parts);

/** A face from its line in the list of rules. */
function faceIn(line: string): Face {
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
    bonus: all(bonus, /\+(\d)([GRB])(?: for each (\w+) link(?: to a tile that also has a link of kind (\w+))?)?/g).map(
      ([amount, letter, per, whose]) => ({
        colour: colourOf(letter),
        amount: Number(amount),
        per: per ?? null,
        whose: whose ?? null,
      }),
    ),
  };
  for (const [count, letter] of all(price, /(\d)([GRB])/g)) face.price[colourOf(letter)] = Number(count);
  for (const [side, mark] of all(line, /e(\d) (\w+ black|\w+ white|empty) ?/g)) face.edges[Number(side)] = mark ?? null;
  for (const [side, letter] of all(line, /c(\d) ([GRB])/g)) face.corners[Number(side)] = colourOf(letter);
  return face;
}

const sheet = readFileSync(new URL('../../../../docs/rules/moonriser.md', import.meta.url), 'utf8');

/** All faces by design, as their lines describe them. */
export const FACES: Readonly<Record<string, Face>> = Object.fromEntries([
  ...all(sheet, /^MR-\d{3} \| ([AB]\d\d) (.*)$/gm).map(([id, line]) => [id, faceIn(line as string)]),
  // Its production grows with its upgrades, so the list gives no plain numbers.
  ['BASE', { ...faceIn(/^MR-237 .*$/m.exec(sheet)?.[0] ?? ''), copies: 4, bonus: baseBonus() }],
]);

function baseBonus(): Face['bonus'] {
  return (['blue', 'green'] as const).map((colour) => ({ colour, amount: 1, per: null, whose: null }));
}

export const faceOf = (design: string): Face => FACES[design] as Face;

const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** Fields by their cell. */
export type Moon = ReadonlyMap<string, SeenField>;
export const moonOf = (fields: readonly SeenField[]): Moon => new Map(fields.map((field) => [field.id, field]));

const beside = (moon: Moon, { q, r }: SeenField, side: number): SeenField | undefined => {
  const [dq, dr] = STEPS[side % 6] as (typeof STEPS)[number];
  return moon.get(`${q + dq},${r + dr}`);
};
const printed = <T>({ tile }: SeenField, marks: (face: Face) => (T | null)[], side: number): T | null =>
  tile ? (marks(faceOf(tile.design))[(side - tile.rotation + 12) % 6] ?? null) : null;
const edge = (field: SeenField, side: number) => printed(field, (face) => face.edges, side);
const corner = (field: SeenField, side: number) => printed(field, (face) => face.corners, side);

/** The links of the tile on a field. */
export function links(moon: Moon, field: SeenField): { kind: string; to: SeenField }[] {
  return [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const to = beside(moon, field, side);
    const [kind, polarity] = edge(field, side)?.split(' ') ?? [];
    const [other, facing] = (to && edge(to, side + 3)?.split(' ')) ?? [];
    return to && kind && polarity && kind === other && polarity !== facing ? [{ kind, to }] : [];
  });
}

/** Every neighbourhood once, known by its three cells. */
export function neighbourhoods(moon: Moon): { colour: Colour; fields: SeenField[] }[] {
  const found = new Map<string, { colour: Colour; fields: SeenField[] }>();
  for (const field of moon.values()) {
    for (let side = 0; side < 6; side++) {
      const [a, b] = [beside(moon, field, side), beside(moon, field, side + 1)];
      const colour = corner(field, side);
      if (!a || !b || !colour || corner(a, side + 2) !== colour || corner(b, side + 4) !== colour) continue;
      found.set([field.id, a.id, b.id].sort().join(' '), { colour, fields: [field, a, b] });
    }
  }
  return [...found.values()];
}

const owned = (moon: Moon, seat: number) => [...moon.values()].filter(({ tile }) => tile?.owner === seat);

/** What a colony makes in a round. */
export function income(moon: Moon, seat: number): Income {
  const made = { green: 0, red: 0, blue: 0 };
  for (const field of owned(moon, seat)) {
    const { design, upgrades } = field.tile as NonNullable<SeenField['tile']>;
    const times = design === 'BASE' ? 1 + upgrades : upgrades > 0 ? 2 : 1;
    for (const { colour, amount, per, whose } of faceOf(design).bonus) {
      const of = links(moon, field).filter(({ kind }) => kind === per);
      const works = of.filter(({ to }) => links(moon, to).some(({ kind }) => kind === whose));
      made[colour] += amount * times * (per === null ? 1 : whose === null ? of.length : works.length);
    }
  }
  for (const { colour, fields } of neighbourhoods(moon)) {
    if (fields.every(({ tile }) => tile?.owner === seat)) made[colour]++;
  }
  return made;
}

/** What a colony is worth. */
export function score(moon: Moon, seat: number, yellow: number) {
  const parts = { value: 0, links: 0, neighbourhoods: 0, yellow };
  const trios = neighbourhoods(moon);
  for (const field of owned(moon, seat)) {
    const { design, upgrades } = field.tile as NonNullable<SeenField['tile']>;
    const times = upgrades > 0 ? 2 : 1;
    parts.value += times * faceOf(design).value;
    parts.links += times * links(moon, field).length;
    parts.neighbourhoods += times * trios.filter(({ fields }) => fields.includes(field)).length;
  }
  return { ...parts, total: parts.value + parts.links + parts.neighbourhoods + yellow };
}

/** Steps from a colony to a field over the board. */
export function steps(moon: Moon, seat: number, to: SeenField): number {
  let ring = owned(moon, seat);
  const seen = new Set(ring);
  for (let step = 0; ; step++) {
    if (ring.includes(to)) return step;
    ring = ring.flatMap((field) =>
      [0, 1, 2, 3, 4, 5].flatMap((side) => {
        const next = beside(moon, field, side);
        if (!next || seen.has(next)) return [];
        seen.add(next);
        return [next];
      }),
    );
    if (ring.length === 0) return Number.POSITIVE_INFINITY;
  }
}

/** What is left after an action: tokens, free actions, and the field that is black then. */
export interface After {
  tokens: Tokens;
  freeActions: number;
  black: string | null;
}

/** Pays; null where that cannot be done. */
function paid({ actions, freeActions }: MoonriserView, held: Tokens, price: Income, red: number): After | null {
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

/** What placing a tile there, so many steps from the colony, would leave; null where it is not allowed. */
export function placing(
  view: MoonriserView,
  moon: Moon,
  seat: number,
  design: string,
  field: SeenField,
  rotation: number,
  away: number,
): After | null {
  if (field.tile || field.black) return null;
  const face = faceOf(design);
  const mark = face.edges.indexOf('empty');
  const space = mark < 0 ? null : beside(moon, field, mark + rotation);
  if (space === undefined || space?.tile) return null;
  const held = { ...(view.players[seat]?.tokens as Tokens) };
  if (field.sign === 'minus-green' && held.green-- === 0) return null;
  if (field.sign && field.sign !== 'minus-green' && field.sign !== 'free-action') held[field.sign]++;
  const after = paid(view, held, face.price, 2 * (away - 1));
  if (!after) return null;
  if (field.sign === 'free-action') after.freeActions++;
  return { ...after, black: space?.id ?? null };
}

/** What upgrading the tile there would leave, or null where it is not allowed. */
export function upgrading(view: MoonriserView, seat: number, { tile }: SeenField): After | null {
  if (tile?.owner !== seat) return null;
  const level = 1 + tile.upgrades;
  if (tile.design !== 'BASE' && level > 1) return null;
  const price = tile.design === 'BASE' ? { green: level, red: 0, blue: level } : faceOf(tile.design).price;
  return paid(view, view.players[seat]?.tokens as Tokens, price, 0);
}
