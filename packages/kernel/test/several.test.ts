import { describe, expect, it } from 'vitest';
import {
  copyJson,
  difference,
  endGame,
  int,
  list,
  load,
  msg,
  owner,
  post,
  putOut,
  replay,
  resumeTable,
  seatsIn,
  seeded,
  text,
} from '../src/index.ts';
import { done, flow, play, type State, toy, word } from './toy.ts';

const finish = (_s: State, _v: any, go: any) => go.finish(done);
const note =
  (line: string) =>
  (s: State): void =>
    void s.diary.push(line);

/** A question that stays open after the answer `more` and ends with `done`. */
const lasting = (who: (s: State, v: any) => any) => ({
  ...word(who, 'more', 'done'),
  take(s: State, _v: any, seat: number, said: string, go: any): void {
    s.diary.push(`${seat}:${said}`);
    if (said === 'more') go.stay();
  },
});

describe('several open questions for one seat', () => {
  const role = flow('role', { seat: int, name: text }, { act: lasting((_s, v) => v.seat) });
  const bid = flow('bid', { seat: int }, { act: { ...word((_s, v) => v.seat, 'x') } });
  const main = flow(
    'main',
    {},
    {
      split: (_s, _v, go) =>
        go.lanes([
          { flow: role, vars: { seat: 0, name: 'pilot' } },
          { flow: role, vars: { seat: 0, name: 'cook' } },
          { flow: bid, vars: { seat: 1 } },
        ]),
      over: finish,
    },
    { shout: { ...word(() => 0, 'hey'), sample: () => undefined } },
  );
  const start = () => play(toy([main, role, bid]));
  const rows = (t: ReturnType<typeof start>) => t.rules.waiting(t.s).filter((row) => row.seat === 0);

  it('are all asked, and answering one keeps an answer to another in flight valid', () => {
    const t = start();
    const [pilot, cook, shout] = rows(t);
    if (!pilot || !cook || !shout) throw new Error('not asked');
    expect([pilot.step, cook.step, shout.step]).toEqual(['act', 'act', 'shout']);
    const act = ({ question, n }: { question: string; n: number }, answer: string) =>
      t.table.act({ seat: 0, question, n, answer });
    act(pilot, 'more');
    act(cook, 'more');
    act(shout, 'hey');
    // Repeating any of them is refused.
    for (const [row, answer] of [
      [pilot, 'more'],
      [cook, 'more'],
      [shout, 'hey'],
    ] as const) {
      expect(() => act(row, answer)).toThrow('repeated');
    }
    const [again] = rows(t);
    if (!again) throw new Error('not asked');
    act(again, 'done');
    expect(() => act(again, 'done')).toThrow('repeated');
    expect(() => act({ ...cook, n: 99 }, 'done')).toThrow('repeated');
    expect(t.s.diary).toEqual(['0:more', '0:more', '0:hey', '0:done']);
    const saved = copyJson(t.table.record);
    expect(difference(replay(t.rules, saved).state, t.s)).toBeNull();
    expect(difference(resumeTable(t.rules, saved).state, t.s)).toBeNull();
  });

  it('all refuse what was sent before an undo', () => {
    const t = start();
    const [pilot, cook] = rows(t);
    if (!pilot || !cook) throw new Error('not asked');
    t.table.act({ seat: 0, question: pilot.question, n: pilot.n, answer: 'more' });
    t.table.apply(t.table.undoEntry(0));
    expect(t.rules.check(t.s)).toBeNull();
    expect(() => t.table.act({ seat: 0, question: cook.question, n: cook.n, answer: 'more' })).toThrow('repeated');
    t.say(0, 'more');
    t.say(0, 'done');
    // Actions sent to a question that is open again after the undo are also refused.
    expect(() => t.table.act({ seat: 1, question: t.question(1), n: 0, answer: 'x' })).toThrow('repeated');
    expect(rows(t).map((row) => row.question)).toEqual([cook.question, '0!shout']);
  });
});

describe('call and stay', () => {
  const errand = flow(
    'errand',
    { seat: int },
    {
      pay: word((_s, v) => v.seat, 'paid'),
      back: (s, v, go) => {
        s.diary.push(`back ${v.seat}`);
        go.end(v.seat + 10);
      },
    },
  );
  const late = flow('late', {}, { ask: word(() => 2, 'ok') });
  const market = flow(
    'market',
    { last: int, closed: list(int) },
    {
      talk: {
        ...word((_s, v) => [0, 1].filter((seat) => !v.closed.includes(seat)), 'buy', 'post', 'leave', 'close'),
        take(s: State, v: any, seat: number, said: string, go: any) {
          s.diary.push(`${seat}:${said}`);
          if (said === 'post') post(s, late);
          if (said === 'buy' || said === 'post') return go.callAndStay(errand, { seat }, 'last');
          if (said === 'close') return go.jump('count');
          v.closed.push(seat);
          go.stay();
        },
      },
      count: (s, v, go) => {
        s.diary.push(`last ${v.last}`);
        go.finish(done);
      },
    },
  );
  const start = () => play(toy([market, errand, late]));

  it('keeps the question open under its id while the called flow runs', () => {
    const t = start();
    const question = t.question(1);
    t.say(0, 'buy', 'talk');
    expect(t.asked().sort()).toEqual(['0 errand/pay', '0 market/talk', '1 market/talk']);
    expect(t.question(1)).toBe(question);
    t.table.act({ seat: 1, question, n: 0, answer: 'buy' });
    t.say(1, 'paid', 'pay');
    expect(t.s.stack[0]?.vars.last).toBe(11);
    expect(t.s.stack[0]?.lanes).toHaveLength(1);
    t.say(0, 'paid', 'pay');
    expect(t.s.stack[0]).toMatchObject({ lanes: null, vars: { last: 10 } });
    expect(t.question(1)).toBe(question);
  });

  it('waits for the called flow before the question ends', () => {
    const t = start();
    t.say(0, 'buy', 'talk');
    t.say(1, 'close', 'talk');
    expect(t.asked()).toEqual(['0 errand/pay']);
    t.say(0, 'paid');
    expect(t.s).toMatchObject({ result: done, stack: [] });
    expect(t.s.diary.at(-1)).toBe('last 10');
    // No seat is left to ask, but an errand is still running.
    const u = start();
    u.say(0, 'buy', 'talk');
    u.say(0, 'leave', 'talk');
    u.say(1, 'leave', 'talk');
    expect(u.asked()).toEqual(['0 errand/pay']);
    u.say(0, 'paid');
    expect(u.s.result).toEqual(done);
  });

  it('runs posted flows first, and later ones beside the question', () => {
    const t = start();
    t.say(0, 'post', 'talk');
    expect(t.asked().sort()).toEqual(['0 market/talk', '1 market/talk', '2 late/ask']);
    t.say(2, 'ok');
    expect(t.asked().sort()).toEqual(['0 errand/pay', '0 market/talk', '1 market/talk']);
  });

  it('can be copied, saved, replayed and played at random', () => {
    const t = start();
    t.say(0, 'buy', 'talk');
    const saved = JSON.parse(JSON.stringify(t.s));
    expect(difference(load(t.rules, { version: 1, state: saved }), t.s)).toBeNull();
    const rng = seeded('market');
    for (let game = 0; game < 20; game++) {
      const s = t.rules.copy(t.s);
      for (let steps = 0; t.rules.advance(s, rng); steps++) {
        expect(t.rules.check(s)).toBeNull();
        if (steps > 60) break;
      }
    }
  });
});

describe('a standing question that is always open', () => {
  const hint = flow('hint', { seat: int }, { say: note('hint'), echo: word(() => 2, 'heard') });
  const vote = (quiet: boolean) =>
    flow(
      'vote',
      {},
      {
        secret: {
          sealed: 'choose' as const,
          quiet,
          who: () => [0, 1],
          prompt: () => ({ text: msg('vote'), options: [{ id: 'aye' }] }),
          admits: () => true as const,
          sample: () => 'aye',
          reveal: (s: State) => void s.diary.push('revealed'),
        },
        over: finish,
      },
      {
        hint: {
          ...word(() => [0, 1], 'hint'),
          always: true,
          sample: () => undefined,
          take: (_s: State, _v: any, seat: number, _said: string, go: any) => go.call(hint, { seat }),
        },
        rest: { ...word(() => 0, 'rest'), sample: () => undefined },
      },
    );

  it('is offered during sealed questions, and its flow runs beside them', () => {
    const t = play(toy([vote(false), hint]));
    expect(t.asked()).toEqual(['0 vote/secret', '1 vote/secret', '0 vote/hint', '1 vote/hint']);
    t.say(0, 'aye', 'secret');
    t.say(1, 'hint', 'hint');
    expect(t.asked().filter((row) => !row.endsWith('/hint'))).toEqual(['2 hint/echo', '1 vote/secret', '0 vote/rest']);
    t.say(1, 'aye', 'secret');
    expect(t.s.diary).toEqual(['hint']);
    t.say(2, 'heard', 'echo');
    expect(t.s.diary).toEqual(['hint', '2:heard', 'revealed']);
    expect(t.s.result).toEqual(done);
  });

  it('is undone before an earlier sealed answer; during a quiet question only that answer is', () => {
    for (const [quiet, kind] of [
      [false, 'undo'],
      [true, 'withdraw'],
    ] as const) {
      const t = play(toy([vote(quiet), hint]));
      t.say(0, 'aye', 'secret');
      t.say(0, 'hint', 'hint');
      expect(t.table.undoEntry(0).kind).toBe(kind);
      t.table.apply(t.table.undoEntry(0));
      expect(t.s.diary).toEqual(quiet ? ['hint'] : []);
      expect(t.rules.withdraw(t.rules.copy(t.s), 0)).toBe(!quiet);
    }
  });

  it('keeps a quiet question quiet', () => {
    const t = play(toy([vote(true), hint]));
    t.say(0, 'aye', 'secret');
    const before = t.rules.waiting(t.s, 2).filter((row) => row.step === 'secret');
    t.say(1, 'hint', 'hint');
    expect(t.rules.waiting(t.s, 2).filter((row) => row.step === 'secret')).toEqual(before);
    expect(t.table.mayUndo(2)).toEqual({ reason: 'undo-quiet' });
  });
});

describe('the owner of a flow', () => {
  const inner = flow('inner', {}, { ask: word(() => 1, 'hit', 'x'), after: note('inner goes on') });
  const loot = flow('loot', { by: owner }, { ask: word((_s, v) => v.by, 'take') });
  const turn = flow(
    'turn',
    { seat: owner },
    {
      call: (_s, _v, go) => go.call(inner),
      ask: {
        ...word((_s, v) => v.seat, 'die', 'x'),
        take(s: State, v: any, _seat: number, said: string) {
          if (said !== 'die') return;
          putOut(s, v.seat);
          post(s, loot, { by: 2 });
          post(s, loot, { by: v.seat });
        },
      },
      after: note('turn goes on'),
    },
  );
  const match = flow(
    'match',
    { result: text },
    {
      play: (_s, _v, go) => go.call(turn, { seat: 0 }, 'result'),
      note: note('next'),
      ask: word(() => seatsFirst, 'x'),
      over: finish,
    },
  );
  const seatsFirst = 2;
  const start = (more = {}) => play(toy([match, turn, inner, loot], { resign: () => {}, ...more }));

  it('ends it and everything above when that seat is out, without a result', () => {
    const t = start();
    expect(t.asked()).toEqual(['1 inner/ask']);
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.s.diary).toEqual(['next']);
    expect(t.asked()).toEqual(['2 match/ask']);
    expect(t.s.stack[0]?.vars.result).toBe('');
    const u = start();
    u.table.apply({ kind: 'resign', seat: 1 });
    expect(u.s.diary).toEqual(['inner goes on']);
    expect(u.asked()).toEqual(['0 turn/ask']);
  });

  it('runs posted flows first, except those of the seat that is out', () => {
    const t = start();
    t.say(1, 'x');
    t.say(0, 'die');
    expect(t.asked()).toEqual(['2 loot/ask']);
    t.say(2, 'take');
    expect(t.s.diary).toEqual(['1:x', 'inner goes on', '2:take', 'next']);
  });

  it('runs flows posted by a resignation, although the turn is over', () => {
    const t = start({ resign: (s: State) => post(s, loot, { by: 2 }) });
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.asked()).toEqual(['2 loot/ask']);
    t.say(2, 'take');
    expect(t.s.diary).toEqual(['2:take', 'next']);
  });

  it('ends a lane, and a flow whose lanes still run', () => {
    const lane = flow('lane', { seat: owner }, { ask: word((_s, v) => v.seat, 'x'), after: note('lane goes on') });
    const pair = flow(
      'pair',
      { seat: owner },
      {
        split: (s, _v, go) => go.lanes(seatsIn(s).map((seat) => ({ flow: lane, vars: { seat } }))),
        after: note('pair goes on'),
      },
    );
    const main = flow(
      'main',
      {},
      { call: (_s, _v, go) => go.call(pair, { seat: 0 }), ask: word(() => 2, 'x'), over: finish },
    );
    const t = play(toy([main, pair, lane], { resign: () => {} }));
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.asked()).toEqual(['0 lane/ask', '2 lane/ask']);
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.asked()).toEqual(['2 main/ask']);
    expect(t.s.diary).toEqual([]);
  });
});

describe('the end by position', () => {
  const inner = flow('inner', {}, { count: (s) => void s.n++, never: note('never') });
  const main = flow(
    'main',
    {},
    {
      ask: {
        ...word(() => 0, 'count', 'effect', 'lanes'),
        take(s: State, _v: any, _seat: number, said: string, go: any) {
          if (said === 'count') return go.call(inner);
          if (said === 'lanes') return go.lanes([{ flow: inner }, { flow: inner }]);
          post(s, inner);
          endGame(s, { ...done, reason: 'effect' });
          go.jump('ask');
        },
      },
      never: note('never'),
      over: finish,
    },
  );
  const ending = { over: (s: State) => (s.n > 0 ? { ...done, reason: 'counted' } : null) };

  it('is tested after every step and leaves no frames behind', () => {
    for (const said of ['count', 'lanes']) {
      const t = play(toy([main, inner], ending));
      t.say(0, said);
      expect(t.s).toMatchObject({ result: { reason: 'counted' }, stack: [], posts: [], n: 1, diary: [] });
      expect(t.rules.check(t.s)).toBeNull();
      expect(difference(replay(t.rules, t.table.record).state, t.s)).toBeNull();
    }
  });

  it('may come from an effect, regardless of how the step ends', () => {
    const t = play(toy([main, inner]));
    t.say(0, 'effect');
    expect(t.s).toMatchObject({ result: { reason: 'effect' }, stack: [], posts: [], n: 0 });
  });

  it('may come with a resignation', () => {
    const t = play(toy([main, inner], { resign: (s) => void s.n++, ...ending }));
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.s).toMatchObject({ result: { reason: 'counted' }, stack: [] });
  });
});

describe('an old save', () => {
  it('gets new frame fields, and its lanes continue with the next step', () => {
    const lane = flow('lane', { seat: int }, { ask: word((_s, v) => v.seat, 'x') });
    const main = flow(
      'main',
      {},
      { split: (_s, _v, go) => go.lanes([0, 1].map((seat) => ({ flow: lane, vars: { seat } }))), over: finish },
    );
    const t = play(toy([main, lane]));
    const old = JSON.parse(JSON.stringify(t.s), (key, value) => (key === 'heard' ? undefined : value));
    old.stack[0].after = null;
    const table = resumeTable(t.rules, { ...t.table.record, snapshot: { version: 1, state: old } });
    expect(difference(table.state, t.s)).toBeNull();
    const bad = copyJson(t.s) as any;
    for (const heard of [{ ask: [1] }, { ask: 1 }, [], 3]) {
      bad.stack[0].heard = heard;
      expect(t.rules.check(bad)).toEqual({ path: '.stack[0].heard', expected: 'a count for each seat' });
    }
  });
});
