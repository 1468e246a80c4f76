import type { Game } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { coverageOf, describeContract, effort, fixtures, inspectGames } from '../src/index.ts';

const runner = { describe, it, expect };
const seatsOf = (game: Game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_none, i) => ({ seats: game.seats.min + i }));

/** Each game's own refusal reasons. */
const reasons: Record<string, string[]> = {
  'tic-tac-toe': ['taken'],
  'connect-four': ['no-column', 'full'],
  duel: ['too-many', 'no-such-card', 'not-in-hand', 'other-cards'],
  auction: [
    'say-in',
    'purse',
    'no-such-good',
    'all-of-it',
    'empty-deal',
    'two-parties',
    'not-owned',
    'enough-proposals',
    'other-version-of-deal',
    'no-party',
    'accepted-already',
    'not-accepted',
  ],
  race: [
    'too-late',
    'two-tokens',
    'not-your-token',
    'not-for-sale',
    'too-far',
    'no-neighbour',
    'no-such-piece',
    'no-such-turn',
    'no-place',
  ],
  claims: ['one-to-three', 'say-something', 'no-such-feat', 'claimed-already', 'not-earned', 'say-stop'],
  bazaar: ['sold-out', 'no-more-buys'],
  teams: ['no-such-call', 'no-such-prize', 'not-masked'],
};

for (const game of Object.values(fixtures)) {
  describeContract(runner, game as Game, seatsOf(game as Game), {
    games: effort(3, 16),
    most: 16,
    full: effort(1, 2),
    expected: { reasons: reasons[game.id] ?? [] },
  });
}

describe('what random inspections contain', () => {
  it('every kind of entry and of question', () => {
    const kinds = new Set<string>();
    const entries = new Set<string>();
    for (const game of Object.values(fixtures) as Game[]) {
      for (const flow of game.flows) {
        for (const step of [...Object.values(flow.steps), ...Object.values(flow.standing)]) {
          if (typeof step === 'object') kinds.add((step.ask ?? step.sealed ?? 'until').replace('?', ''));
        }
      }
      for (const report of inspectGames(game, { seats: game.seats.max }, { games: 3, full: 0, seed: 'random' })) {
        for (const kind of Object.keys(report.entries)) entries.add(kind);
      }
    }
    expect([...kinds].sort()).toEqual([
      'allocate',
      'amount',
      'arrange',
      'choose',
      'offer',
      'path',
      'place',
      'subset',
      'until',
    ]);
    expect([...entries].sort()).toEqual(['act', 'expire', 'resign', 'undo', 'withdraw']);
  });

  it('content that a game counts itself, and what is missing from it', () => {
    const covers = (s: any) => s.discard.cards.map((card: number) => `card ${card}`);
    const reports = inspectGames(fixtures.duel, { seats: 4 }, { games: 10, covers });
    const all = Array.from({ length: 45 }, (_none, card) => `card ${card}`);
    const coverage = coverageOf(fixtures.duel, reports, { content: [...all, 'card 45'], reasons: ['never'] });
    expect(coverage.content.missing).toEqual(['card 45']);
    expect(coverage.reasons.missing).toEqual(['never']);
    expect(coverage.games).toBe(10);
    expect(Object.values(coverage.endings).reduce((sum, n) => sum + n, 0)).toBe(10);
  });

  it('the same games for the same seeds', () => {
    const once = inspectGames(fixtures.duel, { seats: 3 }, { games: 3 });
    expect(inspectGames(fixtures.duel, { seats: 3 }, { games: 3 })).toEqual(once);
  });
});
