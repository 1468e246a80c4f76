import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { BOARDS, cellAt } from '../../src/content/hexes.ts';
import { layoutNamed } from '../../src/content/layouts.ts';
import { ACTION_CARDS } from '../../src/content/set.ts';
import { SLOT_NAMES, SLOTS, unitOf } from '../../src/content/units.ts';
import { game } from '../../src/index.ts';
import { distance, near } from '../../src/rules/board.ts';
import { newFight } from '../../src/rules/fight.ts';
import { baseSpaces, dieOf, guardiansSupported, hasLasting, shieldsMax } from '../../src/rules/lasting.ts';
import { needed } from '../../src/rules/planets.ts';
import { bonusesOf, diceOf } from '../../src/rules/roll.ts';
import type { Planet, State } from '../../src/state.ts';
import { eventData, opponentsTurn, side, solo, unit, where } from './scene.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const atLevel = (level: number) => solo({ options: { level: String(level) } });
/** The bonus that the opponent adds to the roll of one of its ships. */
const bonus = (s: State, name: string, target: string, defence = false): number => {
  const [units, other] = defence ? [[unit(target)], unit(name)] : [[unit(name)], unit(target)];
  return bonusesOf(s, newFight(s, 'dogfight', units, other), defence)
    .filter(({ why }) => why !== 'bonus-wingman')
    .reduce((sum, { n }) => sum + n, 0);
};

describe('the solo challenge is set up', () => {
  it.each(LEVELS)('MO-580 level %i, one player against a mothership, three fighters and two bombers', (level) => {
    const { state } = atLevel(level);
    expect(state.out).toHaveLength(1);
    expect(state.players).toHaveLength(2);
    const fleet = SLOT_NAMES.filter((_name, slot) => (state.at[unitOf(1, slot)] as number) >= 0);
    expect(fleet).toEqual(['M', 'F1', 'F2', 'F3', 'B1', 'B2']);
    expect(state.agreed.level).toBe(level);
  });

  it.each(['S1', 'S2', 'S3'])('MO-583 MO-585 on %s everyone stands where the layout says', (id) => {
    const layout = layoutNamed(id);
    const t = table<State>(game, { seats: 1, options: { mode: 'solo', layout: id } });
    const s = t.state;
    const board = BOARDS[s.board];
    const start = cellAt(board, layout?.start as [number, number]);
    expect(s.at[unit('0S')]).toBe(cellAt(board, layout?.stations[0] as [number, number]));
    expect(near(s, s.at[unit('0S')] as number)).toContain(s.at[unit('1M')]);
    for (const name of ['1F1', '1F2', '1F3', '1B1', '1B2']) {
      const home = s.planets[s.homes[unit(name) % SLOTS] as number] as Planet;
      expect(near(s, home.cell), name).toContain(s.at[unit(name)]);
    }
    expect(new Set([2, 3, 4, 5, 6].map((slot) => s.homes[slot]))).toEqual(new Set([0, 1, 2]));
    // Ships may be placed only within two spaces of the starting hex.
    expect(t.refused(0, { piece: '0M', cell: '0,1', rotation: 0 }).rule).toBe('MO-052');
    t.say(0, { piece: '0M', cell: board.names[start] as string, rotation: 0 });
    t.say(0, null);
    for (let slot = 1; slot <= 6; slot++)
      expect(distance(t.state, start, t.state.at[slot] as number)).toBeLessThanOrEqual(2);
  });

  it('MO-584 with the normal panel, two cards and all three planets, for which no cards are given', () => {
    const { state } = table<State>(game, { seats: 1, options: { mode: 'solo' } });
    const own = state.players[0] as State['players'][number];
    expect(own).toMatchObject({ energy: [5, 5, 5], hull: 12, steps: 4, minerals: 0, gas: 0, tier: [0, 0, 0, 0] });
    expect(own.hand.cards).toHaveLength(2);
    // The four artifact cards are removed, and two cards are in hand.
    expect(state.deck.cards).toHaveLength(ACTION_CARDS.length - 4 - 2);
    expect(state.planets.map(({ owner }) => owner)).toEqual([0, 0, 0]);
  });

  it('MO-586 the player moves first, then they take turns', () => {
    const t = table<State>(game, { seats: 1, options: { mode: 'solo' } });
    const events = [...t.say(0, null), ...t.say(0, 'end', 'act')];
    while (t.asked()[0]?.flow !== 'main') events.push(...t.say(0, t.asked()[0]?.step === 'cards' ? [] : null));
    expect(eventData(events, 'turn-began').map(({ seat, round }) => [seat, round])).toEqual([
      [0, 1],
      [1, 1],
      [0, 2],
    ]);
  });

  it('MO-587 MO-588 the opponent has energy, die, spaces and shields by level', () => {
    const rows = LEVELS.map((level) => {
      const { state } = atLevel(level);
      const ship = unit('1M');
      return [
        state.players[1]?.energy,
        dieOf(state, ship),
        baseSpaces(state, ship),
        shieldsMax(state, 1),
        state.players[1]?.shields,
      ];
    });
    const row = (energy: number, die: number, spaces: number) => [
      [energy, energy, energy],
      die,
      spaces,
      energy,
      energy,
    ];
    expect(rows).toEqual([
      row(5, 6, 3),
      row(5, 6, 3),
      row(7, 8, 4),
      row(7, 8, 4),
      row(9, 10, 5),
      row(9, 10, 5),
      row(11, 12, 6),
      row(11, 12, 6),
      row(12, 12, 6),
    ]);
  });

  it('MO-589 the opponent has techs by level, in the branches of the dark tiles', () => {
    const tiers = LEVELS.map((level) => atLevel(level).state.players[1]?.tier);
    expect(tiers).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4].map((tier) => [tier, tier, tier, tier]));
    expect(atLevel(9).state.players[1]?.branch).toEqual([1, 1, 0, 0]);
    expect(atLevel(9).view(0).players[1].techs).toEqual([
      'E2',
      'E3b',
      'E4b',
      'C1',
      'C3b',
      'C4b',
      'S2',
      'S3a',
      'S4a',
      'L2',
      'L3a',
      'L4a',
    ]);
  });

  it('MO-590 MO-592 the opponent’s planets need more by level', () => {
    const needs = LEVELS.map((level) => {
      const { state } = atLevel(level);
      const planet = state.planets[0] as Planet;
      planet.owner = 1;
      return needed(state, planet);
    });
    expect(needs).toEqual([6, 9, 9, 9, 9, 13, 13, 13, 13]);
  });

  it('MO-590 the opponent wins ties as attacker from level 2', () => {
    expect(LEVELS.map((level) => hasLasting(atLevel(level).state, 1, 'ties'))).toEqual([
      false,
      ...new Array<boolean>(8).fill(true),
    ]);
  });

  it('MO-590 MO-592 the opponent’s bombers have a bonus and spaces by level', () => {
    expect(LEVELS.map((level) => bonus(atLevel(level).state, '1B1', '0M'))).toEqual([0, 1, 1, 1, 1, 3, 3, 3, 3]);
    expect(LEVELS.map((level) => baseSpaces(atLevel(level).state, unit('1B1')))).toEqual([3, 3, 3, 3, 3, 5, 5, 5, 5]);
  });

  it('MO-591 MO-593 the opponent’s fighters have a bonus in attack and defence by level', () => {
    expect(LEVELS.map((level) => bonus(atLevel(level).state, '1F1', '0F1'))).toEqual([0, 0, 0, 1, 1, 1, 1, 3, 3]);
    expect(LEVELS.map((level) => bonus(atLevel(level).state, '1F1', '0F1', true))).toEqual([0, 0, 0, 1, 1, 1, 1, 3, 3]);
  });

  it('MO-591 from level 4 its faces count double on planets, and it defends better against several ships', () => {
    const times = LEVELS.map((level) => {
      const { state } = atLevel(level);
      return diceOf(state, newFight(state, 'planet', [unit('1B1')], 0), false)[0]?.times;
    });
    expect(times).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2]);
    const several = LEVELS.map((level) => {
      const { state } = atLevel(level);
      const fight = newFight(state, 'dogfight', [unit('0F1'), unit('0F2')], unit('1M'));
      return bonusesOf(state, fight, true)
        .filter(({ why }) => why === 'bonus-tech')
        .reduce((sum, { n }) => sum + n, 0);
    });
    expect(several).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1]);
  });

  it('MO-594 the opponent has no energy boosts, guardians or income', () => {
    const t = atLevel(9);
    expect(side(t, 1).energy).toEqual([12, 12, 12]);
    t.edit((s) => {
      for (const planet of s.planets) planet.owner = 1;
      s.claimed = 7;
    });
    opponentsTurn(t);
    expect(side(t, 1)).toMatchObject({ energy: [12, 12, 12], minerals: 0, gas: 0, influence: 0 });
    expect([7, 8, 9].map((slot) => t.state.at[unitOf(1, slot)])).toEqual([-1, -1, -1]);
    // The opponent has the tech but never uses it.
    expect(guardiansSupported(t.state, 1)).toBe(3);
    expect(Math.max(...side(t, 1).tier)).toBeLessThan(5);
  });

  it('MO-595 its mothership has twelve hull points', () => {
    expect(LEVELS.map((level) => side(atLevel(level), 1).hull)).toEqual(new Array<number>(9).fill(12));
  });

  it('MO-623 artifacts and developments may be switched on', () => {
    const t = solo({ options: { developments: true }, players: [{ minerals: 9 }] });
    expect(t.state.agreed).toMatchObject({ artifacts: true, influence: true, developments: true });
    expect(t.state.planets.map(({ token }) => token.cards.length)).toEqual([1, 1, 1]);
    t.say(0, 'explore:0');
    expect(t.state.planets[0]?.explored).toBe(true);
    const built = t.legal(0).find((answer) => String(answer).startsWith('build:'));
    expect(built).toBeDefined();
    expect(where(t, '1M')).toBe('-8,3');
  });
});
