import { describe, expect, it } from 'vitest';
import { FACES, joins } from '../src/content/set.ts';
import { LINK_KINDS } from '../src/index.ts';
import { DIRECTIONS } from '../src/rules/ground.ts';
import { incomeOf } from '../src/rules/income.ts';
import { countLinks, linksAt, linksOf } from '../src/rules/links.ts';
import { scoreOf } from '../src/rules/points.ts';
import { at, boardWith, eventData, type Laid, place, purse, scene } from './scene.ts';

const links = (tiles: Laid[]) => {
  const board = boardWith('triangle', tiles);
  return tiles.map(([, cell]) => countLinks(board, at(board, cell)));
};

describe('links', () => {
  it('MR-159 one kind, opposite polarity, facing edges', () => {
    expect(
      links([
        ['B02.1', '2,1', 0, 0],
        ['B01.1', '3,1', 1, 0],
      ]),
    ).toEqual([1, 1]);
    const board = boardWith('triangle', [
      ['B02.1', '2,1', 0, 0],
      ['B01.1', '3,1', 1, 0],
    ]);
    expect(linksAt(board, at(board, '2,1'))).toEqual([{ cell: '3,1', kind: 'RAD' }]);
    // The same tiles, but no symbol of the harvester faces the plant.
    expect(
      links([
        ['B02.1', '2,1', 0, 0],
        ['B01.1', '3,1', 2, 0],
      ]),
    ).toEqual([0, 0]);
  });

  it('MR-160 MR-161 of all pairs of marks only black and white of one kind join', () => {
    const marks = LINK_KINDS.flatMap((kind, i) => [
      { mark: 1 + 2 * i, kind, polarity: 'black' },
      { mark: 2 + 2 * i, kind, polarity: 'white' },
    ]);
    for (const a of marks) {
      for (const b of marks) expect(joins(a.mark, b.mark)).toBe(a.kind === b.kind && a.polarity !== b.polarity);
      expect(joins(a.mark, 0) || joins(0, a.mark)).toBe(false);
    }
    expect(
      links([
        ['B01.1', '2,1', 0, 0],
        ['B01.2', '3,1', 3, 0],
      ]),
    ).toEqual([0, 0]);
    expect(
      links([
        ['B04.1', '2,1', 0, 0],
        ['B01.2', '3,1', 1, 0],
      ]),
    ).toEqual([0, 0]);
  });

  it('MR-162 neither direction nor order matters', () => {
    DIRECTIONS.forEach(([q, r], k) => {
      const factory: Laid = ['B09.1', '2,1', k, 0];
      const crew: Laid = ['B07.1', `${2 + q},${1 + r}`, (k + 3) % 6, 0];
      expect(links([factory, crew])).toEqual([1, 1]);
      expect(links([crew, factory])).toEqual([1, 1]);
      const board = boardWith('triangle', [factory, crew]);
      expect(linksAt(board, at(board, '2,1'))).toEqual([{ cell: crew[1], kind: 'ROB' }]);
      expect(linksOf(board)).toMatchObject([{ kind: 'ROB' }]);
    });
  });

  it('MR-163 MR-166 no symbol has to match, and one without a partner gives nothing', () => {
    const t = scene({ tokens: [purse(9, 9), purse()], hands: [['B02.1', 'B03.1'], []] });
    expect(eventData(t.say(0, place('B02.1', '1,0', 3)), 'placed')).toMatchObject([{ links: [], neighbourhoods: [] }]);
    t.say(0, place('B03.1', '1,-1', 2));
    expect(t.view(0).players[0].income).toEqual({ green: 1, red: 0, blue: 1 });
    expect(t.view(0).players[0].score).toMatchObject({ links: 0, value: 3 });
  });

  it('MR-159 MR-168 MR-185 the first field of the board links like any other', () => {
    const board = boardWith('rhombus', [
      ['B02.1', '0,0', 0, 0],
      ['B01.1', '1,0', 1, 0],
      ['A01.1', '-1,0', 0, 0],
    ]);
    expect(incomeOf(board, 0)).toEqual({ green: 3, red: 0, blue: 1 });
    expect(scoreOf(board, 0, 0)).toEqual({ value: 6, links: 4, neighbourhoods: 0, yellow: 0, total: 10 });
    expect(linksOf(board)).toEqual([
      { from: '0,0', to: '1,0', edge: 0, kind: 'RAD' },
      { from: '-1,0', to: '0,0', edge: 0, kind: 'LAB' },
    ]);
  });

  it('MR-165 two tiles share one edge, so they form at most one link', () => {
    const plain = FACES.filter((face) => face.back !== 'base' && !face.edges.includes('empty'));
    for (const a of plain) {
      for (let turn = 0; turn < 36; turn++) {
        const pair: Laid[] = [
          [`${a.id}.1`, '2,1', turn % 6, 0],
          ['A06.4', '3,1', Math.floor(turn / 6), 0],
        ];
        const [one, other] = links(pair) as [number, number];
        expect(one).toBe(other);
        expect(one).toBeLessThanOrEqual(1);
      }
    }
    expect(
      links([
        ['A05.1', '2,1', 5, 0],
        ['A06.1', '3,1', 2, 0],
      ]),
    ).toEqual([1, 1]);
  });

  it('MR-167 each end produces by its own lines; a tile whose bonus names another kind still scores', () => {
    // A probe makes blue only for science; its robot symbol activates the neighbour's factory.
    const board = boardWith('triangle', [
      ['B08.1', '2,1', 0, 0],
      ['B09.1', '3,1', 3, 1],
    ]);
    expect(incomeOf(board, 0)).toEqual({ green: 0, red: 0, blue: 0 });
    expect(incomeOf(board, 1)).toEqual({ green: 1, red: 0, blue: 0 });
    expect([scoreOf(board, 0, 0).links, scoreOf(board, 1, 0).links]).toEqual([1, 1]);
  });
});

describe('conditions', () => {
  const income = (tiles: Laid[], seat = 0) => incomeOf(boardWith('triangle', tiles), seat);

  it('MR-184 a simple condition is met once per link of its kind on the tile itself', () => {
    const metal: Laid = ['B04.1', '2,1', 0, 0];
    const east: Laid = ['A07.1', '3,1', 2, 1];
    const north: Laid = ['A07.2', '3,0', 3, 1];
    expect(income([metal]).red).toBe(0);
    expect(income([metal, east]).red).toBe(1);
    expect(income([metal, east, north]).red).toBe(2);
  });

  // A lab with power plants to the east and north-west, each with its own harvester.
  const LAB: Laid = ['A01.1', '2,1', 0, 0];
  const EAST: Laid = ['B02.1', '3,1', 0, 0];
  const EAST_HE3: Laid = ['B01.1', '4,1', 1, 0];
  const NORTH: Laid = ['B02.2', '2,0', 2, 0];
  const NORTH_HE3: Laid = ['B01.2', '2,-1', 3, 0];

  it('MR-185 a complex condition is met once per lab link whose partner has a link of the required kind', () => {
    expect(income([LAB])).toEqual({ green: 0, red: 0, blue: 1 });
    expect(income([LAB, EAST])).toEqual({ green: 0, red: 0, blue: 1 });
    // The harvester, the plant and the lab make 1 green each.
    expect(income([LAB, EAST, EAST_HE3]).green).toBe(3);
    expect(income([LAB, EAST, EAST_HE3, NORTH]).green).toBe(3);
    expect(income([LAB, EAST, EAST_HE3, NORTH, NORTH_HE3]).green).toBe(6);
  });

  it('MR-187 partner and third tile can belong to any player', () => {
    const of = (tile: Laid, owner: number): Laid => [tile[0], tile[1], tile[2], owner];
    expect(income([LAB, of(EAST, 1), of(EAST_HE3, 2)]).green).toBe(1);
    expect(income([LAB, of(EAST, 1), of(EAST_HE3, 2)], 1).green).toBe(1);
  });

  it('MR-188 a partner with links of other kinds only does not help, but the link scores', () => {
    const board = boardWith('triangle', [['A02.1', '2,1', 0, 0], EAST, EAST_HE3]);
    expect(incomeOf(board, 0)).toEqual({ green: 2, red: 0, blue: 1 });
    expect(countLinks(board, at(board, '2,1'))).toBe(1);
    expect(scoreOf(board, 0, 0).links).toBe(4);
  });
});
