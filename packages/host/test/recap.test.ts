import { patch, type SeatView } from '@orrery/protocol';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { lanterns, whispers } from '../../server/test/fixtures/lanterns.ts';
import { type Guest, person, refusalOf, settle, stage } from './help.ts';

/** Everything a client was shown, move by move, as the client has assembled it. */
function shownTo(guest: Guest): { view: unknown; events: unknown[] }[] {
  const shown: { view: unknown; events: unknown[] }[] = [];
  for (const { message } of guest.received) {
    if (message.say === 'table') shown.push({ view: message.views[0]?.view, events: [] });
    if (message.say !== 'step' || message.from === message.seq) continue;
    const [step] = message.views;
    if (step) shown.push({ view: patch(shown[shown.length - 1]?.view, step.delta), events: step.events });
  }
  return shown;
}

const ended = (guest: Guest) => guest.now().result !== null;

describe('recap', () => {
  for (const game of [lanterns, whispers]) {
    it(`contains exactly what a connected device was shown: ${game.id}`, async () => {
      const table = await stage(
        game,
        ['a', 'b', 'c'].map((name) => person(name)),
        { options: { turns: 12 } },
      );
      const guests = await Promise.all(['a', 'b', 'c'].map((token) => table.sit(token)));
      let looked = 0;
      for (let move = 0; move < 60 && !guests.every(ended); move++) {
        for (const [seat, guest] of guests.entries()) {
          const stayed = JSON.stringify(shownTo(guest));
          for (const moment of await guest.recap(seat)) {
            expect(stayed).toContain(JSON.stringify(moment.view));
            for (const event of moment.events) expect(stayed).toContain(JSON.stringify(event));
            looked++;
          }
        }
        const next = guests.findIndex((guest) => guest.now().prompts.length > 0);
        if (next < 0) break;
        await guests[next]?.answer(next);
        await table.clock.pass(2000);
      }
      expect(looked).toBeGreaterThan(50);
      expect(table.faults).toEqual([]);
    });
  }

  it('starts after the seat’s last turn and ends before its current one', async () => {
    const table = await stage(lanterns, [person('a'), person('b')], { options: { turns: 4 } });
    const [ada, bea] = await Promise.all([table.sit('a'), table.sit('b')]);
    await ada.answer(0);
    await bea.answer(1);
    const [before, after] = [ada.now(), await ada.recap(0)];
    expect(after.length).toBeGreaterThan(1);
    expect(after[after.length - 1]?.view).toEqual(before.views[0]?.view);
    expect(after.flatMap(({ events }) => events).map(({ n }) => n)).toEqual(
      before.views[0]?.log.slice(-after.flatMap(({ events }) => events).length).map(({ n }) => n),
    );
  });

  it('starts at the event the device reports, but never before the seat’s last turn', async () => {
    const table = await stage(fixtures.duel as never, [person('a'), person('b'), person('c')]);
    const guests = await Promise.all(['a', 'b', 'c'].map((token) => table.sit(token)));
    const [ada] = guests as [Guest, ...Guest[]];
    const now = () => ada.now().views[0] as SeatView;
    /** The views that Ada was shown, by number of events. */
    const shown = new Map<number, unknown>();
    let inTurn = 0;
    for (let move = 0; move < 80 && !guests.every(ended); move++) {
      const eventCount = now().log.length;
      shown.set(eventCount, now().view);
      const whole = (await ada.recap(0)).flatMap(({ events }) => events);
      for (const [before, view] of shown) {
        await table.clock.pass(1000);
        const moments = await ada.recap(0, before);
        const caughtUp = moments.flatMap(({ events }) => events).map(({ n }) => n);
        expect(moments[moments.length - 1]?.view).toEqual(now().view);
        // After a long absence, only what followed the last turn is shown.
        if (before < eventCount - caughtUp.length) continue;
        expect(moments[0]?.view).toEqual(view);
        expect(caughtUp).toEqual(
          now()
            .log.slice(before)
            .map(({ n }) => n),
        );
        if (caughtUp.length > 0 && whole.every(({ n }) => n < before)) inTurn++;
      }
      const next = guests.findIndex((guest) => guest.now().prompts.some(({ standing }) => !standing));
      if (next < 0) break;
      await guests[next]?.answer(next);
      await table.clock.pass(2000);
    }
    expect(inTurn).toBeGreaterThan(10);
    expect(await ada.recap(0, now().log.length + 5)).toHaveLength(1);
    expect(table.faults).toEqual([]);
  });

  it('does not reveal who has answered a quiet question', async () => {
    const table = await stage(whispers, [person('a'), person('b')], { options: { turns: 2 } });
    const [ada, bea] = await Promise.all([table.sit('a'), table.sit('b')]);
    await ada.answer(0);
    await bea.answer(1);
    const before = await ada.recap(0);
    await bea.answer(1);
    await table.clock.pass(2000);
    expect(bea.now().prompts).toEqual([]);
    expect(await ada.recap(0)).toEqual(before);
  });

  it('is available only to the holder of the seat', async () => {
    const table = await stage(lanterns, [person('a'), person('b')]);
    const bea = await table.sit('b');
    expect(await refusalOf(bea.recap(0))).toBe('not-your-seat');
    await settle();
  });

  it('is rate limited, because it replays the match', async () => {
    const table = await stage(lanterns, [person('a'), person('b')], { watch: { as: 'late', moves: 1 } });
    const ada = await table.sit('a');
    for (let i = 0; i < 20; i++) await ada.recap(0);
    expect(await refusalOf(ada.recap(0))).toBe('rate');
    await table.clock.pass(1000);
    expect(await ada.recap(0)).toHaveLength(1);
    // Replays for delayed spectators who come and go are limited as well.
    const received: string[] = [];
    for (let i = 0; i < 12; i++) {
      const line = table.connect({
        open() {},
        close() {},
        message: (m) => void received.push('code' in m ? m.code : m.say),
      });
      line.send({ do: 'join', match: 'm', token: null });
      await settle();
      line.close();
      await settle();
    }
    expect(received.filter((what) => what === 'table')).toHaveLength(10);
    expect(received.filter((what) => what === 'rate')).toHaveLength(2);
  });
});
