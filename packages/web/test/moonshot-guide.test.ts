import { type Answer, rulesOf } from '@orrery/kernel';
import { GATE_LEVELS, game, UPKEEP } from '@orrery/moonshot';
import { describe, expect, it } from 'vitest';
import { nextRound, scene } from '../../games/moonshot/test/scene.ts';
import type { Moment } from '../src/games/game-ui.ts';
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

describe('what the guide of Moonshot says is what the rules do', () => {
  const term = (id: string) => terms.find((one) => one.id === id)?.text ?? '';
  const texts = [...chapters, ...lessons, ...terms].flatMap(({ text }) => (typeof text === 'function' ? [] : text));
  it('MS-184 MS-207 the budget falls before it is paid', () => {
    const t = scene();
    nextRound(t);
    const events = t.events.filter(({ data }) => data.side === 0);
    const falls = events.findIndex(({ type, data }) => type === 'budget' && data.n === -UPKEEP);
    const pays = events.findLastIndex(({ type }) => type === 'money');
    expect(falls).toBeGreaterThan(-1);
    expect(pays).toBeGreaterThan(falls);
    expect(term('budget')).toMatch(new RegExp(`^Falls by ${UPKEEP} .*; what is left .* is paid`));
    for (const text of texts) expect(text).not.toMatch(/budget then falls/);
  });
  it('MS-197 MS-198 only the first escalation takes a card of the hand', () => {
    for (const text of texts.filter((one) => /cover/.test(one) && /escalat|hand/.test(one)))
      expect(text).toMatch(/first|second/);
    expect(term('escalation')).toContain('no other is needed');
  });
  it('MS-169 D32 every level that opens the Moon is named', () => {
    for (const text of texts.filter((one) => /[Oo]pens the Moon/.test(one))) expect(text).toContain(GATE_LEVELS);
  });
});

describe('the guided first game of Moonshot', () => {
  it('shows every lesson to a player who follows them, those of both roles', async () => {
    const { missing, table } = await followLessons(rules as never, guide, { follow, longest: 260 });
    expect(missing).toEqual([]);
    expect(table.progress?.round).toBeLessThanOrEqual(4);
  }, 60_000);
});
