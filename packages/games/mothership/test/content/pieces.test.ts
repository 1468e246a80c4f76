import { isFirst } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ARTIFACTS } from '../../src/content/artifacts.ts';
import { BONUS } from '../../src/content/bonus.ts';
import { DEVELOPMENTS, MARKET, ROOM } from '../../src/content/developments.ts';
import type { Lasting } from '../../src/content/effect.ts';
import {
  BEAM,
  FIRST_HAND,
  GAS_MAX,
  HULL,
  HULL_BACK,
  MINED,
  NEUTRAL_NEEDS,
  PRICES,
  ROW_MAX,
  ROWS,
  SPACES,
  SPLITS,
  STEP,
  STEPS,
  TORPEDO_RANGE,
  WEAPON_DIE,
} from '../../src/content/panel.ts';
import { artifactOf, DEVELOPMENT_CARDS, developmentOf, TOKENS } from '../../src/content/set.ts';
import { LEVELS, NPC_BRANCHES, NPC_ORDER } from '../../src/content/solo.ts';
import { techAt } from '../../src/content/tech.ts';
import { isGuardian, isShip, kindOf, SHEETS, SLOT_NAMES, SLOTS, unitName, unitNamed } from '../../src/content/units.ts';

const MOTHERSHIPS = ['mothership'] as const;

describe('artifacts', () => {
  it.each<[string, number, string, Lasting]>([
    ['MO-450', 1, 'VHS Tape', { is: 'roll', n: 1, against: 'guardian' }],
    ['MO-451', 2, 'Tricorder', { is: 'income', what: 'gas', n: 1, from: 'here' }],
    ['MO-452', 3, 'Interphasic Modulator', { is: 'card for gas', n: 4 }],
    ['MO-453', 4, 'Common Alien Appliance', { is: 'roll', n: 1, kinds: MOTHERSHIPS }],
    ['MO-454', 5, 'Alien Skull', { is: 'defence', n: 1, all: true }],
    ['MO-455', 6, 'Ancient Prophesy', { is: 'cards', n: 1 }],
    ['MO-456', 7, 'Abandoned Flak Cannon', { is: 'defence', n: 2 }],
    ['MO-457', 8, 'AA Batteries', { is: 'spaces', n: 1 }],
    ['MO-458', 9, 'Unstable Fuel', { is: 'energy', n: 2 }],
    ['MO-459', 10, 'Glowy Blue Liquid', { is: 'spaces', n: 2, kinds: MOTHERSHIPS }],
    ['MO-460', 11, 'Bubble Wrap', { is: 'shields', n: 2 }],
    ['MO-461', 12, 'Space Cat', { is: 'roll', n: 2, kinds: MOTHERSHIPS, planets: true }],
  ])('%s: artifact %i %s', (_rule, id, name, gives) => {
    expect(ARTIFACTS[id - 1]).toEqual({ id, name, gives: [gives] });
  });

  it('MO-017 MO-449 twelve tokens, and token n is the artifact in row n', () => {
    expect(ARTIFACTS.filter(isFirst)).toHaveLength(12);
    expect(TOKENS.map((token) => artifactOf(token).id)).toEqual(TOKENS.map((_token, row) => row + 1));
  });
});

describe('developments', () => {
  type Gift = Partial<Record<'minerals' | 'gas' | 'influence' | 'defence' | 'energy', number>>;
  const giftsOf = (gives: readonly Lasting[]): Gift => {
    const out: Gift = {};
    for (const effect of gives) {
      if (effect.is === 'income' && effect.from === 'here') out[effect.what] = effect.n;
      else if (effect.is === 'defence' && !effect.all) out.defence = effect.n;
      else if (effect.is === 'energy') out.energy = effect.n;
      else throw new Error(`unexpected ${effect.is}`);
    }
    return out;
  };

  it.each<[string, string, number, 'mineral' | 'gas' | null, Gift, number]>([
    ['MO-517', 'Farmland', 3, null, { influence: 1, defence: 1 }, 1],
    ['MO-518', 'Surface Mine', 3, 'mineral', { minerals: 1 }, 1],
    ['MO-519', 'Gas Skimmer', 2, 'gas', { gas: 2 }, 1],
    ['MO-520', 'Town Council', 3, null, { influence: 1 }, 1],
    ['MO-521', 'Garrison', 2, null, { defence: 2 }, 1],
    ['MO-522', 'Shield Lattice', 2, null, { defence: 3 }, 1],
    ['MO-523', 'Power Relay', 2, null, { energy: 1 }, 1],
    ['MO-524', 'Deep Shaft', 2, 'mineral', { minerals: 1, defence: 1 }, 1],
    ['MO-525', 'Cloud Refinery', 2, 'gas', { gas: 1, influence: 1 }, 1],
    ['MO-526', 'Embassy Quarter', 1, null, { influence: 2 }, 2],
    ['MO-527', 'Capital Dome', 1, null, { minerals: 1, influence: 1, defence: 1 }, 2],
    ['MO-528', 'Antimatter Works', 1, 'gas', { gas: 1, energy: 1 }, 2],
  ])('%s: %s', (_rule, name, copies, only, gifts, points) => {
    const type = DEVELOPMENTS.find((one) => one.name === name);
    expect(type).toMatchObject({ copies, only, points });
    expect(giftsOf(type?.gives ?? [])).toEqual(gifts);
    expect(DEVELOPMENT_CARDS.filter((card) => developmentOf(card).name === name)).toHaveLength(copies);
  });

  it('MO-018 24 cards of 12 types, worth 27 victory points', () => {
    const first = DEVELOPMENT_CARDS.map(developmentOf).filter(isFirst);
    expect(first).toHaveLength(24);
    expect(DEVELOPMENTS.filter(isFirst).map(({ copies }) => copies)).toEqual([3, 3, 2, 3, 2, 2, 2, 2, 2, 1, 1, 1]);
    expect(first.reduce((sum, { points }) => sum + points, 0)).toBe(27);
  });

  it('MO-498 MO-501 the market shows three; a planet holds 3, with a moon 4, a planetoid 1', () => {
    expect(MARKET).toBe(3);
    expect(ROOM).toEqual({ planet: 3, moon: 4, planetoid: 1 });
  });
});

describe('bonus die', () => {
  it('MO-533 to MO-538 has six rewards in this order', () => {
    expect(BONUS).toEqual(['guardian', 'gas', 'influence', 'card', 'development', 'explore']);
  });
});

describe('control panel', () => {
  it('MO-119 has three rows of at most twelve energy', () => {
    expect(ROWS).toEqual(['engines', 'weapons', 'shields']);
    expect(ROW_MAX).toBe(12);
  });

  it('MO-120 gives spaces by energy in the engines', () => {
    expect(SPACES.pairs).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });

  it('MO-121 gives the weapon die by energy', () => {
    expect(WEAPON_DIE).toEqual([0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12]);
  });

  it('MO-637 has optional engine values and starting rows of the same 15 energy', () => {
    expect(SPACES.each).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const split of Object.values(SPLITS)) expect(split.reduce<number>((sum, n) => sum + n, 0)).toBe(15);
  });

  it('MO-030 MO-031 MO-032 starts with energy 5, 5, 5, 12 hull points, and a station of four steps of four', () => {
    expect(SPLITS.even).toEqual([5, 5, 5]);
    expect([HULL, STEPS, STEP]).toEqual([12, 4, 4]);
  });

  it('MO-235 prices of card, guardian and exploration', () => {
    expect(PRICES).toEqual({ card: 2, guardian: 1, explore: 3, block: 2, refresh: 2 });
  });

  it('MO-029 MO-236 MO-272 MO-279 MO-282 MO-429 MO-566 other numbers match the rules', () => {
    expect(FIRST_HAND).toBe(2);
    expect(GAS_MAX).toBe(4);
    expect(BEAM).toEqual({ hull: 2, roll: 8, least: 3 });
    expect(NEUTRAL_NEEDS).toBe(6);
    expect(HULL_BACK).toBe(6);
    expect([MINED, TORPEDO_RANGE]).toEqual([4, 6]);
  });
});

describe('units', () => {
  it('MO-021 a station, a mothership, three fighters, two bombers and three guardians', () => {
    const kinds = Array.from({ length: SLOTS }, (_none, slot) => kindOf(slot));
    expect(kinds).toEqual([
      'station',
      'mothership',
      'fighter',
      'fighter',
      'fighter',
      'bomber',
      'bomber',
      'guardian',
      'guardian',
      'guardian',
    ]);
  });

  it('MO-001 ships are mothership, fighters and bombers', () => {
    const ships = SLOT_NAMES.filter((_name, slot) => isShip(slot));
    expect(ships).toEqual(['M', 'F1', 'F2', 'F3', 'B1', 'B2']);
    expect(SLOT_NAMES.filter((_name, slot) => isGuardian(slot))).toEqual(['G1', 'G2', 'G3']);
    expect(isShip(11)).toBe(true);
    expect(isShip(10)).toBe(false);
  });

  it('have ids made of side and slot', () => {
    for (let unit = 0; unit < 70; unit++) expect(unitNamed(unitName(unit))).toBe(unit);
    expect([unitName(12), unitName(39), unitNamed('1X'), unitNamed('9M'), unitNamed('')]).toEqual([
      '1F1',
      '3G3',
      -1,
      -1,
      -1,
    ]);
  });

  it.each([
    ['MO-136', 'fighter', 4, 6],
    ['MO-140', 'bomber', 3, 8],
    ['MO-143', 'station', 0, 0],
    ['MO-146', 'guardian', 0, 6],
  ] as const)('%s: a %s has %i spaces and a D%i', (_rule, kind, spaces, die) => {
    expect(SHEETS[kind]).toMatchObject({ spaces, die });
  });

  it.each([
    ['MO-137', 'fighter', ['bomber', 'fighter', 'guardian', 'mothership']],
    ['MO-141', 'bomber', ['guardian', 'mothership', 'station']],
    ['MO-142', 'mothership', ['bomber', 'fighter', 'guardian', 'mothership', 'station']],
    ['MO-147', 'guardian', ['bomber', 'fighter', 'guardian', 'mothership']],
    ['MO-143', 'station', []],
  ] as const)('%s: what a %s can damage', (_rule, kind, damages) => {
    expect([...SHEETS[kind].damages].sort()).toEqual(damages);
  });

  it('MO-421 ships can attack planets, guardians and stations cannot', () => {
    const able = (['fighter', 'bomber', 'mothership', 'guardian', 'station'] as const).map(
      (kind) => SHEETS[kind].planets,
    );
    expect(able).toEqual([true, true, true, false, false]);
  });

  it('MO-245 MO-556 give loot and victory points', () => {
    const worth = (['fighter', 'bomber', 'guardian', 'mothership', 'station'] as const).map((kind) => [
      SHEETS[kind].loot,
      SHEETS[kind].points,
    ]);
    expect(worth).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
      [3, 2],
      [3, 3],
    ]);
  });
});

describe('solo levels', () => {
  it('MO-587 energy per row by level', () => {
    expect(LEVELS.map(({ energy }) => energy)).toEqual([5, 5, 7, 7, 9, 9, 11, 11, 12]);
  });

  it('MO-588 die, spaces and shields follow from the energy', () => {
    expect(LEVELS.map(({ energy }) => WEAPON_DIE[energy])).toEqual([6, 6, 8, 8, 10, 10, 12, 12, 12]);
    expect(LEVELS.map(({ energy }) => SPACES.pairs[energy])).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 6]);
  });

  it('MO-589 tech tier by level, and the branches of the dark tiles', () => {
    expect(LEVELS.map(({ tier }) => tier)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect(NPC_BRANCHES.map((branch) => 'ab'.charAt(branch))).toEqual(['b', 'b', 'a', 'a']);
    // At tiers three and four it therefore has the later tile of each pair.
    expect([0, 2, 3].map((category) => techAt(category, 3, NPC_BRANCHES[category] as number).dark)).toEqual([
      true,
      true,
      true,
    ]);
    expect(techAt(1, 4, NPC_BRANCHES[1] as number).dark).toBe(true);
  });

  it('MO-599 its ships act in the order M, B1, B2, F1, F2, F3', () => {
    expect(NPC_ORDER.map((slot) => SLOT_NAMES[slot])).toEqual(['M', 'B1', 'B2', 'F1', 'F2', 'F3']);
  });
});
