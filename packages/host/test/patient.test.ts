import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { bot, person, settle, stage } from './help.ts';

/** The auction fixture with patient bots; all seats are asked at once. */
const patient = { ...fixtures.auction, ai: { evaluate: () => 0, waits: () => true } };

describe('a patient bot', () => {
  const thoughtsOf = async (game: typeof fixtures.auction, holders: Parameters<typeof stage>[1]) => {
    const thought: number[] = [];
    const think = async ({ seat }: { seat: number }) => {
      thought.push(seat);
      return null;
    };
    const table = await stage(game, holders, { tools: { thinker: { think, advise: async () => [] } } });
    return { table, thought };
  };

  it('answers after the people who are asked the same', async () => {
    const { table, thought } = await thoughtsOf(patient, [person('a'), bot]);
    const ada = await table.sit('a');
    await settle();
    expect(thought).toEqual([]);
    await ada.answer(0, 'in');
    await settle();
    expect(thought[0]).toBe(1);
  });

  it('does not wait for other patient bots', async () => {
    const { table, thought } = await thoughtsOf(patient, [bot, bot, person('a')]);
    const ada = await table.sit('a');
    await settle();
    expect(thought).toEqual([]);
    await ada.answer(2, 'in');
    await settle();
    expect(thought.slice(0, 2).sort()).toEqual([0, 1]);
  });

  it('is the exception: other bots answer at once', async () => {
    const { table, thought } = await thoughtsOf(fixtures.auction, [person('a'), bot]);
    await table.sit('a');
    await settle();
    expect(thought).toEqual([1]);
  });
});
