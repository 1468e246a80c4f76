import { describe, expect, it } from 'vitest';
import {
  initialSeats,
  type SeatChoice,
  type SeatPlan,
  seatsOf,
  seatsWithBots,
  whoPlays,
} from '../src/pages/new/seat-plan.ts';

describe('the seats of the set-up', () => {
  it('start with the player and the required bots', () => {
    expect(initialSeats('Ada', 3).map(({ who, name }) => [who, name])).toEqual([
      ['me', 'Ada'],
      ['level2', ''],
      ['level2', ''],
    ]);
  });

  it('match the requested number, including one for solo games', () => {
    const who = (count: number) => seatsWithBots('Ada', count).map((seatPlan) => seatPlan.who);
    expect([who(1), who(2), who(3)]).toEqual([['me'], ['me', 'level2'], ['me', 'level2', 'level2']]);
  });

  it('are summarised', () => {
    const told = (...others: SeatChoice[]) =>
      whoPlays(['me' as SeatChoice, ...others].map((who, key): SeatPlan => ({ key, who, name: '' })));
    expect(told()).toBe('Solo, against the game');
    expect(told('level6')).toBe('You and Pallas');
    expect(told('easy')).toBe('You and Metis');
    expect(told('level8', 'friend', 'level1')).toBe('You, a friend by link and 2 bots');
    expect(told('screen', 'screen')).toBe('You and 2 other players on this device');
  });

  it('become table seats: friends choose names later, and names are unique', () => {
    const seatPlans = (...given: [SeatChoice, string][]) =>
      given.map(([who, name], key): SeatPlan => ({ key, who, name }));
    expect(seatsOf(seatPlans(['me', 'Ada'], ['friend', 'Grace'], ['hard', '']))).toMatchObject([
      { name: 'Ada', kind: 'human' },
      { name: '', kind: 'open' },
      { kind: 'bot', level: 'hard' },
    ]);
    expect(seatsOf(seatPlans(['me', 'Ada'], ['screen', 'Ada']))).toContain('Two seats are called Ada');
  });
});
