import { describe, expect, it } from 'vitest';
import { cardName, cardNamed, riskOf } from '../../src/content/set.ts';
import { chancesFor, chancesOf, unseenRisks } from '../../src/index.ts';
import { CCCP, engineering, passEngineers, politics, USA } from '../scene.ts';

const ROCKET = { cells: { A1: 'S14/0', A2: 'E14/0', A3: 'C14/0', A4: 'P01/0' }, modules: { A: 'M06' } } as const;

describe('chances from a view', () => {
  it('MS-125 MS-177 depend on the risks, the rocket’s parameters, its sabotage and the side’s own tests', () => {
    const t = engineering({ missions: { 'M1-1': ['R0-01', 'R1-10'] }, usa: { ...ROCKET, sabotage: 1 } });
    t.edit((s) => {
      (s.missions[0] as any).tests = [2, 0, 1, 5];
    });
    const way = [
      { risk: cardNamed('R0-01'), tests: 2 },
      { risk: cardNamed('R1-10'), tests: 1 },
    ];
    expect(chancesFor(t.view(1), USA, 'M1-1')).toEqual(chancesOf([2, 2, 2, 2], 1, way));
    expect(chancesFor(t.view(0), CCCP, 'M1-1')?.whole).toBe(
      chancesOf(
        [0, 0, 0, 0],
        0,
        way.map((ahead, i) => ({ ...ahead, tests: [0, 5][i] as number })),
      ).whole,
    );
    expect(chancesFor(t.view(0), USA, 'M4-1')).toBeNull();
  });
  it('MS-295 average over all unseen risks on a hidden path to the Moon, the same for all viewers', () => {
    const t = engineering({
      missions: { 'M4-2': ['R2-01', 'R3-12'] },
      usa: { ...ROCKET, path: ['R3-01', 'R3-02', 'R3-03'], up: 1 },
    });
    const unseen = unseenRisks(t.view(0));
    expect(unseen).toHaveLength(10);
    expect(unseen.every((risk) => riskOf(risk).level === 3)).toBe(true);
    expect(unseen).not.toContain(cardNamed('R3-01'));
    expect(unseen).toContain(cardNamed('R3-02'));
    const views = [0, 1, null].map((viewer) => chancesFor(t.view(viewer), USA, 'MOON', { parameters: [10, 9, 9, 2] }));
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
    expect(views[0]?.whole).toBeGreaterThan(0);
    expect(views[0]?.whole).toBeLessThan(1);
  });
  it('MS-125 show the effect of more tests or another rocket', () => {
    const t = engineering({ missions: { 'M0-1': ['R0-01'] } });
    const chance = (changed = {}) => chancesFor(t.view(0), USA, 'M0-1', changed)?.whole;
    expect([chance(), chance({ tests: [2] }), chance({ parameters: [2, 1, 1, 0] }), chance({ sabotage: 3 })]).toEqual([
      3 / 8,
      5 / 8,
      1,
      0,
    ]);
  });
  it('MS-176 match the success rate of many launches', () => {
    let good = 0;
    const games = 160;
    for (let i = 0; i < games; i++) {
      const t = engineering(
        { seed: `flight ${i}`, missions: { 'M0-1': ['R0-01'] }, usa: { payload: { B2: 'satellite' } } },
        'M0-1',
        null,
      );
      passEngineers(t);
      if (t.state.flights[1]?.outcome === 'success') good++;
    }
    // Three of eight faces: 60 of 160 expected, within four standard deviations.
    expect(Math.abs(good - 60)).toBeLessThan(25);
  });
  it('MS-300 exclude reshuffled risks from hidden paths to the Moon', () => {
    const hidden = ['R3-01', 'R3-02', 'R3-03', 'R3-04', 'R3-05', 'R3-06'];
    const t = politics({ first: USA, usa: { path: hidden.slice(0, 3) }, cccp: { path: hidden.slice(3) } });
    // The six others were used; a level-4 mission needs one of them again.
    t.edit((s) => {
      s.riskDecks[3] = { cards: [], known: [] };
      s.spentRisks = ['R3-07', 'R3-08', 'R3-09', 'R3-10', 'R3-11', 'R3-12'].map(cardNamed);
      s.missions.pop();
    });
    const names = () => unseenRisks(t.view(0)).map(cardName).sort();
    expect(names()).toEqual(hidden);
    t.say(0, 'announce:4', 'act');
    expect(t.view(0).decks.risks[3]).toBe(5);
    expect(names()).toEqual(hidden);
  });
});
