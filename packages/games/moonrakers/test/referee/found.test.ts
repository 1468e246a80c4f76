import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/content/set.ts';
import { captainOf } from '../../src/state.ts';
import {
  captain,
  claimable,
  isAsked,
  mission,
  pick,
  pilot,
  play,
  scene,
  stack,
  together,
  turnWithEvent,
} from '../scene.ts';

// Regression tests for bugs that the referee found.

describe('bugs found by the referee', () => {
  it('MK-552 a card priced five that an event sold counts for O22 if its buyer then stays at Base', () => {
    const bought = (plan: (t: ReturnType<typeof turnWithEvent>) => void) => {
      const t = turnWithEvent('E13', {
        captains: [{ credits: 9, objectives: ['O22'] }, { credits: 0 }, { credits: 0 }],
      });
      t.edit((s) => {
        const at = s.partDeck.cards.indexOf(cardNamed('KO5'));
        if (at >= 0) [s.partDeck.cards[at], s.sale[0]] = [s.sale[0] as number, cardNamed('KO5')];
        const open = s.armoryParts.indexOf(cardNamed('KO5'));
        if (open >= 0) [s.armoryParts[open], s.sale[0]] = [s.sale[0] as number, cardNamed('KO5')];
      });
      t.say(0, 'KO5', 'buy');
      t.say(1, null, 'buy');
      t.say(2, null, 'buy');
      plan(t);
      t.say(0, 'done', 'buy');
      return claimable(t).includes('O22');
    };
    const home = bought((t) => {
      t.say(0, 'base', 'choose');
      while (isAsked(t, 'choose')) pick(t, t.legal(0, 'choose').find((card) => card !== 'O22') as string);
    });
    const away = bought((t) => {
      t.say(0, 'solo:SR00', 'choose');
      while (!isAsked(t, 'buy')) t.say(0, isAsked(t, 'play') ? 'done' : null, isAsked(t, 'play') ? 'play' : 'choose');
    });
    expect([home, away]).toEqual([true, false]);
  });

  it('MK-155 a part gained during a contract does not work in it', () => {
    const t = scene({
      row: ['KI03'],
      options: { binding: true },
      captains: [{ hand: ['d1', 'r', 'm'], reputation: [0, 3, 3] }],
    });
    t.say(0, 'solo:KI03', 'choose');
    for (const [part, colour] of [
      ['MA1', 'green'],
      ['SO6', 'yellow'],
    ] as const) {
      stack(t, part);
      t.say(0, `RW8:same:${colour}`, 'favour');
      t.say(0, 'part', 'source');
      t.say(0, 'keep', 'keep');
    }
    expect(captain(t).parts).toHaveLength(2);
    expect(t.refused(0, 'use:MA1', 'play').reason).toBe('next-contract');
    t.say(0, 'done', 'play');
    expect([isAsked(t, 'choose'), t.state.phase]).toEqual([false, 'buying']);
  });

  it('MK-348 a die removed, or a requirement lowered, for reputation does not make a captain who was done active again', () => {
    const t = scene({
      row: ['EX07'],
      options: { binding: true },
      captains: [{ hand: [] }, { hand: ['s'], reputation: [4, 0, 0] }],
    });
    together(t, 'EX07', [1], { 1: { dice: 2 } });
    t.say(1, 'done', 'play');
    t.say(1, 'RW5:same:blue', 'favour');
    if (isAsked(t, 'choose', 1)) pick(t, String(pilot(t, 1).dice[0]), 1);
    t.say(1, 'RW6:same:blue', 'favour');
    pick(t, 'reactor', 1);
    expect([pilot(t, 1).dice.length, mission(t).filled[0], captain(t, 1).reputation[0]]).toEqual([1, 2, 0]);
    expect([pilot(t, 1).done, isAsked(t, 'play', 1)]).toEqual([true, false]);
  });

  it('MK-376 D111 a Bonus Card is lost without a question if both decks are empty', () => {
    const t = scene({ row: ['EX04'], captains: [{ hand: [] }] });
    t.say(0, 'solo:EX04', 'choose');
    t.edit((s) => {
      s.mission?.filled.fill(9);
      for (const own of s.mission?.pilots ?? []) own.dice = [];
      for (const deck of [s.partDeck, s.crewDeck]) {
        s.scrapped.push(...deck.cards.splice(0));
        deck.known = [];
      }
    });
    t.say(0, 'done', 'play');
    expect([t.state.phase, captain(t).prestige, captain(t).parts, captain(t).looked.cards]).toEqual([
      'buying',
      1,
      [],
      [],
    ]);
  });

  it('MK-613 MK-352 SO8 works once per turn, even in a contract, and does not count as a play', () => {
    const t = scene({
      row: ['EX07'],
      options: { overload: true },
      captains: [{ hand: ['r'], parts: ['SO8'], io: { SO8: 5 } }],
    });
    t.say(0, 'solo:EX07', 'choose');
    expect(t.refused(0, 'use:SO8', 'play').rule).toBe('MK-613');
    t.say(0, 'use:SO8', 'favour');
    expect(captain(t).prestige).toBe(1);
    t.edit((s) => {
      captainOf(s, 0).partIo = [5];
    });
    expect(t.refused(0, 'use:SO8', 'favour').reason).toBe('used-already');
  });

  it('MK-554 MK-165 a token above the limit does not count for O24', () => {
    const elsewhere = (io: number) => {
      const t = scene({
        row: ['EX01'],
        options: { overload: true },
        captains: [{ hand: ['r', 'r'] }, { parts: ['SO8'], io: { SO8: io }, objectives: ['O24'] }],
      });
      t.say(0, 'solo:EX01', 'choose');
      play(t, 'r');
      play(t, 'r');
      t.say(0, 'done', 'play');
      if (isAsked(t, 'choose', 1)) pick(t, 'SO8', 1);
      t.say(0, 'done', 'buy');
      return [captain(t, 1).partIo, claimable(t, 1)];
    };
    expect([elsewhere(4), elsewhere(5)]).toEqual([
      [[5], ['O24']],
      [[5], []],
    ]);
  });
});
