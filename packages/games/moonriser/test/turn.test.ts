import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { endRound, eventData, passStep, passTo, place, purse, scene, tokens } from './scene.ts';

describe('game flow', () => {
  it('MR-061 in a round each player takes exactly one turn', () => {
    const t = scene({ seats: 4 });
    t.events.length = 0;
    endRound(t);
    endRound(t);
    const turns = eventData(t.events, 'turn-began');
    // Seat 0's turn in round 1 had already begun.
    expect(turns.map(({ round, seat }) => `${round}:${seat}`)).toEqual([
      '1:1',
      '1:2',
      '1:3',
      '2:0',
      '2:1',
      '2:2',
      '2:3',
      '3:0',
    ]);
  });

  it('MR-062 planning, development and production follow each other before the next player begins', () => {
    const t = scene({ phase: 'planning', tokens: [purse(4, 0, 1), purse(0, 0, 1)] });
    const seen: string[] = [];
    for (let i = 0; i < 4; i++) {
      const [row] = t.asked();
      seen.push(`${row?.seat} ${t.state.phase} ${row?.flow}`);
      passStep(t);
    }
    expect(seen).toEqual([
      '0 planning planning',
      '0 development development',
      '0 production trade',
      '1 planning planning',
    ]);
  });

  it('MR-063 MR-064 the lowest base number begins every round, then turns go clockwise', () => {
    const seeds = Array.from({ length: 30 }, (_none, i) => `order ${i}`);
    let unlikeNumbers = 0;
    for (const seed of seeds) {
      const { state } = table<State>(game, { seats: 4, seed });
      const bases = state.players.map((player) => player.base);
      const first = bases.indexOf(1);
      expect(state.order).toEqual([0, 1, 2, 3].map((i) => (first + i) % 4));
      if (String(state.order.map((seat) => bases[seat])) !== '1,2,3,4') unlikeNumbers++;
    }
    expect(unlikeNumbers).toBeGreaterThan(0);
    const t = scene({ seats: 3 });
    endRound(t);
    expect(t.state.turn).toBe(0);
  });

  it('MR-065 every phase may be skipped', () => {
    const t = scene({ phase: 'planning', tokens: [purse(4, 0, 1)] });
    t.say(0, 0, 'pay');
    t.say(0, null, 'act');
    t.say(0, null, 'trade');
    t.expectAsked(1);
    expect(tokens(t, 0)).toEqual(purse(5, 0, 2));
  });

  it('MR-120 tokens and victory points are public', () => {
    const t = scene({ tokens: [purse(4, 3, 2, 1)] });
    for (const viewer of [0, 1, null]) expect(t.view(viewer).players[0].tokens).toEqual(purse(4, 3, 2, 1));
  });

  it('MR-088 the count of actions starts again each turn', () => {
    const t = scene({ hands: [['B07.1', 'B07.2'], ['B07.3']], tokens: [purse(0, 1), purse(0, 1)] });
    t.say(0, place('B07.1', '1,0'));
    expect(t.state.actions).toBe(1);
    passTo(t, 1, 'development');
    expect(t.state.actions).toBe(0);
    t.say(1, place('B07.3', '4,-1'));
    expect(tokens(t, 1).red).toBe(0);
  });
});
