import { describe, expect, it } from 'vitest';
import {
  byStep,
  EVERYBODY,
  int,
  maskOf,
  msg,
  on,
  pickMany,
  pickManySealed,
  pickOne,
  pickOneSealed,
  pile,
  pour,
  put,
  REASONS,
  refuse,
  running,
  seeded,
  take,
} from '../src/index.ts';
import { done, flow, play, toy } from './toy.ts';

const finish = (_s: unknown, _v: unknown, go: any) => go.finish(done);

describe('pickOne', () => {
  const fruits = [
    { id: 'fig', price: 1 },
    { id: 'plum', price: 2 },
    { id: 'melon', price: 9 },
  ];
  const main = flow(
    'main',
    { seat: int, bought: int },
    {
      buy: pickOne({
        who: (_s, v) => v.seat,
        text: () => msg('buy'),
        items: () => fruits,
        name: (fruit) => fruit.id,
        show: (_s, fruit) => ({ data: fruit.price }),
        may: (_s, _v, _seat, fruit) => fruit.price < 5 || refuse('too-dear', 'T-2'),
        rule: 'T-1',
        pass: () => msg('nothing'),
        time: 'turn',
        take(s, v, seat, fruit, go) {
          s.diary.push(`${seat} buys ${fruit.id}`);
          v.bought += fruit.price;
          go.jump('again');
        },
        passed(s, _v, _seat, go) {
          s.diary.push('passed');
          go.jump('secret');
        },
      }),
      again: (_s, v, go) => {
        if (v.bought > 0 && v.bought < 3) go.jump('buy');
      },
      secret: pickOneSealed({
        who: () => [0, 1],
        text: () => msg('secret'),
        items: (_s, _v, seat) => (seat === 0 ? [1, 2] : [3, 4]),
        rule: (_s, _v, _seat, name) => refuse('no-number', 'T-3', { name }),
        quiet: true,
        fallback: () => 1,
        reveal: (s, _v, numbers) => void s.diary.push(JSON.stringify(numbers)),
      }),
      over: finish,
    },
  );
  const start = () => play(toy([main]));

  it('shows, admits, samples and lists the same items', () => {
    const t = start();
    expect(t.rules.waiting(t.s)[0]).toMatchObject({ step: 'buy', time: 'turn' });
    expect(t.rules.prompt(t.s, 0, t.question(0))).toEqual({
      kind: 'choose',
      text: msg('buy'),
      pass: msg('nothing'),
      options: [
        { id: 'fig', data: 1 },
        { id: 'plum', data: 2 },
        { id: 'melon', data: 9, why: refuse('too-dear', 'T-2') },
      ],
    });
    expect(t.rules.legal(t.s, 0, t.question(0)).actions.map((action) => action.answer)).toEqual([null, 'fig', 'plum']);
    const why = (answer: any) => t.rules.why(t.s, { seat: 0, question: t.question(0), n: 0, answer });
    expect(why('melon')).toEqual(refuse('too-dear', 'T-2'));
    expect(why('toString')).toEqual(refuse('not-among', 'T-1', { name: 'toString' }));
    expect(why(null)).toBeNull();
    const [at] = t.rules.pending(t.s);
    const rng = seeded('among');
    const drawn = new Set(Array.from({ length: 60 }, () => at?.step.sample(t.s, at.frame.vars, 0, rng)));
    expect([...drawn].map(String).sort()).toEqual(['fig', 'null', 'plum']);
  });

  it('passes the item to the rules, sealed or not', () => {
    const t = start();
    t.say(0, 'fig');
    t.say(0, null);
    expect(t.s.diary).toEqual(['0 buys fig', 'passed']);
    expect(t.rules.waiting(t.s, 2).map((row) => row.seat)).toEqual([0, 1]);
    const asked = { seat: 1, question: t.question(1), n: 0 };
    expect(t.rules.why(t.s, { ...asked, answer: '1' })).toEqual(refuse('no-number', 'T-3', { name: '1' }));
    expect(t.rules.why(t.s, { ...asked, answer: null })?.reason).toBe('no-pass');
    t.say(1, '4');
    t.table.apply({ kind: 'expire', question: t.question(0) });
    expect(t.s.diary[2]).toBe('[1,4,null]');
  });
});

describe('pickMany', () => {
  const main = flow(
    'main',
    {},
    {
      pick: pickMany({
        who: () => 0,
        text: () => msg('pick'),
        items: () => [1, 2, 3, 4],
        rule: 'T-4',
        count: () => [1, 3],
        fits: (_s, _v, _seat, numbers) => numbers.reduce((a, b) => a + b, 0) < 8 || refuse('too-much', 'T-5'),
        sample: () => [1, 2],
        fallback: () => [1],
        pass: () => msg('none'),
        take: (s, _v, _seat, numbers) => void s.diary.push(`took ${numbers.reduce((a, b) => a + b, 0)}`),
      }),
      keep: pickManySealed({
        who: () => [0, 2],
        text: () => msg('keep'),
        items: (s) => s.deck.cards,
        count: () => 2,
        rule: 'T-6',
        reveal: (s, _v, kept) => void s.diary.push(JSON.stringify(kept)),
      }),
      over: finish,
    },
  );

  it('checks the number of items, each item and the combination', () => {
    const t = play(toy([main]));
    const why = (answer: any) => t.rules.why(t.s, { seat: 0, question: t.question(0), n: 0, answer });
    expect(why([])).toEqual(refuse('not-so-many', 'T-4', { min: 1, max: 3, count: 0 }));
    expect(why(['5'])).toEqual(refuse('not-among', 'T-4', { name: '5' }));
    expect(why(['4', '3', '2'])).toEqual(refuse('too-much', 'T-5'));
    expect(t.rules.prompt(t.s, 0, t.question(0))).toMatchObject({ kind: 'subset', min: 1, max: 3, pass: msg('none') });
    expect(Object.keys(REASONS)).toEqual(expect.arrayContaining(['not-among', 'not-so-many']));
    t.say(0, ['3', '4']);
    t.say(0, ['1', '2']);
    const rng = seeded('keep');
    const [at] = t.rules.pending(t.s);
    for (let i = 0; i < 20; i++) {
      const names = at?.step.sample(t.s, at.frame.vars, 2, rng) as string[];
      expect(new Set(names).size).toBe(2);
    }
    t.say(2, ['7', '8']);
    expect(t.s.diary).toEqual(['took 7', '[[1,2],null,[7,8]]']);
  });
});

describe('byStep', () => {
  const turn = flow('turn', { seat: int }, { act: finish, other: finish });
  const trade = flow('trade', { price: int }, { pay: finish });

  it('finds the advice on a step with its variables', () => {
    const policy = byStep(
      [on(turn, { act: (_s, seat, v) => [`${seat} ${v.seat}`] }), on(trade, { pay: (_s, _seat, v) => [`${v.price}`] })],
      [],
    );
    const s = play(toy([turn, trade].slice(0, 1))).s;
    const rng = seeded('policy');
    expect(policy(s, 1, 'turn', 'act', { seat: 2 }, rng)).toEqual(['1 2']);
    expect(policy(s, 1, 'trade', 'pay', { price: 3 }, rng)).toEqual(['3']);
    expect(policy(s, 1, 'turn', 'other', {}, rng)).toEqual([]);
    expect(policy(s, 1, 'nothing', 'at all', {}, rng)).toEqual([]);
    expect(() => byStep([on(turn, {}), on(turn, {})], [])).toThrow('same flow');
  });
});

describe('zone functions', () => {
  it('put, take and pour keep cards and knowledge together', () => {
    const z = pile([1, 2], maskOf(0));
    put(z, 3, EVERYBODY);
    put(z, 4);
    expect(z).toEqual({ cards: [1, 2, 3, 4], known: [1, 1, EVERYBODY, 0] });
    expect(take(z, 1)).toBe(2);
    expect(() => take(z, 9)).toThrow('no entry 9');
    const into = pile([9]);
    pour(z, into);
    expect(z).toEqual({ cards: [], known: [] });
    expect(into).toEqual({ cards: [9, 1, 3, 4], known: [0, 1, EVERYBODY, 0] });
  });
});

describe('running', () => {
  it('finds the innermost run of a flow, including lanes', () => {
    const inner = flow(
      'inner',
      { depth: int },
      {
        call: (_s, v, go) => {
          if (v.depth < 2) go.call(inner, { depth: v.depth + 1 });
        },
        ask: pickOne({ who: () => 0, text: () => msg('x'), items: () => ['x'], rule: 'T-1', take: () => {} }),
      },
    );
    const main = flow(
      'main',
      {},
      { split: (_s, _v, go) => go.lanes([{ flow: inner, vars: { depth: 1 } }]), over: finish },
    );
    const t = play(toy([main, inner]));
    expect(running(t.s, inner)?.depth).toBe(2);
    t.say(0, 'x');
    expect(running(t.s, inner)?.depth).toBe(1);
    t.say(0, 'x');
    expect(running(t.s, inner)).toBeNull();
  });
});

describe('the types of a flow', () => {
  it('know its steps and variables, also inside `pickOne`', () => {
    const other = flow('other', { n: int }, { end: (_s, _v, go) => go.end(1) });
    flow(
      'main',
      { got: int },
      {
        a: (_s, _v, go) => {
          go.jump('b');
          go.call(other, { n: 1 }, 'got');
          // @ts-expect-error no such step
          go.jump('c');
          // @ts-expect-error no such variable to put the result into
          go.call(other, { n: 1 }, 'gone');
          // @ts-expect-error no such variable of the other flow
          go.call(other, { m: 1 });
          // @ts-expect-error no such variable to put a lane's result into
          go.lanes([{ flow: other, into: 'gone' }]);
        },
        b: pickOne({
          who: () => 0,
          text: () => msg('x'),
          items: () => ['x'],
          rule: 'T-1',
          take(_s, v, _seat, item, go) {
            v.got = item.length;
            // @ts-expect-error no such variable to put the result into
            go.call(other, { n: 1 }, 'gone');
          },
        }),
      },
    );
    expect(Object.keys(other.steps)).toEqual(['end']);
  });
});
