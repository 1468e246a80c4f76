import { describe, expect, it } from 'vitest';
import { int, json, list, post, rulesOf, text } from '../src/index.ts';
import { done, flow, play, type State, toy, word } from './toy.ts';

const write = (line: string) => (s: State) => void s.diary.push(line);
const finish = (_s: State, _v: any, go: any) => go.finish(done);

describe('how a step ends', () => {
  it('continues with the next step by default, and ends the flow after the last', () => {
    const inner = flow('inner', {}, { a: write('a'), b: write('b') });
    const main = flow('main', {}, { call: (_s, _v, go) => go.call(inner), after: write('after'), end: finish });
    expect(play(toy([main, inner])).s.diary).toEqual(['a', 'b', 'after']);
  });

  it('call stores the result in a variable, null without a result', () => {
    const inner = flow('inner', { n: int }, { a: (_s, v, go) => (v.n > 0 ? go.end({ twice: v.n * 2 }) : undefined) });
    const main = flow(
      'main',
      { x: json, y: json },
      {
        one: (_s, _v, go) => go.call(inner, { n: 4 }, 'x'),
        two: (_s, _v, go) => go.call(inner, {}, 'y'),
        note: (s, v) => void s.diary.push(JSON.stringify(v)),
        end: finish,
      },
    );
    expect(play(toy([main, inner])).s.diary).toEqual(['{"x":{"twice":8},"y":null}']);
  });

  it('a flow may call itself', () => {
    const main = flow(
      'main',
      { n: int, sum: int },
      {
        down: (_s, v, go) => (v.n < 3 ? go.call(main, { n: v.n + 1 }, 'sum') : undefined),
        up(s, v, go) {
          if (v.n > 0) return go.end(v.sum + v.n);
          s.diary.push(`${v.sum}`);
          go.finish(done);
        },
      },
    );
    expect(play(toy([main])).s.diary).toEqual(['6']);
  });

  it('jump goes to a named step; stay asks under the same id, jumping back under a new one', () => {
    const main = flow(
      'main',
      {},
      {
        ask: {
          ...word(() => 0, 'stay', 'jump', 'go'),
          take: (_s: State, _v: any, _seat: number, said: string, go: any) =>
            said === 'stay' ? go.stay() : said === 'jump' ? go.jump('ask') : undefined,
        },
        end: finish,
      },
    );
    const t = play(toy([main]));
    const first = t.question(0);
    t.say(0, 'stay');
    expect(t.question(0)).toBe(first);
    t.say(0, 'jump');
    expect(t.question(0)).not.toBe(first);
    t.say(0, 'go');
    expect(t.s.result).toEqual(done);
  });

  it('unwind ends the nearest frame of a flow and everything above it', () => {
    const deep = flow('deep', {}, { out: (_s, _v, go) => go.unwind(middle, 'torn') });
    const middle = flow('middle', {}, { call: (_s, _v, go) => go.call(deep), never: write('never') });
    const main = flow(
      'main',
      { got: text },
      { call: (_s, _v, go) => go.call(middle, {}, 'got'), note: (s, v) => void s.diary.push(v.got), end: finish },
    );
    expect(play(toy([main, middle, deep])).s.diary).toEqual(['torn']);
  });

  it('finish ends all flows', () => {
    const inner = flow('inner', {}, { end: finish });
    const main = flow('main', {}, { call: (_s, _v, go) => go.call(inner), never: write('never') });
    const { s } = play(toy([main, inner]));
    expect(s).toMatchObject({ result: done, stack: [], posts: [], diary: [] });
    expect(s.result).not.toBe(done);
  });

  it('a step that ends twice, an unknown step or flow and a missing result throw', () => {
    const ends = (step: any) => () => play(toy([flow('main', {}, { step })]));
    const twice = (second: (go: any) => void) => (_s: State, _v: any, go: any) => {
      go.end();
      second(go);
    };
    expect(ends(twice((go) => go.end()))).toThrow('toy: a step ended twice');
    expect(ends(twice((go) => go.finish(done)))).toThrow('toy: a step ended twice');
    expect(ends((_s: State, _v: any, go: any) => go.jump('nowhere'))).toThrow('toy: main has no step nowhere');
    expect(ends((_s: State, _v: any, go: any) => go.call({ name: 'nobody' }))).toThrow('toy: no flow nobody');
    expect(ends((_s: State, _v: any, go: any) => go.unwind({ name: 'nobody' }))).toThrow(
      'unwind to nobody, which is not running',
    );
    expect(ends(() => {})).toThrow('toy: the flows ended without a result');
    expect(ends((_s: State, _v: any, go: any) => go.jump('step'))).toThrow('toy: no question after 100000 steps');
    expect(() => rulesOf(toy([flow('a', {}, {}), flow('a', {}, {})]))).toThrow('two flows are named a');
  });

  it('a step that threw does not affect the next table', () => {
    const main = flow(
      'main',
      {},
      {
        ask: {
          ...word(() => 0, 'bad', 'good'),
          take(_s: State, _v: any, _seat: number, said: string, go: any) {
            go.jump('end');
            if (said === 'bad') throw new Error('rules fail');
          },
        },
        end: finish,
      },
    );
    const t = play(toy([main]));
    const before = t.s;
    expect(() => t.say(0, 'bad')).toThrow('rules fail');
    expect(t.s).toBe(before);
    t.say(0, 'good');
    expect(t.s.result).toEqual(done);
  });
});

describe('posted calls', () => {
  const late = flow('late', { name: text }, { note: (s, v) => void s.diary.push(v.name) });

  it('run in order when the step has ended, before its call, jump or next step', () => {
    const inner = flow('inner', {}, { note: write('inner') });
    const main = flow(
      'main',
      {},
      {
        next(s) {
          post(s, late, { name: 'p1' });
          s.diary.push('next');
        },
        call(s, _v, go) {
          post(s, late, { name: 'p2' });
          post(s, late, { name: 'p3' });
          go.call(inner);
        },
        jump(s, _v, go) {
          post(s, late, { name: 'p4' });
          go.jump('end');
        },
        never: write('never'),
        end: finish,
      },
    );
    expect(play(toy([main, inner, late])).s.diary).toEqual(['next', 'p1', 'p2', 'p3', 'inner', 'p4']);
  });

  it('run before an end or an unwind, and may post and ask themselves', () => {
    const asks = flow('asks', {}, { q: word(() => 1, 'x'), more: (s) => post(s, late, { name: 'more' }) });
    const inner = flow(
      'inner',
      {},
      {
        out(s, _v, go) {
          post(s, asks);
          go.unwind(inner, 'r');
        },
      },
    );
    const main = flow(
      'main',
      { got: text },
      {
        call: (_s, _v, go) => go.call(inner, {}, 'got'),
        note: (s, v) => void s.diary.push(v.got),
        end: finish,
      },
    );
    const t = play(toy([main, inner, asks, late]));
    expect(t.asked()).toEqual(['1 asks/q']);
    t.say(1, 'x');
    expect(t.s.diary).toEqual(['1:x', 'more', 'r']);
  });

  it('are dropped when the game ends', () => {
    const main = flow(
      'main',
      {},
      {
        end(s, _v, go) {
          post(s, late, { name: 'never' });
          go.finish(done);
        },
      },
    );
    expect(play(toy([main, late])).s).toMatchObject({ diary: [], posts: [] });
  });
});

describe('variables', () => {
  it('start with defaults, ignore undefined, and are not shared with the caller or other frames', () => {
    const inner = flow(
      'inner',
      { kept: list(int), n: int },
      {
        push: (_s, v) => void v.kept.push(9),
        out: (_s, v, go) => go.end(v.kept),
      },
    );
    const shared = [1];
    const main = flow(
      'main',
      { a: json, b: json },
      {
        one: (_s, _v, go) => go.call(inner, { kept: shared, n: undefined as never }, 'a'),
        two: (_s, _v, go) => go.call(inner, {}, 'b'),
        note: (s, v) => void s.diary.push(JSON.stringify(v)),
        end: finish,
      },
    );
    expect(play(toy([main, inner])).s.diary).toEqual(['{"a":[1,9],"b":[9]}']);
    expect(play(toy([main, inner])).s.diary).toEqual(['{"a":[1,9],"b":[9]}']);
    expect(shared).toEqual([1]);
  });
});

describe('lanes', () => {
  const lane = flow(
    'lane',
    { seat: int, tag: text },
    {
      ask: word((_s, v) => v.seat, 'x'),
      wait: { until: (s) => s.n > 0 || s.diary.length >= 2 },
      after: (s, v) => void s.diary.push(`after ${v.seat}`),
      out: (_s, v, go) => go.end(v.seat * 10),
    },
  );
  const main = flow(
    'main',
    { a: int, b: int },
    {
      split: (_s, _v, go) =>
        go.lanes([
          { flow: lane, vars: { seat: 0 }, into: 'a' },
          { flow: lane, vars: { seat: 1 }, into: 'b' },
        ]),
      note: (s, v) => void s.diary.push(`${v.a},${v.b}`),
      end: finish,
    },
  );

  it('run side by side, wait for conditions in order of creation, and return results', () => {
    const t = play(toy([main, lane]));
    expect(t.asked()).toEqual(['0 lane/ask', '1 lane/ask']);
    t.say(1, 'x');
    expect(t.asked()).toEqual(['0 lane/ask']);
    t.say(0, 'x');
    expect(t.s.diary).toEqual(['1:x', '0:x', 'after 0', 'after 1', '0,10']);
  });

  it('may be empty, end at once, and nest', () => {
    const short = flow('short', { n: int }, { note: (s, v) => void s.diary.push(`${v.n}`) });
    const nest = flow(
      'nest',
      {},
      {
        in: (_s, _v, go) =>
          go.lanes([
            { flow: short, vars: { n: 1 } },
            { flow: short, vars: { n: 2 } },
          ]),
        out: write('nest'),
      },
    );
    const top = flow(
      'top',
      {},
      {
        none: (_s, _v, go) => go.lanes([]),
        some: (_s, _v, go) => go.lanes([{ flow: nest }, { flow: short, vars: { n: 3 } }]),
        end: finish,
      },
    );
    expect(play(toy([top, nest, short])).s.diary).toEqual(['1', '2', 'nest', '3']);
  });

  it('may unwind the frame they run in', () => {
    const rebel = flow(
      'rebel',
      { seat: int },
      {
        ask: {
          ...word((_s, v) => v.seat, 'x'),
          take: (_s: State, _v: any, _seat: number, _said: string, go: any) => go.unwind(host, 'over'),
        },
      },
    );
    const host = flow(
      'host',
      {},
      {
        split: (_s, _v, go) =>
          go.lanes([
            { flow: rebel, vars: { seat: 0 } },
            { flow: rebel, vars: { seat: 1 } },
          ]),
        never: write('never'),
      },
    );
    const last = flow('last', { got: text }, { call: (_s, _v, go) => go.call(host, {}, 'got') });
    const top = flow('top', {}, { call: (_s, _v, go) => go.call(last), note: write('home'), end: finish });
    const t = play(toy([top, last, host, rebel]));
    t.say(1, 'x');
    expect(t.s.diary).toEqual(['home']);
    expect(t.s.result).toEqual(done);
  });

  it('throw if all wait and no seat is asked', () => {
    const stuck = flow('stuck', {}, { wait: { until: () => false } });
    const top = flow('top', {}, { split: (_s, _v, go) => go.lanes([{ flow: stuck }]) });
    expect(() => play(toy([top, stuck]))).toThrow('toy: all lanes wait and no question is open');
  });

  it('finish in a lane ends the game', () => {
    const winner = flow('winner', { seat: int }, { ask: word((_s, v) => v.seat, 'x'), end: finish });
    const top = flow(
      'top',
      {},
      {
        split: (_s, _v, go) =>
          go.lanes([
            { flow: winner, vars: { seat: 0 } },
            { flow: winner, vars: { seat: 1 } },
          ]),
      },
    );
    const t = play(toy([top, winner]));
    t.say(1, 'x');
    expect(t.s).toMatchObject({ result: done, stack: [] });
  });
});
