import { type Answer, type Pending, type Rng, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ideas } from '../src/ai/gain.ts';
import { designOf } from '../src/content/set.ts';
import { DESIGNS, game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { purse, scene } from './scene.ts';

const rules = rulesOf(game);
const { ai } = game;
if (!ai?.candidates || !ai.policy) throw new Error('the game has no AI');
const { evaluate, candidates, policy } = ai as Required<typeof ai>;

const legal = (s: State, at: Pending, seat: number, answer: Answer) =>
  at.step.admits(s, at.frame.vars, seat, answer as never) === true;

/** Plays a game in which some seats follow the policy and the others play at random. */
function play(
  seed: string,
  seats: number,
  follows: (seat: number) => boolean,
  look?: (s: State, at: Pending, seat: number, rng: Rng) => void,
): State {
  const rng = seeded(`rng ${seed}`);
  const s = rules.begin(seats, {}, seed);
  for (let at = rules.next(s, rng); at !== null; at = rules.next(s, rng)) {
    const seat = at.seats[0] as number;
    look?.(s, at, seat, rng);
    const told = follows(seat) ? policy(s, seat, at.frame.flow, at.frame.step, at.frame.vars, rng) : undefined;
    if (told !== undefined) expect(legal(s, at, seat, told)).toBe(true);
    rules.answer(s, at, seat, told === undefined ? (at.step.sample(s, at.frame.vars, seat, rng) as Answer) : told);
  }
  return s;
}

describe('the AI', () => {
  it('every policy answer and every candidate is legal in every question of many games', () => {
    const asked = new Set<string>();
    for (let i = 0; i < 9; i++) {
      play(
        `hints ${i}`,
        2 + (i % 3),
        (seat) => seat % 2 === 0,
        (s, at, seat, rng) => {
          const text = JSON.stringify(s);
          const found = candidates(s, seat, at.frame.flow, at.frame.step, at.frame.vars, rng);
          expect(found.length).toBeGreaterThan(0);
          for (const answer of found) expect(legal(s, at, seat, answer)).toBe(true);
          expect(Number.isFinite(evaluate(s, seat))).toBe(true);
          expect(JSON.stringify(s)).toBe(text);
          asked.add(`${at.frame.flow}/${at.frame.step}`);
        },
      );
    }
    expect([...asked].sort()).toEqual([
      'development/act',
      'handLimit/discard',
      'mainBase/place',
      'opening/keep',
      'planning/keep',
      'planning/pay',
      'planning/pile',
      'trade/tiles',
      'trade/trade',
    ]);
  });

  it('the policy builds and upgrades every tile sooner or later', () => {
    const [placed, upgraded] = [new Set<string>(), new Set<string>()];
    for (let i = 0; i < 30; i++) {
      const { board } = play(`built ${i}`, 2 + (i % 3), () => true);
      for (const [field, tile] of board.tile.entries()) {
        if (tile === null) continue;
        placed.add(designOf(tile).id);
        if ((board.upgrades[field] as number) > 0) upgraded.add(designOf(tile).id);
      }
    }
    expect([...placed].sort()).toEqual(Object.keys(DESIGNS).sort());
    expect([...upgraded].sort()).toEqual(Object.keys(DESIGNS).sort());
  });

  it('the policy beats random play', () => {
    let won = 0;
    for (let i = 0; i < 12; i++)
      if (play(`duel ${i}`, 2, (seat) => seat === i % 2).result?.winners.includes(i % 2)) won++;
    expect(won).toBeGreaterThanOrEqual(11);
  });

  it('the best candidate uses an available link', () => {
    const t = scene({
      tokens: [purse(2), purse()],
      hands: [['B02.1'], []],
      supply: [],
      tiles: [['B01.1', '2,0', 1, 0]],
    });
    const [best] = ideas(t.state, 0);
    t.say(0, best?.answer as never);
    expect(t.view(0).players[0].score.links).toBe(2);
  });

  it('a position is better with more points, more income and more tokens, and worse when an opponent has them', () => {
    const value = (own: Parameters<typeof scene>[0], seat = 0) =>
      evaluate(scene({ hands: [[], []], ...own }).state, seat);
    const bare = value({ tokens: [purse(), purse()] });
    expect(value({ tokens: [purse(0, 0, 0, 5), purse()] })).toBeGreaterThan(bare);
    expect(value({ tokens: [purse(3), purse()] })).toBeGreaterThan(bare);
    expect(value({ tokens: [purse(), purse(3)] })).toBeLessThan(bare);
    expect(value({ tokens: [purse(), purse()], tiles: [['B11.1', '1,0', 0, 0]] })).toBeGreaterThan(bare);
    // The AI passes if no action is possible or worthwhile.
    expect(policy(scene({ tokens: [purse()] }).state, 0, 'development', 'act', { seat: 0 }, seeded('x'))).toBe(null);
    expect(candidates(scene({ tokens: [purse()] }).state, 0, 'development', 'act', { seat: 0 }, seeded('x'))).toEqual([
      null,
    ]);
  });
});
