import { describe, expect, it } from 'vitest';
import {
  copyJson,
  IllegalAction,
  int,
  type Json,
  load,
  rulesOf,
  shape,
  stateOf,
  text,
  withDefault,
} from '../src/index.ts';
import { done, flow, play, toy, word } from './toy.ts';

const lane = flow('lane', { seat: int }, { ask: word((_s, v) => v.seat, 'x') });
const main = flow(
  'main',
  { level: withDefault(int, 4) },
  {
    ask: word(() => 0, 'x'),
    split: (_s, _v, go) => go.lanes([{ flow: lane, vars: { seat: 1 } }]),
    end: (_s, _v, go) => go.finish(done),
  },
);
const game = toy([main, lane], {
  version: 3,
  migrations: [
    { name: 'grab is ask', version: 2, up: (raw) => rename(raw, 'grab', 'ask') },
    {
      name: 'diary is a list',
      version: 3,
      up: (raw) => void (Array.isArray(raw.diary) || Object.assign(raw, { diary: [raw.diary as Json] })),
    },
  ],
});
const rules = rulesOf(game);

function rename(raw: Record<string, Json>, from: string, to: string): void {
  for (const frame of raw.stack as { step: string }[]) if (frame.step === from) frame.step = to;
}

/** A save written by the current rules and then changed. */
function saved(change: (raw: any) => void = () => {}): Json {
  const raw = JSON.parse(JSON.stringify(play(game).s));
  change(raw);
  return raw;
}

describe('a save', () => {
  it('of an older version is migrated in order, gets defaults and can be continued', () => {
    const old = saved((raw) => {
      raw.stack[0].step = 'grab';
      raw.stack[0].vars = {};
      raw.diary = 'once a text';
      delete raw.n;
    });
    const before = copyJson(old);
    const s = load(rules, { version: 1, state: old });
    expect(s).toMatchObject({ diary: ['once a text'], n: 0, stack: [{ step: 'ask', vars: { level: 4 } }] });
    expect(old).toEqual(before);
    rules.play(s, { seat: 0, question: '0.1', n: 0, answer: 'x' });
    expect(s.stack[0]?.lanes).toHaveLength(1);
    expect(() => load(rules, { version: 2, state: old })).toThrow('bad-state');
  });

  it('fills variables inside lanes too', () => {
    const s = play(game).s;
    rules.play(s, { seat: 0, question: '0.1', n: 0, answer: 'x' });
    const raw = JSON.parse(JSON.stringify(s));
    raw.stack[0].lanes[0][0].vars = {};
    expect(load(rules, { version: 3, state: raw }).stack[0]?.lanes?.[0]?.[0]?.vars).toEqual({ seat: 0 });
  });

  it('of a newer version is refused', () => {
    expect(() => load(rules, { version: 4, state: saved() })).toThrow('newer-save');
    expect(() => load(rules, { version: 1.5, state: saved() })).toThrow('newer-save');
  });

  const bad: [string, (raw: any) => void, string][] = [
    [
      'a wrong field',
      (raw) => {
        raw.n = 'x';
      },
      '.n',
    ],
    [
      'an unknown field',
      (raw) => {
        raw.extra = 1;
      },
      '.extra',
    ],
    [
      'lists of different lengths',
      (raw) => {
        raw.counts.push(0);
      },
      '.counts',
    ],
    [
      'no seats',
      (raw) => {
        raw.out = [];
        raw.counts = [];
        raw.marks = [];
      },
      '.out',
    ],
    [
      'a random generator that is too short',
      (raw) => {
        raw.rng.pop();
      },
      '.rng',
    ],
    [
      'no frame',
      (raw) => {
        raw.stack = [];
      },
      '.stack',
    ],
    [
      'a frame that is not an object',
      (raw) => {
        raw.stack = [null];
      },
      '.stack[0]',
    ],
    [
      'a frame without a field',
      (raw) => {
        delete raw.stack[0].lanes;
      },
      '.stack[0].lanes',
    ],
    [
      'an unknown flow',
      (raw) => {
        raw.stack[0].flow = 'gone';
      },
      '.stack[0].flow',
    ],
    [
      'an unknown step',
      (raw) => {
        raw.stack[0].step = 'constructor';
      },
      '.stack[0].step',
    ],
    [
      'a wrong variable',
      (raw) => {
        raw.stack[0].vars.level = null;
      },
      '.stack[0].vars.level',
    ],
    [
      'a serial that is too high',
      (raw) => {
        raw.stack[0].serial = 99;
      },
      '.stack[0].serial',
    ],
    [
      'sealed answers to an open step',
      (raw) => {
        raw.stack[0].sealed = [null, null, null];
      },
      '.stack[0].sealed',
    ],
    [
      'an unknown transition',
      (raw) => {
        raw.stack[0].after = { go: 'away' };
      },
      '.stack[0].after',
    ],
    [
      'a posted call of an unknown flow',
      (raw) => {
        raw.posts = [{ flow: 'gone', vars: {} }];
      },
      '.posts[0]',
    ],
    [
      'a posted call that is not an object',
      (raw) => {
        raw.stack[0].posts = [3];
      },
      '.stack[0].posts[0]',
    ],
    [
      'a lane with an invalid frame',
      (raw) => {
        raw.stack[0].lanes = [[3]];
      },
      '.stack[0].lanes[0][0]',
    ],
    [
      'a zone without a `known` entry for each card',
      (raw) => {
        raw.deck.known.pop();
      },
      '/',
    ],
    [
      'an invalid result',
      (raw) => {
        raw.result = { scores: 'many' };
      },
      '.result.scores',
    ],
    [
      'no open question',
      (raw) => {
        raw.stack[0].step = 'end';
      },
      '.stack',
    ],
  ];
  it.each(bad)('with %s is refused with a path', (_what, change, path) => {
    try {
      load(rules, { version: 3, state: saved(change) });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalAction);
      expect(error).toMatchObject({ reason: 'bad-state', params: { path } });
    }
  });

  it.each([[null], [3], ['x'], [[]], [{}], [{ stack: 3 }]])('that is %j is refused', (state) => {
    expect(() => load(rules, { version: 3, state: state as Json })).toThrow('bad-state');
  });

  it('matches the schema of the core and the game’s fields', () => {
    expect(stateOf({ a: int })).toMatchObject({ kind: 'shape', fields: { a: { kind: 'int' }, rng: { kind: 'list' } } });
    expect(shape({ t: text })).toEqual({ kind: 'shape', fields: { t: text } });
  });
});
