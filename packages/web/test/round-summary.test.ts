import { expect, it } from 'vitest';
import { changesBetween, gainOf, type RoundStart, summariesOf, withStart } from '../src/play/round-summary.ts';

const before = {
  values: [
    { label: 'Points', seats: [3, 5] },
    { label: 'Credits', seats: [1, 1] },
  ],
  parts: [
    { label: 'Tiles', values: [2, 3] },
    { label: 'Links', values: [1, 2] },
    { label: 'Tokens', values: [0, 0] },
  ],
};
const after = {
  values: [
    { label: 'Points', seats: [8, 6] },
    { label: 'Credits', seats: [0, 4] },
  ],
  parts: [
    { label: 'Tiles', values: [6, 3] },
    { label: 'Links', values: [2, 3] },
    { label: 'Tokens', values: [0, 0] },
  ],
};

it('compares a round’s start with its end, with one line for each cause', () => {
  expect(changesBetween(before, after)).toEqual([
    {
      label: 'Points',
      seats: [
        { from: 3, to: 8 },
        { from: 5, to: 6 },
      ],
      causes: [
        { label: 'Tiles', seats: [4, 0] },
        { label: 'Links', seats: [1, 1] },
      ],
    },
    {
      label: 'Credits',
      seats: [
        { from: 1, to: 0 },
        { from: 1, to: 4 },
      ],
      causes: [],
    },
  ]);
});

it('tells who gained most on whom', () => {
  expect(gainOf(changesBetween(before, after))).toEqual({ winner: 0, loser: 1, by: 4 });
  expect(gainOf(changesBetween(before, before))).toBe(null);
  expect(gainOf([])).toBe(null);
});

const start = (round: number, figures = before): RoundStart => ({ round, upTo: round * 10, figures });
const starts = (...all: RoundStart[]) => all.reduce<readonly RoundStart[]>(withStart, []);
const rounds = (...all: RoundStart[]) => summariesOf(starts(...all)).map(({ round, upTo }) => [round, upTo]);

it('has a summary of every round whose start and end are known', () => {
  expect(rounds(start(0), start(1), start(2), start(3))).toEqual([
    [1, 20],
    [2, 30],
  ]);
  expect(rounds(start(1), start(3), start(4))).toEqual([[3, 40]]);
});

it('keeps the start of a round to which an undo leads back', () => {
  const [last] = summariesOf(starts(start(1), start(2, before), start(3), start(2, after), start(3, after))).slice(-1);
  expect(last?.rows).toEqual(changesBetween(before, after));
});
