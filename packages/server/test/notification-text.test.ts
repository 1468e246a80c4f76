import { catalog } from '@orrery/games';
import { notificationTextOf } from '@orrery/host';
import { type Core, type Game, IllegalAction, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';

/** Maximum number of decisions in a random game. */
const DECISIONS = 400;

/** The notification texts of a random game, with the step of each. */
function textsOf(game: Game, seats: number, seed: string): Map<string, Set<string>> {
  const rules: Rules<Core> = rulesOf(game);
  const rng = seeded(seed);
  const names = Array.from({ length: seats }, (_none, seat) => ({ name: `Player ${seat}` }));
  const found = new Map<string, Set<string>>();
  const state = rules.begin(seats, {}, seed, null);
  for (let i = 0; i < DECISIONS; i++) {
    for (const row of rules.waiting(state)) {
      if (row.standing) continue;
      const text = notificationTextOf(rules, state, row, names);
      if (text === null) continue;
      const step = `${row.flow}/${row.step}`;
      found.set(step, (found.get(step) ?? new Set()).add(text));
    }
    if (!rules.advance(state, rng)) break;
  }
  return found;
}

/** Runs random games with every number of players. */
function unfilled(game: Game): string[] {
  const wrong: string[] = [];
  let count = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const seed of ['one', 'two', 'three']) {
      try {
        for (const [step, texts] of textsOf(game, seats, seed)) {
          count += texts.size;
          for (const text of texts)
            if (/[{}]|\bnull\b|\bundefined\b|^Brief-/.test(text)) wrong.push(`${step}: ${text}`);
        }
      } catch (error) {
        // Some player counts need other options.
        if (!(error instanceof IllegalAction)) throw error;
      }
    }
  }
  expect(count).toBeGreaterThan(5);
  return [...new Set(wrong)];
}

describe.each(catalog.map((listed) => [listed.id, listed] as const))('notifications of %s', (_id, listed) => {
  it('have no unfilled placeholder', async () => {
    expect(unfilled(await listed.load())).toEqual([]);
  });

  it('have no unfilled placeholder while it is no player’s turn', async () => {
    const game = await listed.load();
    const progress: Game['progress'] = (s) => ({ ...game.progress(s), turn: null });
    expect(unfilled({ ...game, progress })).toEqual([]);
  });
});
