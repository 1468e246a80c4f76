import { describe, expect, it } from 'vitest';
import { type Chair, chairsAgain, chairsFor, firstChairs, seatsOf, type Who, whoPlays } from '../src/pages/chairs.ts';
import type { SeatInfo } from '../src/table/client.ts';

const person = (name: string): SeatInfo => ({ name, kind: 'human', level: null, connected: true });
const bot = (level: string): SeatInfo => ({ name: 'Vesta', kind: 'bot', level, connected: true });

describe('the chairs of the set-up', () => {
  it('start with oneself and as many bots as are needed', () => {
    expect(firstChairs('Ada', 3).map(({ who, name }) => [who, name])).toEqual([
      ['me', 'Ada'],
      ['easy', ''],
      ['easy', ''],
    ]);
  });

  it('are as many as are asked for, oneself alone too', () => {
    const who = (count: number) => chairsFor('Ada', count).map((chair) => chair.who);
    expect([who(1), who(2), who(3)]).toEqual([['me'], ['me', 'easy'], ['me', 'easy', 'easy']]);
  });

  it('stand again as at the table before, whoever sets them up', () => {
    const seats = [person('Ada'), person('Grace'), bot('hard')];
    const again = (mine: number[]) => chairsAgain(seats, mine).map(({ who, name }) => [who, name]);
    expect(again([0])).toEqual([
      ['me', 'Ada'],
      ['friend', 'Grace'],
      ['hard', ''],
    ]);
    expect(again([1])).toEqual([
      ['me', 'Grace'],
      ['friend', 'Ada'],
      ['hard', ''],
    ]);
    expect(again([0, 1])).toEqual([
      ['me', 'Ada'],
      ['screen', 'Grace'],
      ['hard', ''],
    ]);
    expect(chairsAgain([person('Ada'), bot('unheard-of')], [0])[1]?.who).toBe('easy');
  });

  it('are told in a few words', () => {
    const told = (...others: Who[]) =>
      whoPlays(['me' as Who, ...others].map((who, key): Chair => ({ key, who, name: '' })));
    expect(told()).toBe('Solo, against the game');
    expect(told('easy')).toBe('You and a bot');
    expect(told('hard', 'friend', 'easy')).toBe('You, a friend by link and 2 bots');
    expect(told('screen', 'screen')).toBe('You and 2 others here');
  });

  it('become seats: friends choose their names, and two people may not share one', () => {
    const chairs = chairsAgain([person('Ada'), person('Grace'), bot('hard')], [0]);
    expect(seatsOf(chairs)).toMatchObject([
      { name: 'Ada', kind: 'human' },
      { name: '', kind: 'open' },
      { kind: 'bot', level: 'hard' },
    ]);
    expect(seatsOf(chairsAgain([person('Ada'), person('Ada')], [0, 1]))).toContain('Two seats are called Ada');
  });
});
