import { readFileSync } from 'node:fs';
import { fillOptions, openTable, rulesOf } from '@orrery/kernel';
import { game } from '@orrery/moonriser';
import { game as fleets } from '@orrery/mothership';
import { describe, expect, it } from 'vitest';
import type { GameKit } from '../src/games/kit.ts';
import { kit as mothership } from '../src/games/mothership/kit.tsx';
import { bestMove, gainFirst } from '../src/play/best.ts';
import { decidedBy } from '../src/play/decided.ts';
import { namePlaces } from '../src/play/ScoreChart.tsx';
import { undoing } from '../src/play/undoing.ts';
import { concern } from '../src/play/useConcerns.ts';
import type { Words } from '../src/play/words.ts';

const result = (places: number[], winners: number[]) =>
  ({ places, winners, scores: [], reason: 'end' }) as unknown as Parameters<typeof decidedBy>[0];

describe('what decided a game', () => {
  const parts = [
    { label: 'Tiles', values: [10, 14] },
    { label: 'Links', values: [12, 3] },
  ];

  it('is the part with the largest lead over the next, and the round that brought most', () => {
    const history = [
      [0, 0],
      [5, 6],
      [20, 9],
    ];
    const { part, round } = decidedBy(result([1, 2], [0]), parts, history);
    expect(part).toEqual({ label: 'Links', winner: 0, next: 1, won: 12, lost: 3 });
    expect(round).toEqual({ seat: 0, round: 2, gain: 15 });
  });

  it('is nothing that was counted where the next has given up', () => {
    expect(decidedBy(result([1, 2], [0]), parts, [], new Set([1])).part).toBe(null);
    expect(decidedBy(result([1, 2], [0]), parts, [], new Set([0])).part).not.toBe(null);
  });

  it('is never what nobody wins by', () => {
    const luck = { label: 'Luck', values: [40, 0], aside: true };
    expect(decidedBy(result([1, 2], [0]), [luck, ...parts], []).part?.label).not.toBe('Luck');
    expect(decidedBy(result([1, 2], [0]), [luck], []).part).toBe(null);
  });

  it('is left open where the win is shared and where nothing was gained', () => {
    expect(decidedBy(result([1, 1], [0, 1]), parts, [])).toEqual({ part: null, round: null });
    expect(decidedBy(result([1], [0]), parts, [[3], [3]])).toEqual({ part: null, round: null });
  });
});

describe('Undo', () => {
  const words = { refusal: ({ reason }: { reason: string }) => reason } as unknown as Words;

  it('says whom it asks, and is off only where nobody could allow it', () => {
    expect(undoing(true, words)).toMatchObject({ may: true, asks: null });
    expect(undoing({ reason: 'undo-learned', leave: 'others' }, words)).toMatchObject({ may: true, asks: 'others' });
    expect(undoing({ reason: 'undo-learned', leave: 'others' }, words).words).toContain('Asks the other players');
    expect(undoing({ reason: 'undo-learned', leave: 'table', of: 1 }, words)).toMatchObject({
      may: true,
      asks: 'table',
    });
    expect(undoing({ reason: 'nothing-to-undo' }, words)).toEqual({ may: false, asks: null, words: 'nothing-to-undo' });
  });
});

describe('what others do that concerns me', () => {
  const kit = { news: { declined: 'bad' } } as unknown as GameKit;
  const told = (type: string, data: Record<string, number>) => ({ n: 0, type, data }) as Parameters<typeof concern>[0];

  it('names me, or answers me while it is my turn', () => {
    expect(concern(told('robbed', { seat: 1, victim: 0 }), 0, 1, kit)).toBe('plain');
    expect(concern(told('declined', { seat: 1 }), 0, 0, kit)).toBe('bad');
    expect(concern(told('declined', { seat: 1 }), 0, 2, kit)).toBe(null);
    expect(concern(told('moved', { seat: 1 }), 0, 0, kit)).toBe(null);
    expect(concern(told('robbed', { seat: 0, victim: 0 }), 0, 0, kit)).toBe(null);
  });
});

describe('the names at the ends of a chart', () => {
  it('stand apart and above the lowest place, though all lines end there', () => {
    const places = namePlaces([12, 174, 174, 174, 174, 174], 174);
    expect(places[0]).toBe(12);
    expect(Math.max(...places)).toBeLessThanOrEqual(174);
    const sorted = [...places].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
      expect((sorted[i] as number) - (sorted[i - 1] as number)).toBeGreaterThanOrEqual(16);
  });

  it('stay at their lines where there is room', () => {
    expect(namePlaces([20, 90, 50], 174)).toEqual([20, 90, 50]);
  });
});

describe('the best move', () => {
  it('is told by what the game calls a gain of its player, not by what came first', () => {
    const event = (type: string, seat: number) => ({ n: 0, type, data: { seat } }) as Parameters<typeof concern>[0];
    const events = [event('done', 1), event('paid', 0), event('paid', 1)];
    const order = (gains: string[]) => gainFirst(events, 1, gains).map(({ type, data }) => `${type} ${data.seat}`);
    expect(order(['paid'])).toEqual(['paid 1', 'done 1', 'paid 0']);
    expect(order([])).toEqual(['done 1', 'paid 0', 'paid 1']);
  });

  it('is told of who took something, not of who answered last and let it happen', async () => {
    const file = new URL('../../games/mothership/test/fixtures/teams.json', import.meta.url);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const { takes, gains, doer } = mothership;
    const best = await bestMove(
      rulesOf(fleets) as never,
      record,
      null,
      { takes, gains, doer } as GameKit,
      async () => {},
    );
    const taken = best?.events.find(({ type }) => takes?.includes(type));
    expect(best?.gain).toBeGreaterThan(0);
    expect(taken && (doer?.(taken) ?? taken.data.seat)).toBe(best?.seat);
  });

  it('is the action that raised its player’s score the most, with what was told of it', async () => {
    const rules = rulesOf(game) as never;
    const table = openTable(rulesOf(game), { seats: 2, options: fillOptions(game, {}, 2) as never, seed: 'best' });
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
