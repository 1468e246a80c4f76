import { describe, expect, it } from 'vitest';
import { reasonOf } from '../src/play/Hint.tsx';
import { lastMove } from '../src/play/last.ts';
import { scenesOf } from '../src/play/scenes.ts';
import { emptyTableView, type Logged, type TableView } from '../src/table/client.ts';

const told = (n: number, type: string, seat: number | null = 1): Logged => ({
  n,
  type,
  data: seat === null ? {} : { seat },
});
const at = (view: string, ...log: Logged[]): TableView => ({
  ...emptyTableView('t', 'g', 'live'),
  viewer: 0,
  view,
  log,
});

/** Events that begin with `quiet` go without saying; those of a `move` speak of a place. */
const words = {
  told: ({ type }: { type: string }) => (type.startsWith('quiet') ? null : `${type}.`),
  spots: ({ type }: { type: string }) => (type.startsWith('move') ? [`field:${type}`] : []),
  doer: ({ data }: Logged) => (typeof data.seat === 'number' ? data.seat : null),
} as never;

describe('the scenes since my last turn', () => {
  const start = at('start', told(0, 'mine', 0));

  it('begin where that turn ended, and tell each thing that happened', () => {
    const one = at('one', ...start.log, told(1, 'moves'));
    const two = at('two', ...one.log, told(2, 'buys'));
    const scenes = scenesOf([start, one, two], words, 'Here.');
    expect(scenes.map(({ table, line }) => [table.view, line])).toEqual([
      ['start', 'Here.'],
      ['one', 'moves.'],
      ['two', 'buys.'],
    ]);
    expect(scenes[2]?.events.map(({ n }) => n)).toEqual([2]);
  });

  it('show what goes without saying together with what comes next', () => {
    const drawn = at('drawn', ...start.log, told(1, 'quiet draw'));
    const placed = at('placed', ...drawn.log, told(2, 'moves'));
    expect(scenesOf([start, drawn, placed], words, 'Here.').map(({ table }) => table.view)).toEqual([
      'start',
      'placed',
    ]);
  });

  it('are none where nothing was said', () => {
    expect(scenesOf([start, at('drawn', ...start.log, told(1, 'quiet draw'))], words, 'Here.')).toEqual([]);
    expect(scenesOf([], words, 'Here.')).toEqual([]);
  });
});

describe('the last move', () => {
  it('is another’s, and stays marked until the viewer does something', () => {
    const log = [told(0, 'move a', 0), told(1, 'move b'), told(2, 'passes'), told(3, 'round', null)];
    expect(lastMove(at('now', ...log), words)).toEqual(['field:move b']);
    expect(lastMove(at('now', ...log, told(4, 'thinks', 0)), words)).toEqual(['field:move b']);
    expect(lastMove(at('now', ...log, told(4, 'move c', 0)), words)).toEqual([]);
  });
});

describe('the reason of a hint', () => {
  const weighed = (lead: number, worlds = 20, won: number | null = null) => ({ answer: 'x', lead, worlds, won });

  it('is in numbers, against the next best', () => {
    expect(reasonOf([weighed(4.25), weighed(1)])).toBe(
      'In 20 imagined games you come out 4.3 points ahead, 3.3 better than with the next best.',
    );
    expect(reasonOf([weighed(-2, 8, 0.25), weighed(-3, 8, 0.125)])).toBe(
      'In 8 imagined games you come out 2.0 points behind, 1.0 better than with the next best (25 % won against 13 % won).',
    );
  });

  it('claims no more than the worlds show', () => {
    expect(reasonOf([weighed(1), weighed(1.5)])).toContain('about as well as with the next best');
    expect(reasonOf([weighed(1)])).toBe('Nothing else is worth comparing.');
    expect(reasonOf([weighed(0, 0), weighed(0, 0)])).toBe('Nothing else is worth comparing.');
  });
});
