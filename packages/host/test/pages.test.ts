import { CHAT_PAGE, LOG_PAGE, MAX_CHAT_LINES } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../../server/test/fixtures/lanterns.ts';
import { type Guest, person, refusalOf, settle, stage } from './help.ts';

const two = [person('a'), person('b')];

/** A table whose log is several pages long. */
async function longTable() {
  const table = await stage(lanterns, two);
  const ada = await table.sit('a');
  for (let i = 0; i < LOG_PAGE + 20; i++) {
    await ada.answer(0, 'wait');
    await ada.undo(0);
  }
  return { ...table, ada };
}

const tableOf = (guest: Guest) =>
  guest.received.map(({ message }) => message).find(({ say }) => say === 'table') as any;

describe('a long table', () => {
  it('is sent with the newest page of its log, and the client requests each other page once', async () => {
    const { ada, sit, faults } = await longTable();
    const whole = ada.now().views[0]?.log ?? [];
    expect(whole.length).toBeGreaterThan(2 * LOG_PAGE);
    const again = await sit('a');
    await settle();
    expect(tableOf(again).views[0].log).toHaveLength(LOG_PAGE);
    expect(again.now().views[0]?.log).toEqual(whole);
    expect(whole.map(({ n }) => n)).toEqual(whole.map((_, n) => n));
    const pages = again.received.filter(({ message }) => message.say === 'earlier');
    expect(pages).toHaveLength(Math.ceil(whole.length / LOG_PAGE) - 1);
    expect(faults).toEqual([]);
  });

  it('gives a delayed spectator no page with later moves', async () => {
    const table = await stage(lanterns, two, { watch: { as: 'late', moves: 50 } });
    const ada = await table.sit('a');
    for (let i = 0; i < 60; i++) {
      await ada.answer(0, 'wait');
      await ada.undo(0);
    }
    const received: any[] = [];
    const line = table.connect({ open() {}, close() {}, message: (message) => void received.push(message) });
    line.send({ do: 'join', match: 'm', token: null });
    await settle();
    const last = received[0].views[0].log.at(-1).n;
    line.send({ do: 'earlier', id: 1, what: 'log', before: 1e6 });
    await settle();
    expect(received.at(-1)).toMatchObject({ say: 'earlier', id: 1, lines: [] });
    expect(received.at(-1).views[0].events.at(-1).n).toBe(last);
    expect(last).toBeLessThan((ada.now().views[0]?.log.length ?? 0) - 20);
  });
});

describe('chat', () => {
  async function muchTalk(lines: number) {
    const table = await stage(lanterns, two);
    const ada = await table.sit('a');
    for (let i = 0; i < lines; i++) {
      await table.store.say('m', { seat: 0, channel: 'table', text: `line ${i}`, at: i, to: null });
    }
    await ada.talk(0, 'table', 'the last');
    await settle();
    return { ...table, ada };
  }

  it('is sent in pages, starting after what a device has received', async () => {
    const { ada, sit } = await muchTalk(2 * CHAT_PAGE + 30);
    const again = await sit('b');
    await settle();
    expect(tableOf(again)).toMatchObject({ talkFrom: CHAT_PAGE + 31 });
    expect(tableOf(again).talk).toHaveLength(CHAT_PAGE);
    expect(again.now().talk.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 2 * CHAT_PAGE + 30 }, (_, i) => `line ${i}`),
      'the last',
    ]);
    await ada.talk(0, 'table', 'one more');
    await settle();
    expect(again.now().talk.at(-1)?.text).toBe('one more');
    // The reconnect resumes after the last received message; the full table is not sent again.
    expect(again.received.filter(({ message }) => message.say === 'table')).toHaveLength(1);
  });

  it('is rejected for a seat that has reached its limit, and for no other', async () => {
    const { ada, sit, store } = await muchTalk(MAX_CHAT_LINES - 1);
    expect(await refusalOf(ada.talk(0, 'table', 'too much'))).toBe('rate');
    expect((await store.load('m'))?.talk).toHaveLength(MAX_CHAT_LINES);
    const bea = await sit('b');
    await bea.talk(1, 'table', 'still here');
    expect((await store.load('m'))?.talk.at(-1)?.text).toBe('still here');
  });
});
