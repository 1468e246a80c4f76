import { rulesOf, seeded } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { rankAnswers, think } from '../src/index.ts';

describe('advice', () => {
  it('finds the winning move and ranks the others', () => {
    const rules = rulesOf<any>(fixtures.ticTacToe);
    const s = rules.begin(2, {}, 'advice');
    s.cells = [0, 0, -1, 1, 1, -1, -1, -1, -1];
    const { question } = rules.waiting(s)[0] as { question: string };
    const choices = rankAnswers(rules, s, 0, question, { seed: 'x', iterations: 400 });
    expect(choices.length).toBeGreaterThan(1);
    expect(choices[0]?.won).toBe(1);
    // The first free cell completes the line.
    expect(choices[0]?.answer).toEqual(rules.legal(s, 0, question).actions[0]?.answer);
    for (const { worlds, won } of choices) {
      expect(worlds).toBeGreaterThan(0);
      expect(won).toBeLessThanOrEqual(1);
    }
  });

  it('sorts answers by the lead that it shows, each with its error', () => {
    const rules = rulesOf<any>(fixtures.connectFour);
    for (let i = 0; i < 6; i++) {
      const s = rules.begin(2, {}, `order ${i}`);
      const rng = seeded(`order ${i}`);
      for (let left = 4 + i; left > 0; left--) rules.advance(s, rng);
      const [row] = rules.waiting(s);
      if (!row) continue;
      const leads = rankAnswers(rules, s, row.seat, row.question, { seed: `${i}`, iterations: 120 });
      expect(leads.length).toBeGreaterThan(0);
      expect(leads.map(({ lead }) => lead)).toEqual(leads.map(({ lead }) => lead).sort((a, b) => b - a));
      for (const { error } of leads) expect(error).toBeGreaterThanOrEqual(0);
    }
  });

  it('equals the hard bot’s choice, and is the same for the same seed', () => {
    const rules = rulesOf<any>(fixtures.connectFour);
    const s = rules.begin(2, {}, 'advice');
    const { question, seat } = rules.waiting(s)[0] as { question: string; seat: number };
    const limits = { seed: 'x', iterations: 200 };
    const once = rankAnswers(rules, s, seat, question, limits);
    expect(rankAnswers(rules, s, seat, question, limits)).toEqual(once);
    expect(think(rules, s, seat, question, { ...limits, level: 'hard' })?.answer).toBeDefined();
    expect(rules.legal(s, seat, question).actions.map(({ answer }) => answer)).toContainEqual(once[0]?.answer);
  });
});
