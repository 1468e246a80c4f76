import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../src/content/layouts.ts';
import { cornerOf, edgeOf, FACES } from '../src/content/set.ts';
import { DIRECTIONS, GROUNDS, type Ground, slotOf } from '../src/rules/ground.ts';
import { newBoard } from '../src/setup/board.ts';

const groundNamed = (id: string): Ground => GROUNDS.find((ground) => ground.layout.id === id) as Ground;
const field = (ground: Ground, cell: string): number => ground.index.get(cell) as number;
const near = (ground: Ground, from: number, direction: number): number => ground.near[from * 6 + direction] as number;

describe('layouts', () => {
  it.each([
    ['MR-012', 'rhombus', 2, '0,0 1,0 0,1 1,1'],
    ['MR-013', 'trapezoid', 3, '0,0 1,0 2,0 0,1 1,1'],
    ['MR-014', 'bowtie', 3, '0,0 1,0 1,-1 -1,0 -1,1'],
    ['MR-015', 'triangle', 4, '0,0 1,0 2,0 0,1 1,1 0,2'],
    ['MR-016', 'slab', 4, '0,0 1,0 2,0 0,1 1,1 2,1'],
    ['MR-017', 'ring', 4, '1,0 1,-1 0,-1 -1,0 -1,1 0,1'],
  ])('%s %s for %i', (_rule, id, seats, slots) => {
    const { layout } = groundNamed(id);
    expect(layout.seats).toBe(seats);
    expect(layout.slots.map(([a, b]) => `${a},${b}`).join(' ')).toBe(slots);
  });

  it('MR-012 two players have one layout, three have two and four have three', () => {
    expect([2, 3, 4].map((n) => LAYOUTS.filter((layout) => layout.seats === n).length)).toEqual([1, 2, 3]);
  });

  it('MR-009 a board has 28, 35 or 42 fields, all different', () => {
    for (const { layout, size, ids } of GROUNDS) {
      expect(size).toBe({ 2: 28, 3: 35, 4: 42 }[layout.seats]);
      expect(new Set(ids).size).toBe(size);
    }
  });

  it('MR-019 the centre of slot (a,b) is at q = 3a + 2b, r = -2a + b', () => {
    const ground = groundNamed('bowtie');
    const centres = ground.layout.slots.map((_slot, i) => ground.ids[i * 7]);
    expect(centres).toEqual(['0,0', '3,-2', '1,-3', '-3,2', '-1,3']);
  });

  it('MR-011 MR-020 slots that differ by (1,0), (0,1) or (1,-1) share exactly 3 edges, others none; each touches at least 2', () => {
    for (const ground of GROUNDS) {
      const { slots } = ground.layout;
      slots.forEach(([a, b], one) => {
        let touching = 0;
        slots.forEach(([c, d], other) => {
          if (one === other) return;
          let edges = 0;
          for (let from = one * 7; from < one * 7 + 7; from++) {
            for (let k = 0; k < 6; k++) {
              const to = near(ground, from, k);
              if (to >= 0 && slotOf(to) === other) edges++;
            }
          }
          const apart = `${c - a},${d - b}`;
          const touches = ['1,0', '0,1', '1,-1', '-1,0', '0,-1', '-1,1'].includes(apart);
          expect(edges).toBe(touches ? 3 : 0);
          if (touches) touching++;
        });
        expect(touching).toBeGreaterThanOrEqual(2);
      });
    }
  });

  it('MR-147 MR-148 the distance between two fields is one more than from the nearest neighbour of the first', () => {
    for (const { layout, size, near: all, distance } of GROUNDS) {
      const way = (from: number, to: number): number => distance[from * size + to] as number;
      for (let to = 0; to < size; to++) {
        const steps = Array.from({ length: size }, (_none, from) => way(from, to));
        const wanted = steps.map((_step, from) => {
          const beside = all.slice(from * 6, from * 6 + 6).filter((other) => other >= 0);
          return from === to ? 0 : 1 + Math.min(...beside.map((other) => way(other, to)));
        });
        expect([layout.id, steps]).toEqual([layout.id, wanted]);
      }
    }
  });

  it('MR-018 the hole of the ring is no part of the board', () => {
    const ring = groundNamed('ring');
    for (const cell of ['0,0', ...DIRECTIONS.map(([q, r]) => `${q},${r}`)]) expect(ring.index.has(cell)).toBe(false);
    // (2,-1) is on the inner rim: its western neighbour would be (1,-1), in the hole.
    expect(near(ring, field(ring, '2,-1'), 3)).toBe(-1);
  });
});

describe('hexes', () => {
  const ground = groundNamed('slab');

  it.each([
    [0, 1, 0],
    [1, 1, -1],
    [2, 0, -1],
    [3, -1, 0],
    [4, -1, 1],
    [5, 0, 1],
  ])('MR-022 e%i leads to (%i,%i), and back by the opposite edge', (k, dq, dr) => {
    for (let from = 0; from < ground.size; from++) {
      const to = near(ground, from, k);
      const wanted = `${(ground.q[from] as number) + dq},${(ground.r[from] as number) + dr}`;
      expect(to).toBe(ground.index.get(wanted) ?? -1);
      if (to >= 0) expect(near(ground, to, (k + 3) % 6)).toBe(from);
    }
  });

  it('MR-023 the three cells at a corner see it as corners k, k + 2 and k + 4', () => {
    for (let from = 0; from < ground.size; from++) {
      for (let k = 0; k < 6; k++) {
        const left = near(ground, from, k);
        const right = near(ground, from, (k + 1) % 6);
        if (left < 0 || right < 0) continue;
        // Corner j of a cell is between its neighbours j and j + 1; seen from `left`, those are `right` and `from`.
        expect([near(ground, left, (k + 2) % 6), near(ground, left, (k + 3) % 6)]).toEqual([right, from]);
        expect([near(ground, right, (k + 4) % 6), near(ground, right, (k + 5) % 6)]).toEqual([from, left]);
      }
    }
  });

  it('MR-024 at rotation s the printed edge or corner i stands at (i + s) mod 6', () => {
    for (const face of FACES.keys()) {
      for (let s = 0; s < 6; s++) {
        for (let i = 0; i < 6; i++) {
          expect(edgeOf(face, (i + s) % 6, s)).toBe(edgeOf(face, i, 0));
          expect(cornerOf(face, (i + s) % 6, s)).toBe(cornerOf(face, i, 0));
        }
      }
    }
    const harvester = FACES.findIndex((face) => face.id === 'B01');
    expect([0, 1, 2, 3, 4, 5].map((k) => edgeOf(harvester, k, 1) > 0)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('MR-025 turning a piece moves its ring signs and leaves the centre', () => {
    const still = newBoard(0, [1, 0, 2, 3], [0, 0, 0, 0]).signs;
    const turned = newBoard(0, [1, 0, 2, 3], [2, 0, 0, 0]).signs;
    expect(turned[0]).toBe(still[0]);
    expect(still[0]).toBeGreaterThan(0);
    for (let i = 0; i < 6; i++) expect(turned[1 + ((i + 2) % 6)]).toBe(still[1 + i]);
    expect(turned.slice(7)).toEqual(still.slice(7));
  });
});
