import { findGame } from '@orrery/games';
import { type Action, type Game, newTable, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { frameAt, openView, replayOf } from '../src/table/replay.ts';

let rules: Rules;
beforeAll(async () => {
  rules = rulesOf((await findGame('moonriser')?.load()) as Game);
});

function record(steps: number) {
  const table = newTable(rules, { seats: 2, options: {}, seed: 'reel' });
  const rng = seeded('reel');
  for (let i = 0; i < steps; i++) {
    const row = rules.waiting(table.state)[0];
    if (!row) break;
    const { actions } = rules.legal(table.state, row.seat, row.question, rng);
    table.act(actions[i % actions.length] as Action);
  }
  return table.record;
}

describe('a replay', () => {
  it('has a frame for every entry and ends with the final state', () => {
    const played = record(40);
    const reel = replayOf(rules, played, null);
    expect(reel.states).toHaveLength(41);
    expect(reel.states[40]).toEqual(played.snapshot.state);
    expect(frameAt(reel, 40, 0).view).toEqual(rules.view(reel.states[40], 0));
  });

  it('shows all hands in the open view, and from a seat only that seat’s hand', () => {
    const reel = replayOf(rules, record(40), null);
    // A step at which both players have tiles in hand.
    const at = reel.states.findLastIndex((s) => s.players.every((player: any) => player.hand.cards.length > 0));
    expect(at).toBeGreaterThan(0);
    const hands = (viewer: number | 'open' | null) =>
      (frameAt(reel, at, viewer).view as any).players.map(
        ({ hand }: any) => hand.tiles.length === hand.basic + hand.advanced,
      );
    expect(hands('open')).toEqual([true, true]);
    expect(hands(0)[0]).toBe(true);
    expect(hands(0)[1]).toBe(false);
  });

  it('reveals no later event', () => {
    const reel = replayOf(rules, record(40), null);
    expect(frameAt(reel, 3, null).log.length).toBeLessThan(frameAt(reel, 40, null).log.length);
  });

  it('lists at each step exactly the events up to then', () => {
    const played = record(40);
    const reel = replayOf(rules, played, null);
    const events: string[] = [];
    const table = newTable(rules, { seats: 2, options: {}, seed: 'reel' }, (event) => events.push(event.type));
    for (const [step, entry] of [null, ...played.entries].entries()) {
      if (entry) events.push(...table.apply(entry).map((event) => event.type));
      expect(frameAt(reel, step, null).log.map((line) => line.type)).toEqual(events);
    }
  });

  it('rejects a record of another rules version', () => {
    expect(() => replayOf(rules, { ...record(2), version: 99 }, null)).toThrow('other-version');
  });
});

describe('an open view', () => {
  it('combines the views of all seats', () => {
    expect(
      openView([
        { a: null, b: [1, null], c: [] },
        { a: 2, b: [5, 6], c: [7] },
      ]),
    ).toEqual({ a: 2, b: [1, 6], c: [7] });
  });
});
