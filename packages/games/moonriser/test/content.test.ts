import { isFirst } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { PIECES } from '../src/content/pieces.ts';
import { FACES, TILE_COUNT, TILE_IDS } from '../src/content/set.ts';
import { DESIGNS, type Design, LINK_KINDS } from '../src/index.ts';

const LETTER = { green: 'G', red: 'R', blue: 'B' } as const;

/** A face in one line, to be compared with what the rules say about it. */
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

describe('the tiles', () => {
  it.each([
    [
      'MR-213',
      'B01 He3 harvester: Basic, 9 copies; value 1; price 1G; e0 RAD black, e2 RAD black, e4 empty space; corners c0 G, c1 G; per round +1G for each RAD link.',
    ],
    [
      'MR-214',
      'B02 Fusion power plant: Basic, 7 copies; value 2; price 2G; e0 RAD white, e1 RAD white, e3 LAB white; corners c0 G, c3 B; per round +1G for each RAD link.',
    ],
    [
      'MR-215',
      'B03 Mine: Basic, 8 copies; value 1; price 1G; e0 ORE black, e2 ORE black, e4 empty space; corners c0 R, c1 R; per round +1R for each ORE link.',
    ],
    [
      'MR-216',
      'B04 Metal refinery: Basic, 6 copies; value 2; price 2G; e0 ORE white, e1 ORE white, e2 ORE white, e4 LAB white; corners c0 R, c4 R; per round +1R for each ORE link.',
    ],
    [
      'MR-217',
      'B05 Ice mine: Basic, 6 copies; value 1; price 1G; e0 ICE black, e2 ICE black, e4 empty space; corners c0 B, c1 B; per round +1B for each ICE link.',
    ],
    [
      'MR-218',
      'B06 Water refinery: Basic, 5 copies; value 2; price 1G 1R; e0 ICE white, e1 ICE white, e3 LAB white; corners c0 B, c4 R; per round +1B for each ICE link.',
    ],
    [
      'MR-219',
      'B07 Robot crew: Basic, 6 copies; value 1; price 1R; e0 ROB black, e2 ROB black; corners c1 R, c4 G; per round +1R for each ROB link.',
    ],
    [
      'MR-220',
      'B08 Probe: Basic, 6 copies; value 1; price 1B; e0 ROB black, e2 SCI black, e3 SCI black; corners c0 R, c2 B; per round +1B for each SCI link.',
    ],
    [
      'MR-221',
      'B09 Robot factory: Basic, 4 copies; value 2; price 2G 1R; e0 ROB white, e1 ROB white, e2 ROB white, e4 LAB white; corners c0 R, c1 G; per round +1G for each ROB link.',
    ],
    [
      'MR-222',
      'B10 Scientific center: Basic, 4 copies; value 2; price 2G 1B; e0 SCI white, e1 SCI white, e3 LAB white; corners c0 B, c3 B; per round +1B for each SCI link.',
    ],
    [
      'MR-223',
      'B11 Habitat dome: Basic, 5 copies; value 2; price 2G; no edge symbols; corners c0 B, c2 B, c4 G; per round +1B.',
    ],
    [
      'MR-224',
      'B12 Solar field: Basic, 5 copies; value 1; price 2G; e3 empty space; corners c0 G, c1 G, c5 G; per round +1G.',
    ],
    [
      'MR-225',
      'B13 Rover garage: Basic, 4 copies; value 1; price 1G 1B; no edge symbols; corners c0 R, c2 R, c4 G; per round +1R.',
    ],
    [
      'MR-226',
      'A01 Energy lab: Advanced, 5 copies; value 3; price 2G 1B; e0 LAB black, e2 LAB black; corners c0 B, c2 G; per round +1B; +1G for each LAB link to a tile that also has a link of kind RAD.',
    ],
    [
      'MR-227',
      'A02 Metallurgy lab: Advanced, 4 copies; value 3; price 2G 1B; e0 LAB black, e2 LAB black; corners c0 R, c2 B; per round +1B; +1R for each LAB link to a tile that also has a link of kind ORE.',
    ],
    [
      'MR-228',
      'A03 Hydroponic lab: Advanced, 4 copies; value 3; price 1G 1R 1B; e0 LAB black, e2 LAB black; corners c0 G, c2 B; per round +1G; +1B for each LAB link to a tile that also has a link of kind ICE.',
    ],
    [
      'MR-229',
      'A04 AI lab: Advanced, 3 copies; value 4; price 3G 1R 2B; e0 LAB black, e2 LAB black, e4 LAB black; corners c0 R, c2 B, c4 G; per round +1B; +1R for each LAB link to a tile that also has a link of kind ROB.',
    ],
    [
      'MR-230',
      'A05 Heavy harvester: Advanced, 4 copies; value 3; price 3G; e0 RAD black, e1 RAD black, e2 RAD black, e4 empty space; corners c0 G, c1 G; per round +1G; +1G for each RAD link.',
    ],
    [
      'MR-231',
      'A06 Tokamak complex: Advanced, 4 copies; value 4; price 4G 1R; e0 RAD white, e1 RAD white, e2 RAD white, e4 LAB white; corners c0 G, c1 G, c4 B; per round +1G; +1G for each RAD link.',
    ],
    [
      'MR-232',
      'A07 Deep mine: Advanced, 3 copies; value 3; price 2G 1R; e0 ORE black, e1 ORE black, e2 ORE black, e4 empty space; corners c0 R, c1 R; per round +1R; +1R for each ORE link.',
    ],
    [
      'MR-233',
      'A08 Command center: Advanced, 4 copies; value 3; price 2G 2B; no edge symbols; corners c0 B, c2 B, c4 B; per round no tokens; planning discount 1.',
    ],
    [
      'MR-234',
      'A09 Earth trade port: Advanced, 4 copies; value 3; price 3G 1R; e3 empty space; corners c0 G, c1 R, c5 B; per round no tokens; trade advantage of one step.',
    ],
    [
      'MR-235',
      'A10 Lunar metropolis: Advanced, 3 copies; value 6; price 4G 2R 2B; no edge symbols; corners c0 G, c1 G, c2 B, c3 B, c4 R, c5 R; per round nothing.',
    ],
    [
      'MR-236',
      'A11 Observatory: Advanced, 4 copies; value 4; price 3G 2B; e0 SCI white, e1 SCI white, e3 empty space; corners c0 B, c5 B; per round +1B; +1B for each SCI link.',
    ],
  ])('%s', (_rule, text) => {
    expect(line(DESIGNS[text.slice(0, 3)] as Design)).toBe(text);
  });

  it('MR-237 the Main base has no value, price or edge symbols, three corners, and makes blue and green', () => {
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

  it('MR-003 there are 121: 75 Basic of 13 designs, 42 Advanced of 11, and 4 bases', () => {
    const count = (back: string) => {
      const faces = FACES.filter((face) => isFirst(face) && face.back === back);
      return [faces.length, faces.reduce((sum, face) => sum + face.copies, 0)];
    };
    expect([count('basic'), count('advanced'), count('base')]).toEqual([
      [13, 75],
      [11, 42],
      [1, 4],
    ]);
    expect(new Set(TILE_IDS).size).toBe(TILE_COUNT);
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

  it('holds the supply and demand it was designed for', () => {
    const sums: Record<string, number> = {};
    const add = (key: string, by: number) => {
      sums[key] = (sums[key] ?? 0) + by;
    };
    for (const face of FACES.filter((other) => isFirst(other) && other.back !== 'base')) {
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
