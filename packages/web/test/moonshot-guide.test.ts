import { type Answer, rulesOf } from '@orrery/kernel';
import { game } from '@orrery/moonshot';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../src/games/kit.ts';
import { guide } from '../src/games/moonshot/guide/guide.ts';
import { found } from '../src/pages/rules/search.ts';
import { followLessons } from './guided.ts';

const rules = rulesOf(game);
const { lessons, chapters, terms = [] } = guide;

/** What each lesson asks for, as the options that do it begin. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  tokens: ['support'],
  decide: ['launch:', 'abort'],
  build: ['line:'],
  payload: ['payload:', 'research:PP', 'pass'],
  pass: ['pass'],
  fate: ['evaluate'],
  announce: ['announce:'],
  module: ['module:'],
  test: ['test:'],
};

/** What a player does who follows a lesson; undefined leaves it to a bot. */
function follow({ ask }: Moment, lesson: string | null): Answer | undefined {
  const prompt = ask?.prompt;
  if (prompt?.kind === 'place' && lesson === 'maneuver') {
    const [piece] = prompt.pieces;
    const [cell] = piece?.cells ?? [];
    return piece && cell ? { piece: piece.id, cell: cell.cell, rotation: 0 } : undefined;
  }
  if (prompt?.kind !== 'choose') return undefined;
  const open = prompt.options.filter(({ why }) => !why).map(({ id }) => id);
  for (const start of TOLD[lesson ?? ''] ?? []) {
    const id = open.find((one) => one.startsWith(start));
    if (id) return id;
  }
  return undefined;
}

describe('what teaches Moonshot', () => {
  it('has chapters, lessons and terms with names of their own', () => {
    for (const all of [chapters, lessons, terms]) expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { text } of chapters) for (const paragraph of text) expect(paragraph.split('*').length % 2).toBe(1);
  });

  it('is found by the words of newcomers', () => {
    for (const words of ['bluff', 'rocket', 'dice', 'sabotage', 'win', 'astronaut'])
      expect(found(chapters, words, terms).length, words).toBeGreaterThan(0);
  });
});

describe('the guided first game of Moonshot', () => {
  it('shows every lesson to a player who follows them, those of both roles', async () => {
    const { missing, table } = await followLessons(rules as never, guide, { follow, longest: 260 });
    expect(missing).toEqual([]);
    expect(table.progress?.round).toBeLessThanOrEqual(4);
  }, 60_000);
});
