import { type Answer, rulesOf } from '@orrery/kernel';
import { game, gateLevels, LEAST_TOKENS, UPKEEP } from '@orrery/moonshot';
import { describe, expect, it } from 'vitest';
import { nextRound, scene } from '../../games/moonshot/test/scene.ts';
import { guide as source } from '../src/games/moonshot/guide/guide.ts';
import { translateGuide } from '../src/games/translate.ts';
import { found } from '../src/pages/rules/search.ts';
import type { Moment } from '../src/play/guide.ts';
import { followLessons } from './guided.ts';

const rules = rulesOf(game);
const guide = translateGuide('moonshot', source);
const { lessons, chapters, terms = [] } = guide;

/** Prefixes of the options that complete each lesson. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  tokens: ['support'],
  decide: ['launch:M0-2'],
  research: ['research:PP'],
  load: ['payload:'],
  build: ['line:'],
  pass: ['pass'],
  fate: ['evaluate'],
  announce: ['announce:'],
  module: ['module:'],
  // Everything that the money allows.
  test: ['line:', 'test:'],
};

/** The answer of a player who follows a lesson; undefined leaves it to a bot. */
function follow({ ask }: Moment, lesson: string | null): Answer | undefined {
  const prompt = ask?.prompt;
  if (lesson === 'slots') return null;
  if (prompt?.kind === 'place' && (lesson === 'maneuver' || lesson === 'bay')) {
    const [piece] = prompt.pieces;
    const [cell] = piece?.cells ?? [];
    return piece && cell ? { piece: piece.id, cell: cell.cell, rotation: 0 } : undefined;
  }
  if (prompt?.kind === 'allocate') {
    const row = prompt.rows.find(({ id }) => id.startsWith('usa-') && id.endsWith(':influence'));
    return row && { [row.id]: LEAST_TOKENS };
  }
  if (prompt?.kind !== 'choose') return undefined;
  const open = prompt.options.filter(({ why }) => !why).map(({ id }) => id);
  for (const start of OPTIONS[lesson ?? ''] ?? []) {
    const id = open.find((one) => one.startsWith(start));
    if (id) return id;
  }
  return undefined;
}

describe('the Moonshot guide', () => {
  it('has unique ids and balanced asterisks', () => {
    for (const all of [chapters, lessons, terms]) expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { text } of chapters) for (const paragraph of text) expect(paragraph.split('*').length % 2).toBe(1);
  });

  it('can be searched with beginners’ words', () => {
    for (const words of ['bluff', 'rocket', 'dice', 'sabotage', 'win', 'astronaut'])
      expect(found(chapters, words, terms).length, words).toBeGreaterThan(0);
  });
});

describe('the Moonshot guide agrees with the rules', () => {
  const term = (id: string) => terms.find((one) => one.id === id)?.text ?? '';
  const texts = [...chapters, ...lessons, ...terms].flatMap(({ text }) => (typeof text === 'function' ? [] : text));
  it('MS-184 MS-207 says that the budget falls before it is paid out', () => {
    const t = scene();
    nextRound(t);
    const events = t.events.filter(({ data }) => data.side === 0);
    const falls = events.findIndex(({ type, data }) => type === 'budget' && data.n === -UPKEEP);
    const pays = events.findLastIndex(({ type }) => type === 'money');
    expect(falls).toBeGreaterThan(-1);
    expect(pays).toBeGreaterThan(falls);
    expect(term('budget')).toMatch(new RegExp(`^Falls by ${UPKEEP} .*; the budget left .* is paid`));
    for (const text of texts) expect(text).not.toMatch(/budget then falls/);
  });
  it('MS-197 MS-198 says that only the first escalation takes a card from the hand', () => {
    for (const text of texts.filter((one) => /cover/.test(one) && /escalat|hand/.test(one)))
      expect(text).toMatch(/first|second/);
    expect(term('escalation')).toContain('you do not need another card');
  });
  it('MS-169 D32 names every level that opens the Moon', () => {
    for (const text of texts.filter((one) => /[Oo]pens the Moon/.test(one))) expect(text).toContain(gateLevels());
  });
});

describe('the Moonshot tutorial game', () => {
  it('shows all lessons of both roles to a player who follows them', async () => {
    // Lessons about scenes are shown between two questions.
    const asked = { ...guide, lessons: lessons.filter(({ optional }) => !optional) };
    const { missing, table } = await followLessons(rules as never, asked, { follow, longest: 260 });
    expect(missing).toEqual([]);
    expect(table.progress?.round).toBe(2);
    // The first launch is a success, and the first card is won.
    const did = (type: string) => table.log.some((event) => event.type === type && event.data.side === 0);
    expect(did('completed') && did('won')).toBe(true);
  }, 60_000);
});
