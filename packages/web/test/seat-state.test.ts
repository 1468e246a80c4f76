import { expect, it } from 'vitest';
import { leadWords } from '../src/pages/table/lead.ts';
import { seatState } from '../src/play/seat-state.ts';

const seat = { name: 'Bo', kind: 'human' as const, level: null, connected: true };

it('says of a seat that its player resigned, or that a bot plays it', () => {
  const log = [{ n: 0, type: 'resigned', data: { seat: 1 } }];
  const seats = [seat, { ...seat, standin: 'medium' }, { ...seat, standin: 'medium' }, seat];
  expect(seats.map((_seat, at) => seatState({ seats, log }, at))).toEqual([null, 'Resigned', 'Bot playing', null]);
});

it('invites only to a table with an open seat', () => {
  const watch = { as: 'open' as const };
  expect(leadWords({ status: 'open', watch }, true)).toBe('You are invited to this table.');
  expect(leadWords({ status: 'playing', watch }, false)).toBe('All seats are taken. You can watch it.');
  expect(leadWords({ status: 'playing', watch: { as: 'nobody' } }, false)).toBe(
    'All seats are taken. Spectators are not allowed.',
  );
  expect(leadWords({ status: 'over', watch }, false)).toBe('This game is over. You can watch it.');
});
