import type { Action, Game, Message } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../../server/test/fixtures/lanterns.ts';
import type { BotTask, MatchPorts } from '../src/index.ts';
import { bot, person, settle, stage } from './help.ts';

const PACE = 1000;

/** A lantern game with bots that always wait, and their pace. */
async function paced(game: Game, seats: Parameters<typeof stage>[1], why?: Message[]) {
  const ports: { clock?: { now(): number; after(ms: number, run: () => void): () => void } } = {};
  const thought: string[] = [];
  const tools: Partial<MatchPorts> = {
    thinker: {
      async think({ seat, question, state }: BotTask): Promise<(Action & { why?: Message[] }) | null> {
        thought.push(question);
        return { seat, question, n: state.counts[seat] ?? 0, answer: 'wait', ...(why ? { why } : {}) };
      },
    },
    pause: (since, times = 1) =>
      new Promise((done) => {
        const { now, after } = ports.clock as NonNullable<typeof ports.clock>;
        after(Math.max(1, since + times * PACE - now()), done);
      }),
  };
  const table = await stage(game, seats, { options: { turns: 6 }, tools });
  ports.clock = table.clock;
  return { table, thought };
}

const typesIn = (guest: Awaited<ReturnType<Awaited<ReturnType<typeof stage>>['sit']>>) =>
  guest.now().views[0]?.log.map(({ type }) => type);

describe('the pace of bots', () => {
  it('shows one move after another', async () => {
    const { table } = await paced(lanterns, [person('a'), bot, bot]);
    const ada = await table.sit('a');
    await ada.answer(0, 'wait');
    const count = () => typesIn(ada)?.filter((type) => type === 'waited').length;
    await settle();
    expect(count()).toBe(1);
    await table.clock.pass(PACE - 1);
    expect(count()).toBe(1);
    await table.clock.pass(1);
    expect(count()).toBe(2);
    await table.clock.pass(PACE);
    expect(count()).toBe(3);
  });

  it('leaves people time to speak before a move that concerns them, but not bots', async () => {
    const courteous: Game = {
      ...lanterns,
      ai: {
        evaluate: () => 0,
        leavesTimeTo: (s: { out: boolean[] }, seat) => s.out.flatMap((_out, other) => (other === seat ? [] : [other])),
      },
    };
    for (const [seats, waits] of [
      [[person('a'), bot], 10],
      [[bot, bot], 1],
    ] as const) {
      const { table } = await paced(courteous, [...seats]);
      const ada = await table.sit(seats[0] === bot ? null : 'a');
      if (seats[0] !== bot) await ada.answer(0, 'wait');
      const before = typesIn(ada)?.length;
      await table.clock.pass(waits * PACE - 1);
      expect(typesIn(ada)?.length).toBe(before);
      await table.clock.pass(1);
      expect(typesIn(ada)?.length).toBe((before ?? 0) + 1);
    }
  });

  it('tells everyone why a bot moves, before the move, and keeps it out of the record', async () => {
    const why = [{ id: 'cheap', params: { cost: 1 } }];
    const { table } = await paced(lanterns, [person('a'), bot], why);
    const [ada, watcher] = [await table.sit('a'), await table.sit(null)];
    await ada.answer(0, 'wait');
    await table.clock.pass(PACE);
    expect(typesIn(ada)?.slice(-3)).toEqual(['waited', 'bot-reason', 'waited']);
    expect(watcher.now().views[0]?.log.at(-2)).toMatchObject({ type: 'bot-reason', data: { seat: 1, reasons: why } });
    const saved = await table.store.load('m');
    expect(JSON.stringify(saved?.rows.map(({ entry }) => entry))).not.toContain('cheap');
  });
});
