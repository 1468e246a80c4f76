import { type Game, logEvent, newTable, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { describeContract, fixtures, inspectGame, type Plan, type Setup } from '../src/index.ts';
import type { Inspector } from '../src/inspector.ts';
import { inspectUndo } from '../src/undo.ts';
import { watched } from '../src/watched.ts';
import { violationOf, withRules, withStep } from './planted.ts';

const { claims, duel, ticTacToe, teams } = fixtures as unknown as Record<string, Game>;

/** Plants defects for checks that no other test covers. */
describe('each check finds its planted defect', () => {
  it('round trip: events that depend on something outside the state', () => {
    let calls = 0;
    const game = withStep(claims as Game, 'round', 'roll', (roll) => (s: any, v: any, go: any) => {
      logEvent('echo', { calls: ++calls });
      roll(s, v, go);
    });
    expect(violationOf(game, 2)).toMatch(/round trip: a saved and loaded state emits other events at \[0\]/);
  });

  it('scores: differ from the result, or do not have one per seat', () => {
    const none = (s: any) => s.stones.map(() => 0);
    expect(violationOf({ ...(claims as Game), scores: none }, 2)).toMatch(
      /result: scores at the end differ from those of/,
    );
    expect(violationOf({ ...(claims as Game), scores: () => [1] }, 2)).toMatch(
      /shape: scores must return one number per seat/,
    );
  });

  it('progress: no round, or an invalid turn', () => {
    const odd = (round: number, turn: number): Game => ({
      ...(claims as Game),
      progress: () => ({ round, phase: 'stones', turn }),
    });
    expect(violationOf(odd(0.5, 0), 2)).toMatch(/shape: progress lacks a round or phase$/);
    expect(violationOf(odd(1, 2), 2)).toMatch(/shape: progress gives turn 2$/);
  });

  it('brief: reveals a secret, has no message, or lacks an argument', () => {
    const brief = (id: string, param: (s: any) => any) =>
      withStep(
        { ...(duel as Game), messages: { ...(duel as Game).messages, few: 'Beat {card}' } },
        'turn',
        'act',
        () => ({
          brief: (s: any) => ({ id, params: { card: param(s) } }),
        }),
      );
    expect(
      violationOf(
        brief('few', (s) => s.deck.cards.at(-1)),
        3,
      ),
    ).toMatch(/secrecy: the short text of a question reveals hidden information to a spectator/);
    expect(
      violationOf(
        brief('fewer', () => 1),
        3,
      ),
    ).toMatch(/prompt: .*there is no message "fewer"$/);
    expect(
      violationOf(
        brief('few', () => null),
        3,
      ),
    ).toMatch(/prompt: .*"few" lacks the argument \{card\}$/);
    expect(
      violationOf(
        brief('few', () => 1),
        3,
        2,
      ),
    ).toBe('nothing was found');
  });

  it('posts: a call posted outside a step', () => {
    const game = withStep(claims as Game, 'round', 'take', (take) => ({
      who(s: any, v: any) {
        if (s.posts.length === 0) s.posts.push({ flow: 'echo', vars: { seat: 0 } });
        return take.who(s, v);
      },
    }));
    expect(violationOf(game, 2)).toMatch(/shape: a posted call was never run$/);
  });

  it('stuck: no seat is asked', () => {
    let silent = false;
    const mute = withStep(claims as Game, 'round', 'take', (take) => ({
      who: (s: any, v: any) => (silent ? [] : take.who(s, v)),
    }));
    const game: Game = {
      ...mute,
      scores(s: any) {
        silent = s.heap < 20;
        return (claims as Game).scores(s);
      },
    };
    expect(violationOf(game, 2)).toMatch(/ends: the game is stuck: no question is open$/);
  });

  it('original changed: an answer changes the original state', () => {
    let original: any = null;
    const game = withRules(duel as Game, (rules) => ({
      copy(s) {
        original = s;
        return rules.copy(s);
      },
      play(s, action, emit) {
        if (emit) original.lives[0]++;
        rules.play(s, action, emit);
      },
    }));
    expect(violationOf(game, 2)).toMatch(/copy: playing on a copy changed the original at \.lives\[0\]$/);
  });

  it('replay: a game that depends on how often it was started', () => {
    let begun = 0;
    const marked = withStep(claims as Game, 'round', 'roll', (roll) => (s: any, v: any, go: any) => {
      s.honour[0] = begun;
      roll(s, v, go);
    });
    const setup: Game['setup'] = (core, seats, options) => {
      begun++;
      return (claims as Game).setup(core, seats, options);
    };
    expect(violationOf({ ...marked, setup }, 2)).toMatch(/replay: replaying the record leads to a different state at /);
  });

  it('invalid actions: an answer of a seat that is not asked is accepted', () => {
    const game = withRules(ticTacToe as Game, (rules) => ({
      why: (s, action) => (action?.seat === 1 - s.turn ? null : rules.why(s, action)),
    }));
    expect(violationOf(game, 2)).toMatch(/refusal: \{"seat":1,.*\} is accepted although it must be refused$/);
  });

  it('invalid actions: a finished game accepts answers', () => {
    const game = withRules(ticTacToe as Game, (rules) => ({
      why: (s, action) => (s.result === null ? rules.why(s, action) : null),
    }));
    expect(violationOf(game, 2)).toMatch(/step \d+: refusal: .* is accepted although it must be refused$/);
  });

  it('undo: an action repeated after undo has another outcome', () => {
    const game = withStep(claims as Game, 'round', 'take', (take) => ({
      take(s: any, v: any, seat: number, n: number, go: any) {
        take.take(s, v, seat, n, go);
        s.honour[seat] = s.counts[seat];
      },
    }));
    const quiet = withStep(game, 'round', 'roll', () => (s: any, _v: any, go: any) => {
      s.turn = (s.turn + 1) % s.stones.length;
      go.jump('take');
    });
    expect(violationOf(quiet, 2)).toMatch(/undo: an action repeated after undo differs at \.honour\[\d\]$/);
  });

  it('undo: an action that revealed something is undone freely', () => {
    const { rules } = watched(duel as Game);
    const table = newTable(rules, { seats: 2, options: {}, seed: 'taught' });
    const before = table.state;
    const [row] = rules.waiting(before);
    const action = { seat: 0, question: row?.question as string, n: 0, answer: null };
    table.act(action);
    // Seat 0 passed and learned nothing. Seat 1 drew a card and would see a different one in another world.
    const look = {
      place: { game: duel, seats: 2, seed: 'taught', step: 1 },
      rules: { ...rules, view: (s: any) => rules.view(s, 1) },
      rng: seeded('lesson'),
      report: { entries: {} },
    } as unknown as Inspector;
    expect(() => inspectUndo(look, { ...table, state: table.state, mayUndo: () => true }, before)).toThrow(
      /undo: seat 0 may undo an action that revealed something, at \.view/,
    );
  });

  it('consent: unknown cards keep their order', () => {
    expect(violationOf({ ...(duel as Game), back: (card) => card }, 2, 40)).toMatch(
      /undo: after an undo by consent, the unknown cards of zone 0 were not reshuffled$/,
    );
  });

  it('untouched: listing legal actions uses the generator', () => {
    const sampled = withStep(claims as Game, 'round', 'take', () => ({ options: undefined }));
    const unlisted = withRules(sampled, (rules) => ({
      legal: (s, seat, question, _rng, samples) => rules.legal(s, seat, question, s.rng, samples),
    }));
    expect(violationOf(unlisted, 2)).toMatch(/untouched: reading a state changed it at \.rng/);
  });

  it('messages: an event or an ending without a message', () => {
    const mute = (id: string): Game => {
      const { [id]: _gone, ...messages } = (teams as Game).messages;
      return { ...(teams as Game), messages };
    };
    expect(violationOf(mute('called'), 4)).toMatch(/messages: there is no message "called"$/);
    expect(violationOf(mute('over-rounds'), 4)).toMatch(/messages: there is no message "over-rounds"$/);
  });
});

/** Runs the contract suite. Returns the outcome of each of its tests: `passed`, `skipped` or a message. */
function outcomesOf(game: Game, setups: readonly Setup[], plan: Plan): string[] {
  const outcomes: string[] = [];
  const runner = {
    describe: (_name: string, body: () => void) => body(),
    expect: expect as never,
    it(_name: string, body: (context: any) => void) {
      try {
        body({
          skip: () => {
            throw 'skipped';
          },
        });
        outcomes.push('passed');
      } catch (error) {
        outcomes.push(error === 'skipped' ? 'skipped' : (error as Error).message);
      }
    },
  };
  describeContract(runner, game, setups, plan);
  return outcomes;
}

describe('coverage', () => {
  it('is completed by more games, up to a maximum', () => {
    const setups = [{ seats: 2 }, { seats: 3 }];
    const seen = new Set<string>();
    const covers = (s: any): string[] => {
      seen.add(`${s.counts.length} ${s.rng}`);
      return seen.size > 400 ? ['luck'] : [];
    };
    const plan = { games: 1, full: 0, leaving: 0, covers, expected: { content: ['luck'] } };
    expect(outcomesOf(claims as Game, setups, plan).at(-1)).toContain('to deeply equal');
    seen.clear();
    expect(outcomesOf(claims as Game, setups, { ...plan, most: 100 }).at(-1)).toBe('passed');
    expect([seen.size > 400, seen.size < 1000]).toEqual([true, true]);
  });
});

describe('one cause', () => {
  it('fails one test of the suite, not all of them', () => {
    const game = withStep(claims as Game, 'round', 'take', () => ({ sample: () => 4 }));
    const outcomes = outcomesOf(game, [{ seats: 2 }, { seats: 3 }, { seats: 4 }], { games: 2 });
    // The seat count test passes, the first setup reports the error, and all others are skipped.
    const skipped = new Array(6).fill('skipped');
    expect(outcomes).toEqual(['passed', expect.stringContaining('`sample` gives 4'), ...skipped]);
    expect(() => inspectGame(game, { seats: 3, seed: 'x' })).toThrow('`sample` gives 4');
  });
});
