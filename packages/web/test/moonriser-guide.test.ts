import { type Answer, rulesOf } from '@orrery/kernel';
import { game } from '@orrery/moonriser';
import { describe, expect, it } from 'vitest';
import { guide as source } from '../src/games/moonriser/guide/guide.ts';
import { baseFields, pairIn, placementFor } from '../src/games/moonriser/guide/suggestions.ts';
import { translateGuide } from '../src/games/translate.ts';
import type { Moment } from '../src/play/guide.ts';
import { momentOf } from '../src/play/lesson-moment.ts';
import { startOf } from '../src/prompts/draft.ts';
import { asked, sitGuided } from './guided.ts';

const rules = rulesOf(game);
const guide = translateGuide('moonriser', source);
const { lessons } = guide;

const GOALS: Record<string, string> = { place: 'plain', links: 'link', signs: 'sign', neighbourhoods: 'corner' };

/** The answer of a player who follows the pointers and otherwise builds the best tile. */
function followed(at: Moment, lesson: string | null): Answer | undefined {
  const { ask } = at;
  if (at.flow === 'mainBase') return { piece: 'BASE', cell: (baseFields(at)[0] ?? '').slice(6), rotation: 0 };
  if (at.flow === 'opening')
    return pairIn(at)
      .map((anchor) => anchor.slice(7))
      .filter((id, i, all) => all.indexOf(id) === i)
      .slice(0, 3);
  if (at.step === 'pay') return Math.min(1, ask?.prompt.kind === 'amount' ? ask.prompt.max : 0);
  if (at.flow !== 'development') return at.flow === 'trade' ? null : undefined;
  if (lesson === 'upgrade') {
    const prompt = ask?.prompt.kind === 'place' ? ask.prompt : null;
    const cell = prompt?.pieces.find(({ id }) => id === 'upgrade')?.cells[0]?.cell;
    if (cell) return { piece: 'upgrade', cell, rotation: 0 };
  }
  return placementFor(at, GOALS[lesson ?? ''] ?? 'any');
}

/**
 * Plays the tutorial game by its lessons. Returns the lessons shown, in order, and the round in which each was learned.
 */
async function follow() {
  const client = await sitGuided(rules as never, guide.first);
  const closed: string[] = [];
  const learned: Record<string, number> = {};
  const shown: string[] = [];
  const pointless: string[] = [];
  for (let ask = await asked(client); ask; ask = await asked(client)) {
    const at = momentOf(client.snapshot(), ask);
    for (const lesson of lessons) if (lesson.done?.(at)) learned[lesson.id] ??= at.round;
    const now = lessons.find((one) => !closed.includes(one.id) && !one.done?.(at) && one.when(at)) ?? null;
    if (now && !shown.includes(now.id)) shown.push(now.id);
    if (now && (!now.done || now.tells)) {
      closed.push(now.id);
      learned[now.id] ??= at.round;
      continue;
    }
    if (now && now.id !== 'piles' && (now.point?.(at) ?? []).length === 0) pointless.push(now.id);
    let answer = followed(at, now?.id ?? null);
    if (answer === undefined) {
      const state = await client.saved();
      answer = rules.legal(state, 0, ask.question).actions[0]?.answer as Answer;
    }
    const refusal = await client.act({ seat: 0, question: ask.question, n: ask.n, answer });
    if (refusal) throw new Error(`${at.flow} ${at.step} ${JSON.stringify(answer)}: ${refusal.reason}`);
  }
  client.close();
  return { learned, shown, pointless };
}

describe('the Moonriser tutorial', () => {
  it('teaches everything in order to a player who follows the pointers, the basics within four rounds', async () => {
    const { shown, learned, pointless } = await follow();
    expect([...shown].sort()).toEqual(lessons.map(({ id }) => id).sort());
    expect(shown.slice(0, 7)).toEqual(lessons.slice(0, 7).map(({ id }) => id));
    for (const id of ['links', 'signs', 'neighbourhoods', 'upgrade']) expect(learned[id], id).toBeLessThanOrEqual(4);
    expect(pointless).toEqual([]);
  });

  it('mentions no keys on touch screens', () => {
    const key = /\b(R|U|Space|Enter|Esc|key|click|mouse)\b/i;
    const at = { draft: startOf(null), touch: true, ask: null, mine: true, view: { players: [] }, me: 0 } as never;
    for (const { id, text } of lessons) {
      expect(typeof text === 'string' ? text : text(at), id).not.toMatch(key);
    }
  });
});
