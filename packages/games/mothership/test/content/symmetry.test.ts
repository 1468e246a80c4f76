import { describe, expect, it } from 'vitest';
import { type Axial, BOARDS, cellAt, flower } from '../../src/content/hexes.ts';
import { type Layout, layoutNamed } from '../../src/content/layouts.ts';

/** Rotates a cell clockwise around the centre, by 60 degrees as many times as given. */
const turned = ([q, r]: Axial, times: number): Axial => (times === 0 ? [q + 0, r + 0] : turned([-r, q + r], times - 1));
const sorted = (cells: readonly Axial[], times = 0): string[] => cells.map((at) => turned(at, times).join()).sort();

/*
 * The start player is determined by dice. If a rotation of the board maps every seat to the next and everything else
 * onto itself, including turn order and teams, then no seat has an advantage.
 */
describe('symmetric layouts', () => {
  it.each(['2A', '2B', '2C', '3A', '3B', '3C', '6A', '6B', 'T6A', 'T6B'])('%s looks the same from every seat', (id) =>
    looksTheSame(id, 1),
  );

  it('D68 T6C looks the same to both teams', () => looksTheSame('T6C', 3));

  it.each(['4A', '4B', '4C', 'T4A'])('%s looks the same from seats that face each other', (id) => looksTheSame(id, 2));

  it('D69 no asteroids of 4B lie right between neighbours', () => {
    const { board, stations, asteroids } = layoutNamed('4B') as Layout;
    const [one, , , last] = stations as readonly [Axial, Axial, Axial, Axial];
    const between = cellAt(BOARDS[board], [(one[0] + last[0]) / 2, (one[1] + last[1]) / 2]);
    expect(between).toBeGreaterThanOrEqual(0);
    expect(asteroids.flatMap((centre) => flower(BOARDS[board], centre))).not.toContain(between);
  });
});

it('D70 on 5B each seat’s planet is four hexes away; seat 4’s planet is six from seat 3, all others at least seven', () => {
  const { board, stations, mineral } = layoutNamed('5B') as Layout;
  const { distance, size } = BOARDS[board];
  const cells = mineral.map((at) => cellAt(BOARDS[board], at));
  const far = stations.map((from) => cells.map((to) => distance[cellAt(BOARDS[board], from) * size + to]));
  for (const [seat, list] of far.entries()) expect(list[seat]).toBe(4);
  expect(far[3]).toEqual([10, 10, 7, 4, 6, 7]);
});

/** Checks that a rotation maps every seat to the one `by` places further, and everything else onto itself. */
function looksTheSame(id: string, by: number): void {
  const layout = layoutNamed(id) as Layout;
  const seats = layout.stations.length;
  const times = (6 * by) / seats;
  const next = (seat: number): number => (seat + by) % seats;
  for (const [seat, at] of layout.stations.entries()) {
    expect(turned(at, times).join()).toBe((layout.stations[next(seat)] as Axial).join());
  }
  for (const what of ['mineral', 'gas', 'asteroids', 'moons', 'planetoids'] as const) {
    expect(sorted(layout[what], times), what).toEqual(sorted(layout[what]));
  }
  const order = layout.order ?? [...layout.stations.keys()];
  expect(order.map(next)).toEqual([...order.slice(by), ...order.slice(0, by)]);
  const teams = layout.teams ?? [...layout.stations.keys()];
  for (const a of order) for (const b of order) expect(teams[next(a)] === teams[next(b)]).toBe(teams[a] === teams[b]);
}
