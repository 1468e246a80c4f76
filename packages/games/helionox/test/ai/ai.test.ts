import { think } from '@orrery/bots';
import { type Answer, below, type Json, type Pending, questionOf, type Rng, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { requestCard } from '../../src/content/cards.ts';
import { PLACES } from '../../src/content/index.ts';
import { game } from '../../src/index.ts';
import { playerOf, type State } from '../../src/state.ts';

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
  options: Json,
  follows: (seat: number, rng: Rng) => boolean,
  look?: (s: State, at: Pending, seat: number, rng: Rng) => void,
): State {
  const rng = seeded(`rng ${seed}`);
  const s = rules.begin(seats, options, seed);
  for (let at = rules.next(s, rng); at !== null; at = rules.next(s, rng)) {
    // Standing questions never block the game, and the policy does not answer them.
    if (at.standing !== null) continue;
    const seat = at.seats[0] as number;
    const { flow, step, vars } = at.frame;
    look?.(s, at, seat, rng);
    const choice = follows(seat, rng) ? policy(s, seat, flow, step, vars, rng) : undefined;
    rules.answer(s, at, seat, choice === undefined ? (at.step.sample(s, vars, seat, rng) as Answer) : choice);
  }
  return s;
}

const TABLES: [seats: number, options: Json][] = [
  [2, { mercury: true, missions: true, locations: 'mixed' }],
  [3, { draft: true, chooseStart: true }],
  [4, { mercury: true, locations: 'mercury', ring: true, embassyScoring: true }],
  [1, { mode: 'cooperative', mercury: true, difficulty: 'master', draft: true }],
  [2, { mode: 'cooperative', difficulty: 'veteran', hard: true }],
  [3, { mode: 'cooperative', mercury: true, locations: 'mixed', difficulty: 'master' }],
];

const QUESTIONS = [
  'access/choose',
  'acquire/choose',
  'branch/choose',
  'collaboration/answer',
  'collaboration/caller',
  'collaboration/partner',
  'collaboration/split',
  'consume/choose',
  'consumeSelf/choose',
  'cycle/choose',
  'delivery/reward',
  'discard/choose',
  'draft/choose',
  'draft/pick',
  'endPhase/keep',
  'imitate/choose',
  'main/act',
  'mix/choose',
  'outfit/fleet',
  'outfit/pair',
  'raid/choose',
  'ransom/choose',
  'recover/choose',
  'relocate/choose',
  'startingPlaces/choose',
  'subdue/choose',
  'syndicate/chooseCard',
  'syndicate/chooseEvent',
];
const RARE = [
  'raid/choose',
  'imitate/choose',
  'subdue/choose',
  'collaboration/split',
  'syndicate/chooseEvent',
  'recover/choose',
];

describe('the AI', () => {
  it('gives only legal answers to every question and leaves the state unchanged', () => {
    const asked = new Set<string>();
    const faults: string[] = [];
    for (let i = 0; i < 4 * TABLES.length; i++) {
      const [seats, options] = TABLES[i % TABLES.length] as (typeof TABLES)[0];
      const look = (s: State, at: Pending, seat: number, rng: Rng): void => {
        const text = below(rng, 16) === 0 ? JSON.stringify(s) : '';
        const { flow, step, vars } = at.frame;
        const choice = policy(s, seat, flow, step, vars, rng);
        const found = candidates(s, seat, flow, step, vars, rng);
        const blame = (what: string) => faults.push(`${flow}/${step} ${what}`);
        if (found.length === 0) blame('has no candidate');
        for (const answer of [choice as Answer, ...found])
          if (!legal(s, at, seat, answer)) blame(`does not admit ${JSON.stringify(answer)}`);
        if (!Number.isFinite(evaluate(s, seat))) blame('has no worth');
        if (text !== '' && JSON.stringify(s) !== text) blame('was changed');
        asked.add(`${flow}/${step}`);
      };
      // An occasional random move leads to unusual positions.
      play(`hints ${i}`, seats, options, (_seat, rng) => below(rng, 4) > 0, look);
    }
    expect(faults).toEqual([]);
    // Every question has candidates, and these games ask all but a few rare questions.
    expect([...asked].filter((question) => !QUESTIONS.includes(question))).toEqual([]);
    expect(QUESTIONS.filter((question) => !asked.has(question) && !RARE.includes(question))).toEqual([]);
  });

  it('beats random play', () => {
    for (const mercury of [false, true]) {
      let won = 0;
      for (let i = 0; i < 10; i++) {
        const { result } = play(`duel ${i}`, 2, { mercury, missions: mercury }, (seat) => seat === i % 2);
        if (result?.winners.includes(i % 2)) won++;
      }
      expect(won).toBeGreaterThanOrEqual(9);
    }
  });

  it('gets a team much closer to the Syndicate than random play', () => {
    const total = (habitual: boolean): number => {
      let sum = 0;
      for (let i = 0; i < 4; i++)
        sum += play(`team ${i}`, 2, { mode: 'cooperative' }, () => habitual).result?.scores[0] ?? 0;
      return sum / 4;
    };
    expect(total(true)).toBeGreaterThan(2 * total(false));
  });

  it('helps a searching bot beat a random one', () => {
    let won = 0;
    for (let i = 0; i < 4; i++) {
      const s = rules.begin(2, {}, `bots ${i >> 1}`);
      const rng = seeded(`bots ${i}`);
      for (let at = rules.next(s, rng); at !== null; at = rules.next(s, rng)) {
        const seat = at.seats[0] as number;
        const level = seat === i % 2 ? 'medium' : 'random';
        const action = think(rules, s, seat, questionOf(at), { level, seed: `bots ${i}`, iterations: 8 });
        if (action) rules.answer(s, at, seat, action.answer);
      }
      if (s.result?.winners.includes(i % 2)) won++;
    }
    expect(won).toBe(4);
  });

  it('makes the same choice in states with the same view', () => {
    const seen = new Set<string>();
    play(
      'alike',
      2,
      { mercury: true },
      () => true,
      (s, at, seat) => {
        if (seen.size > 20 || at.frame.flow !== 'main') return;
        const thought = { level: 'medium', seed: 'alike', iterations: 12 } as const;
        const other = rules.imagine(s, seat, seeded(`other ${seen.size}`));
        const own = think(rules, s, seat, questionOf(at), thought);
        expect(think(rules, other, seat, questionOf(at), thought)).toEqual(own);
        seen.add(`${s.turns} ${seen.size}`);
      },
    );
    expect(seen.size).toBeGreaterThan(20);
  });

  it('keeps the Cargo its Request asks for in a Raid', () => {
    const s = rules.begin(2, { mercury: true }, 'raid');
    rules.next(s, seeded('raid'));
    const player = playerOf(s, s.turn);
    player.cargo = (1 << PLACES.length) - 1;
    const { from } = requestCard(player.request.cards[0] as number);
    const order = candidates(s, s.turn, 'raid', 'choose', { seat: s.turn }, seeded('raid'));
    expect([...order].sort()).toEqual([...PLACES].sort());
    expect(order.at(-1)).toBe(from);
  });

  it('rates a position higher with more Influence, and lower if an opponent has more', () => {
    const s = rules.begin(2, {}, 'worth');
    rules.next(s, seeded('worth'));
    const seat = s.turn;
    const bare = evaluate(s, seat);
    const changed = (whose: number, change: Partial<State['players'][0]>): number => {
      const t = rules.copy(s);
      Object.assign(playerOf(t, whose), change);
      return evaluate(t, seat);
    };
    expect(changed(seat, { influence: 3 })).toBeGreaterThan(bare);
    expect(changed(1 - seat, { influence: 3 })).toBeLessThan(bare);
    expect(changed(seat, { credits: 3 })).toBeGreaterThan(bare);
    expect(changed(seat, { cryo: 4 })).toBeLessThan(bare);
    expect(changed(seat, { embassies: (1 << PLACES.length) - 1 })).toBeGreaterThan(bare);
  });
});
