import { patch } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { lanterns, whispers } from '../../server/test/fixtures/lanterns.ts';
import { type Guest, person, refusalOf, settle, stage } from './help.ts';

/** All that a guest was shown, move by move, as its device put it together. */
function shownTo(guest: Guest): { view: unknown; events: unknown[] }[] {
  const shown: { view: unknown; events: unknown[] }[] = [];
  for (const { message } of guest.heard) {
    if (message.say === 'table') shown.push({ view: message.views[0]?.view, events: [] });
    if (message.say !== 'step' || message.from === message.seq) continue;
    const [step] = message.views;
    if (step) shown.push({ view: patch(shown[shown.length - 1]?.view, step.delta), events: step.events });
  }
  return shown;
}

const ended = (guest: Guest) => guest.now().result !== null;

describe('what happened since my last turn', () => {
  for (const game of [lanterns, whispers]) {
    it(`is what a device that stayed was shown, and nothing else: ${game.id}`, async () => {
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
          for (const moment of await guest.past(seat)) {
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

  it('begins after the own turn and ends before the one that runs', async () => {
    const table = await stage(lanterns, [person('a'), person('b')], { options: { turns: 4 } });
    const [ada, bea] = await Promise.all([table.sit('a'), table.sit('b')]);
    await ada.answer(0);
    await bea.answer(1);
    const [before, after] = [ada.now(), await ada.past(0)];
    expect(after.length).toBeGreaterThan(1);
    expect(after[after.length - 1]?.view).toEqual(before.views[0]?.view);
    expect(after.flatMap(({ events }) => events).map(({ n }) => n)).toEqual(
      before.views[0]?.log.slice(-after.flatMap(({ events }) => events).length).map(({ n }) => n),
    );
  });

  it('does not tell who has answered a quiet question', async () => {
    const table = await stage(whispers, [person('a'), person('b')], { options: { turns: 2 } });
    const [ada, bea] = await Promise.all([table.sit('a'), table.sit('b')]);
    await ada.answer(0);
    await bea.answer(1);
    const before = await ada.past(0);
    await bea.answer(1);
    await table.clock.pass(2000);
    expect(bea.now().prompts).toEqual([]);
    expect(await ada.past(0)).toEqual(before);
  });

  it('is for whoever holds the seat', async () => {
    const table = await stage(lanterns, [person('a'), person('b')]);
    const bea = await table.sit('b');
    expect(await refusalOf(bea.past(0))).toBe('not-your-seat');
    await settle();
  });
});
