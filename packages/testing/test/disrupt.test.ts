import { type Game, questionOf, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, fixtures, playDisrupted } from '../src/index.ts';
import { withStep } from './planted.ts';

const { claims, duel, bazaar } = fixtures as unknown as Record<string, Game>;

const sample: Bot = (rules, s, seat, question, seed) => {
  const at = rules.pending(s).find((open) => questionOf(open) === question && open.seats.includes(seat));
  const answer = at?.step.sample(s, at.frame.vars, seat, seeded(seed));
  return answer === undefined ? null : { seat, question, n: s.counts[seat], answer: answer as never };
};
const played = (game: Game | undefined, i: number) =>
  playDisrupted(rulesOf(game as Game), { seats: 3, seed: `disrupted ${i}` }, sample);

/** The first violation in several games, or an empty string. */
function found(game: Game, games = 30): string {
  for (let i = 0; i < games; i++) {
    try {
      played(game, i);
    } catch (error) {
      return (error as Error).message;
    }
  }
  return '';
}

describe('disrupted games', () => {
  it('end, contain every kind of disruption, and are equal for equal seeds', () => {
    const kinds = new Set<string>();
    for (const game of [claims, duel, bazaar]) {
      for (let i = 0; i < 12; i++) for (const kind of Object.keys(played(game, i).entries)) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(['act', 'bot', 'expire', 'resign', 'undo', 'undo by consent', 'withdraw']);
    expect(played(duel, 1)).toEqual(played(duel, 1));
  });

  it('report a failing rule, an endless game and a lost card', () => {
    const fails = withStep(duel as Game, 'turn', 'draw', (draw) => (s: any, v: any, go: any) => {
      if (s.out.includes(true)) throw new Error('three are needed');
      draw(s, v, go);
    });
    expect(found(fails)).toMatch(/ends: the rules fail on .* \(Error: three are needed\)$/);
    expect(found({ ...(duel as Game), bound: 1 })).toMatch(/ends: the game does not end$/);
    const resign = (s: any, seat: number) => {
      s.hands[seat].cards.pop();
      s.hands[seat].known.pop();
    };
    expect(found({ ...(duel as Game), resign })).toMatch(/conservation: lost \[.+\], added \[\]$/);
  });

  it('report a bot that fails after a takeover', () => {
    const fails: Bot = () => {
      throw new Error('no idea');
    };
    const rules = rulesOf(claims as Game);
    const run = () => {
      for (let i = 0; i < 20; i++) playDisrupted(rules, { seats: 3, seed: `bots ${i}` }, fails);
    };
    expect(run).toThrow(/ends: the bot of seat \d fails at \w+\/\w+ \(Error: no idea\)$/);
  });
});
