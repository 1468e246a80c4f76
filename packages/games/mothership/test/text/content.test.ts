import { describe, expect, it } from 'vitest';
import { ARTIFACTS, CARDS, type CardEffect, DEVELOPMENTS, type Lasting, TECHS } from '../../src/content/index.ts';
import { t } from '../../src/text/card-messages.ts';
import { cardText, resaleText, whenText } from '../../src/text/card-text.ts';
import { actionText, lastingText, lastingTexts } from '../../src/text/effect-text.ts';
import { artifactText, developmentText } from '../../src/text/site-text.ts';
import { techText } from '../../src/text/tech-text.ts';

const items: [string, string[]][] = [
  ...CARDS.map((card): [string, string[]] => [`card ${card.name}`, cardText(card)]),
  ...TECHS.map((tech): [string, string[]] => [`tech ${tech.name}`, techText(tech)]),
  ...ARTIFACTS.map((artifact): [string, string[]] => [`artifact ${artifact.name}`, artifactText(artifact)]),
  ...DEVELOPMENTS.map((type): [string, string[]] => [`development ${type.name}`, developmentText(type)]),
];
const cardEffects = CARDS.map(({ effect }) => effect);
const lasting = [...TECHS, ...ARTIFACTS, ...DEVELOPMENTS].flatMap(({ gives }) => gives);

/** All numbers in an effect. */
const numbersIn = (effect: CardEffect | Lasting): number[] =>
  Object.values(effect).filter((value): value is number => typeof value === 'number');
const holds = (text: string, n: number): boolean => new RegExp(`(?<!\\d)${n}(?!\\d)`).test(text);

describe('texts of the content', () => {
  it('exist for every card, tech, artifact and development, as whole sentences', () => {
    expect(items).toHaveLength(CARDS.length + TECHS.length + ARTIFACTS.length + DEVELOPMENTS.length);
    for (const [name, text] of items) {
      expect(text.length, name).toBeGreaterThan(0);
      for (const line of text) expect(line, name).toMatch(/^[A-Z+].*[a-z0-9]\.$/);
    }
  });

  it.each(cardEffects.map((effect): [string, CardEffect] => [JSON.stringify(effect), effect]))(
    'contain the numbers of %s',
    (_name, effect) => {
      const text = actionText(effect);
      expect(numbersIn(effect).filter((n) => !holds(text, n))).toEqual([]);
    },
  );

  it.each(lasting.map((effect): [string, Lasting] => [JSON.stringify(effect), effect]))(
    'contain the numbers of %s',
    (_name, effect) => {
      const text = lastingText(effect);
      expect(numbersIn(effect).filter((n) => !holds(text, n))).toEqual([]);
    },
  );

  it('differ for different effects', () => {
    const effectByText = new Map<string, string>();
    for (const effect of [...cardEffects, ...lasting]) {
      const text = 'does' in effect ? actionText(effect) : lastingText(effect);
      const data = JSON.stringify(effect);
      expect([data, effectByText.get(text) ?? data]).toEqual([data, data]);
      effectByText.set(text, data);
    }
    expect(effectByText.size).toBe(new Set([...cardEffects, ...lasting].map((effect) => JSON.stringify(effect))).size);
  });

  it('state the resale and the windows of a card', () => {
    for (const card of CARDS) {
      const { minerals, gas } = card.resale;
      expect(resaleText(card).includes(`${minerals} mineral`), card.name).toBe(minerals > 0);
      expect(resaleText(card).includes(`${gas} gas`), card.name).toBe(gas > 0);
      for (const window of card.windows) expect(whenText(card)).toContain(t(`window-${window}`));
      expect(whenText(card).includes('other players’ turns'), card.name).toBe(card.x);
    }
    const windows = new Set(CARDS.flatMap((card) => card.windows));
    expect(new Set([...windows].map((window) => t(`window-${window}`))).size).toBe(12);
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

  it('combine the income of one source', () => {
    expect(
      lastingTexts([
        { is: 'income', what: 'minerals', n: 2, from: 'here' },
        { is: 'defence', n: 1 },
        { is: 'income', what: 'influence', n: 1, from: 'here' },
        { is: 'income', what: 'gas', n: 1, from: 'station' },
      ]),
    ).toEqual([
      'This planet also gives 2 minerals and 1 influence each turn.',
      'Your station also gives 1 gas each turn.',
      '+1 planet defence here.',
    ]);
  });

  it.each([
    ['S3b', ['+2 on rolls of your bombers against colony stations.']],
    ['S2', ['+2 energy.']],
    ['L2', ['+1 on your defence rolls when two or more ships attack together.']],
    ['C4a', ['Your fighters can move 3 more spaces.']],
    ['L4b', ['Your station also gives 1 mineral and 1 gas each turn.']],
  ])('MO-251 describe tech %s', (id, text) => {
    const tech = TECHS.find((one) => one.id === id) as (typeof TECHS)[number];
    expect(techText(tech)).toEqual(text);
  });

  it('MO-504 say where a development may be built', () => {
    const lines = DEVELOPMENTS.filter(({ only }) => only !== null).map((type) => developmentText(type)[0]);
    expect(lines).toEqual([
      'Only on a mineral planet.',
      'Only on a gas planet.',
      'Only on a mineral planet.',
      'Only on a gas planet.',
      'Only on a gas planet.',
    ]);
  });

  it('mark the abilities that replace an attack', () => {
    for (const effect of lasting.filter((one) => one.is === 'ability'))
      expect(lastingText(effect).startsWith('Instead of an attack'), effect.ability).toBe(effect.attack === true);
  });

  it('MO-289 use the new name of the bombers’ tech', () => {
    expect(TECHS.find(({ id }) => id === 'S3b')?.name).toBe('Siege Doctrine');
  });
});
