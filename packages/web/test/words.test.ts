import { catalog, findGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { GAME_CREDITS } from '../src/games/credits.ts';
import { listingOf } from '../src/games/listings.ts';
import { guide } from '../src/games/moonriser/guide/guide.ts';
import { translateGuide } from '../src/games/translate.ts';
import { found } from '../src/pages/rules/search.ts';
import { wordsOf } from '../src/play/game-text.ts';

describe('listings', () => {
  it('has a listing and a credit for every game', () => {
    for (const { id, name } of catalog) {
      expect(listingOf(id)).not.toBeNull();
      expect(GAME_CREDITS.some((credit) => credit.name === name)).toBe(true);
    }
  });
});

describe('wordsOf', () => {
  const game = {
    messages: { hi: '{seat} waves.', drew: '{seat} draws.', 'drew.own': 'You draw {name}.' },
  } as unknown as Game;
  const words = wordsOf(game, undefined, (seat) => ['Ada', 'Grace'][seat] ?? '?');

  it('shows players by name', () => {
    expect(words.told({ type: 'hi', data: { seat: 1 } })).toBe('Grace waves.');
  });

  it('uses the fuller message for viewers with more information', () => {
    expect(words.told({ type: 'drew', data: { seat: 0 } })).toBe('Ada draws.');
    expect(words.told({ type: 'drew', data: { seat: 0, name: 'Mine' } })).toBe('You draw Mine.');
  });

  it('skips events without a message, but never a refusal', () => {
    expect(words.told({ type: 'mystery', data: {} })).toBeNull();
    expect(words.refusal({ reason: 'not-so-fast', params: {} })).toBe('Not allowed: not so fast.');
    expect(words.refusal({ reason: 'stale', params: {} })).toContain('moved on');
  });

  it('has a message for every refusal of Moonriser', async () => {
    const moonriser = (await findGame('moonriser')?.load()) as Game;
    expect(wordsOf(moonriser).refusal({ reason: 'field-black', params: {} })).not.toContain('Not allowed');
  });
});

describe('the rules and lessons of Moonriser', () => {
  const { chapters, lessons } = translateGuide('moonriser', guide);

  it('have unique ids', () => {
    expect(new Set(chapters.map((one) => one.id)).size).toBe(chapters.length);
    expect(new Set(lessons.map((one) => one.id)).size).toBe(lessons.length);
  });

  it('are found by words in any order', () => {
    expect(found(chapters, 'token BLACK').map((one) => one.id)).toContain('space');
    expect(found(chapters, '  ')).toHaveLength(chapters.length);
    expect(found(chapters, 'xyzzy')).toEqual([]);
  });

  it('have balanced asterisks', () => {
    for (const { text } of chapters) for (const paragraph of text) expect(paragraph.split('*').length % 2).toBe(1);
  });
});
