import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { developmentOf } from '../../src/content/set.ts';
import { game, type State } from '../../src/index.ts';
import { near } from '../../src/rules/board.ts';
import { cell, layToken, own, player, type Scene, scene, strike } from '../scene.ts';
import { policyAnswer, stay } from './policy.ts';

/** Prevents diverting energy for the rest of the turn. */
const lock = (t: Scene): void =>
  t.edit((s) => {
    s.thisTurn.locked = true;
  });
const evaluate = (s: State, seat: number): number => game.ai?.evaluate(s, seat) as number;

describe('whole games by policy', () => {
  it.each([
    ['deathmatch', 2, {}, 'last-standing'],
    ['all modules', 3, { moons: true }, 'last-standing'],
    ['teams', 4, { mode: 'teams', moons: true }, 'last-team'],
    ['victory points', 3, { mode: 'points', moons: true }, 'limit'],
    ['rounds', 3, { mode: 'points', limit: '3 rounds', truce: '1' }, 'rounds'],
    ['solo', 1, { mode: 'solo', level: '1', moons: true }, 'solo-'],
  ])('%s: every policy answer is legal, and the game ends', (_name, seats, options, end) => {
    const t = table<State>(game, { seats, options, seed: 'habits' });
    const verbs = new Set<string>();
    for (let left = 3000; left > 0 && t.state.result === null; left--) {
      const { seat, step } = t.asked()[0] as { seat: number; step: string };
      const answer = policyAnswer(t, seat) as never;
      if (step === 'act') verbs.add(String(answer).split(':')[0] as string);
      // The policy leaves only the order in which guardians fight to chance.
      t.say(seat, answer === undefined ? (t.legal(seat)[0] as string) : answer);
    }
    expect(t.state.result?.reason).toContain(end);
    expect([...verbs]).toEqual(
      expect.arrayContaining(['attack', 'divert', 'end', 'move', ...(seats > 1 ? ['play', 'tech'] : [])]),
    );
  });
});

describe('decisive attacks', () => {
  it('destroys an unguarded station with all ships in reach', () => {
    const units = { '0M': '4,4', '0B1': '5,3', '0B2': '4,5', '1F1': '-6,2', '1M': '-7,2' };
    const t = scene({ units, players: [{}, { steps: 3 }] });
    lock(t);
    stay(t, '0B1', '0B2', '0M');
    expect(policyAnswer(t, 0)).toBe('attack:5,4');
    t.say(0, 'attack:5,4');
    expect(policyAnswer(t, 0)).toEqual(expect.arrayContaining(['0M', '0B1', '0B2']));
  });

  it('attacks a mothership together if one ship would lose', () => {
    const units = { '0M': '0,2', '0B1': '0,3', '0B2': '1,1', '0F1': '2,1', '1M': '1,2' };
    const t = scene({ units, players: [{ energy: [3, 7, 5] }, { energy: [3, 7, 5] }] });
    lock(t);
    stay(t, '0F1', '0B1', '0B2', '0M');
    expect(policyAnswer(t, 0)).toBe('attack:1,2');
    t.say(0, 'attack:1,2');
    expect((policyAnswer(t, 0) as string[]).length).toBeGreaterThanOrEqual(3);
  });

  it('ends the game with the last ship of an enemy, not with the guardian beside it', () => {
    const t = scene({
      units: { '0M': '0,2', '1F1': '1,2', '1G1': '0,4' },
      techs: [['C5b']],
      players: [{ energy: [0, 11, 4] }],
    });
    lock(t);
    stay(t, '0M');
    expect(policyAnswer(t, 0)).toMatch(/:1,2$/);
  });

  it('guards its station against bombers', () => {
    const t = scene({ units: { '0F1': '-3,-6', '1M': '-2,-2', '1B1': '-3,-1', '1B2': '-1,-3' } });
    t.say(0, 'move');
    const { cells } = policyAnswer(t, 0) as { cells: string[] };
    expect(near(t.state, cell(t.state, '-5,-4'))).toContain(cell(t.state, cells.at(-1) as string));
  });

  it('defends a teammate’s station like its own', () => {
    const t = scene({
      seats: 4,
      options: { mode: 'teams' },
      units: { '0F1': '3,3', '0M': '-4,-4', '2F1': '-5,0', '1M': '7,2', '1B1': '7,1', '1B2': '8,0', '3M': '-9,5' },
    });
    t.say(0, 'move');
    const { cells } = policyAnswer(t, 0) as { cells: string[] };
    expect(near(t.state, cell(t.state, '5,4'))).toContain(cell(t.state, cells.at(-1) as string));
  });

  it('puts energy into empty engines even if no ship can move', () => {
    const t = scene({ units: { '0M': '-8,0', '1F1': '6,3', '1M': '6,4' }, players: [{ energy: [0, 8, 7] }] });
    expect(policyAnswer(t, 0)).toBe('divert');
    t.say(0, 'divert');
    expect((policyAnswer(t, 0) as Record<string, number>).engines).toBeGreaterThanOrEqual(5);
  });
});

describe('abilities and modules', () => {
  it('fires torpedoes at targets that cannot hit back', () => {
    const t = scene({
      units: { '0M': '0,2', '1B1': '3,2', '1M': '8,2' },
      techs: [['C5b']],
      players: [{ energy: [0, 9, 6] }],
    });
    lock(t);
    stay(t, '0M');
    expect(policyAnswer(t, 0)).toMatch(/^ability:torpedoes:/);
  });

  it('repairs its mothership if there is no target', () => {
    const t = scene({
      units: { '0M': '-8,0', '1F1': '6,3', '1M': '6,4' },
      techs: [['E5a']],
      owners: [0, -1, -1, -1, 0],
      players: [{ hull: 6 }],
    });
    t.edit((s) => {
      s.thisTurn.locked = true;
      s.thisTurn.moved = 1 << 1;
    });
    expect(policyAnswer(t, 0)).toBe('ability:repair');
  });

  it('uses gates to reach an attacked station', () => {
    const t = scene({
      units: { '0F1': '7,-4', '1M': '-4,-3', '1B1': '-6,-3', '1B2': '-4,-5' },
      techs: [['S4b']],
      owners: [-1, -1, -1, 0],
    });
    const jump = policyAnswer(t, 0) as string;
    expect(jump).toMatch(/^ability:gates:0F1:/);
    const to = cell(t.state, jump.split(':')[3] as string);
    expect(near(t.state, cell(t.state, '-5,-4'))).toContain(to);
  });

  it('wins over, develops and explores planets', () => {
    const options = { moons: true };
    const seized = scene({ options, owners: [1], players: [{ influence: 6 }] });
    expect(policyAnswer(seized, 0)).toBe('seize:0');
    const explored = scene({ options, owners: [0], players: [{ minerals: 3 }] });
    expect(policyAnswer(explored, 0)).toBe('explore:0');
    const built = scene({ options, owners: [0], players: [{ minerals: 1 }] });
    built.edit((s) => layToken(s, 0, 2));
    expect(policyAnswer(built, 0)).toMatch(/^build:.*:0$/);
  });

  it('prevents a rival from winning over its planet', () => {
    const players = [{ influence: 2 }, { influence: 6 }];
    const t = scene({ options: { influence: true }, owners: [0], players });
    expect(policyAnswer(t, 0)).toBe('remove:1');
    t.say(0, 'remove:1');
    expect(policyAnswer(t, 0)).not.toBe('remove:1');
  });

  it('refreshes the market if nothing fits', () => {
    const t = scene({ options: { moons: true }, owners: [0], players: [{ minerals: 1, influence: 4 }] });
    t.edit((s) => {
      layToken(s, 0, 2);
      // The market holds only developments that need a gas planet.
      const all = [...s.market.cards, ...s.works.cards];
      const isGas = (card: number): boolean => developmentOf(card).only === 'gas';
      const sorted = [...all.filter(isGas), ...all.filter((card) => !isGas(card))];
      s.market.cards = sorted.slice(0, 3);
      s.works.cards = sorted.slice(3);
    });
    expect(policyAnswer(t, 0)).toBe('refresh');
  });

  it('blocks an enemy guardian with spare influence', () => {
    const t = scene({
      options: { influence: true },
      units: { '0F1': '-4,-3', '1M': '6,4' },
      techs: [['L1']],
      players: [{ minerals: 1 }, { influence: 4 }],
    });
    stay(t, '0F1');
    t.say(0, 'deploy:0F1:-4,-4');
    expect(policyAnswer(t, 1)).toBe('block');
  });
});

describe('evaluation', () => {
  it('rates a station in enemy reach lower without a guard', () => {
    const units = { '0F1': '-4,-4', '1M': '-2,-2', '1B1': '-3,-1', '1B2': '-1,-3' };
    const guarded = scene({ units });
    const open = scene({ units: { ...units, '0F1': '-8,3' } });
    expect(evaluate(guarded.state, 0) - evaluate(open.state, 0)).toBeGreaterThan(2);
  });

  it('rates a kill above a fighter of its own in Victory Point mode', () => {
    const options = { mode: 'points' };
    const t = scene({ options, units: { '0F1': '0,2', '0M': '-4,-4', '1M': '6,4' } });
    const ahead = scene({ options, units: { '0M': '-4,-4', '1M': '6,4' }, players: [{ points: 1 }] });
    expect(evaluate(ahead.state, 0)).toBeGreaterThan(evaluate(t.state, 0));
  });

  it('is equal for teammates and opposite for the other team', () => {
    const t = scene({ seats: 4, options: { mode: 'teams' } });
    t.edit((s) => {
      player(s, 2).minerals = 9;
    });
    expect(evaluate(t.state, 0)).toBe(evaluate(t.state, 2));
    expect(evaluate(t.state, 0)).toBeCloseTo(-evaluate(t.state, 1));
    expect(evaluate(t.state, 0)).toBeGreaterThan(0);
  });

  it('includes the value of an attack still to come', () => {
    const t = scene({ units: { '0M': '0,2', '0F1': '0,3', '1B1': '1,2', '1M': '6,4' } });
    const before = evaluate(t.state, 0);
    strike(t, 0, '1,2');
    expect(own(t, 1).hull).toBe(12);
    expect(before).toBeGreaterThan(
      evaluate(scene({ units: { '0M': '0,2', '0F1': '0,3', '1B1': '3,4', '1M': '6,4' } }).state, 0),
    );
  });
});
