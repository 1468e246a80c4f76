import { describe, expect, it } from 'vitest';
import { type Chair, chairsFor, firstChairs, seatsOf, type Who, whoPlays } from '../src/pages/new/chairs.ts';

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

  it('are told in a few words', () => {
    const told = (...others: Who[]) =>
      whoPlays(['me' as Who, ...others].map((who, key): Chair => ({ key, who, name: '' })));
    expect(told()).toBe('Solo, against the game');
    expect(told('easy')).toBe('You and a bot');
    expect(told('hard', 'friend', 'easy')).toBe('You, a friend by link and 2 bots');
    expect(told('screen', 'screen')).toBe('You and 2 others here');
  });

  it('become seats: friends choose their names, and two people may not share one', () => {
    const chairs = (...given: [Who, string][]) => given.map(([who, name], key): Chair => ({ key, who, name }));
    expect(seatsOf(chairs(['me', 'Ada'], ['friend', 'Grace'], ['hard', '']))).toMatchObject([
      { name: 'Ada', kind: 'human' },
      { name: '', kind: 'open' },
      { kind: 'bot', level: 'hard' },
    ]);
    expect(seatsOf(chairs(['me', 'Ada'], ['screen', 'Ada']))).toContain('Two seats are called Ada');
  });
});
