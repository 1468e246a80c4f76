import { rulesOf } from '@orrery/kernel';
import * as rules from '@orrery/moonrakers';
import { describe, expect, it } from 'vitest';
import { guide } from '../src/games/moonrakers/guide/guide.ts';
import { translateGuide } from '../src/games/translate.ts';
import type { Moment } from '../src/play/guide.ts';
import { followLessons } from './guided.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (n: number): string => WORDS[n] as string;
const plain = (text: string): string => text.replaceAll('*', '');
const english = translateGuide('moonrakers', guide);
const { chapters, terms = [], lessons } = english;
const chapter = (id: string): string => plain(chapters.find((one) => one.id === id)?.text.join(' ') ?? '');
const term = (id: string): string => terms.find((one) => one.id === id)?.text ?? '';
const lesson = (id: string): string => {
  const text = lessons.find((one) => one.id === id)?.text ?? '';
  return typeof text === 'string' ? text : text({ touch: true, view: {}, draft: { picked: [] } } as unknown as Moment);
};
const actionOf = (kind: string, what: string): number => {
  const effect = rules.ACTION_CARDS.find((card) => card.kind === kind)?.effect ?? [];
  return effect.reduce((sum, step) => sum + (step.do === what && 'n' in step ? (step.n as number) : 0), 0);
};

describe('Moonrakers’ guide agrees with the content', () => {
  it('states the end of the game and the scoring', () => {
    const { PRESTIGE_TARGET, ROUNDS, POINTS_PER_PRESTIGE, POINTS_PER_CREDIT } = rules;
    expect(chapter('aim')).toContain(`${PRESTIGE_TARGET.usual} prestige at the end of a turn`);
    expect(chapter('aim')).toContain(`${PRESTIGE_TARGET.long} in a long game`);
    expect(lesson('welcome')).toContain(`the first captain with ${PRESTIGE_TARGET.usual} at the end of a turn wins`);
    expect(chapter('small')).toContain(`lasts ${ROUNDS.usual} rounds, or ${ROUNDS.long}`);
    expect(chapter('small')).toContain(
      `each prestige is worth ${POINTS_PER_PRESTIGE} points, each credit ${POINTS_PER_CREDIT}`,
    );
  });

  it('states the options of the Planning Phase', () => {
    const { REPLACEMENT_COST, STAY_OBJECTIVES, STAY_CREDITS, TALKS, SECTOR_ROW } = rules;
    expect(chapter('turn')).toContain(`pay ${REPLACEMENT_COST} credit to replace`);
    expect(chapter('turn')).toContain(
      `draw ${inWords(STAY_OBJECTIVES)} objectives and keep one, take ${STAY_CREDITS} credit`,
    );
    expect(term('stay')).toContain(`draw ${STAY_OBJECTIVES} objectives`);
    expect(chapter('talks')).toContain(`at most ${inWords(TALKS)} contracts a turn`);
    expect(chapter('nomad')).toContain(`draws ${inWords(SECTOR_ROW)} contracts`);
  });

  it('states the effects of cards and dice', () => {
    const [actions, cards, blocks] = [actionOf('r', 'actions'), actionOf('t', 'draw'), actionOf('s', 'block')];
    expect(chapter('cards')).toContain(`starts with ${rules.STARTING_ACTIONS} Action`);
    expect(chapter('cards')).toContain(
      `a Reactor gives ${actions} more Actions, a Thruster draws ${cards} cards, a Shield blocks ${blocks} hazard`,
    );
    expect(lesson('play')).toContain(
      `a Reactor, which gives ${inWords(actions)}, or a Thruster, which draws ${inWords(cards)}`,
    );
    expect([term('need:reactor'), term('need:thruster'), term('need:shield')]).toEqual([
      expect.stringContaining(`${actions} more Actions`),
      expect.stringContaining(`draws ${cards} cards`),
      expect.stringContaining(`blocks ${blocks} of your own`),
    ]);
    expect([...new Set(Object.values(rules.DIE_FACES).flat())].sort()).toEqual([0, 1, 2]);
    for (const text of [chapter('hazards'), term('die')]) expect(text).toMatch(/shows 0, 1 or 2 hazards/i);
  });

  it('states the sizes of the Armory, ships, hands and objectives', () => {
    const { ARMORY_PARTS, ARMORY_CREW, PART_SLOTS, HAND_LIMIT, OBJECTIVES_DEALT, OBJECTIVES_KEPT } = rules;
    const open = `${inWords(ARMORY_PARTS)} parts and ${inWords(ARMORY_CREW)} crew`;
    expect(chapter('buying').toLowerCase()).toContain(open);
    expect(chapter('buying')).toContain(`your ${inWords(PART_SLOTS)} slots`);
    expect(chapter('after')).toContain(`draw ${inWords(HAND_LIMIT)} new cards`);
    expect(term('hand')).toContain(`Up to ${HAND_LIMIT} cards`);
    expect(chapter('objectives')).toContain(
      `${inWords(OBJECTIVES_DEALT)} secret objectives and keep ${inWords(OBJECTIVES_KEPT)}`,
    );
    for (const text of [chapter('objectives'), lesson('objective').replace('Each is', 'it is')]) {
      expect(text).toContain(`it is worth ${rules.OBJECTIVE_PRESTIGE} prestige`);
    }
  });

  it('states the costs of mercenaries and reputation rewards', () => {
    const { MERCENARY_ROW, HIRED_CREW_PRESTIGE, HIRED_CARD_CREDITS, REPUTATION_LIMIT, REPUTATION_EXCHANGE } = rules;
    expect(chapter('small').toLowerCase()).toContain(`${inWords(MERCENARY_ROW)} mercenaries are available`);
    expect(chapter('small')).toContain(
      `a crew for ${HIRED_CREW_PRESTIGE} prestige, an Action card for ${HIRED_CARD_CREDITS} credit plus 1 more`,
    );
    expect(chapter('binding')).toContain(`from 0 to ${REPUTATION_LIMIT}`);
    expect(chapter('binding').toLowerCase()).toContain(`${inWords(REPUTATION_EXCHANGE)} points of any colours`);
  });
});

/** What a player selects on the screen before answering; the lessons read it from the draft. */
const pointed = (at: Moment, prefix: string, lesson: string | null): string | undefined =>
  lessons
    .find(({ id }) => id === lesson)
    ?.point?.(at)
    .find((anchor) => anchor.startsWith(prefix))
    ?.slice(prefix.length);

describe('Moonrakers’ tutorial game', () => {
  it('teaches a whole turn to a player who follows the lessons', async () => {
    const shares = { prestige: 1, credits: 2, dice: 1 };
    const { missing, table } = await followLessons(rulesOf(rules.game) as never, english, {
      longest: 330,
      follow(at, lesson) {
        switch (lesson) {
          case 'contract':
            return `talk:${pointed(at, 'card:', lesson)}`;
          case 'offer': {
            const ally = Number(pointed(at, 'dock:', lesson));
            const mine = Object.entries(shares).map(([item, count]) => ({ from: null, to: at.me, item, count }));
            const terms = [...mine, { from: null, to: ally, item: 'credits', count: 2 }];
            return { say: 'propose', parties: [at.me, ally], terms };
          }
          case 'lock':
            return { say: 'lock', version: at.ask?.prompt.kind === 'offer' ? (at.ask.prompt.version ?? 0) : 0 };
          case 'order':
            return null;
          case 'play':
          case 'finish': {
            const card = pointed(at, 'hand:', lesson);
            return card ? `play:${card}` : 'done';
          }
          case 'buy':
            return `buy:${pointed(at, 'card:', lesson)}`;
          case 'next':
            return 'done';
          default:
            return undefined;
        }
      },
    });
    // Offers and claims by others come later, or never.
    expect(missing.filter((id) => !['offered', 'claim'].includes(id))).toEqual([]);
    const { captains } = table.view as rules.MoonrakersView;
    expect(captains[0]).toMatchObject({ prestige: 1, credits: 0, parts: [{ card: 'HE2' }] });
  });
});
