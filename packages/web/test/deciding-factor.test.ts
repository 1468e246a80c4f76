import { readFileSync } from 'node:fs';
import { fillOptions, newTable, rulesOf } from '@orrery/kernel';
import { game } from '@orrery/moonriser';
import { game as fleets } from '@orrery/mothership';
import { describe, expect, it } from 'vitest';
import { gameUi as mothership } from '../src/games/mothership/game-ui.tsx';
import { bestMove, gainFirst } from '../src/play/best-move.ts';
import { decidingFactor } from '../src/play/deciding-factor.ts';
import type { GameUi, Words } from '../src/play/game-ui.ts';
import { namePlaces } from '../src/play/ScoreChart.tsx';
import { undoButton } from '../src/play/undo-button.ts';
import { toneFor } from '../src/play/useEventToasts.ts';

const result = (places: number[], winners: number[]) =>
  ({ places, winners, scores: [], reason: 'end' }) as unknown as Parameters<typeof decidingFactor>[0];

describe('decidingFactor', () => {
  const parts = [
    { label: 'Tiles', values: [10, 14] },
    { label: 'Links', values: [12, 3] },
  ];

  it('names the category with the largest lead over second place, and the best round', () => {
    const history = [
      [0, 0],
      [5, 6],
      [20, 9],
    ];
    const { part, round } = decidingFactor(result([1, 2], [0]), parts, history);
    expect(part).toEqual({ label: 'Links', winner: 0, next: 1, won: 12, lost: 3 });
    expect(round).toEqual({ seat: 0, round: 2, gain: 15 });
  });

  it('names no category if second place resigned', () => {
    expect(decidingFactor(result([1, 2], [0]), parts, [], new Set([1])).part).toBe(null);
    expect(decidingFactor(result([1, 2], [0]), parts, [], new Set([0])).part).not.toBe(null);
  });

  it('never names a category that does not count', () => {
    const luck = { label: 'Luck', values: [40, 0], aside: true };
    expect(decidingFactor(result([1, 2], [0]), [luck, ...parts], []).part?.label).not.toBe('Luck');
    expect(decidingFactor(result([1, 2], [0]), [luck], []).part).toBe(null);
  });

  it('names nothing if the win is shared or nothing was gained', () => {
    expect(decidingFactor(result([1, 1], [0, 1]), parts, [])).toEqual({ part: null, round: null });
    expect(decidingFactor(result([1], [0]), parts, [[3], [3]])).toEqual({ part: null, round: null });
  });
});

describe('undoButton', () => {
  const words = { refusal: ({ reason }: { reason: string }) => reason } as unknown as Words;

  it('says who must agree, and is disabled only if consent would not help', () => {
    expect(undoButton(true, words)).toMatchObject({ may: true, asks: null });
    expect(undoButton({ reason: 'undo-learned', leave: 'others' }, words)).toMatchObject({ may: true, asks: 'others' });
    expect(undoButton({ reason: 'undo-learned', leave: 'others' }, words).words).toContain('Asks the other players');
    expect(undoButton({ reason: 'undo-learned', leave: 'table', of: 1 }, words)).toMatchObject({
      may: true,
      asks: 'table',
    });
    expect(undoButton({ reason: 'nothing-to-undo' }, words)).toEqual({
      may: false,
      asks: null,
      words: 'nothing-to-undo',
    });
  });
});

describe('toneFor', () => {
  const gameUi = { news: { declined: 'bad' } } as unknown as GameUi;
  const told = (type: string, data: Record<string, number>) => ({ n: 0, type, data }) as Parameters<typeof toneFor>[0];

  it('reports events that name the viewer, and answers to them on their turn', () => {
    expect(toneFor(told('robbed', { seat: 1, victim: 0 }), 0, 1, gameUi)).toBe('plain');
    expect(toneFor(told('declined', { seat: 1 }), 0, 0, gameUi)).toBe('bad');
    expect(toneFor(told('declined', { seat: 1 }), 0, 2, gameUi)).toBe(null);
    expect(toneFor(told('moved', { seat: 1 }), 0, 0, gameUi)).toBe(null);
    expect(toneFor(told('robbed', { seat: 0, victim: 0 }), 0, 0, gameUi)).toBe(null);
  });
});

describe('namePlaces', () => {
  it('keeps names apart and inside the chart if all lines end low', () => {
    const places = namePlaces([12, 174, 174, 174, 174, 174], 174);
    expect(places[0]).toBe(12);
    expect(Math.max(...places)).toBeLessThanOrEqual(174);
    const sorted = [...places].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
      expect((sorted[i] as number) - (sorted[i - 1] as number)).toBeGreaterThanOrEqual(16);
  });

  it('keeps names at their lines if there is space', () => {
    expect(namePlaces([20, 90, 50], 174)).toEqual([20, 90, 50]);
  });
});

describe('bestMove', () => {
  it('starts with the events that the game lists as gains', () => {
    const event = (type: string, seat: number) => ({ n: 0, type, data: { seat } }) as Parameters<typeof toneFor>[0];
    const events = [event('done', 1), event('paid', 0), event('paid', 1)];
    const order = (gains: string[]) => gainFirst(events, 1, gains).map(({ type, data }) => `${type} ${data.seat}`);
    expect(order(['paid'])).toEqual(['paid 1', 'done 1', 'paid 0']);
    expect(order([])).toEqual(['done 1', 'paid 0', 'paid 1']);
  });

  it('credits the seat that took something, not the last one to answer', async () => {
    const file = new URL('../../games/mothership/test/fixtures/teams.json', import.meta.url);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const { takes, gains, actorOf: doer } = mothership;
    const best = await bestMove(
      rulesOf(fleets) as never,
      record,
      null,
      { takes, gains, actorOf: doer } as GameUi,
      async () => {},
    );
    const taken = best?.events.find(({ type }) => takes?.includes(type));
    expect(best?.gain).toBeGreaterThan(0);
    expect(taken && (doer?.(taken) ?? taken.data.seat)).toBe(best?.seat);
  });

  it('finds the action with the highest gain, with its events', async () => {
    const rules = rulesOf(game) as never;
    const table = newTable(rulesOf(game), { seats: 2, options: fillOptions(game, {}, 2) as never, seed: 'best' });
    const gains: number[] = [];
    for (let n = 0; n < 80; n++) {
      const row = table.rules.waiting(table.state).find(({ standing }) => !standing);
      if (!row) break;
      const before = game.scores(table.state)[row.seat] ?? 0;
      const [action] = table.rules.legal(table.state, row.seat, row.question).actions;
      table.act(action as never);
      gains.push((game.scores(table.state)[row.seat] ?? 0) - before);
    }
    let breaths = 0;
    const best = await bestMove(rules, table.record, null, {}, async () => void breaths++);
    expect(Math.max(...gains)).toBeGreaterThan(0);
    expect(best?.gain).toBe(Math.max(...gains));
    expect(best?.events.length).toBeGreaterThan(0);
    expect(breaths).toBe(Math.floor(gains.length / 24));
  });
});
