import { describe, expect, it } from 'vitest';
import { behindOf, estimateOf } from '../src/play/Hint.tsx';
import { lastMove } from '../src/play/last-move.ts';
import { scenesOf } from '../src/play/scenes.ts';
import { emptyTableView, type NumberedEvent, type TableView } from '../src/table/table-types.ts';

const logged = (n: number, type: string, seat: number | null = 1): NumberedEvent => ({
  n,
  type,
  data: seat === null ? {} : { seat },
});
const at = (view: string, ...log: NumberedEvent[]): TableView => ({
  ...emptyTableView('t', 'g', 'live'),
  viewer: 0,
  view,
  log,
});

/** Events that begin with `quiet` have no message; a `move` has an anchor. */
const words = {
  eventText: ({ type }: { type: string }) => (type.startsWith('quiet') ? null : `${type}.`),
  anchors: ({ type }: { type: string }) => (type.startsWith('move') ? [`field:${type}`] : []),
  actorOf: ({ data }: NumberedEvent) => (typeof data.seat === 'number' ? data.seat : null),
} as never;

describe('scenesOf', () => {
  const start = at('start', logged(0, 'mine', 0));

  it('starts where the last turn ended, with one scene per event', () => {
    const one = at('one', ...start.log, logged(1, 'moves'));
    const two = at('two', ...one.log, logged(2, 'buys'));
    const scenes = scenesOf([start, one, two], words, 'Here.');
    expect(scenes.map(({ table, line }) => [table.view, line])).toEqual([
      ['start', 'Here.'],
      ['one', 'moves.'],
      ['two', 'buys.'],
    ]);
    expect(scenes[2]?.events.map(({ n }) => n)).toEqual([2]);
  });

  it('merges events without a message into the next scene', () => {
    const drawn = at('drawn', ...start.log, logged(1, 'quiet draw'));
    const placed = at('placed', ...drawn.log, logged(2, 'moves'));
    expect(scenesOf([start, drawn, placed], words, 'Here.').map(({ table }) => table.view)).toEqual([
      'start',
      'placed',
    ]);
  });

  it('returns nothing if no event has a message', () => {
    expect(scenesOf([start, at('drawn', ...start.log, logged(1, 'quiet draw'))], words, 'Here.')).toEqual([]);
    expect(scenesOf([], words, 'Here.')).toEqual([]);
  });
});

describe('lastMove', () => {
  it('marks another player’s move until the viewer moves', () => {
    const log = [logged(0, 'move a', 0), logged(1, 'move b'), logged(2, 'passes'), logged(3, 'round', null)];
    expect(lastMove(at('now', ...log), words)).toEqual(['field:move b']);
    expect(lastMove(at('now', ...log, logged(4, 'thinks', 0)), words)).toEqual(['field:move b']);
    expect(lastMove(at('now', ...log, logged(4, 'move c', 0)), words)).toEqual([]);
  });
});

describe('the numbers of a hint', () => {
  const weighed = (lead: number, error = 0.5, worlds = 20, won: number | null = null) => ({
    answer: 'x',
    lead,
    error,
    worlds,
    won,
    reasons: [],
  });

  it('show the best move’s lead and win rate with their uncertainty', () => {
    expect(estimateOf(weighed(4.25))).toBe('+4.3 ± 1.0 points ahead in 20 simulations');
    expect(estimateOf(weighed(1, 0, 1))).toBe('+1.0 ± 0.0 points ahead in 1 simulation');
    expect(estimateOf(weighed(-2, 0.5, 8, 0.25))).toBe('−2.0 ± 1.0 points ahead in 8 simulations, 33% ± 27% to win');
    // Even if all simulations were won, the win is not certain.
    expect(estimateOf(weighed(9, 0, 8, 1))).toMatch(/84% ± \d+% to win$/);
    expect(estimateOf(weighed(0, 0, 0))).toBe('No alternative was worth simulating.');
  });

  it('show how far other moves are behind', () => {
    expect(behindOf(weighed(4), weighed(1, 0.6))).toBe('−3.0 ± 1.2');
    expect(behindOf(weighed(4), weighed(4))).toBe('about as good');
  });
});
