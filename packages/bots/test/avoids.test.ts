import { LADDER, type Level, think } from '@orrery/bots';
import { catalog } from '@orrery/games';
import { type Answer, defined, type Game, questionOf, rulesOf, seeded } from '@orrery/kernel';
import { effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';

const games: Game<any>[] = await Promise.all(catalog.map((entry) => entry.load()));
const LEVELS: readonly Level[] = [...LADDER, 'easy', 'medium', 'hard'];
const GAMES = effort(3, 20);
/** Positions with such an answer, per game. */
const MOST = effort(12, 150);

describe.each(games.filter((game) => game.ai?.avoids).map((game) => [game.id, game] as const))('in %s', (_id, game) => {
  const rules = rulesOf<any>(game);
  const { avoids } = game.ai as Required<NonNullable<typeof game.ai>>;

  it('no level gives an answer that its game rules out, in random games', { timeout: 240_000 }, () => {
    let found = 0;
    for (const { options } of game.setups ?? [{ options: {} }]) {
      for (let i = 0; i < GAMES && found < MOST; i++) {
        const rng = seeded(`avoided ${i}`);
        const s = rules.begin(Math.min(game.seats.max, 3 + (i % 3)), options, `avoided ${i}`);
        while (found < MOST) {
          for (const at of rules.pending(s)) {
            const seat = defined(at.seats[0]);
            const question = questionOf(at);
            const { flow, step, vars } = { ...at.frame, step: at.standing ?? at.frame.step };
            const isAvoided = (answer: Answer): boolean => avoids(s, seat, flow, step, vars, answer);
            // Not every sample: a level's own random answers must be ruled out as well.
            const some = rules.legal(s, seat, question, rng, 12).actions.map(({ answer }) => answer);
            if (!some.some(isAvoided)) continue;
            found++;
            for (const level of LEVELS) {
              const action = think(rules, s, seat, question, { level, seed: `${i} ${found}`, iterations: 3 });
              if (action === null) continue;
              expect(rules.why(s, action)).toBe(null);
              expect(isAvoided(action.answer), `${level} answers ${JSON.stringify(action.answer)}`).toBe(false);
            }
          }
          if (!rules.advance(s, rng)) break;
        }
      }
    }
    expect(found).toBeGreaterThan(10);
  });
});
