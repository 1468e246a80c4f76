import { describe, expect, it } from 'vitest';
import { homeStateOf } from '../src/pages/home/home-state.ts';
import { continueOrder, opponentsOf, turnOf, turnsOf } from '../src/pages/home/running.ts';
import type { GameEntry } from '../src/table/saved.ts';

const entry = (id: string, more: Partial<GameEntry> = {}): GameEntry => ({
  id,
  game: 'moonriser',
  online: false,
  guided: false,
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Vesta', kind: 'bot' },
  ],
  round: 1,
  scores: [],
  result: null,
  updated: 0,
  ...more,
});
const match = (id: string, awaited: boolean, until: number | null) => ({ match: id, awaited, until }) as never;

describe('running games', () => {
  it('come with own turns first, then the earliest deadline, then the newest', () => {
    const games = [
      entry('old', { updated: 1 }),
      entry('new', { updated: 2 }),
      entry('mine', { awaited: true }),
      entry('late', { online: true }),
      entry('soon', { online: true }),
    ];
    const turns = turnsOf([match('late', true, 200), match('soon', true, 100), match('new', false, 50)]);
    expect(continueOrder(games, turns).map(({ id }) => id)).toEqual(['soon', 'late', 'mine', 'new', 'old']);
  });

  it('know the question of a local turn', () => {
    expect(turnOf(entry('a', { awaited: true, asks: 'Build' }), new Map())).toEqual({ until: null, asks: 'Build' });
    expect(turnOf(entry('a'), new Map())).toBe(null);
  });

  it('name the opponents, or everyone who shares a device', () => {
    expect(opponentsOf(entry('a'))).toEqual(['Vesta']);
    const shared = { seats: ['Ada', 'Bo'].map((name) => ({ name, kind: 'human' as const })) };
    expect(opponentsOf(entry('a', shared))).toEqual(['Ada', 'Bo']);
    expect(opponentsOf(entry('a', { ...shared, online: true, mine: 1 }))).toEqual(['Ada']);
  });
});

describe('the home page', () => {
  it('introduces itself to players without games', () => {
    expect(homeStateOf([])).toBe('first');
    expect(homeStateOf([entry('a', { result: { winners: [], scores: [] } as never })])).toBe('idle');
    expect(homeStateOf([entry('a')])).toBe('running');
  });
});
