import { describe, expect, it } from 'vitest';
import { characterOf, named, seatNamesOf } from '../src/table/bot-names.ts';

const bot = (level: string, name = '') => ({ kind: 'bot', level, name });

describe('names of bots', () => {
  it('are the characters of their levels, also for the old names of levels', () => {
    expect(['level1', 'level6', 'level8', 'easy', 'medium', 'hard'].map(characterOf)).toEqual([
      'Eros',
      'Pallas',
      'Ceres',
      'Metis',
      'Pallas',
      'Ceres',
    ]);
    expect(characterOf('random')).toBe('Bot');
  });

  it('tell several bots of one level apart', () => {
    const seats = [{ kind: 'human', level: null, name: 'Ada' }, bot('level4'), bot('level2'), bot('level4')];
    expect(seatNamesOf(seats)).toEqual(['Ada', 'Juno', 'Metis', 'Juno II']);
  });

  it('replace the names that earlier versions gave to seats, but not those of players', () => {
    const seats = [bot('easy', 'Vesta'), bot('easy', 'Pallas'), bot('hard', 'Grace'), bot('level3', 'Juno II')];
    expect(seatNamesOf(seats)).toEqual(['Metis', 'Metis II', 'Grace', 'Iris']);
    expect(named(seats)[1]).toEqual({ kind: 'bot', level: 'easy', name: 'Metis II' });
  });

  it('stay as they are in list entries of earlier versions, which lack levels', () => {
    expect(seatNamesOf([{ kind: 'bot', name: 'Vesta' }])).toEqual(['Vesta']);
  });
});
