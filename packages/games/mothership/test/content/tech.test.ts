import { describe, expect, it } from 'vitest';
import type { Lasting } from '../../src/content/effect.ts';
import { CATEGORIES, GIVEN, TECH_PRICES, TECHS, techAt, techNamed, WORKING } from '../../src/content/tech.ts';

const FIGHTERS = ['fighter'] as const;
const BOMBERS = ['bomber'] as const;

/** Rule, id, name, category, tier, branch, dark, effects. */
const TABLE: [string, string, string, string, number, 'a' | 'b' | '', boolean, Lasting[]][] = [
  ['MO-264', 'E1', 'Space Walls', 'economy', 1, '', true, [{ is: 'walls', needs: 9 }]],
  ['MO-265', 'E2', 'Fast Cap', 'economy', 2, '', false, [{ is: 'double faces' }]],
  ['MO-266', 'E3a', 'Embargo', 'economy', 3, 'a', false, [{ is: 'embargo' }]],
  ['MO-268', 'E4a', "Cheese Steak Jimmy's", 'economy', 4, 'a', false, [{ is: 'double minerals' }]],
  ['MO-269', 'E5a', 'Repair Drones', 'economy', 5, 'a', false, [{ is: 'ability', ability: 'repair', attack: true }]],
  ['MO-270', 'E3b', 'Space Walls II', 'economy', 3, 'b', true, [{ is: 'walls', needs: 13 }]],
  [
    'MO-271',
    'E4b',
    'Extra Villagers',
    'economy',
    4,
    'b',
    false,
    [{ is: 'income', what: 'gas', n: 1, from: 'mineral planets' }],
  ],
  ['MO-272', 'E5b', 'Asteroid Mining', 'economy', 5, 'b', false, [{ is: 'ability', ability: 'mine', attack: true }]],
  ['MO-273', 'C1', 'Targeting Computer', 'combat', 1, '', false, [{ is: 'ties' }]],
  ['MO-275', 'C2', 'Red Leader', 'combat', 2, '', true, [{ is: 'roll', n: 1, kinds: FIGHTERS }]],
  ['MO-276', 'C3a', 'Piercing', 'combat', 3, 'a', false, [{ is: 'piercing' }]],
  ['MO-277', 'C4a', "It's a Trap!", 'combat', 4, 'a', false, [{ is: 'spaces', n: 3, kinds: FIGHTERS }]],
  // Solar Beam spends no attack phase (MO-672).
  ['MO-278', 'C5a', 'Solar Beam', 'combat', 5, 'a', false, [{ is: 'ability', ability: 'beam' }]],
  ['MO-280', 'C3b', 'Extra Loot', 'combat', 3, 'b', false, [{ is: 'loot', n: 1 }]],
  ['MO-281', 'C4b', 'Class II Turbo Lasers', 'combat', 4, 'b', true, [{ is: 'roll', n: 3, kinds: FIGHTERS }]],
  [
    'MO-282',
    'C5b',
    'Sunslayer Torpedoes',
    'combat',
    5,
    'b',
    false,
    [{ is: 'ability', ability: 'torpedoes', attack: true }],
  ],
  ['MO-284', 'S1', 'Rear Turrets', 'support', 1, '', true, [{ is: 'roll', n: 1, kinds: BOMBERS }]],
  ['MO-285', 'S2', 'Energy Boost', 'support', 2, '', false, [{ is: 'energy', n: 2 }]],
  [
    'MO-286',
    'S3a',
    'Advanced Engineering',
    'support',
    3,
    'a',
    true,
    [
      { is: 'roll', n: 3, kinds: BOMBERS },
      { is: 'spaces', n: 2, kinds: BOMBERS },
    ],
  ],
  ['MO-287', 'S4a', 'Energy Boost II', 'support', 4, 'a', false, [{ is: 'energy', n: 4 }]],
  ['MO-288', 'S5a', 'Tractor Beam', 'support', 5, 'a', false, [{ is: 'ability', ability: 'tractor', attack: true }]],
  [
    'MO-289',
    'S3b',
    'Siege Doctrine',
    'support',
    3,
    'b',
    false,
    [{ is: 'roll', n: 2, kinds: BOMBERS, against: 'station' }],
  ],
  ['MO-290', 'S4b', 'Jump Gates', 'support', 4, 'b', false, [{ is: 'ability', ability: 'gates' }]],
  ['MO-292', 'S5b', 'Nuclear Missile', 'support', 5, 'b', false, [{ is: 'ability', ability: 'missile', attack: true }]],
  ['MO-294', 'L1', 'Orbital Defences', 'colony', 1, '', true, [{ is: 'guardians', n: 1 }]],
  ['MO-295', 'L2', 'Unobtainium Hulls', 'colony', 2, '', false, [{ is: 'roll', n: 1, role: 'defence', several: true }]],
  ['MO-296', 'L3a', 'Orbital Defences II', 'colony', 3, 'a', true, [{ is: 'guardians', n: 3 }]],
  ['MO-297', 'L4a', 'Scrap Yard', 'colony', 4, 'a', false, [{ is: 'scrap', minerals: 1, gas: 1 }]],
  [
    'MO-299',
    'L5a',
    'Gauss Cannon',
    'colony',
    5,
    'a',
    false,
    [{ is: 'roll', n: 1, kinds: ['mothership'], per: 'step' }],
  ],
  ['MO-300', 'L3b', 'Auxiliary Engines', 'colony', 3, 'b', false, [{ is: 'ability', ability: 'station move' }]],
  [
    'MO-301',
    'L4b',
    'Fusion Reactor',
    'colony',
    4,
    'b',
    false,
    [
      { is: 'income', what: 'minerals', n: 1, from: 'station' },
      { is: 'income', what: 'gas', n: 1, from: 'station' },
    ],
  ],
  ['MO-302', 'L5b', 'Onboard Gates', 'colony', 5, 'b', false, [{ is: 'ability', ability: 'onboard', attack: true }]],
];

const working = (category: string, branch: number, tier: number): string[] =>
  WORKING[CATEGORIES.indexOf(category as 'economy')]?.[branch]?.[tier]?.map(({ name }) => name) ?? [];

describe('tech tree', () => {
  it.each(TABLE)('%s: tech %s %s stands at %s %i%s', (_rule, id, name, category, tier, branch, dark, gives) => {
    expect(techNamed(id)).toEqual({
      id,
      name,
      category: ['economy', 'combat', 'support', 'colony'].indexOf(category),
      tier,
      branch: ['a', 'b'].indexOf(branch),
      dark,
      gives,
    });
  });

  it('MO-251 four categories of two trunk tiers and two branches of three, 32 techs in all', () => {
    expect(CATEGORIES).toEqual(['economy', 'combat', 'support', 'colony']);
    expect(TECHS).toHaveLength(32);
    for (let category = 0; category < 4; category++) {
      const places = TECHS.filter((tech) => tech.category === category).map(({ tier, branch }) => `${tier}/${branch}`);
      expect(places.sort()).toEqual(['1/-1', '2/-1', '3/0', '3/1', '4/0', '4/1', '5/0', '5/1']);
      for (let tier = 1; tier <= 5; tier++)
        for (const branch of [0, 1]) expect(techAt(category, tier, branch)).toMatchObject({ category, tier });
    }
    expect([techAt(0, 3, 0).name, techAt(0, 3, 1).name, techAt(0, 2, 1).name]).toEqual([
      'Embargo',
      'Space Walls II',
      'Fast Cap',
    ]);
  });

  it('MO-253 prices by tier, standard and quick', () => {
    expect(TECH_PRICES).toEqual({ standard: [2, 3, 4, 5, 6], quick: [1, 2, 3, 4, 5] });
  });

  it('MO-257 lists the pairs of dark tiles', () => {
    const dark = CATEGORIES.map((_name, category) =>
      TECHS.filter((tech) => tech.dark && tech.category === category).map(({ name }) => name),
    );
    expect(dark).toEqual([
      ['Space Walls', 'Space Walls II'],
      ['Red Leader', 'Class II Turbo Lasers'],
      ['Rear Turrets', 'Advanced Engineering'],
      ['Orbital Defences', 'Orbital Defences II'],
    ]);
  });

  it('MO-256 lower tiers keep working, but the later dark tile replaces the earlier one', () => {
    expect(working('economy', 0, 5)).toEqual([
      'Space Walls',
      'Fast Cap',
      'Embargo',
      "Cheese Steak Jimmy's",
      'Repair Drones',
    ]);
    expect(working('economy', 1, 2)).toEqual(['Space Walls', 'Fast Cap']);
    expect(working('economy', 1, 3)).toEqual(['Fast Cap', 'Space Walls II']);
    expect(working('combat', 1, 3)).toEqual(['Targeting Computer', 'Red Leader', 'Extra Loot']);
    expect(working('combat', 1, 4)).toEqual(['Targeting Computer', 'Extra Loot', 'Class II Turbo Lasers']);
    expect(working('support', 0, 3)).toEqual(['Energy Boost', 'Advanced Engineering']);
    expect(working('support', 1, 3)).toEqual(['Rear Turrets', 'Energy Boost', 'Siege Doctrine']);
    expect(working('colony', 0, 5)).toEqual(['Unobtainium Hulls', 'Orbital Defences II', 'Scrap Yard', 'Gauss Cannon']);
    expect(working('colony', 1, 0)).toEqual([]);
    expect(GIVEN[3]?.[0]?.[3]).toEqual([
      { is: 'roll', n: 1, role: 'defence', several: true },
      { is: 'guardians', n: 3 },
    ]);
  });

  it('MO-261 tier five spends the attack phase, except for Solar Beam and Gauss Cannon', () => {
    const spend = TECHS.filter(({ tier }) => tier === 5).map(({ name, gives }): [string, boolean] => [
      name,
      gives.some((effect) => effect.is === 'ability' && effect.attack === true),
    ]);
    expect(spend).toEqual([
      ['Repair Drones', true],
      ['Asteroid Mining', true],
      ['Solar Beam', false],
      ['Sunslayer Torpedoes', true],
      ['Tractor Beam', true],
      ['Nuclear Missile', true],
      ['Gauss Cannon', false],
      ['Onboard Gates', true],
    ]);
  });
});
