import { rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, titleOf } from '../../src/content/set.ts';
import { BOARDS, game, imbalance, readLayout, type State } from '../../src/index.ts';
import { distance } from '../../src/rules/board.ts';
import { where } from '../scene.ts';

const begin = (seats: number, options: Record<string, unknown> = {}, seed = 'set-up'): State =>
  rulesOf(game).begin(seats, options, seed);
const refusal = (seats: number, options: Record<string, unknown>): string => {
  try {
    begin(seats, options);
    return '';
  } catch (error) {
    return String((error as { params?: { path: string } }).params?.path);
  }
};

describe('set-up', () => {
  it('MO-025 each mode has its player counts', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(begin(seats, { mode: 'deathmatch' }).players).toHaveLength(seats);
      expect(begin(seats, { mode: 'points' }).players).toHaveLength(seats);
    }
    expect(begin(1).agreed.mode).toBe('solo');
    expect(begin(1).players).toHaveLength(2);
    expect(begin(4, { mode: 'teams' }).agreed.layout).toBe('T4A');
    expect(begin(6, { mode: 'teams' }).agreed.layout).toBe('T6A');
    expect(refusal(3, { mode: 'teams' })).toBe('.mode');
    expect(refusal(2, { mode: 'solo' })).toBe('.mode');
    expect(refusal(1, { mode: 'points' })).toBe('.mode');
    expect(refusal(2, { layout: '3A' })).toBe('.layout');
  });

  it('MO-081 an unplaced fleet counts towards a side’s strength', () => {
    const scenario = table<State>(game, { seats: 2 });
    const before = game.scores(scenario.state);
    scenario.playUntil((s) => s.phase !== 'setup');
    expect(game.scores(scenario.state)).toEqual(before);
  });

  it('MO-026 MO-033 MO-034 MO-035 a game starts without modules, techs, resources and guardians', () => {
    const s = begin(3);
    expect(s.agreed).toMatchObject({ artifacts: false, influence: false, developments: false, moons: false });
    for (const [seat, own] of s.players.entries()) {
      expect(own).toMatchObject({ minerals: 0, gas: 0, influence: 0, tier: [0, 0, 0, 0] });
      expect(s.at.slice(seat * 10 + 7, seat * 10 + 10)).toEqual([-1, -1, -1]);
    }
  });

  it('MO-639 MO-497 MO-529 modules include those they need', () => {
    expect(begin(2, { developments: true }).agreed).toMatchObject({ artifacts: true, influence: true, moons: false });
    expect(begin(2, { moons: true }).agreed).toMatchObject({ artifacts: true, influence: true, developments: true });
    expect(begin(2, { influence: true }).agreed).toMatchObject({ artifacts: false, influence: true });
  });

  it('MO-027 MO-028 MO-029 MO-640 MO-695 the deck omits artifact cards in games without artifacts', () => {
    const titles = (s: State) =>
      [s.deck, ...s.players.map(({ hand }) => hand)].flatMap((zone) => zone.cards.map((card) => titleOf(card).id));
    const plain = begin(4);
    expect(titles(plain)).toHaveLength(ACTION_CARDS.length - 4);
    expect(titles(plain)).not.toContain(11);
    expect(titles(plain)).not.toContain(14);
    expect(plain.players.map(({ hand }) => hand.cards.length)).toEqual([2, 2, 2, 2]);
    expect(plain.discard.cards).toEqual([]);
    expect(titles(begin(4, { artifactCards: true }))).toHaveLength(ACTION_CARDS.length);
    expect(titles(begin(4, { artifacts: true }))).toHaveLength(ACTION_CARDS.length);
    expect(begin(4, {}, 'a').deck.cards).not.toEqual(begin(4, {}, 'b').deck.cards);
  });

  it('MO-030 MO-031 MO-032 MO-637 players start with 15 energy in three rows, 12 hull points and four steps', () => {
    expect(begin(2).players[0]).toMatchObject({ energy: [5, 5, 5], shields: 5, hull: 12, steps: 4 });
    expect(begin(2, { split: 'shields' }).players[1]).toMatchObject({ energy: [4, 4, 7], shields: 7 });
  });

  it('MO-050 MO-058 the layout fixes stations in the order of seats', () => {
    const s = begin(3, { layout: '3A' });
    const names = [0, 10, 20].map((unit) => s.at[unit]);
    expect(names).toEqual(s.starts);
    expect(s.planets.map(({ kind }) => kind)).toEqual(['mineral', 'mineral', 'mineral', 'mineral']);
  });

  it('MO-094 the highest D12 starts, ties roll again', () => {
    for (let i = 0; i < 40; i++) {
      const t = table<State>(game, { seats: 6, seed: `roll ${i}` });
      const rolls = t.events.filter(({ type }) => type === 'rolled-off').map(({ data }) => data);
      const last = rolls.at(-1) as unknown as { seats: number[]; rolls: number[] };
      for (const roll of last.rolls) expect(roll >= 1 && roll <= 12).toBe(true);
      expect(last.rolls.filter((n) => n === Math.max(...last.rolls))).toHaveLength(1);
      expect(t.state.order[0]).toBe(last.seats[last.rolls.indexOf(Math.max(...last.rolls))]);
      for (const [j, { seats, rolls: thrown }] of (rolls as unknown as (typeof last)[]).entries()) {
        const again = rolls[j + 1] as unknown as typeof last | undefined;
        if (again) expect(again.seats).toEqual(seats.filter((_seat, k) => thrown[k] === Math.max(...thrown)));
      }
    }
  });

  it('MO-095 MO-668 MO-465 turn order is clockwise, or the layout’s, from the start player on', () => {
    const s = begin(6, { mode: 'teams', layout: 'T6C' });
    const at = s.seating.indexOf(s.order[0] as number);
    expect(s.seating).toEqual([0, 4, 2, 3, 1, 5]);
    expect(s.order).toEqual([...s.seating.slice(at), ...s.seating.slice(0, at)]);
  });

  it('MO-051 MO-052 MO-053 each player places six ships within two spaces of their station, in turn order', () => {
    const t = table<State>(game, { seats: 2, seed: 'fleet' });
    const [first, second] = t.state.order as [number, number];
    t.expectAsked(first, 'fleet');
    t.expectNotAsked(second);
    const { pieces } = t.prompt(first, 'place');
    expect(pieces.map(({ id }: { id: string }) => id.slice(1))).toEqual(['M', 'F1', 'F2', 'F3', 'B1', 'B2']);
    const cells = (pieces[0]?.cells ?? []).map(({ cell }: { cell: string }) => cell);
    expect(cells).toHaveLength(18);
    for (const name of cells) {
      const at = t.state.starts[first] as number;
      expect([1, 2]).toContain(distance(t.state, at, cellOf(t.state, name)));
    }
    t.say(first, { piece: `${first}F1`, cell: cells[0] as string, rotation: 0 });
    expect(t.refused(first, { piece: `${first}F1`, cell: cells[1] as string, rotation: 0 }).rule).toBe('MO-051');
    expect(t.refused(first, { piece: `${first}F2`, cell: cells[0] as string, rotation: 0 }).rule).toBe('MO-052');
    expect(t.refused(first, { piece: `${first}F2`, cell: '0,6', rotation: 0 }).rule).toBe('MO-052');
    t.say(first, null);
    t.expectAsked(second, 'fleet');
  });

  it('MO-054 automatic placing puts the mothership towards the centre and the others as near as possible', () => {
    const t = table<State>(game, { seats: 2, seed: 'fleet' });
    const [first] = t.state.order as [number];
    t.say(first, null);
    const start = t.state.starts[first] as number;
    const centre = cellOf(t.state, '0,0');
    const mothership = t.state.at[first * 10 + 1] as number;
    expect(distance(t.state, start, mothership)).toBe(1);
    expect(distance(t.state, mothership, centre)).toBe(distance(t.state, start, centre) - 1);
    for (let slot = 2; slot <= 6; slot++)
      expect(distance(t.state, start, t.state.at[first * 10 + slot] as number)).toBe(1);
  });

  it('MO-080 units set up on asteroids need no roll there', () => {
    const s = begin(1, { layout: 'S3' });
    const inField = s.at.filter((at, unit) => unit > 10 && at >= 0 && (s.fields[at] as number) >= 0);
    expect(inField.length).toBeGreaterThan(0);
    expect(s.at.filter((at, unit) => unit > 10 && at >= 0)).toHaveLength(6);
  });

  it('MO-440 MO-656 every planet gets a token, planets before planetoids', () => {
    const s = begin(3, { artifacts: true, layout: '3A' });
    expect(s.planets.map(({ token }) => token.cards.length)).toEqual([1, 1, 1, 1]);
    expect(s.spareTokens.cards).toHaveLength(8);
    expect(begin(3).planets[0]?.token.cards).toEqual([]);
  });

  it('MO-498 three developments lie face up', () => {
    const s = begin(2, { developments: true });
    expect([s.market.cards.length, s.works.cards.length]).toEqual([3, 21]);
  });

  it('MO-530 MO-531 moons and planetoids come with their module only', () => {
    const without = begin(3, { layout: '3A', developments: true });
    expect(without.planets.some(({ moon, kind }) => moon || kind === 'planetoid')).toBe(false);
    const s = begin(3, { layout: '3A', moons: true });
    expect(s.planets.filter(({ kind }) => kind === 'planetoid')).toHaveLength(3);
    expect(s.planets.filter(({ moon }) => moon)).toHaveLength(4);
  });

  it('MO-056 MO-057 custom layouts are checked, and unequal distances are reported', () => {
    const good = {
      board: 'A',
      stations: [
        [-7, 0],
        [7, 0],
      ],
      mineral: [
        [-3, 0],
        [3, 0],
        [0, 0],
      ],
      gas: [],
      asteroids: [[0, 4]],
      moons: [[0, 0]],
      planetoids: [],
    };
    expect(begin(2, { layout: 'custom', custom: good }).planets).toHaveLength(3);
    const fault = (change: object, seats = 2) => readLayout({ ...good, ...change } as never, 'free', seats).fault;
    expect(fault({})).toBe(null);
    expect(
      fault({
        mineral: [
          [0, 0],
          [3, 0],
        ],
      }),
    ).toMatch(/3 or 4 mineral/);
    expect(
      fault({
        gas: [
          [0, 2],
          [0, 3],
          [0, -2],
        ],
      }),
    ).toMatch(/2 gas/);
    expect(
      fault({
        asteroids: [
          [0, 4],
          [1, 4],
        ],
      }),
    ).toMatch(/overlap/);
    expect(fault({ moons: [[5, 0]] })).toMatch(/moons/);
    expect(
      fault({
        stations: [
          [-9, 0],
          [7, 0],
        ],
      }),
    ).toMatch(/edge/);
    expect(
      fault({
        mineral: [
          [-3, 0],
          [3, 0],
          [30, 0],
        ],
      }),
    ).toMatch(/on the board/);
    expect(refusal(2, { layout: 'custom', custom: { ...good, board: 'C' } })).toBe('.custom');
    const layout = (mineral: number[][]) => readLayout({ ...good, mineral } as never, 'free', 2).layout;
    expect(
      imbalance(
        layout([
          [-3, 0],
          [3, 0],
          [0, 0],
        ]) as never,
      ),
    ).toBe(false);
    expect(
      imbalance(
        layout([
          [-3, 0],
          [-1, 0],
          [0, 0],
        ]) as never,
      ),
    ).toBe(true);
    const solo = {
      ...good,
      stations: [[-7, 0]],
      start: [7, 0],
      npc: [
        [-6, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [-2, 0],
        [-3, 1],
      ],
    };
    expect(readLayout(solo as never, 'solo', 1).fault).toBe(null);
    expect(readLayout({ ...solo, mineral: [[0, 0]] } as never, 'solo', 1).fault).toMatch(/three planets/);
  });

  it('MO-583 MO-584 MO-585 MO-595 the solo challenge starts as described', () => {
    const t = table<State>(game, { seats: 1 });
    expect(t.state.planets.map(({ owner }) => owner)).toEqual([0, 0, 0]);
    expect(t.state.players[0]?.hand.cards).toHaveLength(2);
    expect(where(t as never, '1M')).toBe('-8,3');
    expect(t.state.players[1]).toMatchObject({ hull: 12, energy: [5, 5, 5], steps: 0 });
    const { pieces } = t.prompt(0, 'place');
    for (const { cell } of pieces[0]?.cells ?? []) {
      expect(distance(t.state, cellOf(t.state, '9,-4'), cellOf(t.state, cell))).toBeLessThanOrEqual(2);
    }
    expect(t.state.order).toEqual([0, 1]);
  });
});

const cellOf = (s: State, name: string): number => {
  const [q, r] = name.split(',').map(Number) as [number, number];
  for (let at = 0; at < s.here.length; at++) {
    const board = BOARDS[s.board];
    if (board.q[at] === q && board.r[at] === r) return at;
  }
  return -1;
};
