import type { Result } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../../src/index.ts';
import { teamScore } from '../../src/rules/team-score.ts';
import { at, designs, endTurn, lastTurn, type Scene, scene, told } from '../scene.ts';

const resign = (t: Scene, seat: number) => t.table.apply({ kind: 'resign', seat });

describe('resigning', () => {
  it('HX-559 HX-560 leaves the seat out from then on; the last one wins', () => {
    const t = scene({ seats: 3 });
    t.table.apply({ kind: 'resign', seat: 1 });
    endTurn(t, 0);
    t.expectAsked(2, 'main', 'act');
    t.table.apply({ kind: 'resign', seat: 2 });
    expect(t.state.result).toMatchObject({ winners: [0], reason: 'resignation', places: [1, 3, 2] });
    expect(told(t.events, 'game-ended').length).toBeLessThanOrEqual(1);
  });

  it('HX-559 in the middle of a Collaboration ends it', () => {
    const t = scene({ seats: 3, inactive: ['EE5.1'], players: [{ defense: 1 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.expectAsked(0, 'main', 'act')).toMatchObject({ seat: 0 });
  });
});

describe('resigning', () => {
  it('HX-559 HX-560 R60 cards and Embassies stay, turns are left out, and the seat ranks behind all that play on', () => {
    const t = scene({
      seats: 3,
      players: [{}, { embassies: ['mars'], discard: ['B12'], influence: 200 }, { infamy: 9 }],
    });
    resign(t, 1);
    expect([designs(at(t, 1).discard), t.view(0).players[1].embassies]).toEqual([['B12'], ['mars']]);
    for (const seat of [0, 2, 0]) endTurn(t, seat);
    t.expectAsked(2, 'main', 'act');
    lastTurn(t);
    endTurn(t, 2);
    const { scores, places, winners, reason } = t.state.result as NonNullable<Scene['state']['result']>;
    expect([reason, places[1], winners]).toEqual(['last-event', 3, [0]]);
    expect(scores[1]).toBeGreaterThan(scores[0] as number);
  });

  it('HX-559 who resigns on the own turn keeps the hand as it was: nothing is drawn', () => {
    const t = scene({ seats: 3, players: [{ hand: ['MA'], credits: 2 }] });
    const deck = at(t, 0).deck.cards.length;
    resign(t, 0);
    t.expectAsked(1, 'main', 'act');
    expect([designs(at(t, 0).hand), at(t, 0).deck.cards.length, at(t, 0).credits]).toEqual([['MA'], deck, 0]);
  });

  it('HX-559 HX-055 HX-056 who leaves during the draft keeps the first card each time, and the others draft on', () => {
    const t = table<State>(game, { seats: 3, options: { draft: true } });
    const first = at(t, 1).held.cards[0];
    resign(t, 1);
    for (let round = 0; round < 2; round++) for (const seat of [0, 2]) t.say(seat, t.legal(seat)[1] ?? null);
    expect(at(t, 1).picked.cards[0]).toBe(first);
    for (const seat of [0, 2]) t.say(seat, t.legal(seat)[1] ?? null);
    expect(at(t, 1).architect).toBe(first);
    expect(new Set(t.state.players.map((player) => player.architect)).size).toBe(3);
  });

  it('HX-560 a game that ends in the middle of a round notes its scores once more', () => {
    const t = scene({ players: [{ influence: 4 }, {}] });
    resign(t, 1);
    const { history } = (t.state.result as Result).detail as { history: number[][] };
    expect(history).toEqual([t.state.result?.scores]);
  });

  it('HX-560 R60 the first to leave is last, and the last rival left wins at once', () => {
    const t = scene({ seats: 4, players: [{}, {}, { influence: 50 }] });
    for (const seat of [2, 0, 3]) resign(t, seat);
    expect(t.state.result).toMatchObject({ reason: 'resignation', places: [3, 1, 4, 2], winners: [1] });
    expect([t.state.stack, t.asked()]).toEqual([[], []]);
  });

  it('HX-561 R60 a team plays on with whoever is left, and what the other has still counts; when nobody is, it has lost', () => {
    const t = scene({ options: { mode: 'cooperative' }, missions: [], players: [{ influence: 7 }, {}] });
    resign(t, 0);
    expect(teamScore(t.state).players).toBeGreaterThanOrEqual(7);
    for (let turn = 0; turn < 2; turn++) {
      t.expectAsked(1, 'main', 'act');
      t.say(1, 'end');
      while (t.asked()[0]?.flow !== 'main') t.say(1, t.legal(1)[0] ?? null);
    }
    resign(t, 1);
    expect(t.state.result).toMatchObject({ reason: 'team-resigned', winners: [] });
  });
});
