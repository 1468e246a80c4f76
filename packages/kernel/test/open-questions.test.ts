import { describe, expect, it } from 'vitest';
import {
  below,
  copyJson,
  difference,
  fillOptions,
  flag,
  IllegalAction,
  int,
  msg,
  oneOf,
  post,
  putOut,
  type Rng,
  refuse,
  seatsIn,
  seeded,
  shape,
} from '../src/index.ts';
import { done, flow, play, type State, toy, word } from './toy.ts';

const finish = (_s: State, _v: any, go: any) => go.finish(done);

/** A sealed question that writes all answers to the diary. */
const secret = (who: (s: State) => any, quiet = false) => ({
  sealed: 'amount' as const,
  quiet,
  who,
  prompt: () => ({ text: msg('n'), min: 0, max: 9 }),
  admits: (_s: State, _v: any, _seat: number, n: number) => (n >= 0 && n <= 9) || refuse('range'),
  sample: (_s: State, _v: any, _seat: number, rng: Rng) => below(rng, 10),
  fallback: () => 7,
  reveal(s: State, _v: any, answers: (number | null)[]): void {
    s.diary.push(JSON.stringify(answers));
  },
});

describe('sides', () => {
  it('come from the game; by default each seat is its own side', () => {
    const main = flow('main', {}, { ask: word(() => 0, 'x'), over: finish });
    const t = play(toy([main]));
    expect(t.rules.sides(t.s)).toEqual([[0], [1], [2]]);
    expect(play(toy([main], { sides: () => [[0, 2], [1]] })).rules.sides(t.s)).toEqual([[0, 2], [1]]);
  });
});

describe('asked seats', () => {
  it('can be several, none (which skips the step), and never include seats that are out', () => {
    const main = flow(
      'main',
      {},
      {
        out: (s) => putOut(s, 1),
        none: word(() => [], 'x'),
        only: word(() => 1, 'x'),
        all: {
          ...word((s) => [0, 1, 2].filter((seat) => !s.diary.some((line) => line.startsWith(`${seat}`))), 'x'),
          take: (s: State, _v: any, seat: number, _said: string, go: any) => {
            s.diary.push(`${seat}`);
            go.stay();
          },
        },
        end: finish,
      },
    );
    const t = play(toy([main]));
    expect(t.asked()).toEqual(['0 main/all', '2 main/all']);
    t.say(2, 'x');
    expect(t.asked()).toEqual(['0 main/all']);
    t.say(0, 'x');
    expect(t.s.result).toEqual(done);
  });

  it('can form a group, where the first answer counts', () => {
    const main = flow('main', {}, { ask: word(() => [[0, 2]], 'x'), end: { ...word(() => 1, 'y') }, over: finish });
    const t = play(toy([main]));
    const question = t.question(0);
    expect(t.rules.waiting(t.s)).toMatchObject([
      { seat: 0, group: [0, 2] },
      { seat: 2, group: [0, 2] },
    ]);
    t.say(2, 'x');
    expect(() => t.table.act({ seat: 0, question, n: 0, answer: 'x' })).toThrow('not-your-turn');
  });

  it('may all resign, which closes the question', () => {
    const main = flow(
      'main',
      {},
      {
        direct: word(() => 0, 'x'),
        filtered: word((s) => seatsIn(s).filter((seat) => seat < 2), 'x'),
        end: word(() => 2, 'x'),
        over: finish,
      },
    );
    const t = play(toy([main], { resign: () => {} }));
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.asked()).toEqual(['1 main/filtered']);
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.asked()).toEqual(['2 main/end']);
    expect(() => t.table.apply({ kind: 'resign', seat: 1 })).toThrow('no-seat');
  });

  it('may post a call or end the game by resigning', () => {
    const legacy = flow('legacy', { seat: int }, { ask: word(() => 2, 'amen') });
    const main = flow('main', {}, { ask: word(() => 1, 'x'), over: finish });
    const t = play(toy([main, legacy], { resign: (s, seat) => post(s, legacy, { seat }) }));
    const before = t.question(1);
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.asked()).toEqual(['2 legacy/ask']);
    t.say(2, 'amen');
    expect(t.question(1)).toBe(before);
    const u = play(
      toy([main], {
        resign: (s) => {
          s.result = copyJson(done);
        },
      }),
    );
    u.table.apply({ kind: 'resign', seat: 0 });
    expect(u.s).toMatchObject({ result: done, stack: [] });
    expect(() => u.table.apply({ kind: 'resign', seat: 1 })).toThrow('over');
    expect(() => play(toy([main])).table.apply({ kind: 'resign', seat: 0 })).toThrow('no-resigning');
  });
});

describe('sealed questions', () => {
  it('reveal nothing until the last answer; then every seat gets a mark', () => {
    const t = play(toy([flow('main', {}, { bid: secret(() => [0, 1]), end: word(() => 0, 'x'), over: finish })]));
    t.say(1, 3);
    expect(t.asked()).toEqual(['0 main/bid']);
    expect(t.rules.waiting(t.s, 2).map((row) => row.seat)).toEqual([0]);
    expect(t.s.marks).toEqual([0, 0, 0]);
    t.say(0, 5);
    expect(t.s.diary).toEqual(['[5,3,null]']);
    expect(t.s.marks).toEqual([1, 1, 1]);
  });

  it('that are quiet hide who has answered from other seats, including counts', () => {
    const t = play(toy([flow('main', {}, { bid: secret(() => [0, 1], true), over: finish })]));
    const before = t.rules.waiting(t.s, 2);
    t.say(1, 3);
    expect(t.rules.waiting(t.s, 2)).toEqual(before);
    expect(t.rules.waiting(t.s, null).map((row) => [row.seat, row.n])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(t.rules.waiting(t.s, 1).map((row) => row.seat)).toEqual([0]);
    expect(t.rules.waiting(t.s).map((row) => row.seat)).toEqual([0]);
  });

  it('get imagined answers of other seats, or none if the question is quiet', () => {
    const t = play(toy([flow('main', {}, { bid: secret(() => [0, 1, 2]), over: finish })]));
    t.say(0, 1);
    t.say(1, 1);
    const drawn = new Set<unknown>();
    for (let i = 0; i < 40; i++) {
      const world = t.rules.imagine(t.s, 0, seeded(`${i}`));
      expect(world.stack[0]?.sealed?.[0]).toEqual({ answer: 1 });
      drawn.add(world.stack[0]?.sealed?.[1]?.answer);
    }
    expect(drawn.size).toBeGreaterThan(5);
    const q = play(toy([flow('main', {}, { bid: secret(() => [0, 1, 2], true), over: finish })]));
    q.say(0, 1);
    q.say(1, 1);
    expect(q.rules.imagine(q.s, 0, seeded('x')).stack[0]?.sealed).toEqual([{ answer: 1 }, null, null]);
    expect(q.rules.imagine(q.s, null, seeded('x')).stack[0]?.sealed).toBeNull();
  });

  it('allow an answer to be withdrawn until it is revealed, which counts as an action', () => {
    const t = play(toy([flow('main', {}, { bid: secret(() => [0, 1]), end: word(() => 2, 'x'), over: finish })]));
    t.say(0, 1);
    const n = t.s.counts[0] as number;
    t.table.apply({ kind: 'withdraw', seat: 0 });
    expect(t.s.stack[0]?.sealed).toBeNull();
    expect(t.s.counts[0]).toBe(n + 1);
    expect(() => t.table.apply({ kind: 'withdraw', seat: 0 })).toThrow('nothing-to-undo');
    t.say(0, 2);
    t.say(1, 2);
    expect(() => t.table.apply({ kind: 'withdraw', seat: 0 })).toThrow(IllegalAction);
  });

  it('drop the answer of a seat that is out, but not of a group with a member left', () => {
    const pairs = [
      [0, 2],
      [1, 3],
    ];
    const t = play(toy([flow('main', {}, { bid: secret(() => pairs), over: finish })], { resign: () => {} }), 4);
    t.say(0, 4);
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(() => t.table.apply({ kind: 'withdraw', seat: 0 })).toThrow('nothing-to-undo');
    t.say(3, 6);
    expect(t.s.diary).toEqual(['[4,6,null,null]']);
    const u = play(toy([flow('main', {}, { bid: secret(() => [0, 1]), over: finish })], { resign: () => {} }));
    u.say(0, 4);
    u.table.apply({ kind: 'resign', seat: 0 });
    u.say(1, 6);
    expect(u.s.diary).toEqual(['[null,6,null]']);
  });
});

describe('a time limit', () => {
  it('has the kind that the question names', () => {
    const main = flow(
      'main',
      {},
      { timed: { ...word(() => 0, 'x'), time: 'window' }, open: word(() => 0, 'x'), over: finish },
    );
    const t = play(toy([main]));
    expect(t.rules.waiting(t.s).map((row) => row.time)).toEqual(['window']);
    t.say(0, 'x');
    expect(t.rules.waiting(t.s).map((row) => row.time)).toEqual([null]);
  });

  it('plays the fallback, a pass or the step’s own rule for seats that have not answered', () => {
    const { fallback: _none, ...bare } = secret(() => [0]);
    const main = flow(
      'main',
      {},
      {
        bid: secret(() => [0, 1, 2]),
        pass: {
          ...word(() => 0, 'x'),
          ask: 'choose?' as const,
          sample: () => 'x',
          take: (s: State, _v: any, _seat: number, said: string) => void s.diary.push(`said ${said}`),
        },
        sampled: bare,
        own: {
          ...word(() => [0, 1], 'x'),
          expire: (s, _v, go) => {
            s.diary.push('late');
            go.jump('over');
          },
        },
        never: word(() => 0, 'x'),
        over: finish,
      },
    );
    const t = play(toy([main]));
    t.say(1, 2);
    const expire = () => t.table.apply({ kind: 'expire', question: t.rules.waiting(t.s)[0]?.question as string });
    expect(expire()[0]).toEqual({ type: 'time-out', data: { seats: [0, 2] }, to: 0x1ffff, secret: null });
    expect(t.s.diary).toEqual(['[7,2,7]']);
    expire();
    expect(t.s.diary[1]).toBe('said null');
    expire();
    expect(t.s.diary[2]).toMatch(/^\[\d,null,null\]$/);
    expire();
    expect(t.s.diary[3]).toBe('late');
    expect(() => t.table.apply({ kind: 'expire', question: '0.1' })).toThrow('stale');
  });

  it('can run out for one seat, except in a quiet question', () => {
    const t = play(toy([flow('main', {}, { bid: secret(() => [0, 1, 2], false), over: finish })]));
    const [event] = t.table.apply({ kind: 'expire', question: t.question(0), seat: 1 });
    expect(event).toMatchObject({ type: 'time-out', data: { seats: [1] } });
    expect(t.rules.waiting(t.s).map((row) => row.seat)).toEqual([0, 2]);
    expect(() => t.table.apply({ kind: 'expire', question: t.question(0), seat: 1 })).toThrow('stale');
    const dark = play(toy([flow('main', {}, { bid: secret(() => [0, 1, 2], true), over: finish })]));
    expect(() => dark.table.apply({ kind: 'expire', question: dark.question(0), seat: 1 })).toThrow('stale');
  });

  it('does not reveal who had not answered a quiet step', () => {
    const t = play(toy([flow('main', {}, { bid: secret(() => [0, 1, 2], true), over: finish })]));
    t.say(1, 2);
    const [event] = t.table.apply({ kind: 'expire', question: t.question(0) });
    expect(event?.data).toEqual({ seats: [0, 1, 2] });
  });
});

describe('standing questions', () => {
  const shout = flow(
    'shout',
    { seat: int },
    { note: (s, v) => void s.diary.push(`shout ${v.seat}`), echo: { ...word(() => 2, 'hush'), resolving: true } },
  );
  const late = flow('late', {}, { note: (s) => void s.diary.push('late') });
  const host = flow(
    'host',
    {},
    {
      ask: {
        ...word(() => 0, 'go', 'stay'),
        take: (_s: State, _v: any, _seat: number, said: string, go: any) => (said === 'stay' ? go.stay() : undefined),
      },
      bid: secret(() => [0]),
      end: word(() => 1, 'x'),
    },
    {
      yell: {
        ...word(() => [0, 1], 'now', 'post', 'leave', 'nothing', 'jump'),
        take(s: State, _v: any, seat: number, said: string, go: any) {
          if (said === 'post') post(s, late);
          if (said === 'now' || said === 'post') return go.call(shout, { seat });
          if (said === 'leave') return go.unwind(host, 'left');
          if (said === 'jump') return go.jump('end');
          s.diary.push('nothing');
        },
      },
    },
  );
  const main = flow('main', {}, { call: (_s, _v, go) => go.call(host), over: finish });
  const start = () => play(toy([main, host, shout, late]));

  it('are offered while the top step is open, not while it is sealed or being resolved', () => {
    const t = start();
    expect(t.asked()).toEqual(['0 host/ask', '0 host/yell', '1 host/yell']);
    t.say(1, 'now', 'yell');
    expect(t.asked()).toEqual(['2 shout/echo']);
    t.say(2, 'hush');
    t.say(0, 'go', 'ask');
    expect(t.asked()).toEqual(['0 host/bid']);
  });

  it('call a flow on top, after posted flows; the interrupted question returns unchanged', () => {
    const t = start();
    const before = t.question(0, 'ask');
    t.say(1, 'post', 'yell');
    expect(t.s.diary).toEqual(['late', 'shout 1']);
    t.say(2, 'hush');
    expect(t.question(0, 'ask')).toBe(before);
    t.say(0, 'nothing', 'yell');
    expect(t.question(0, 'ask')).toBe(before);
  });

  it('may unwind, and may not jump', () => {
    const t = start();
    expect(() => t.say(1, 'jump', 'yell')).toThrow('a standing question can only call, unwind or finish');
    t.say(1, 'leave', 'yell');
    expect(t.s.result).toEqual(done);
  });

  it('never block the game or a simulation', () => {
    const t = start();
    const s = t.rules.copy(t.s);
    const rng = seeded('standing');
    let steps = 0;
    while (t.rules.advance(s, rng)) expect(steps++).toBeLessThan(200);
    expect(s.result).toEqual(done);
  });

  it('of a frame with lanes run in their own lane', () => {
    const lane = flow('lane', { seat: int }, { ask: word((_s, v) => v.seat, 'x') });
    const split = flow(
      'split',
      {},
      { go: (_s, _v, go) => go.lanes([0, 1].map((seat) => ({ flow: lane, vars: { seat } }))), over: finish },
      {
        yell: {
          ...word(() => 2, 'now', 'post'),
          take: (s: State, _v: any, seat: number, said: string, go: any) => {
            if (said === 'post') return post(s, shout, { seat });
            go.call(shout, { seat });
          },
        },
      },
    );
    const t = play(toy([split, lane, shout]));
    t.say(2, 'now', 'yell');
    expect(t.asked().sort()).toEqual(['0 lane/ask', '1 lane/ask', '2 shout/echo', '2 split/yell']);
    t.say(2, 'hush', 'echo');
    t.say(2, 'post', 'yell');
    t.say(2, 'hush', 'echo');
    t.say(0, 'x');
    t.say(1, 'x');
    expect(t.s.result).toEqual(done);
  });
});

describe('refusals', () => {
  const main = flow(
    'main',
    {},
    { ask: word(() => 0, 'x'), next: word(() => 1, 'y'), also: word(() => [0, 1], 'z'), over: finish },
  );
  const reasonOf = (act: () => unknown): string => {
    try {
      act();
    } catch (error) {
      if (error instanceof IllegalAction) return error.reason;
      throw error;
    }
    return 'none';
  };

  it('name a reason and change nothing', () => {
    const t = play(toy([main]));
    const question = t.question(0);
    const before = copyJson(t.s);
    const tries: [unknown, string][] = [
      [{ seat: 0, question, n: 0, answer: 'nope' }, 'no-such-word'],
      [{ seat: 0, question, n: 0, answer: null }, 'no-pass'],
      [{ seat: 0, question, n: 0, answer: 3 }, 'bad-form'],
      [{ seat: 0, question, n: 1, answer: 'x' }, 'repeated'],
      [{ seat: 0, question: '9.9', n: 0, answer: 'x' }, 'stale'],
      [{ seat: 1, question, n: 0, answer: 'x' }, 'not-asked'],
      [{ seat: 1, question: '9.9', n: 0, answer: 'x' }, 'not-your-turn'],
      [{ seat: 7, question, n: 0, answer: 'x' }, 'no-seat'],
      [{ seat: 0, question, n: 0 }, 'bad-action'],
      [null, 'bad-action'],
      ['act', 'bad-action'],
    ];
    for (const [action, reason] of tries) {
      expect(t.rules.why(t.s, action as never)?.reason).toBe(reason);
      expect(reasonOf(() => t.table.act(action as never))).toBe(reason);
    }
    expect(difference(before, t.s)).toBeNull();
    expect(t.table.record.entries).toEqual([]);
    expect(t.rules.why(t.s, { seat: 0, question, n: 0, answer: 'nope' })).toEqual({
      reason: 'no-such-word',
      params: {},
      rule: 'T-1',
    });
    expect(reasonOf(() => t.rules.prompt(t.s, 1, question))).toBe('not-asked');
    expect(reasonOf(() => t.rules.legal(t.s, 1, '9.9'))).toBe('not-your-turn');
  });

  it('apply to every action once the game is over', () => {
    const t = play(toy([main]));
    t.say(0, 'x');
    t.say(1, 'y');
    t.say(1, 'z');
    expect(reasonOf(() => t.table.act({ seat: 0, question: '0.1', n: 0, answer: 'x' }))).toBe('over');
  });

  it('apply to invalid seats and options', () => {
    const game = toy([main], {
      options: { kind: 'shape', fields: { long: { kind: 'flag', blank: false } } },
      checkOptions: (options: any, seats) =>
        options.long && seats < 3 ? { path: '.long', expected: 'three seats' } : null,
    });
    const { rules } = play(game);
    expect(reasonOf(() => rules.begin(5, {}, 's'))).toBe('bad-seats');
    expect(reasonOf(() => rules.begin(1.5, {}, 's'))).toBe('bad-seats');
    expect(reasonOf(() => rules.begin(2, { long: 1 }, 's'))).toBe('bad-options');
    expect(reasonOf(() => rules.begin(2, { short: true }, 's'))).toBe('bad-options');
    expect(reasonOf(() => rules.begin(2, 'all', 's'))).toBe('bad-options');
    expect(reasonOf(() => rules.begin(2, { long: true }, 's'))).toBe('bad-options');
    const options = {};
    expect(rules.begin(3, options, 's').result).toBeNull();
    expect(options).toEqual({});
  });

  it('fill in missing options, by seat count if the game says so', () => {
    const fields = { mode: oneOf('against', 'together'), fast: flag };
    const game = toy([main], {
      options: shape(fields),
      defaults: (seats: number) => (seats === 1 ? { mode: 'together' } : {}),
      checkOptions: (options: any, seats) =>
        seats === 1 && options.mode === 'against' ? { path: '.mode', expected: 'together' } : null,
    });
    const { rules } = play(game);
    expect(fillOptions(game, {}, 1)).toEqual({ mode: 'together', fast: false });
    expect(fillOptions(game, { fast: true }, 2)).toEqual({ mode: 'against', fast: true });
    expect(fillOptions(game, undefined, 2)).toEqual({ mode: 'against', fast: false });
    expect(rules.begin(1, {}, 's').result).toBeNull();
    expect(reasonOf(() => rules.begin(1, { mode: 'against' }, 's'))).toBe('bad-options');
    for (const odd of [[], 'all', 3, { constructor: 1 }, JSON.parse('{"__proto__": {"mode": "together"}}')]) {
      expect(reasonOf(() => rules.begin(2, odd, 's'))).toBe('bad-options');
    }
  });

  it('legal does not change the state or its generator', () => {
    const t = play(toy([flow('main', {}, { bid: secret(() => [0]), over: finish })]));
    const before = copyJson(t.s);
    const first = t.rules.legal(t.s, 0, t.question(0));
    expect(difference(before, t.s)).toBeNull();
    expect(t.rules.legal(t.s, 0, t.question(0))).toEqual(first);
    expect(new Set(first.actions.map((action) => action.answer)).size).toBeGreaterThan(3);
  });

  it('legal lists options as actions, or samples if they cannot be listed', () => {
    const t = play(toy([flow('main', {}, { bid: secret(() => [0]), next: word(() => 1, 'y', 'z'), over: finish })]));
    const sampled = t.rules.legal(t.s, 0, t.question(0));
    expect(sampled.complete).toBe(false);
    t.table.act(sampled.actions[0] as never);
    const listed = t.rules.legal(t.s, 1, t.question(1));
    expect(listed).toMatchObject({ complete: true, actions: [{ seat: 1, n: 0, answer: 'y' }, { answer: 'z' }] });
    expect(t.rules.prompt(t.s, 1, t.question(1))).toEqual({
      kind: 'choose',
      text: { id: 'word' },
      options: [{ id: 'y' }, { id: 'z' }],
    });
  });
});
