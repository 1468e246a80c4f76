import { think } from '@orrery/bots';
import { type Answer, rulesOf } from '@orrery/kernel';
import { game } from '@orrery/moonshot';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../src/games/kit.ts';
import { guide } from '../src/games/moonshot/guide/guide.ts';
import { found } from '../src/pages/search.ts';
import { momentOf } from '../src/play/moment.ts';
import type { Ask } from '../src/table/client.ts';
import { sitGuided } from './guided.ts';

const rules = rulesOf(game);
const { lessons, chapters, terms = [] } = guide;
type Seated = Awaited<ReturnType<typeof sitGuided>>;

function lookOf(client: Seated): Moment {
  const table = client.snapshot();
  return momentOf(table, table.prompts.find(({ standing }) => !standing) ?? null);
}

async function asked(client: Seated): Promise<Ask | null> {
  for (let turns = 0; turns < 20_000; turns++) {
    if (client.snapshot().result !== null) return null;
    const row = client.snapshot().prompts.find(({ standing }) => !standing);
    if (row) return row;
    await new Promise((done) => setImmediate(done));
  }
  throw new Error('the bot never comes to an end');
}

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
    const host = await sitGuided(rules as never, guide.first);
    const seen: string[] = [];
    const closed: string[] = [];
    for (let n = 0, row = await asked(host); row && n < 400; row = await asked(host), n++) {
      const at = lookOf(host);
      const now = lessons.find((one) => !closed.includes(one.id) && !one.done?.(at) && one.when(at)) ?? null;
      if (now && !seen.includes(now.id)) {
        seen.push(now.id);
        if (now.point) expect(now.point(at).length, now.id).toBeGreaterThan(0);
        const text = typeof now.text === 'string' ? now.text : now.text(at);
        expect(text.length > 40 && text.length < 260, `${now.id} ${text.length}`).toBe(true);
      }
      if (now?.tells) {
        closed.push(now.id);
        continue;
      }
      const { seat, question, n: count } = row;
      const wish = follow(at, now?.id ?? null);
      const action =
        wish !== undefined
          ? { seat, question, n: count, answer: wish }
          : think(rules, await host.saved(), seat, question, { level: 'easy', seed: `${n}` });
      if (action) expect(await host.act(action)).toBe(null);
      if (lessons.every((one) => seen.includes(one.id))) break;
    }
    expect(lessons.map(({ id }) => id).filter((id) => !seen.includes(id))).toEqual([]);
    expect(host.snapshot().progress?.round).toBeLessThanOrEqual(4);
  }, 60_000);
});
