import { readFileSync } from 'node:fs';
import { isFirst } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { PIECES } from '../src/content/pieces.ts';
import { FACES, TILE_COUNT, TILE_IDS } from '../src/content/set.ts';
import { DESIGNS, type Design, LINK_KINDS } from '../src/index.ts';

const SHEET = readFileSync(new URL('../../../../docs/rules/moonriser.md', import.meta.url), 'utf8');
const LETTER = { green: 'G', red: 'R', blue: 'B' } as const;

/** A face as one line, for comparison with the rules document. */
function line(d: Design): string {
  const price = (['green', 'red', 'blue'] as const)
    .filter((colour) => d.price[colour] > 0)
    .map((colour) => `${d.price[colour]}${LETTER[colour]}`)
    .join(' ');
  const edges = d.edges.flatMap((mark, i) =>
    mark === null ? [] : [`e${i} ${mark === 'empty' ? 'empty space' : `${mark.kind} ${mark.polarity}`}`],
  );
  const corners = d.corners.flatMap((colour, i) => (colour ? [`c${i} ${LETTER[colour]}`] : []));
  const bonus = d.bonus.map(({ colour, amount, per }) => {
    const made = `+${amount}${LETTER[colour]}`;
    if (per === null) return made;
    const kind = 'whose' in per ? `LAB link to a tile that also has a link of kind ${per.whose}` : `${per.link} link`;
    return `${made} for each ${kind}`;
  });
  const signs = [
    ...(d.discount ? [`planning discount ${d.discount}`] : []),
    ...(d.advantage ? ['trade advantage of one step'] : []),
  ];
  const made = bonus.length > 0 ? bonus.join('; ') : signs.length > 0 ? `no tokens; ${signs.join('; ')}` : 'nothing';
  const back = d.back === 'basic' ? 'Basic' : 'Advanced';
  return (
    `${d.id} ${d.name}: ${back}, ${d.copies} copies; value ${d.value}; price ${price}; ` +
    `${edges.length ? edges.join(', ') : 'no edge symbols'}; corners ${corners.join(', ')}; per round ${made}.`
  );
}

/** Rule and text of every tile in the rules document. */
const LISTED = [...SHEET.matchAll(/^(MR-\d{3}) \| (([AB]\d\d) .*) \| [^|]*$/gm)].map(
  ([, rule = '', text = '', id = '']) => [rule, id, text] as const,
);

describe('the tiles', () => {
  it.each(LISTED)('%s %s matches the rules document', (_rule, id, text) => {
    expect(line(DESIGNS[id] as Design)).toBe(text);
  });

  it('are all in the rules document, once', () => {
    const listed = LISTED.map(([, id]) => id).sort();
    expect(listed).toEqual(
      Object.keys(DESIGNS)
        .filter((id) => id !== 'BASE')
        .sort(),
    );
  });

  it('MR-237 the Main base has no value, price or edge symbols, has three corner symbols, and makes blue and green', () => {
    const { copies, value, price, edges, corners, bonus, back } = DESIGNS.BASE as Design;
    expect({ copies, value, price, back }).toEqual({
      copies: 4,
      value: 0,
      price: { green: 0, red: 0, blue: 0 },
      back: 'base',
    });
    expect(edges).toEqual([null, null, null, null, null, null]);
    expect(corners).toEqual(['green', null, 'blue', null, 'red', null]);
    expect(bonus.map(({ colour, amount, per }) => [colour, amount, per])).toEqual([
      ['blue', 1, null],
      ['green', 1, null],
    ]);
  });

  it('MR-003 the first version has 121: 75 Basic of 13 designs, 42 Advanced of 11, and 4 bases', () => {
    const count = (back: string) => {
      const faces = FACES.filter((face) => face.back === back && isFirst(face));
      return [faces.length, faces.reduce((sum, face) => sum + face.copies, 0)];
    };
    expect([count('basic'), count('advanced'), count('base')]).toEqual([
      [13, 75],
      [11, 42],
      [1, 4],
    ]);
    expect(TILE_COUNT).toBe(FACES.reduce((sum, { copies }) => sum + copies, 0));
    expect(new Set(TILE_IDS).size).toBe(TILE_COUNT);
    // Saved games identify tiles by number, so those of the first version must keep theirs.
    expect(FACES.findLastIndex(isFirst)).toBe(FACES.filter(isFirst).length - 1);
  });

  it('MR-134 every tile but the base has a value from 1 to 6, and both ends occur', () => {
    const values = FACES.filter((face) => face.back !== 'base').map((face) => face.value);
    expect([Math.min(...values), Math.max(...values)]).toEqual([1, 6]);
  });

  it('MR-143 every tile has a name, a value, a price and six edges and corners; the rest is optional', () => {
    for (const face of FACES) {
      expect(face.name).toMatch(/^[A-Z]/);
      expect([face.edges.length, face.corners.length]).toEqual([6, 6]);
      expect(face.edges.filter((mark) => mark === 'empty').length).toBeLessThanOrEqual(1);
      if (face.back !== 'base') expect(face.price.green + face.price.red + face.price.blue).toBeGreaterThan(0);
    }
    expect(FACES.some((face) => face.bonus.length === 0)).toBe(true);
    expect(FACES.some((face) => face.edges.every((mark) => mark === null))).toBe(true);
  });

  it('MR-160 symbols are of six kinds, each with suppliers and users', () => {
    const seen = new Set(
      FACES.flatMap((face) =>
        face.edges.map((mark) => (mark && mark !== 'empty' ? `${mark.kind} ${mark.polarity}` : '')),
      ),
    );
    seen.delete('');
    expect([...seen].sort()).toEqual(LINK_KINDS.flatMap((kind) => [`${kind} black`, `${kind} white`]).sort());
  });

  it('have the number of edge and corner symbols they were designed for', () => {
    const sums: Record<string, number> = {};
    const add = (key: string, by: number) => {
      sums[key] = (sums[key] ?? 0) + by;
    };
    for (const face of FACES.filter((other) => other.back !== 'base' && isFirst(other))) {
      for (const mark of face.edges)
        if (mark) add(mark === 'empty' ? 'X' : `${mark.kind} ${mark.polarity}`, face.copies);
      for (const colour of face.corners) if (colour) add(`corner ${colour}`, face.copies);
    }
    expect(sums).toEqual({
      'ICE white': 10,
      'ICE black': 12,
      'LAB white': 30,
      'LAB black': 35,
      'ORE white': 18,
      'ORE black': 25,
      'RAD white': 26,
      'RAD black': 30,
      'ROB white': 12,
      'ROB black': 18,
      'SCI white': 16,
      'SCI black': 12,
      X: 43,
      'corner blue': 98,
      'corner green': 97,
      'corner red': 80,
    });
  });
});

describe('the board pieces', () => {
  const letters = { green: 'g', 'minus-green': 'n', blue: 'b', red: 'r', yellow: 'v', 'free-action': 'x' } as const;
  it.each([
    ['MR-026', 'A', '.g.n..b'],
    ['MR-027', 'B', 'v..r.n.'],
    ['MR-028', 'C', '.b..g.x'],
    ['MR-029', 'D', '..v.g.n'],
    ['MR-030', 'E', '.r.x.g.'],
    ['MR-031', 'F', '..n.b.r'],
  ])('%s the signs of piece %s', (_rule, id, signs) => {
    const piece = PIECES.find((other) => other.id === id);
    expect(piece?.signs.map((sign) => (sign ? letters[sign] : '.')).join('')).toBe(signs);
  });

  it('MR-004 there are six, A to F, of seven fields each', () => {
    expect(PIECES.map((piece) => [piece.id, piece.signs.length])).toEqual([...'ABCDEF'].map((id) => [id, 7]));
  });
});
