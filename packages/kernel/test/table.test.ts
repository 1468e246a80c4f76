import { describe, expect, it } from 'vitest';
import {
  copyJson,
  difference,
  draw,
  type Entry,
  EVERYBODY,
  int,
  type Json,
  liveEntries,
  logEvent,
  maskOf,
  msg,
  newTable,
  replay,
  resumeTable,
  rulesOf,
  shape,
  stateAfter,
  text,
} from '../src/index.ts';
import { done, flow, play, type State, toy, uncounted } from './toy.ts';

/** Each seat in turn counts up, draws a card (and so learns it) or ends the game. */
const turns = flow(
  'turns',
  {},
  {
    act: {
      ask: 'subset',
      who: (s) => s.n % 3,
      prompt: () => ({
        text: msg('act'),
        items: ['again', 'draw', 'show', 'stop'].map((id) => ({ id })),
        min: 1,
        max: 2,
      }),
      admits: () => true,
      sample: () => ['again'],
      take(s, _v, seat, said, go) {
        s.diary.push(`${seat} ${said.join('+')}`);
        logEvent('acted', { seat }, maskOf(seat), { said });
        if (said.includes('draw')) draw(s, s.deck, s.hands[seat] as State['deck'], maskOf(seat));
        if (said.includes('show')) draw(s, s.deck, s.hands[seat] as State['deck'], EVERYBODY);
        if (said.includes('stop')) return go.finish(done);
        if (!said.includes('again')) s.n++;
        // Rules may change their own copy of an answer.
        said.length = 0;
        go.stay();
      },
    },
  },
);
const game = toy([turns], { resign: (s) => void s.n++ });
const start = () => play(game);

describe('the record', () => {
  it('keeps answers even if sender or rules change their copy', () => {
    const t = start();
    const answer = ['again'];
    t.say(0, answer);
    expect(answer).toEqual(['again']);
    answer.push('stop');
    expect(t.table.record.entries).toEqual([
      { kind: 'act', action: { seat: 0, question: '0.1', n: 0, answer: ['again'] } },
    ]);
    t.table.act({ seat: 0, question: '0.1', n: 1, answer: ['again'], more: 'than asked' } as never);
    expect(t.table.record.entries[1]).toEqual({
      kind: 'act',
      action: { seat: 0, question: '0.1', n: 1, answer: ['again'] },
    });
  });

  it('replays to an equal state and hash, with undo, timeouts, bots and resignation', () => {
    const t = start();
    t.say(0, ['again']);
    t.say(0, ['again']);
    t.table.apply(t.table.undoEntry(0));
    t.say(0, ['draw']);
    t.table.apply({ kind: 'bot', seat: 1, level: 'easy' });
    t.table.apply({ kind: 'expire', question: t.question(1) });
    t.table.apply(t.table.undoEntry(0, { reseed: 'again' }));
    t.say(0, ['none']);
    t.table.apply({ kind: 'resign', seat: 1 });
    t.say(2, ['show']);
    const record = JSON.parse(JSON.stringify(t.table.record));
    const again = replay(t.rules, record);
    expect(difference(again.state, t.s)).toBeNull();
    expect(again.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(stateAfter(t.rules, record, 0).diary).toEqual([]);
    expect(stateAfter(t.rules, record, 2).diary).toEqual(['0 again', '0 again']);
  });

  it('of an imported match gets a new seed: unknown cards are shuffled, known ones stay', () => {
    const t = start();
    t.say(0, ['draw']);
    const before = copyJson(t.s);
    expect(t.table.apply({ kind: 'luck', seed: 'of the server' })).toMatchObject([{ type: 'luck-anew', to: 0 }]);
    expect(t.s.rng).not.toEqual(before.rng);
    expect(t.s.deck.cards).not.toEqual(before.deck.cards);
    expect({ ...t.s, rng: 0, deck: 0 }).toEqual({ ...before, rng: 0, deck: 0 });
    expect(t.table.mayUndo(0)).toEqual({ reason: 'undo-others-acted' });
    expect(difference(replay(t.rules, t.table.record).state, t.s)).toBeNull();
  });

  it('of another version cannot be replayed, only resumed', () => {
    const t = start();
    t.say(0, ['again']);
    const old = { ...t.table.record, version: 0 };
    expect(() => replay(t.rules, old)).toThrow('other-version');
    expect(resumeTable(t.rules, old).state.diary).toEqual(['0 again']);
  });

  it('shows each viewer every event, the secret part only to its seats', () => {
    const t = start();
    const [event] = t.say(0, ['again']);
    expect(event && t.table.visibleEvent(event, 0)).toEqual({ type: 'acted', data: { seat: 0, said: ['again'] } });
    expect(event && t.table.visibleEvent(event, 1)).toEqual({ type: 'acted', data: { seat: 0 } });
    expect(event && t.table.visibleEvent(event, null)).toEqual({ type: 'acted', data: { seat: 0 } });
  });

  it('refuses invalid entries', () => {
    const t = start();
    expect(() => t.table.apply({ kind: 'cheat' } as never)).toThrow('bad-entry');
    expect(() => t.table.apply({ kind: 'bot', seat: 9, level: null })).toThrow('no-seat');
    expect(t.table.record.entries).toEqual([]);
  });

  it('includes events of the set-up', () => {
    const types: string[] = [];
    const hello = flow('hello', {}, { hi: () => logEvent('hi', {}), end: (_s, _v, go) => go.finish(done) });
    newTable(play(toy([hello])).rules, { seats: 1, options: {}, seed: 's' }, (event) => types.push(event.type));
    expect(types).toEqual(['hi']);
  });
});

describe('undo', () => {
  it("takes back a seat's latest actions one by one while no other seat has acted and it has learned nothing", () => {
    const t = start();
    expect(t.table.mayUndo(0)).toEqual({ reason: 'nothing-to-undo' });
    const before = copyJson(t.s);
    t.say(0, ['again']);
    t.say(0, ['again']);
    expect(t.table.mayUndo(1)).toEqual({ reason: 'nothing-to-undo' });
    t.table.apply(t.table.undoEntry(0));
    expect(t.s.diary).toEqual(['0 again']);
    t.table.apply(t.table.undoEntry(0));
    expect(difference(uncounted(t.s), uncounted(before))).toBeNull();
    expect(t.table.mayUndo(0)).toEqual({ reason: 'nothing-to-undo' });
    expect(liveEntries(t.table.record.entries)).toEqual([]);
  });

  it('never decreases counts, so that an old action stays stale', () => {
    const t = start();
    const question = t.question(0);
    t.say(0, ['again']);
    t.table.apply(t.table.undoEntry(0));
    expect(t.s.counts).toEqual([2, 1, 1]);
    expect(() => t.table.act({ seat: 0, question, n: 0, answer: ['again'] })).toThrow('repeated');
  });

  it('stops where the seat has learned something or another seat has acted', () => {
    const t = start();
    t.say(0, ['again', 'draw']);
    expect(t.table.mayUndo(0)).toEqual({ reason: 'undo-learned' });
    expect(() => t.table.apply(t.table.undoEntry(0))).toThrow('undo-learned');
    t.say(0, ['none']);
    expect(t.table.mayUndo(0)).toBe(true);
    t.say(1, ['none']);
    expect(t.table.mayUndo(0)).toEqual({ reason: 'undo-others-acted' });
    expect(() => t.table.apply({ kind: 'undo', seat: 1, to: 0, reseed: null })).toThrow('stale');
  });

  it('never goes back past a resignation, not even by consent', () => {
    const t = start();
    t.say(0, ['again']);
    t.say(0, ['none']);
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.table.mayUndo(0)).toEqual({ reason: 'undo-resigned' });
    expect(t.table.mayUndo(2)).toEqual({ reason: 'nothing-to-undo' });
    const before = copyJson(t.s);
    expect(() => t.table.apply(t.table.undoEntry(0, { reseed: 'again' }))).toThrow('undo-resigned');
    expect(t.s).toEqual(before);
    // Later actions can be undone, freely and by consent.
    t.say(2, ['again']);
    t.table.apply(t.table.undoEntry(2));
    t.say(2, ['draw']);
    t.table.apply(t.table.undoEntry(2, { reseed: 'again' }));
    expect(t.s.out).toEqual([false, true, false]);
    expect(t.table.mayUndo(0)).toEqual({ reason: 'undo-resigned' });
    const resumed = resumeTable(t.rules, JSON.parse(JSON.stringify(t.table.record)));
    expect(resumed.mayUndo(0)).toEqual({ reason: 'undo-resigned' });
    expect(() => resumed.apply(resumed.undoEntry(0, { reseed: 'again' }))).toThrow('undo-resigned');
  });

  it('past a resignation is replayed if an old record contains it', () => {
    const t = start();
    t.say(0, ['none']);
    t.table.apply({ kind: 'resign', seat: 1 });
    const undo: Entry = { kind: 'undo', seat: 0, to: 0, reseed: 'again' };
    const old = { ...t.table.record, entries: [...t.table.record.entries, undo] };
    expect(replay(t.rules, old).state.out).toEqual([false, false, false]);
  });

  it('works regardless of who plays the seat', () => {
    const t = start();
    t.say(0, ['again']);
    t.table.apply({ kind: 'bot', seat: 2, level: 'easy' });
    expect(t.table.undoEntry(0)).toEqual({ kind: 'undo', seat: 0, to: 0, reseed: null });
    t.table.apply(t.table.undoEntry(0));
    expect(t.s.diary).toEqual([]);
  });

  it('by consent goes back past what was learned, with a new seed and shuffled unknown cards', () => {
    const t = start();
    const before = copyJson(t.s);
    t.say(0, ['draw']);
    t.say(1, ['none']);
    t.table.apply(t.table.undoEntry(0, { reseed: 'fresh' }));
    expect(t.s.diary).toEqual([]);
    expect(t.s.rng).not.toEqual(before.rng);
    expect(t.s.deck.cards).not.toEqual(before.deck.cards);
    expect([...t.s.deck.cards].sort((a, b) => a - b)).toEqual(before.deck.cards);
    expect(t.table.mayUndo(0)).toEqual({ reason: 'nothing-to-undo' });
  });

  it('by consent only goes back to an action of that seat in effect', () => {
    const t = start();
    t.say(0, ['none']);
    t.say(1, ['none']);
    for (const to of [1, 2, -1, 0.5, Number.NaN]) {
      expect(() => t.table.apply({ kind: 'undo', seat: 0, to, reseed: 'x' })).toThrow('nothing-to-undo');
    }
    expect(() => t.table.apply(t.table.undoEntry(2, { reseed: 'x' }))).toThrow('nothing-to-undo');
  });

  it('by consent, repeated often, stays cheap to replay', () => {
    const t = start();
    for (let i = 0; i < 40; i++) {
      t.say(0, ['draw', 'again']);
      t.table.apply(t.table.undoEntry(0, { reseed: `${i}` }));
    }
    expect(difference(replay(t.rules, t.table.record).state, t.s)).toBeNull();
  });

  it('needs consent after the table was reloaded', () => {
    const t = start();
    t.say(0, ['again']);
    const again = resumeTable(t.rules, JSON.parse(JSON.stringify(t.table.record)));
    expect(again.mayUndo(0)).toEqual({ reason: 'undo-resumed' });
    again.apply(again.undoEntry(0, { reseed: 'x' }));
    expect(again.state.diary).toEqual([]);
  });
});

describe('undo by consent', () => {
  /** A table whose rules count the actions they play. */
  function counted(entries: number) {
    const rules = rulesOf(game);
    let played = 0;
    const counting = {
      ...rules,
      play: (...args: Parameters<typeof rules.play>) => {
        played++;
        rules.play(...args);
      },
    };
    const table = newTable(counting, { seats: 3, options: {}, seed: 'long' });
    const act = (answer: string[]) => {
      const [row] = rules.waiting(table.state);
      table.act({ seat: row?.seat ?? 0, question: row?.question ?? '', n: row?.n ?? 0, answer });
    };
    for (let i = 0; i < entries; i++) act(['turn']);
    played = 0;
    return { table, act, rules: counting, played: () => played };
  }
  /** The state that a replay from the start leads to. */
  const byReplay = (table: ReturnType<typeof newTable<State>>) => replay(rulesOf(game), copyJson(table.record)).state;

  it('replays nothing for a recent action and a sixteenth of the record for the oldest', () => {
    const { table, played } = counted(2500);
    table.apply(table.undoEntry(0, { reseed: 'recent' }));
    expect(played()).toBe(0);
    for (const to of [1801, 1203, 604, 2]) {
      const before = played();
      const { seat } = (table.record.entries[to] as Entry & { kind: 'act' }).action;
      table.apply({ kind: 'undo', seat, to, reseed: `${to}` });
      expect(played() - before).toBeLessThanOrEqual(2500 / 16);
      expect(difference(byReplay(table), table.state)).toBeNull();
    }
  });

  it('replays a reloaded table in slices, and other seats may act meanwhile', () => {
    const long = counted(300);
    const { rules, played } = long;
    const table = resumeTable(rules, copyJson(long.table.record));
    const undo = table.undoEntry(1, { reseed: 'x' });
    expect(undo).toMatchObject({ to: 298 });
    const left: number[] = [];
    let most = 0;
    let before = played();
    for (const rest of table.prepare(undo, 100)) {
      left.push(rest);
      most = Math.max(most, played() - before);
      const [row] = rules.waiting(table.state);
      table.act({ seat: row?.seat ?? 0, question: row?.question ?? '', n: row?.n ?? 0, answer: ['again'] });
      before = played();
    }
    expect(left).toEqual([198, 98]);
    expect(most).toBe(100);
    before = played();
    table.apply(undo);
    expect(played()).toBe(before);
    expect(table.state.diary).toHaveLength(298);
    expect(difference(byReplay(table), table.state)).toBeNull();
  });

  it('stays correct with several undos, whichever checkpoints are left', () => {
    const { table, act } = counted(120);
    for (let i = 0; i < 30; i++) {
      table.apply(table.undoEntry(i % 3, { reseed: `${i}` }));
      for (let k = 0; k < i % 5; k++) act([k % 2 ? 'draw' : 'turn']);
      if (table.mayUndo(0) === true) table.apply(table.undoEntry(0));
    }
    expect(difference(byReplay(table), table.state)).toBeNull();
    const stands = liveEntries(table.record.entries);
    const to = stands[40] as number;
    const { seat } = (table.record.entries[to] as Entry & { kind: 'act' }).action;
    table.apply({ kind: 'undo', seat, to, reseed: 'far' });
    expect(difference(byReplay(table), table.state)).toBeNull();
    expect([...table.prepare({ kind: 'bot', seat: 0, level: null })]).toEqual([]);
    expect(() => [...table.prepare({ kind: 'undo', seat, to, reseed: 'gone' })]).toThrow('nothing-to-undo');
  });
});

describe('standing orders', () => {
  const ordered = toy([turns], {
    orders: {
      schema: shape({ word: text, often: int }),
      obey: (_s, _seat, orders, question) => (question.step === 'act' && orders.word ? [orders.word] : undefined),
    },
  });

  it('are recorded and private, survive undo and reload, and do not block undo', () => {
    const t = play(ordered);
    const before = copyJson(t.s);
    t.say(0, ['again']);
    expect(t.table.apply({ kind: 'orders', seat: 0, orders: { word: 'draw' } })).toEqual([]);
    expect(t.table.orders).toEqual([{ word: 'draw', often: 0 }, null, null]);
    expect(t.table.mayUndo(0)).toBe(true);
    t.table.apply(t.table.undoEntry(0));
    expect(difference(uncounted(t.s), uncounted(before))).toBeNull();
    t.table.apply({ kind: 'orders', seat: 1, orders: { word: 'x' } });
    t.table.apply({ kind: 'orders', seat: 1, orders: null });
    const record = copyJson(t.table.record);
    expect(resumeTable(t.rules, record).orders).toEqual([{ word: 'draw', often: 0 }, null, null]);
    expect(difference(replay(t.rules, record).state, t.s)).toBeNull();
  });

  it('answer as the game says, and only legally', () => {
    const t = play(ordered);
    const [row] = t.rules.waiting(t.s);
    if (!row) throw new Error('nobody is asked');
    const action = t.rules.obey(t.s, { word: 'draw', often: 0 }, row);
    expect(action).toEqual({ seat: 0, question: row.question, n: 0, answer: ['draw'] });
    expect(t.rules.obey(t.s, { word: '', often: 0 }, row)).toBeNull();
    expect(t.rules.obey(t.s, { word: 'x'.repeat(300), often: 0 }, row)).toBeNull();
    expect(play(game).rules.obey(t.s, {}, row)).toBeNull();
    // A seat without standing orders is asked, unless the game has default ones.
    expect(t.rules.obey(t.s, null, row)).toBeNull();
  });

  it('are refused if invalid, and dropped if newer rules do not know them', () => {
    const t = play(ordered);
    const tell = (orders: Json, seat = 0) => t.table.apply({ kind: 'orders', seat, orders });
    expect(() => tell({ word: 1 })).toThrow('bad-orders');
    expect(() => tell({ constructor: 'x' })).toThrow('bad-orders');
    expect(() => tell({}, 7)).toThrow('no-seat');
    expect(() => play(game).table.apply({ kind: 'orders', seat: 0, orders: {} })).toThrow('no-orders');
    expect(t.table.record.entries).toEqual([]);
    tell({ word: 'draw' });
    expect(resumeTable(play(game).rules, copyJson(t.table.record)).orders).toEqual([null, null, null]);
  });
});

describe('a table', () => {
  it('keeps the newest state as a snapshot that can be resumed', () => {
    const t = start();
    t.say(0, ['draw']);
    const saved = JSON.parse(JSON.stringify(t.table.record));
    const again = resumeTable(t.rules, saved);
    again.act({ seat: 1, question: '0.1', n: 0, answer: ['stop'] });
    expect(again.state.result).toEqual(done);
    expect(saved.entries).toHaveLength(1);
    expect((again.record.snapshot.state as Record<string, Json>).result).toEqual(done);
  });

  it('never changes a state it has returned', () => {
    const t = start();
    const first = t.s;
    const before = copyJson(first);
    t.say(0, ['draw']);
    expect(difference(first, before)).toBeNull();
    expect(t.s).not.toBe(first);
  });
});

describe('undo and a quiet question', () => {
  const whisper = flow(
    'whisper',
    {},
    {
      open: {
        ask: 'choose',
        who: () => 0,
        prompt: () => ({ text: msg('open'), options: [{ id: 'go' }] }),
        admits: () => true,
        sample: () => 'go',
        take: () => {},
      },
      secret: {
        sealed: 'choose',
        quiet: true,
        who: () => [1, 2],
        prompt: () => ({ text: msg('secret'), options: [{ id: 'a' }] }),
        admits: () => true,
        sample: () => 'a',
        reveal: (_s, _v, _answers, go) => go.finish(done),
      },
    },
  );

  it('gives the same reason however many seats have answered', () => {
    const t = play(toy([whisper]));
    t.say(0, 'go');
    const before = t.table.mayUndo(0);
    t.say(1, 'a');
    expect(before).toEqual({ reason: 'undo-quiet' });
    expect(t.table.mayUndo(0)).toEqual(before);
    expect(t.table.mayUndo(1)).toBe(true);
    expect(() => t.table.apply(t.table.undoEntry(0))).toThrow('undo-quiet');
  });
});
