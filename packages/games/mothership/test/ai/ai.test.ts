import { rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { start } from '../../src/ai/places.ts';
import { lastPurchase } from '../../src/ai/trade.ts';
import { tieBreakOf } from '../../src/ai/worth.ts';
import type { Axial } from '../../src/content/hexes.ts';
import { SLOTS } from '../../src/content/units.ts';
import { game, type State } from '../../src/index.ts';
import { near } from '../../src/rules/board.ts';
import { boardOf, NONE } from '../../src/state.ts';
import { cell, own, scene } from '../scene.ts';
import { policyAnswer } from './policy.ts';

const rules = rulesOf(game);

describe('bot heuristics', () => {
  it('attacks a lone bomber at no risk', () => {
    const t = scene({
      units: { '0F1': '0,2', '1B1': '1,2', '1M': '6,4' },
    });
    t.say(0, 'move');
    t.say(0, { piece: '0F1', cells: [] });
    expect(policyAnswer(t, 0)).toBe('attack:1,2');
  });

  it('does not send a fighter against three ships', () => {
    const t = scene({
      units: { '0F1': '0,2', '1F1': '1,2', '1F2': '1,3', '1F3': '2,1', '1M': '6,4' },
    });
    t.say(0, 'move');
    t.say(0, { piece: '0F1', cells: [] });
    expect(policyAnswer(t, 0)).toBe('end');
  });

  it('flies to a neutral planet', () => {
    const t = scene({ units: { '0F1': '-5,-1', '1M': '6,4' } });
    t.say(0, 'move');
    const course = policyAnswer(t, 0) as { piece: string; cells: string[] };
    expect(course.piece).toBe('0F1');
    const end = cell(t.state, course.cells.at(-1) as string);
    const beside = t.state.planets.filter((planet) => near(t.state, end).includes(planet.cell));
    expect(beside.map(({ owner }) => owner)).toEqual([NONE]);
  });

  it('places fleets of opposite seats alike, towards their nearest enemy', () => {
    const t = table<State>(game, { seats: 4, options: { layout: '4B' }, seed: 'start' });
    while (t.asked()[0]?.flow === 'fleet') {
      const seat = t.asked()[0]?.seat as number;
      t.say(seat, start(t.state, seat));
    }
    const fleet = (seat: number): Axial[] => {
      const { q, r } = boardOf(t.state);
      return t.state.at.slice(seat * SLOTS + 1, seat * SLOTS + 7).map((at) => [q[at] as number, r[at] as number]);
    };
    const across = (cells: readonly Axial[]) => cells.map(([q, r]) => [0 - q, 0 - r]);
    expect([across(fleet(2)), across(fleet(3))]).toEqual([fleet(0), fleet(1)]);
    // Seat 3 is the seat nearest to seat 0.
    expect(fleet(0)[0]).toEqual([-5, -2]);
  });

  it('breaks ties by a tiny amount that depends on the hand', () => {
    let first = 0;
    for (let i = 0; i < 200; i++) {
      const s = rules.begin(4, {}, `whim ${i}`) as State;
      const tieBreak = tieBreakOf(s, 2);
      expect(tieBreakOf(rules.copy(s), 2)(7)).toBe(tieBreak(7));
      expect(Math.max(tieBreak(7), tieBreak(90))).toBeLessThan(0.002);
      if (tieBreak(7) < tieBreak(90)) first++;
    }
    expect(first).toBeGreaterThan(70);
    expect(first).toBeLessThan(130);
  });

  it('buys the tech it wants before its ships move', () => {
    const t = scene({ players: [{ minerals: 2 }] });
    expect(policyAnswer(t, 0)).toBe('tech:S1');
  });

  it('buys an action card at the end of its turn if it holds none, and otherwise saves for the next tech', () => {
    const bought = (hand: number[], techs: string[]) => {
      const t = scene({ players: [{ minerals: 3 }], hands: [hand], techs: [techs] });
      return lastPurchase(t.state, 0);
    };
    expect(bought([], ['S2'])).toBe('buy');
    expect(bought([1], ['S2'])).toBeNull();
    expect(bought([1], ['E5a', 'C5a', 'S5a', 'L5a'])).toBe('buy');
  });

  it('puts energy into weapons when a target is in reach', () => {
    const t = scene({ units: { '0M': '0,2', '1B1': '1,2', '1M': '6,4' } });
    expect(policyAnswer(t, 0)).toBe('divert');
    t.say(0, 'divert');
    const rows = policyAnswer(t, 0) as Record<string, number>;
    expect(rows.weapons).toBeGreaterThan(own(t, 0).energy[1] as number);
  });

  it('values a winning position highest', () => {
    const even = scene();
    const ahead = scene({ owners: [0, 0, 0] });
    expect(game.ai?.evaluate?.(ahead.state, 0)).toBeGreaterThan(game.ai?.evaluate?.(even.state, 0) as number);
    expect(game.ai?.evaluate?.(ahead.state, 1)).toBeLessThan(game.ai?.evaluate?.(even.state, 1) as number);
    expect(rules.waiting(even.state).length).toBeGreaterThan(0);
  });
});
