import { type Level, think } from '@orrery/bots';
import { below, newTable, rulesOf, seeded } from '@orrery/kernel';
import { type Bot, noPeeking } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/ai/evaluate.ts';
import { purchase } from '../../src/ai/market.ts';
import { heaviest, weighPlans } from '../../src/ai/plan.ts';
import { play } from '../../src/ai/play.ts';
import { partWeight } from '../../src/ai/yields.ts';
import { cardNamed } from '../../src/content/set.ts';
import { game, type Options, type State } from '../../src/index.ts';
import { faces, pilot, play as playCard, scene, solo } from '../scene.ts';

const rules = rulesOf<State>(game);

const MIXES: [number, Partial<Options>][] = [
  [1, { overload: true, nomad: true }],
  [2, { overload: true, nomad: true, binding: true }],
  [2, {}],
  [3, { overload: true }],
  [3, { nomad: true }],
  [4, { binding: true, overload: true }],
  [4, { nomad: true, binding: true }],
  [5, { overload: true, nomad: true, binding: true }],
];

describe('the rollout policy', () => {
  it.each(MIXES)('answers every question legally with %i captains and %o', (seats, options) => {
    const { policy, candidates } = game.ai as Required<NonNullable<typeof game.ai>>;
    const rng = seeded(`mix${seats}`);
    const s = rules.begin(seats, options, `mix${seats}`);
    const asked = new Set<string>();
    for (let left = 700; left > 0 && s.result === null; left--) {
      const at = rules.next(s, rng);
      if (at === null) break;
      const { flow, vars } = at.frame;
      const step = at.standing ?? at.frame.step;
      const seat = at.seats[below(rng, at.seats.length)] as number;
      const suggested = policy(s, seat, flow, step, vars, rng);
      asked.add(`${flow}/${step}`);
      if (suggested !== undefined)
        expect([flow, step, suggested, at.step.admits(s, vars, seat, suggested as never)]).toEqual([
          flow,
          step,
          suggested,
          true,
        ]);
      else if (at.standing === null) expect(flow).toBe('exchange');
      if (at.standing === null && left % 5 === 0) {
        const found = candidates(s, seat, flow, step, vars, rng);
        expect(found.length).toBeLessThan(9);
        if (flow === 'buying') expect(new Set(found).size).toBe(found.length);
      }
      // Half the answers are random, to reach unusual positions.
      const answer = suggested !== undefined && below(rng, 2) === 0 ? suggested : at.step.sample(s, vars, seat, rng);
      if (answer !== undefined) rules.answer(s, at, seat, answer as never);
    }
    expect(asked.size).toBeGreaterThan(6);
  });
});

describe('a bot', () => {
  it('acts the same in all worlds it cannot distinguish, including in talks', () => {
    const options = { overload: true, nomad: true, binding: true };
    const bot: Bot = (known, s, seat, question, seed) => think(known, s, seat, question, { level: 'easy', seed });
    expect(noPeeking(game, bot, { seats: 3, options, seed: 'alike' })).toBeGreaterThan(100);
  });
});

describe('a bot in a contract', () => {
  const deck = ['d1', 'm', 's'];
  it('plays a Reactor first, then fills requirements, then is done', () => {
    const t = solo('RE01', { hand: ['s', 's', 'r', 'd1', 'm'], deck });
    expect(play(t.state, 0)).toBe('play:r');
    playCard(t, 'r');
    expect(play(t.state, 0)).toBe('play:s');
    playCard(t, 's');
    playCard(t, 's');
    expect(t.state.phase === 'mission' ? play(t.state, 0) : 'done').toBe('done');
  });

  it('blocks hazards once the requirements are met', () => {
    const t = solo('KI01', { hand: ['d2', 's', 'r', 'm'], deck, prestige: 3 });
    faces(t, [2, 1]);
    playCard(t, 'r');
    playCard(t, 'd2');
    expect(pilot(t).actions).toBe(1);
    expect(play(t.state, 0)).toBe('play:s');
  });

  it('draws cards if it has an Action left to play them', () => {
    const t = solo('KI03', { hand: ['t', 'r', 'd1', 'm', 'm'], deck: ['d2', 'd2'] });
    playCard(t, 'r');
    expect(play(t.state, 0)).toBe('play:t');
  });
});

describe('the rollout policy in plans and purchases', () => {
  it('replaces the hardest contract at Base', () => {
    const t = scene({ row: ['EX01', 'KI12', 'DE01'] });
    expect(heaviest(t.state)).toBe('KI12');
  });

  it('values a part lower if using it costs an Action', () => {
    const weight = (part: string): number => partWeight(cardNamed(part));
    expect(weight('VE6')).toBeLessThan(weight('VE5'));
    expect(weight('VE6')).toBeLessThan(weight('VE2'));
  });

  it('spends credits late in a game', () => {
    const late = (credits: number): string => {
      const t = scene({ armory: ['MA1'], captains: [{ hand: [], credits }, { prestige: 9 }] });
      t.edit((s) => {
        s.phase = 'buying';
      });
      return purchase(t.state, 0);
    };
    expect([late(5), late(30)]).toEqual(['done', 'buy:MA1']);
  });

  it('prefers a contract that can be met to one that cannot', () => {
    const t = scene({ row: ['RE01', 'KI12'], captains: [{ hand: ['s', 's', 'r', 'd1', 'm'], deck: ['t', 't', 'r'] }] });
    const plans = weighPlans(t.state, seeded('plan'));
    const at = (plan: string): number => plans.findIndex((own) => own.plan === plan);
    expect(at('solo:RE01')).toBeLessThan(at('solo:KI12'));
  });

  it('buys cards that improve the deck, and nothing without credits', () => {
    const setting = { row: ['RE01'], armory: ['KO6', 'C01'] };
    const rich = scene({ ...setting, captains: [{ hand: ['s', 's', 'r'], deck: ['t'], credits: 8, objectives: [] }] });
    expect(purchase(rich.state, 0)).toMatch(/^buy:/);
    const poor = scene({ ...setting, captains: [{ hand: ['s', 's', 'r'], deck: ['t'], credits: 0, objectives: [] }] });
    expect(purchase(poor.state, 0)).toBe('done');
  });
});

describe('the value of a position', () => {
  it('rises with the captain’s prestige, credits and parts, and falls with those of a rival', () => {
    const of = (own: object, rival: object = {}): number =>
      evaluate(
        scene({
          captains: [
            { hand: ['r'], deck: ['t'], ...own },
            { hand: ['r'], deck: ['t'], ...rival },
          ],
        }).state,
        0,
      );
    const even = of({});
    expect(of({ prestige: 1 })).toBeGreaterThan(even + 0.5);
    expect(of({ credits: 9 })).toBeGreaterThan(even);
    expect(of({ parts: ['KO6'] })).toBeGreaterThan(even);
    expect(of({}, { prestige: 3 })).toBeLessThan(even - 0.5);
  });
});

describe('bot levels', () => {
  /** The winner of a game with a bot of this level at one seat and easy bots at the others. */
  function winner(seed: string, seat: number, level: Level): number {
    const table = newTable(rules, { seats: 4, options: {}, seed });
    const order = seeded(`${seed}/order`);
    for (;;) {
      const { result } = table.state;
      if (result) return result.winners[0] as number;
      const rows = rules.waiting(table.state).filter(({ standing }) => !standing);
      const row = rows[below(order, rows.length)] as { seat: number; question: string };
      const own = row.seat === seat ? level : 'easy';
      const action = think(rules, table.state, row.seat, row.question, { level: own, seed, iterations: 1 });
      if (action) table.act(action);
    }
  }
  it('medium beats three easy bots', () => {
    const won = [0, 1, 2].filter((seat) => winner(`levels${seat}`, seat, 'medium') === seat);
    expect(won.length).toBeGreaterThanOrEqual(2);
  });
});
