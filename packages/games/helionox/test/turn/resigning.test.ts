import { EVERYBODY, type Event, type Result, seeded } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/content/cards.ts';
import { game, type State } from '../../src/index.ts';
import { teamScore } from '../../src/rules/team-score.ts';
import type { Player } from '../../src/state.ts';
import { at, designs, endTurn, eventsOf, lastTurn, type Scene, scene } from '../scene.ts';

const resign = (t: Scene, seat: number) => t.table.apply({ kind: 'resign', seat });

interface Chart {
  start: number[];
  history: number[][];
  team?: { total: number };
  syndicate?: { total: number };
}
const chartOf = (t: Scene): Chart => (t.state.result as Result).detail as unknown as Chart;

/** Gives the simplest answer to the next question. */
function playOn(t: Scene): Event[] {
  const { seat, flow, step } = t.asked()[0] as { seat: number; flow: string; step: string };
  if (flow === 'main') return t.say(seat, 'end');
  return t.say(seat, step === 'keep' ? [] : (t.legal(seat)[0] ?? null));
}

describe('resigning', () => {
  it('HX-559 HX-560 skips the seat from then on; the last player left wins', () => {
    const t = scene({ seats: 3 });
    t.table.apply({ kind: 'resign', seat: 1 });
    endTurn(t, 0);
    t.expectAsked(2, 'main', 'act');
    t.table.apply({ kind: 'resign', seat: 2 });
    expect(t.state.result).toMatchObject({ winners: [0], reason: 'resignation', places: [1, 3, 2] });
    expect(eventsOf(t.events, 'game-ended').length).toBeLessThanOrEqual(1);
  });

  it('HX-559 in the middle of a Collaboration ends it', () => {
    const t = scene({ seats: 3, inactive: ['EE5.1'], players: [{ defense: 1 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.expectAsked(0, 'main', 'act')).toMatchObject({ seat: 0 });
  });
});

describe('resigning', () => {
  it('HX-559 HX-560 R60 cards and Embassies stay, turns are skipped, and the seat ranks behind all remaining players', () => {
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

  it('HX-559 a player who resigns on their turn keeps their hand and draws nothing', () => {
    const t = scene({ seats: 3, players: [{ hand: ['MA'], credits: 2 }] });
    const deck = at(t, 0).deck.cards.length;
    resign(t, 0);
    t.expectAsked(1, 'main', 'act');
    expect([designs(at(t, 0).hand), at(t, 0).deck.cards.length, at(t, 0).credits]).toEqual([['MA'], deck, 0]);
  });

  it('HX-559 HX-055 HX-056 a player who resigns during the draft keeps the first card of each pass', () => {
    const t = table<State>(game, { seats: 3, options: { draft: true } });
    const first = at(t, 1).held.cards[0];
    resign(t, 1);
    for (let round = 0; round < 2; round++) for (const seat of [0, 2]) t.say(seat, t.legal(seat)[1] ?? null);
    expect(at(t, 1).picked.cards[0]).toBe(first);
    for (const seat of [0, 2]) t.say(seat, t.legal(seat)[1] ?? null);
    expect(at(t, 1).architect).toBe(first);
    expect(new Set(t.state.players.map((player) => player.architect)).size).toBe(3);
  });

  it('HX-560 a game that ends in the middle of a round adds its final scores to the chart', () => {
    const t = scene({ players: [{ influence: 4 }, {}] });
    resign(t, 1);
    const { history } = (t.state.result as Result).detail as { history: number[][] };
    expect(history).toEqual([t.state.result?.scores]);
  });

  it('HX-560 the chart ends with the final scores, even in the last turn of a round or in a solo game', () => {
    const rivals = scene({ players: [{ influence: 4 }, {}] });
    endTurn(rivals, 0);
    rivals.edit((s) => {
      (s.players[1] as Player).influence = 3;
    });
    resign(rivals, 1);
    expect(chartOf(rivals).history).toEqual([rivals.state.result?.scores]);

    const alone = scene({ seats: 1, options: { mode: 'cooperative' }, missions: [], players: [{ influence: 7 }] });
    resign(alone, 0);
    const { team, syndicate, history } = chartOf(alone);
    expect(history).toEqual([[team?.total, syndicate?.total]]);
  });

  it('HX-560 a game that ends before its first turn has a chart of one row', () => {
    const t = table<State>(game, { seats: 2, options: { draft: true } });
    resign(t, 1);
    expect(chartOf(t)).toMatchObject({ start: t.state.result?.scores, history: [] });
  });

  it.each([0, 1, 2])('HX-196 HX-562 R76 all remaining players have nine turns when player %i resigns', (place) => {
    const t = table<State>(game, { seats: 3, seed: 'turns' });
    const leaver = t.state.order[place] as number;
    const turns = [0, 0, 0];
    const count = (events: readonly Event[]) => {
      for (const { seat } of eventsOf(events, 'turn-began'))
        turns[seat as number] = (turns[seat as number] as number) + 1;
    };
    count(t.events);
    while (t.state.turns < 5) count(playOn(t));
    const before = turns[leaver];
    count(resign(t, leaver));
    while (t.state.result === null) count(playOn(t));
    expect(turns).toEqual(turns.map((_n, seat) => (seat === leaver ? before : 9)));
    expect(chartOf(t).history).toHaveLength(9);
  });

  it('HX-562 R76 the Event of a skipped turn is set aside openly, without effect', () => {
    const t = scene({ seats: 3 });
    resign(t, 1);
    const [aside, placed] = t.state.events.cards.slice(-2).reverse();
    t.say(0, 'end');
    const events = t.asked()[0]?.step === 'keep' ? t.say(0, []) : t.events;
    expect(eventsOf(events, 'event-set-aside')).toMatchObject([{ seat: 1, card: nameOf(aside as number) }]);
    const { box, inactive, active } = t.state;
    expect([box.cards.at(-1), box.known.at(-1), inactive.cards]).toEqual([aside, EVERYBODY, [placed]]);
    expect(active.cards).not.toContain(aside);
    // All seats know it: every imagined world has it in the same place.
    for (const seed of ['a', 'b', 'c']) {
      expect(t.rules.imagine(t.state, 2, seeded(seed)).box.cards.at(-1)).toBe(aside);
    }
  });

  it('HX-561 HX-562 R76 a team faces all its Events with its remaining players', () => {
    const t = table<State>(game, { seats: 3, options: { mode: 'cooperative' }, seed: 'team' });
    resign(t, t.state.order[0] as number);
    while (t.state.result === null) playOn(t);
    expect([t.state.turns, t.state.events.cards]).toEqual([27, []]);
    expect(chartOf(t).history).toHaveLength(9);
  });

  it('HX-560 R60 the first player to resign ranks last, and the last rival left wins at once', () => {
    const t = scene({ seats: 4, players: [{}, {}, { influence: 50 }] });
    for (const seat of [2, 0, 3]) resign(t, seat);
    expect(t.state.result).toMatchObject({ reason: 'resignation', places: [3, 1, 4, 2], winners: [1] });
    expect([t.state.stack, t.asked()]).toEqual([[], []]);
  });

  it('HX-561 R60 a team plays on, still counts the cards of players who left, and loses when none is left', () => {
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
