import { expect, it } from 'vitest';
import { openCalls } from '../src/calls.ts';

it('who is away is called once for his turn, and once where others would like the clocks to rest', () => {
  let now = 0;
  const pause = { wanted: [] as number[], on: false };
  const state = { result: null as object | null };
  const waiting = () => [{ seat: 0, standing: false }];
  const holders = ['ada', 'bo', 'cy'].map((person) => ({ kind: 'human', name: person, person }));
  const calls = openCalls({
    keeper: { holders, seq: 5, table: { state, rules: { waiting } } },
    standins: { standin: () => null, pause },
    now: () => now,
    callMs: 1000,
    saved: null,
    isHere: (seat: number) => seat === 2,
  } as never);
  const called = () => {
    calls.keep(5);
    now += 1000;
    return calls.due().map(({ person, kind }) => `${person} ${kind}`);
  };
  expect(called()).toEqual(['ada turn']);
  expect(called()).toEqual([]);
  // Ada is called already; Cy has asked, and is there.
  pause.wanted = [2];
  expect(called()).toEqual(['bo pause']);
  expect(called()).toEqual([]);
  pause.on = true;
  expect(called()).toEqual([]);
  state.result = {};
  expect(called()).toEqual(['ada over', 'bo over']);
});
