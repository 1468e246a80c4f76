import { describe, expect, it } from 'vitest';
import {
  ARTIFACTS,
  BONUS,
  CARDS,
  CATEGORIES,
  DEVELOPMENTS,
  type Deed,
  LAYOUTS,
  type Lasting,
  ROWS,
  SLOTS,
  TECHS,
} from '../../src/content/index.ts';
import { cardText, resaleText, whenText } from '../../src/text/card-text.ts';
import { contentMessages } from '../../src/text/content.ts';
import { actionText, lastingText, lastingTexts } from '../../src/text/effect-text.ts';
import { artifactText, developmentText } from '../../src/text/site-text.ts';
import { techPlace, techText } from '../../src/text/tech-text.ts';
import { layoutText, SLOT_TITLES, WINDOW_NAMES } from '../../src/text/words.ts';

const items: [string, string[]][] = [
  ...CARDS.map((card): [string, string[]] => [`card ${card.name}`, cardText(card)]),
  ...TECHS.map((tech): [string, string[]] => [`tech ${tech.name}`, techText(tech)]),
  ...ARTIFACTS.map((artifact): [string, string[]] => [`artifact ${artifact.name}`, artifactText(artifact)]),
  ...DEVELOPMENTS.map((type): [string, string[]] => [`development ${type.name}`, developmentText(type)]),
];
const deeds = CARDS.map(({ deed }) => deed);
const lasting = [...TECHS, ...ARTIFACTS, ...DEVELOPMENTS].flatMap(({ gives }) => gives);

/** Every number that an effect carries. */
const numbersIn = (effect: Deed | Lasting): number[] =>
  Object.values(effect).filter((value): value is number => typeof value === 'number');
const holds = (text: string, n: number): boolean => new RegExp(`(?<!\\d)${n}(?!\\d)`).test(text);

describe('texts of the content', () => {
  it('are there for every card, tech, artifact and development, in whole sentences', () => {
    expect(items).toHaveLength(CARDS.length + TECHS.length + ARTIFACTS.length + DEVELOPMENTS.length);
    for (const [name, text] of items) {
      expect(text.length, name).toBeGreaterThan(0);
      for (const line of text) expect(line, name).toMatch(/^[A-Z+].*[a-z0-9]\.$/);
    }
  });

  it.each(deeds.map((deed): [string, Deed] => [JSON.stringify(deed), deed]))(
    'carry the numbers of %s',
    (_name, deed) => {
      const text = actionText(deed);
      expect(numbersIn(deed).filter((n) => !holds(text, n))).toEqual([]);
    },
  );

  it.each(lasting.map((effect): [string, Lasting] => [JSON.stringify(effect), effect]))(
    'carry the numbers of %s',
    (_name, effect) => {
      const text = lastingText(effect);
      expect(numbersIn(effect).filter((n) => !holds(text, n))).toEqual([]);
    },
  );

  it('differ wherever effects differ', () => {
    const told = new Map<string, string>();
    for (const effect of [...deeds, ...lasting]) {
      const text = 'does' in effect ? actionText(effect) : lastingText(effect);
      const data = JSON.stringify(effect);
      expect([data, told.get(text) ?? data]).toEqual([data, data]);
      told.set(text, data);
    }
    expect(told.size).toBe(new Set([...deeds, ...lasting].map((effect) => JSON.stringify(effect))).size);
  });

  it('tell the resale and the windows of a card as its data say', () => {
    for (const card of CARDS) {
      const { minerals, gas } = card.resale;
      expect(resaleText(card).includes(`${minerals} mineral`), card.name).toBe(minerals > 0);
      expect(resaleText(card).includes(`${gas} gas`), card.name).toBe(gas > 0);
      for (const window of card.windows) expect(whenText(card)).toContain(WINDOW_NAMES[window]);
      expect(whenText(card).includes('other players’ turns'), card.name).toBe(card.x);
    }
    expect(new Set(Object.values(WINDOW_NAMES)).size).toBe(12);
  });

  it('MO-256 say which tile a later dark one replaces', () => {
    const later = TECHS.filter((tech) => techText(tech).some((line) => line.startsWith('Replaces')));
    expect(later.map(({ name }) => name)).toEqual([
      'Space Walls II',
      'Class II Turbo Lasers',
      'Advanced Engineering',
      'Orbital Defences II',
    ]);
    expect(techText(later[0] as (typeof TECHS)[number])).toContain('Replaces Space Walls.');
  });

  it('MO-260 say of tier five that it needs the mothership', () => {
    for (const tech of TECHS) {
      expect(techText(tech).at(-1) === 'Only while your mothership is on the board.', tech.name).toBe(tech.tier === 5);
    }
  });

  it('tell income of one source once', () => {
    expect(
      lastingTexts([
        { is: 'income', what: 'minerals', n: 2, from: 'here' },
        { is: 'defence', n: 1 },
        { is: 'income', what: 'influence', n: 1, from: 'here' },
        { is: 'income', what: 'gas', n: 1, from: 'station' },
      ]),
    ).toEqual([
      'this planet also gives 2 minerals and 1 influence each turn',
      'your station also gives 1 gas each turn',
      '+1 planet defence here',
    ]);
  });

  it.each([
    ['S3b', 'Support 3b', ['+2 on rolls of your bombers against colony stations.']],
    ['S2', 'Support 2', ['+2 energy.']],
    ['L2', 'Colony 2', ['+1 on your defence rolls when two or more ships attack together.']],
    ['C4a', 'Combat 4a', ['Your fighters have 3 spaces more.']],
    ['L4b', 'Colony 4b', ['Your station also gives 1 mineral and 1 gas each turn.']],
  ])('MO-251: name tech %s by its place, %s', (id, place, text) => {
    const tech = TECHS.find((one) => one.id === id) as (typeof TECHS)[number];
    expect(techPlace(tech)).toBe(place);
    expect(techText(tech)).toEqual(text);
  });

  it('MO-504 say where a development may stand', () => {
    const lines = DEVELOPMENTS.filter(({ only }) => only !== null).map((type) => developmentText(type)[0]);
    expect(lines).toEqual([
      'Only on a mineral planet.',
      'Only on a gas planet.',
      'Only on a mineral planet.',
      'Only on a gas planet.',
      'Only on a gas planet.',
    ]);
  });
});

describe('messages of the content', () => {
  it('name every item, and describe it', () => {
    for (const { id, name } of CARDS) expect(contentMessages[`card-${id}`]).toBe(name);
    for (const { id, name } of TECHS) expect(contentMessages[`tech-${id}`]).toBe(name);
    for (const { id, name } of ARTIFACTS) expect(contentMessages[`artifact-${id}`]).toBe(name);
    for (const type of DEVELOPMENTS)
      expect(contentMessages[`about-development-${type.id}`]).toBe(developmentText(type).join(' '));
    for (const { id } of LAYOUTS) expect(contentMessages[`layout-${id}`]?.startsWith(`${id} `), id).toBe(true);
    for (const row of ROWS) expect(contentMessages[`row-${row}`]).toBeDefined();
    for (const face of BONUS) expect(contentMessages[`bonus-die-${face}`]).toBeDefined();
    for (const category of CATEGORIES) expect(contentMessages[`category-${category}`]).toBeDefined();
  });

  it('name the ten pieces of a side apart', () => {
    expect(SLOT_TITLES).toHaveLength(SLOTS);
    expect(new Set(SLOT_TITLES).size).toBe(SLOTS);
    expect(SLOT_TITLES.slice(0, 3)).toEqual(['Colony station', 'Mothership', 'Fighter 1']);
  });

  it('say what lies on a layout', () => {
    const named = (id: string) => LAYOUTS.find((one) => one.id === id) as (typeof LAYOUTS)[number];
    expect(layoutText(named('T6B'))).toBe('6 players, 3 teams, Hexagon, 7 mineral planets, 6 asteroid tiles.');
    expect(layoutText(named('S3'))).toBe(
      '1 player, solo challenge, Rectangle, 2 mineral planets, 1 gas planet, 7 asteroid tiles.',
    );
  });

  it('MO-289 carry the new name of the bombers’ tech', () => {
    expect(contentMessages['tech-S3b']).toBe('Siege Doctrine');
  });
});
