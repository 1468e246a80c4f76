import { expect, it } from 'vitest';
import { openTurnNotifications } from '../src/turn-notifications.ts';

it('notifies an absent player once per turn, and once when others ask for a pause', () => {
  let now = 0;
  const pause = { wanted: [] as number[], on: false };
  const state = { result: null as object | null };
  const waiting = () => [{ seat: 0, standing: false }];
  const holders = ['ada', 'bo', 'cy'].map((person) => ({ kind: 'human', name: person, person }));
  const calls = openTurnNotifications({
    journal: { holders, seq: 5, table: { state, rules: { waiting, brief: () => null } } },
    takeovers: { substitute: () => null, pause },
    now: () => now,
    cancels: { request: null },
    delayMs: 1000,
    saved: null,
    isHere: (seat: number) => seat === 2,
  } as never);
  const called = () => {
    calls.serialize(5);
    now += 1000;
    return calls.due().map(({ person, kind }) => `${person} ${kind}`);
  };
  expect(called()).toEqual(['ada turn']);
  expect(called()).toEqual([]);
  // Ada has already been notified; Cy asked for the pause and is connected.
  pause.wanted = [2];
  expect(called()).toEqual(['bo pause']);
  expect(called()).toEqual([]);
  pause.on = true;
  expect(called()).toEqual([]);
  state.result = {};
  expect(called()).toEqual(['ada over', 'bo over']);
});

it('saves the current question text of an absent player, and nothing about connected players', () => {
  let [now, asks, here, asked] = [0, 'first', [1], 0];
  const game = { messages: { first: 'Answer {seat}’s offer', next: '{seat} plays on' } };
  const waiting = () => [
    { seat: asked, question: '1!a', standing: true },
    { seat: asked, question: '1.1', standing: false },
  ];
  const brief = (_state: object, _seat: number, question: string) =>
    question === '1.1' ? { id: asks, params: { seat: 2 } } : null;
  const people = ['ada', 'bo'].map((person) => ({ kind: 'human', name: person, person }));
  const holders = [...people, { kind: 'bot', name: '' }];
  const calls = openTurnNotifications({
    journal: { holders, seq: 5, table: { state: { result: null }, rules: { waiting, brief, game } } },
    takeovers: { substitute: () => null, pause: { wanted: [], on: false } },
    now: () => now,
    cancels: { request: null },
    delayMs: 1000,
    saved: null,
    isHere: (seat: number) => here.includes(seat),
  } as never);
  const kept = () => calls.serialize(5)?.state ?? null;
  const one = { seq: 5, at: 0, kind: 'turn', done: false };
  expect(kept()).toEqual([[0, { ...one, asks: 'Answer a bot’s offer' }]]);
  // Another question during the same wait causes no new notification.
  now += 1000;
  expect(calls.due()).toHaveLength(1);
  asks = 'next';
  expect(kept()).toEqual([[0, { ...one, done: true, asks: 'A bot plays on' }]]);
  expect(calls.due()).toEqual([]);
  // Now Bo is asked, who is connected. The saved state lists neither Ada nor Bo as awaited.
  asked = 1;
  expect(kept()).toEqual([]);
  asked = 0;
  here = [0, 1];
  expect(kept()).toBeNull();
});
