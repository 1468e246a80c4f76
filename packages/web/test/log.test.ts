import { expect, it } from 'vitest';
import { logEntries, toldUpTo, wordsOf } from '../src/play/game-text.ts';
import type { GameUi } from '../src/play/game-ui.ts';
import { positionOf, undoneBy } from '../src/play/undone.ts';
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

it('finds the moves that an undo took back by the position to which it returned', () => {
  const at = (view: unknown, newest: number) => positionOf({ view, log: [{ n: newest, type: 'moved', data: {} }] });
  const undone = { n: 6, type: 'undone', data: { seat: 0 } };
  expect(undoneBy(undone, [at('a', 1), at('b', 3), at('c', 5)], at('b', 6))).toEqual({ from: 4, to: 5 });
  expect(undoneBy(undone, [at('a', 1), at('b', 3)], at('reshuffled', 6))).toBe(null);
});
