import { seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { unitNamed } from '../../src/content/units.ts';
import { newFight } from '../../src/rules/fight.ts';
import { lootFor, meanHull, meanSteps, outlives, stepsLost, wrecks } from '../../src/rules/outcome.ts';
import { harm } from '../../src/rules/roll.ts';
import { routesOf, waitsOn } from '../../src/rules/routes.ts';
import { cell, go, type Setting, scene, where } from '../scene.ts';

const range = (n: number): number[] => Array.from({ length: n }, (_none, i) => i + 1);
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

describe('the predicted result of a fight', () => {
  it('MO-134 MO-641 gives the average steps a station loses, kept damage included', () => {
    const steps = (carry: boolean) => {
      const t = scene({ options: { layout: '2A', carry }, units: { '0B1': '4,4', '0M': '-4,-4', '1M': '-4,4' } });
      t.edit((s) => {
        (s.players[1] as (typeof s.players)[number]).chipped = 3;
      });
      expect(stepsLost(t.state, 1, 100).steps).toBe(4);
      return meanSteps(t.state, newFight(t.state, 'station', [unitNamed('0B1')], unitNamed('1S')));
    };
    expect(steps(false)).toBeCloseTo(mean(range(8).map((face) => Math.floor(face / 4))));
    expect(steps(true)).toBeCloseTo(mean(range(8).map((face) => Math.floor((face + 3) / 4))));
  });

  it('MO-222 gives the average hull points a mothership loses if the attackers win', () => {
    const t = scene({
      options: { layout: '2A' },
      units: { '0F1': '0,-4', '0B1': '1,-5', '0M': '-4,-4', '1M': '1,-4' },
      players: [{}, { energy: [6, 5, 4], hull: 5 }],
    });
    const lost = range(6).flatMap((f) =>
      range(8).flatMap((b) => range(6).flatMap((d) => (f + b > d ? [Math.min(5, harm(f, b, 4).hull)] : []))),
    );
    const fight = newFight(t.state, 'dogfight', ['0F1', '0B1'].map(unitNamed), unitNamed('1M'));
    expect(meanHull(t.state, fight)).toBeCloseTo(mean(lost));
  });

  it('MO-245 MO-280 includes Extra Loot once', () => {
    const t = scene({ units: { '0M': '-4,-4', '1M': '4,4' }, techs: [['C3b']] });
    expect(lootFor(t.state, 0, ['1F1', '1B1'].map(unitNamed))).toBe(3);
    expect([lootFor(t.state, 1, [unitNamed('0M')]), lootFor(t.state, 0, [])]).toEqual([3, 0]);
  });
});

describe('the chance to survive guardians', () => {
  const GAMES = 150;
  const cases: [string, Setting, string][] = [
    ['a fighter', { units: { '0F1': '-1,-4', '1G1': '1,-4' } }, '0F1'],
    ['a bomber where ties end it', { units: { '0B1': '-1,-4', '1G1': '1,-4' }, options: { repeatTies: false } }, '0B1'],
    [
      'a battered mothership and two guardians',
      { units: { '0M': '-1,-4', '1G1': '1,-4', '1G2': '1,-5' }, players: [{ hull: 4, energy: [6, 6, 3] }] },
      '0M',
    ],
  ];

  it.each(cases)('MO-172 MO-173 MO-642 matches played fights: %s', (_who, setting, ship) => {
    const start = () => {
      const units = { '0F3': '-4,-4', '1M': '4,4', ...setting.units };
      return scene({ ...setting, units, options: { layout: '2A', ...setting.options } });
    };
    const { state } = start();
    const route = routesOf(state, unitNamed(ship)).get(cell(state, '0,-4'));
    const [wait] = route ? waitsOn(state, unitNamed(ship), route).slice(-1) : [];
    const chance = wait?.guardian as number;
    let survived = 0;
    for (let n = 0; n < GAMES; n++) {
      const t = start();
      t.edit((s) => {
        s.rng = seeded(`${ship} ${n}`);
      });
      go(t, ship, '0,-4');
      while (t.asked()[0]?.flow === 'ambush') t.say(1, t.legal(1)[0] as string);
      if (where(t, ship) !== null) survived++;
    }
    expect(chance).toBeGreaterThan(0.05);
    expect(chance).toBeLessThan(0.98);
    expect(Math.abs(survived / GAMES - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / GAMES));
  });

  it('MO-412 asteroids destroy a mothership only when its shields and hull points are fewer than the face', () => {
    const chance = (hull: number, shields: number) => {
      const t = scene({ units: { '0M': '-4,-4', '1M': '4,4' }, players: [{ hull, energy: [6, 5, shields] }] });
      return wrecks(t.state, unitNamed('0M'));
    };
    // D6 against D6: the asteroids need a 5 or 6, which beat 4 or 5 of the mothership's six faces.
    expect(chance(2, 3)).toBeCloseTo((4 + 5) / 36);
    expect([chance(12, 5), chance(3, 4)]).toEqual([0, 0]);
  });

  it('is 1 without guardians', () => {
    const t = scene({ options: { layout: '2A' }, units: { '0F1': '0,-4', '0M': '-4,-4', '1G1': '1,-4', '1M': '4,4' } });
    expect(outlives(t.state, unitNamed('0F1'), [])).toBe(1);
  });
});
