import { think } from '@orrery/bots';
import { type Card, type CardKind, cardText, DESIGNS, game } from '@orrery/helionox';
import { type Answer, rulesOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { guide } from '../src/games/helionox/guide/guide.ts';
import { translateGuide } from '../src/games/translate.ts';
import { found } from '../src/pages/rules/search.ts';
import type { Moment } from '../src/play/guide.ts';
import { momentOf } from '../src/play/lesson-moment.ts';
import { stepOf } from '../src/play/play.ts';
import { asked, sitGuided } from './guided.ts';

const rules = rulesOf(game);
const { chapters, lessons } = translateGuide('helionox', guide);

const sit = () => sitGuided(rules as never, guide.first);
type Seated = Awaited<ReturnType<typeof sit>>;

/** The moment in the form that the coach uses. */
function momentNow(client: Seated): Moment {
  const table = client.snapshot();
  return momentOf(table, table.prompts.find(({ standing }) => !standing) ?? null);
}

const nowOf = (client: Seated, closed: readonly string[] = []) => {
  const at = momentNow(client);
  return lessons.find((one) => !closed.includes(one.id) && !one.done?.(at) && one.when(at))?.id ?? null;
};

async function say(client: Seated, answer: Answer) {
  const row = await asked(client);
  if (row) await client.act({ seat: 0, question: row.question, n: row.n, answer });
}

/** The option that each lesson asks for. Lessons not listed ask for none. */
const DOES: Record<string, RegExp> = {
  hand: /^play:/,
  pools: /^play:/,
  overcome: /^overcome:/,
  bonus: /^bonus$/,
  buy: /^buy:/,
  'end-turn': /^end$/,
  travel: /^travel:/,
  embassy: /^embassy$/,
  architect: /^architect:/,
  collaboration: /^collaborate:/,
};

describe('the rules of Helionox', () => {
  it('have chapters with unique titles and text', () => {
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
    for (const { id, title, part, text } of chapters) {
      expect([id, title, part].every(Boolean)).toBe(true);
      expect(text.length).toBeGreaterThan(0);
      for (const paragraph of text) {
        expect(paragraph.trim()).not.toBe('');
        expect(paragraph.split('*').length % 2).toBe(1);
      }
    }
  });

  it('keep each part together', () => {
    const parts = chapters.map(({ part }) => part);
    const runs = parts.filter((part, i) => part !== parts[i - 1]);
    expect(runs).toEqual(['The game', 'Mercury Protocol', 'Co-operative and solo', 'All cards']);
  });

  it('cover every option of a table', () => {
    for (const query of ['ring board', 'choose starting location', 'embassy scoring', 'hard mode', 'architect draft']) {
      expect(found(chapters, query).length).toBeGreaterThan(0);
    }
    for (const query of ['rookie veteran', 'garrison', 'withdraw', 'movement tax', 'catastrophes tie', 'resigns']) {
      expect(found(chapters, query).length).toBeGreaterThan(0);
    }
  });

  it('list every card once, with its card text', () => {
    const entries = chapters.flatMap((chapter) => chapter.entries ?? []);
    expect(entries.map(({ id }) => id).sort()).toEqual(DESIGNS.map(({ id }) => id).sort());
    const byId = new Map<string, Card>(DESIGNS.map((design) => [design.id, design]));
    const kinds = new Set<CardKind>();
    for (const { id, name, facts, text } of entries) {
      const design = byId.get(id) as Card;
      kinds.add(design.kind);
      expect(name).toBe(design.name);
      expect(text).toEqual(cardText(design));
      expect([...facts, ...text].every((line) => line.trim() !== '')).toBe(true);
      expect(facts.length).toBeGreaterThan(0);
      expect(text.length).toBeGreaterThan(0);
    }
    expect(kinds).toEqual(new Set(DESIGNS.map(({ kind }) => kind)));
  });
});

describe('the guided first game of Helionox', () => {
  it('has lessons with unique ids and short texts', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const touch of [false, true]) {
      for (const { title, text } of lessons) {
        const shown = typeof text === 'string' ? text : text({ touch } as Moment);
        expect(title !== '' && shown.length > 40 && shown.length < 300, shown).toBe(true);
        expect(shown).not.toMatch(touch ? /\bclick/i : /\btap\b/i);
      }
    }
  });

  it('starts with the player’s turn, an Event at Earth and enough Defense for it', async () => {
    const { view, mine } = momentNow(await sit());
    expect(mine).toBe(true);
    const [earth] = view.locations;
    expect(earth.events).toMatchObject([{ active: false, defense: 2 }]);
    const hand = view.players[0].hand.map(({ design }: { design: string }) => design);
    expect(hand.filter((design: string) => design === 'SP').length).toBeGreaterThanOrEqual(2);
  });

  it('advances when the player follows the lessons', async () => {
    const host = await sit();
    expect(nowOf(host)).toBe('welcome');
    const closed = ['welcome'];
    expect(nowOf(host, closed)).toBe('hand');
    const [first, ...rest] = (momentNow(host).view.players[0].hand as { id: string }[]).map(({ id }) => id);
    await say(host, `play:${first}`);
    expect(nowOf(host, closed)).toBe('pools');
    for (const card of rest) await say(host, `play:${card}`);
    expect(nowOf(host, closed)).toBe('overcome');
    await say(host, `overcome:${momentNow(host).view.locations[0].events[0].id}`);
    expect(nowOf(host, closed)).toBe('bonus');
    await say(host, 'bonus');
    await say(host, 'cycle');
    await say(host, 'bio');
    expect(nowOf(host, closed)).toBe('buy');
    await say(host, 'buy:defense');
    expect(nowOf(host, closed)).toBe('end-turn');
    await say(host, 'end');
    await asked(host);
    expect(momentNow(host).view.turns).toBe(3);
    expect(nowOf(host, closed)).not.toBe('end-turn');
  });

  it('shows every lesson to a player who follows them', async () => {
    const host = await sit();
    const seen = new Set<string>();
    const closed: string[] = [];
    for (let n = 0, row = await asked(host); row; row = await asked(host), n++) {
      const now = nowOf(host, closed);
      if (now) seen.add(now);
      if (now && !(now in DOES)) {
        closed.push(now);
        continue;
      }
      const { seat, question, n: count } = row;
      const { prompt } = row;
      const open = prompt.kind === 'choose' ? prompt.options.filter(({ why }) => !why).map(({ id }) => id) : [];
      // Take the action of the lesson, or else a typical action. A bot answers all other questions.
      const patterns =
        stepOf(host.snapshot(), row)?.flow === 'main'
          ? [...(now ? [DOES[now]] : []), /^play:/, /^overcome:/, /^buy:/, /^end$/]
          : [];
      const [choice] = patterns.flatMap((pattern) => open.filter((id) => pattern?.test(id)).slice(0, 1));
      const saved = await host.saved();
      const action = choice
        ? { seat, question, n: count, answer: choice }
        : think(rules, saved, seat, question, { level: 'easy', seed: `${n}` });
      if (action) await host.act(action);
    }
    expect(lessons.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });
});
