import {
  DESIGNS,
  DISTANCE_RED,
  EXTRA_RED,
  HAND_LIMIT,
  IDLE_ROUNDS,
  LAST_ROUND,
  LEAST_POINT_RATE,
  LEAST_TOKEN_RATE,
  OPENING_DEALT,
  OPENING_KEPT,
  START_BLUE,
  START_GREEN,
  TILES_FOR_TOKEN,
  TILES_PER_BLUE,
  TRADE_RATE,
} from '@orrery/moonriser';
import { describe, expect, it } from 'vitest';
import { guide } from '../src/games/moonriser/guide/guide.ts';
import { translateGuide } from '../src/games/translate.ts';
import { startOf } from '../src/prompts/draft.ts';

const { chapters, lessons, terms = [] } = translateGuide('moonriser', guide);

const at = { draft: startOf(null), touch: true, ask: null, mine: true, view: { players: [] }, me: 0 } as never;
const lesson = (id: string): string => {
  const text = lessons.find((one) => one.id === id)?.text ?? '';
  return typeof text === 'string' ? text : text(at);
};
const term = (id: string): string => terms.find((one) => one.id === id)?.text ?? '';

const chapter = (id: string): string =>
  (chapters.find((one) => one.id === id)?.text ?? []).join(' ').replace(/\*/g, '');
const word = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][n] ?? `${n}`;

const tiles = Object.values(DESIGNS);
const making = tiles.filter(({ bonus }) => bonus.length > 0);
const linking = making.filter(({ bonus }) => bonus.some(({ per }) => per !== null));

describe('the Moonriser guide agrees with the rules', () => {
  it('MR-144 MR-235 says that most tiles, but not all, make tokens', () => {
    expect(making.length).toBeLessThan(tiles.length);
    expect(making.length).toBeGreaterThan(tiles.length / 2);
    expect(lesson('welcome')).toContain('Most tiles you place make tokens each round');
  });

  it('MR-134 counts a point for every link, not for every linked tile', () => {
    expect(linking.length).toBeLessThan(tiles.length);
    expect(lesson('linked')).toContain('each link scores a point for both of its tiles');
  });

  it('MR-100 MR-101 explains the upgrade of a base and of a tile separately', () => {
    expect(lesson('upgrade')).toContain('Your base makes 1 more green and 1 more blue with each upgrade');
  });

  it('MR-085 MR-146 says what distance and further actions cost', () => {
    expect(lesson('further')).toContain(`${EXTRA_RED} red on top of its price`);
    expect(term('token:red')).toContain(
      `(${DISTANCE_RED} for every field you skip) and for further actions in a turn (${EXTRA_RED} each)`,
    );
    expect(term('phase:development')).toContain(`${EXTRA_RED} red more`);
    expect(term('sign:free-action')).toContain(`the extra ${EXTRA_RED} red`);
  });

  it.each([
    ['start', `starts with ${START_GREEN} green and ${START_BLUE} blue`],
    ['start', `looks at ${word(OPENING_DEALT)} Basic tiles and secretly keeps ${word(OPENING_KEPT)}`],
    ['planning', `Each draws ${word(TILES_PER_BLUE)} tiles`],
    ['development', `Every further one costs ${EXTRA_RED} red more`],
    ['distance', `every field you skip costs ${DISTANCE_RED} red`],
    ['production', `${TRADE_RATE} tokens of one colour for 1 of another`],
    ['production', `give ${TILES_FOR_TOKEN} tiles from your hand`],
    ['production', `down to ${LEAST_TOKEN_RATE} for 1; a victory point never costs less than ${LEAST_POINT_RATE}`],
    ['production', `discard down to ${word(HAND_LIMIT)} tiles`],
    ['end', `every ${TRADE_RATE} tokens of one colour`],
    ['end', `for ${word(IDLE_ROUNDS)} whole rounds, and after round ${LAST_ROUND}`],
  ])('agrees with the content: %s', (id, sentence) => {
    expect(chapter(id)).toContain(sentence);
  });

  it('uses the same numbers in the terms', () => {
    expect(term('token:green')).toContain(`${TRADE_RATE} tokens of one colour for 1`);
    expect(term('token:blue')).toContain(`${word(TILES_PER_BLUE)} tiles`);
    expect(term('advantage')).toContain(`down to ${LEAST_TOKEN_RATE} for 1`);
    expect(term('hand')).toContain(`${word(HAND_LIMIT)} at most`);
    expect(term('phase:opening')).toContain(`${word(OPENING_KEPT)} of ${word(OPENING_DEALT)}`);
  });
});
