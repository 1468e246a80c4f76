import { describe, expect, it } from 'vitest';
import { reasonOf } from '../src/play/Hint.tsx';
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

describe('reasonOf', () => {
  const weighed = (lead: number, worlds = 20, won: number | null = null) => ({
    answer: 'x',
    lead,
    error: 0.5,
    worlds,
    won,
    reasons: [],
  });

  it('compares the best move with the next best, in numbers', () => {
    expect(reasonOf([weighed(4.25), weighed(1)])).toBe(
      '+4.3 points on average in 20 simulations. That is 3.3 more than the next best move.',
    );
    expect(reasonOf([weighed(-2, 8, 0.25), weighed(-3, 8, 0.125)])).toBe(
      '−2.0 points on average in 8 simulations. That is 1.0 more than the next best move. Win rate: 25%, next best 13%.',
    );
  });

  it('claims an advantage only if the simulations show one', () => {
    expect(reasonOf([weighed(1), weighed(1.5)])).toContain('The next best move is about as good.');
    expect(reasonOf([weighed(1)])).toBe('+1.0 points on average in 20 simulations.');
    expect(reasonOf([weighed(0, 0), weighed(0, 0)])).toBe('No simulations for this decision.');
  });
});
