import { readFileSync } from 'node:fs';
import { isFirst } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Condition,
  type Effect,
  MANEUVERS,
  MISSIONS,
  MODULES,
  PLACES,
  RISKS,
  type RiskDesign,
  TILES,
} from '../../src/content/index.ts';

// The rules document describes every component; the tables must match it word for word.
const page = readFileSync(new URL('../../../../../docs/rules/moonshot.md', import.meta.url), 'utf8');
const LINES = new Map(
  [...page.matchAll(/^(MS-\d{3}) \| (.*?) \| [^|]*$/gm)].map((m) => [m[1] as string, m[2] as string]),
);
const id = (n: number): string => `MS-${n}`;
/** The rule whose line begins with this text. */
const ruleOf = (start: string): string =>
  [...LINES].find(([, line]) => line.startsWith(start))?.[0] ?? `no rule for ${start}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const WORDS: { readonly [K in Effect['what']]?: (n: number) => string } = {
  budget: (n) => `${signed(n)} budget`,
  popularity: (n) => `${signed(n)} popularity`,
  money: (n) => `${signed(n)} money`,
  rivalBudget: (n) => `opp. budget ${signed(n)}`,
  rivalPopularity: (n) => `opp. popularity ${signed(n)}`,
  testSteals: (n) => `${n} Test Steal`,
  techSteals: (n) => `${n} Tech Steal`,
  techTiles: (n) => `${n} Tech tile`,
  freeTests: (n) => `${n} free Test`,
  freeModules: (n) => `${n} free Module`,
  sabotage: (n) => `${n} sabotage on opponent`,
  clean: (n) => `remove ${n === 99 ? 'all' : n} own sabotage`,
};
const inWords = (effects: readonly Effect[]): string => effects.map(({ what, n }) => WORDS[what]?.(n)).join(', ');

describe('technology tiles', () => {
  const head: Record<string, string> = { S: 'Structure', E: 'Electronics', C: 'Code', P: 'Payload' };
  it.each([
    ['S', 210],
    ['E', 211],
    ['C', 212],
    ['P', 213],
  ] as const)('%s tiles match MS-%i', (kind, n) => {
    const tiles = TILES.filter((tile) => isFirst(tile) && tile.kind === kind);
    const middle = kind === 'P' ? '(no centre)' : `(centre one ${kind} unless marked)`;
    const names = tiles.map(({ id, edges, centres }) => `${id} ${edges}${centres === 2 ? ' double centre' : ''}`);
    expect(LINES.get(id(n))).toBe(
      `${head[kind]} tiles, one copy each ${middle}, edges N E S W at rotation 0: ${names.join(', ')}.`,
    );
    expect(tiles.every(({ centres }) => (kind === 'P' ? centres === 0 : centres >= 1))).toBe(true);
  });
});

describe('modules', () => {
  const centre = (n: number): string => (n === 1 ? 'centre icon' : 'centre icons');
  function conditionText(conditions: readonly Condition[]): string {
    const [first, second, third] = conditions;
    if (first?.needs === 'full') return 'every cell of the zone holds a tile';
    if (first?.needs === 'pairs') return `at least ${first.n} matched pairs (any icon) inside the zone`;
    if (first?.needs === 'payloads' && second?.needs === 'centres' && second.icon === null)
      return `at least ${first.n} Payload ${first.n === 1 ? 'tile' : 'tiles'} and at least ${second.n} ${centre(second.n)} (any) in the zone`;
    if (first?.needs === 'centres' && second?.needs === 'centres' && third?.needs === 'centres')
      return `at least ${first.n} ${centre(first.n)} of each of ${first.icon}, ${second.icon}, ${third.icon} in the zone`;
    return first?.needs === 'centres' ? `at least ${first.n} ${first.icon} centre icons in the zone` : '';
  }
  it.each(MODULES.map((module) => [ruleOf(`${module.id} `), module] as const))(
    '%s matches the module',
    (rule, module) => {
      const zone = module.zone === 'rows' ? 'two rows' : module.zone;
      const bonus = module.bonus
        .flatMap((n, i) => (n > 0 ? [`${['S', 'E', 'C', 'Adaptivity'][i]}+${n}`] : []))
        .join(' ');
      expect(LINES.get(rule)).toBe(
        `${module.id} ${module.name}: zone ${zone}; while ${conditionText(module.conditions)}: ${bonus}.`,
      );
    },
  );
  it('number 20', () => expect(MODULES.filter(isFirst)).toHaveLength(20));
});

describe('missions', () => {
  const kinds = { dog: 'Astrodog', satellite: 'Satellite', astronaut: 'Astronaut' };
  it.each(MISSIONS.map((mission) => [ruleOf(`${mission.id} `), mission] as const))(
    '%s matches the mission',
    (rule, mission) => {
      const payload = mission.payload.map((kind) => kinds[kind]).join(' + ');
      expect(LINES.get(rule)).toBe(
        `${mission.id} ${mission.name}: payload ${payload}; risk levels in order ${mission.risks.join(', ')}; reward ${inWords(mission.reward)}.`,
      );
      expect(mission.level).toBe(Number(mission.id.charAt(1)));
    },
  );
  it('include two starters and seven of each level', () => {
    expect(
      [0, 1, 2, 3, 4].map((level) => MISSIONS.filter((mission) => isFirst(mission) && mission.level === level).length),
    ).toEqual([2, 7, 7, 7, 7]);
  });
});

describe('risks', () => {
  const row = ({ id, name, needs }: RiskDesign): string =>
    `${id} ${name} ${needs.map((need) => need.join('/')).join(', ')}`;
  it.each([
    [265, 0],
    [266, 0],
    [267, 1],
    [268, 1],
    [269, 2],
    [270, 2],
    [271, 3],
  ] as const)('match MS-%i at level %i', (n, level) => {
    const line = LINES.get(id(n)) as string;
    const [, low, from, to, high] = /ranges (\d+) or less \/ (\d+) to (\d+) \/ (\d+) or more/.exec(line) as string[];
    const own = RISKS.filter(
      (risk) => isFirst(risk) && risk.level === level && risk.low === Number(low) && risk.middle === Number(to),
    );
    expect([Number(from), Number(high)]).toEqual([Number(low) + 1, Number(to) + 1]);
    expect(line).toBe(
      `Level ${level}, ranges ${low} or less / ${from} to ${to} / ${high} or more, minimum S/E/C: ${own.map(row).join('; ')}.`,
    );
  });
  it('include twelve of each level, each in one of the lists', () => {
    expect([0, 1, 2, 3].map((level) => RISKS.filter((risk) => isFirst(risk) && risk.level === level).length)).toEqual([
      12, 12, 12, 12,
    ]);
    expect([265, 266, 267, 268, 269, 270, 271].flatMap((n) => LINES.get(id(n))?.match(/R\d-\d\d/g))).toHaveLength(48);
  });
});

describe('maneuvers', () => {
  it.each(MANEUVERS.map((card) => [ruleOf(`Card ${card.n} `), card] as const))(
    '%s matches the card',
    (rule, { n, names, levels }) => {
      const texts = levels.map((effects, i) => `level ${i + 1}: ${inWords(effects)}`);
      expect(LINES.get(rule)).toBe(`Card ${n} (USA ${names[0]}, CCCP ${names[1]}): ${texts.join('; ')}.`);
    },
  );
  it('MS-139 number sixteen', () =>
    expect(MANEUVERS.filter(isFirst).map(({ n }) => n)).toEqual([...Array(16).keys()].map((i) => i + 1)));
});

it('MS-130 the board has four places', () => {
  expect(PLACES.map(({ name }) => name)).toEqual(['Treasury', 'Press', 'Industry', 'Intelligence']);
});
