import { defined } from '@orrery/kernel';
import type { Lasting } from './effect.ts';

export const CATEGORIES = ['economy', 'combat', 'support', 'colony'] as const;
export type Category = (typeof CATEGORIES)[number];
export const TIERS = 5;
/** The two branches, which start at tier three. */
export const BRANCHES = ['a', 'b'] as const;

export interface Tech {
  id: string;
  name: string;
  category: number;
  tier: number;
  /** 0 for branch a, 1 for b, -1 for the trunk. */
  branch: number;
  /** Whether it is a dark tile: a later dark tile of a category replaces the earlier one (MO-256, MO-257). */
  dark: boolean;
  gives: readonly Lasting[];
}

const LETTERS = ['E', 'C', 'S', 'L'];
function tech(id: string, name: string, ...gives: Lasting[]): Tech {
  const tier = Number(id.charAt(1));
  const branch = BRANCHES.indexOf(id.charAt(2) as 'a');
  return { id, name, category: LETTERS.indexOf(id.charAt(0)), tier, branch, dark: false, gives };
}
const dark = (id: string, name: string, ...gives: Lasting[]): Tech => ({ ...tech(id, name, ...gives), dark: true });
const FIGHTERS = ['fighter'] as const;
const BOMBERS = ['bomber'] as const;

/** The tech tree, by category, tier and branch (MO-251, MO-264 to MO-302). */
export const TECHS: readonly Tech[] = [
  dark('E1', 'Space Walls', { is: 'walls', needs: 9 }),
  tech('E2', 'Fast Cap', { is: 'double faces' }),
  tech('E3a', 'Embargo', { is: 'embargo' }),
  tech('E4a', "Cheese Steak Jimmy's", { is: 'double minerals' }),
  tech('E5a', 'Repair Drones', { is: 'ability', ability: 'repair', attack: true }),
  dark('E3b', 'Space Walls II', { is: 'walls', needs: 13 }),
  tech('E4b', 'Extra Villagers', { is: 'income', what: 'gas', n: 1, from: 'mineral planets' }),
  tech('E5b', 'Asteroid Mining', { is: 'ability', ability: 'mine', attack: true }),
  tech('C1', 'Targeting Computer', { is: 'ties' }),
  dark('C2', 'Red Leader', { is: 'roll', n: 1, kinds: FIGHTERS }),
  tech('C3a', 'Piercing', { is: 'piercing' }),
  tech('C4a', "It's a Trap!", { is: 'spaces', n: 3, kinds: FIGHTERS }),
  tech('C5a', 'Solar Beam', { is: 'ability', ability: 'beam' }),
  tech('C3b', 'Extra Loot', { is: 'loot', n: 1 }),
  dark('C4b', 'Class II Turbo Lasers', { is: 'roll', n: 3, kinds: FIGHTERS }),
  tech('C5b', 'Sunslayer Torpedoes', { is: 'ability', ability: 'torpedoes', attack: true }),
  dark('S1', 'Rear Turrets', { is: 'roll', n: 1, kinds: BOMBERS }),
  tech('S2', 'Energy Boost', { is: 'energy', n: 2 }),
  dark('S3a', 'Advanced Engineering', { is: 'roll', n: 3, kinds: BOMBERS }, { is: 'spaces', n: 2, kinds: BOMBERS }),
  tech('S4a', 'Energy Boost II', { is: 'energy', n: 4 }),
  tech('S5a', 'Tractor Beam', { is: 'ability', ability: 'tractor', attack: true }),
  tech('S3b', 'Siege Doctrine', { is: 'roll', n: 2, kinds: BOMBERS, against: 'station' }),
  tech('S4b', 'Jump Gates', { is: 'ability', ability: 'gates' }),
  tech('S5b', 'Nuclear Missile', { is: 'ability', ability: 'missile', attack: true }),
  dark('L1', 'Orbital Defences', { is: 'guardians', n: 1 }),
  tech('L2', 'Unobtainium Hulls', { is: 'roll', n: 1, role: 'defence', several: true }),
  dark('L3a', 'Orbital Defences II', { is: 'guardians', n: 3 }),
  tech('L4a', 'Scrap Yard', { is: 'scrap', minerals: 1, gas: 1 }),
  tech('L5a', 'Gauss Cannon', { is: 'roll', n: 1, kinds: ['mothership'], per: 'step' }),
  tech('L3b', 'Auxiliary Engines', { is: 'ability', ability: 'station move' }),
  tech(
    'L4b',
    'Fusion Reactor',
    { is: 'income', what: 'minerals', n: 1, from: 'station' },
    { is: 'income', what: 'gas', n: 1, from: 'station' },
  ),
  tech('L5b', 'Onboard Gates', { is: 'ability', ability: 'onboard', attack: true }),
];

/** Prices by tier 1 to 5 (MO-253). */
export const TECH_PRICES = { standard: [2, 3, 4, 5, 6], quick: [1, 2, 3, 4, 5] } as const;

const TECH_BY_ID = new Map(TECHS.map((one) => [one.id, one]));
export const techNamed = (id: string): Tech | undefined => TECH_BY_ID.get(id);

/** The tech of a category at a tier; the branch matters from tier three. */
export const techAt = (category: number, tier: number, branch: number): Tech =>
  defined(TECHS.find((one) => one.category === category && one.tier === tier && (tier <= 2 || one.branch === branch)));

/** The techs in effect at a tier of a category; a later dark tile replaces the earlier one (MO-256). */
function working(category: number, branch: number, tier: number): Tech[] {
  const owned = Array.from({ length: tier }, (_none, i) => techAt(category, i + 1, branch));
  const last = owned.findLast((one) => one.dark);
  return owned.filter((one) => !one.dark || one === last);
}

/** `WORKING[category][branch][tier]`, computed once; below tier three both branches are the same. */
export const WORKING: readonly (readonly (readonly (readonly Tech[])[])[])[] = CATEGORIES.map((_name, category) =>
  BRANCHES.map((_letter, branch) =>
    Array.from({ length: TIERS + 1 }, (_none, tier) => working(category, branch, tier)),
  ),
);
/** The lasting effects of the techs in `WORKING`. */
export const GIVEN: readonly (readonly (readonly (readonly Lasting[])[])[])[] = WORKING.map((branches) =>
  branches.map((tiers) => tiers.map((techs) => techs.flatMap((one) => one.gives))),
);
