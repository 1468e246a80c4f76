import { describe, expect, it } from 'vitest';
import { logEntries, toldUpTo, wordsOf } from '../src/play/game-text.ts';
import type { GameUi } from '../src/play/game-ui.ts';
import { withoutUndone } from '../src/play/undone.ts';
import { filtered } from '../src/ui/frame/LogFilter.tsx';

const game = { messages: { moved: '{seat} moves.', bought: '{seat} buys.' } } as never;
const gameUi = {
  shown: () => null,
  cues: { moved: { kind: 'moves' }, bought: { kind: 'trade' } },
} as unknown as GameUi;
const words = wordsOf(game, gameUi, (seat) => ['Ada', 'Grace'][seat] ?? '?');
const log = [
  { n: 0, type: 'moved', data: { seat: 0 } },
  { n: 1, type: 'bought', data: { seat: 1 } },
  { n: 2, type: 'hinted', data: { seat: 1 } },
];

it('leaves hints out of the log', () => {
  expect(logEntries(log, words).map(({ text }) => text)).toEqual(['Grace buys.', 'Ada moves.']);
});

it('filters the log by player and by kind', () => {
  const entries = logEntries(log, words);
  expect(entries.map(({ name, kind }) => [name, kind])).toEqual([
    ['Grace', 'Trade'],
    ['Ada', 'Moves'],
  ]);
  const texts = (seat: number | null, kind: string | null) => filtered(entries, { seat, kind }).map(({ text }) => text);
  expect(texts(null, null)).toEqual(['Grace buys.', 'Ada moves.']);
  expect(texts(0, null)).toEqual(['Ada moves.']);
  expect(texts(null, 'Trade')).toEqual(['Grace buys.']);
  expect(texts(0, 'Trade')).toEqual([]);
});

it('tells nothing before its time', () => {
  expect(toldUpTo(logEntries(log, words), 0).map(({ text }) => text)).toEqual(['Ada moves.']);
});

describe('undone moves', () => {
  const event = (n: number, type: string, seat: number, more = {}) => ({ n, type, data: { seat, ...more } });
  const moves = [0, 1, 2, 3].map((n) => event(n, 'moved', n % 2));
  const told = (viewer: number | null, ...more: ReturnType<typeof event>[]) =>
    withoutUndone([...moves, ...more], viewer).map(({ n }) => n);

  it('leaves out what an undo took back, and the viewer’s own undos', () => {
    expect(told(0)).toEqual([0, 1, 2, 3]);
    expect(told(0, event(4, 'undone', 0, { events: 2 }))).toEqual([0, 1]);
    expect(told(1, event(4, 'undone', 0, { events: 2 }))).toEqual([0, 1, 4]);
  });

  it('counts the events of earlier undos', () => {
    const twice = [event(4, 'undone', 1, { events: 1 }), event(5, 'moved', 1), event(6, 'undone', 1, { events: 5 })];
    expect(told(1, ...twice)).toEqual([0]);
    expect(told(0, ...twice, event(7, 'moved', 0))).toEqual([0, 6, 7]);
  });

  it('keeps the log of saved games whose undos tell no number', () => {
    expect(told(0, event(4, 'undone', 0))).toEqual([0, 1, 2, 3, 4]);
  });
});
