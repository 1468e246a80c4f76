import { catalog, findGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { GAME_CREDITS } from '../src/games/credits.ts';
import { chapters } from '../src/games/moonriser/guide/chapters.ts';
import { lessons } from '../src/games/moonriser/guide/lessons.ts';
import { boxOf } from '../src/games/shelf.ts';
import { found } from '../src/pages/rules/search.ts';
import { wordsOf } from '../src/play/words.ts';

describe('the shelf', () => {
  it('has a box and a credit for every game that is built', () => {
    for (const { id, name } of catalog) {
      expect(boxOf(id)).not.toBeNull();
      expect(GAME_CREDITS.some((credit) => credit.name === name)).toBe(true);
    }
  });
});

describe('words', () => {
  const game = {
    messages: { hi: '{seat} waves.', drew: '{seat} draws.', 'drew.own': 'You draw {name}.' },
  } as unknown as Game;
  const words = wordsOf(game, undefined, (seat) => ['Ada', 'Grace'][seat] ?? '?');

  it('call players by name', () => {
    expect(words.told({ type: 'hi', data: { seat: 1 } })).toBe('Grace waves.');
  });

  it('say more to whoever was told more', () => {
    expect(words.told({ type: 'drew', data: { seat: 0 } })).toBe('Ada draws.');
    expect(words.told({ type: 'drew', data: { seat: 0, name: 'Mine' } })).toBe('You draw Mine.');
  });

  it('pass over events nobody has words for, and never a refusal', () => {
    expect(words.told({ type: 'mystery', data: {} })).toBeNull();
    expect(words.refusal({ reason: 'not-so-fast', params: {} })).toBe('Not allowed: not so fast.');
    expect(words.refusal({ reason: 'stale', params: {} })).toContain('moved on');
  });

  it('exist for everything Moonriser may refuse', async () => {
    const moonriser = (await findGame('moonriser')?.load()) as Game;
    expect(wordsOf(moonriser).refusal({ reason: 'field-black', params: {} })).not.toContain('Not allowed');
  });
});

describe('the rules and lessons of Moonriser', () => {
  it('have names of their own', () => {
    expect(new Set(chapters.map((one) => one.id)).size).toBe(chapters.length);
    expect(new Set(lessons.map((one) => one.id)).size).toBe(lessons.length);
  });

  it('are found by any words, in any order', () => {
    expect(found(chapters, 'token BLACK').map((one) => one.id)).toContain('space');
    expect(found(chapters, '  ')).toHaveLength(chapters.length);
    expect(found(chapters, 'xyzzy')).toEqual([]);
  });

  it('stress in pairs', () => {
    for (const { text } of chapters) for (const paragraph of text) expect(paragraph.split('*').length % 2).toBe(1);
  });
});
