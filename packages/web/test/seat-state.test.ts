import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { leadText } from '../src/pages/table/visitor-text.ts';
import { HaltedPage } from '../src/play/Banner.tsx';
import type { Play } from '../src/play/game-ui.ts';
import { seatState } from '../src/play/seat-state.ts';
import { turnState } from '../src/play/turn-state.ts';
import { tableViewOf } from '../src/table/table-client.ts';
import { emptyTableView } from '../src/table/table-types.ts';
import { PlayerStrip, SeatStatesContext } from '../src/ui/index.ts';

const seat = { name: 'Bo', kind: 'human' as const, level: null, connected: true };

it('shows that a player resigned or that a bot plays', () => {
  const log = [{ n: 0, type: 'resigned', data: { seat: 1 } }];
  const seats = [seat, { ...seat, standin: 'medium' }, { ...seat, standin: 'medium' }, seat];
  expect(seats.map((_seat, at) => seatState({ seats, log }, at)?.words ?? null)).toEqual([
    null,
    'Resigned',
    'Bot playing',
    null,
  ]);
});

it('shows a seat’s state in the player strip by an icon and in its label', () => {
  const player = (at: number) => ({ seat: at, name: 'Bo', points: 3, active: false });
  const strip = createElement(PlayerStrip, { players: [player(0), player(1)], unit: 'points', onPick: () => {} });
  const value = [null, { words: 'Bot playing', icon: 'bot' as const }];
  const [own, bot] = renderToStaticMarkup(createElement(SeatStatesContext, { value }, strip)).split('</button>');
  expect(bot).toContain('aria-label="Bo, 3 points, Bot playing"');
  const signs = (cell = '') => cell.match(/<svg/g)?.length;
  expect([signs(own), signs(bot)]).toEqual([1, 2]);
});

it('shows no seat’s turn while the game is halted', () => {
  const table = { ...emptyTableView('m', 'moonriser', 'live'), seats: [seat, seat], mySeats: [0], viewer: 0 };
  const words = (halted: boolean) =>
    [0, 1].map((at) => turnState({ table: { ...table, halted } } as unknown as Play, at, at));
  expect(words(false)).toEqual(['your turn', 'playing now']);
  expect(words(true)).toEqual(['you', '']);
});

it('links from a halted game without a board to the home page', () => {
  const table = { ...emptyTableView('m', 'moonriser', 'live'), halted: true };
  const page = (mySeats: number[]) =>
    renderToStaticMarkup(
      createElement(
        MemoryRouter,
        null,
        createElement(HaltedPage, { client: {} as never, table: { ...table, mySeats } }),
      ),
    );
  expect(page([])).toContain('href="/"');
  expect(page([])).not.toContain('Abandon game');
  expect(page([0])).toContain('Abandon game');
});

it('offers no undo while the game is halted', () => {
  const known = {
    seats: [seat],
    you: [0],
    views: [{ seat: 0, view: {}, waiting: [], log: [] }],
    prompts: [],
    orders: [],
  };
  const undo = [{ seat: 0, may: 'free', reason: null }];
  const undoOf = (halted: boolean) =>
    tableViewOf({ ...known, undo, clocks: [], sides: [], times: null, halted } as never, undefined, 'live').undo;
  expect([undoOf(false), undoOf(true)]).toEqual([true, { reason: 'halted' }]);
});

it('invites visitors only to a table with an open seat', () => {
  const watch = { as: 'open' as const };
  expect(leadText({ status: 'open', watch }, true)).toBe('You are invited to this table.');
  expect(leadText({ status: 'playing', watch }, false)).toBe('All seats are taken. You can watch the game.');
  expect(leadText({ status: 'playing', watch: { as: 'nobody' } }, false)).toBe(
    'All seats are taken. Spectators are not allowed.',
  );
  expect(leadText({ status: 'over', watch }, false)).toBe('This game is over. You can view the board.');
});
