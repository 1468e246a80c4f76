import { describe, expect, it } from 'vitest';
import { ALL, captain, pick, play, type Scene, scene, solo, stack, together } from '../scene.ts';

const of = (t: Scene, viewer: number | null, seat = 0) => t.view(viewer).captains[seat];

describe('visibility', () => {
  it('MK-478 shows a hand to its owner, and its size to all', () => {
    const t = scene({ captains: [{ hand: ['r', 'd3', 'C01'] }] });
    expect(of(t, 0).hand).toEqual(['r', 'd3', 'C01']);
    for (const viewer of [1, null]) expect(of(t, viewer).hand).toEqual([null, null, null]);
  });

  it('MK-479 D117 shows only the size of a Draw Pile, and to its owner also the cards without their order', () => {
    for (const deck of [
      ['r', 'd3'],
      ['d3', 'r'],
    ]) {
      const t = scene({ captains: [{ hand: [], deck }] });
      expect(of(t, 0).draw).toEqual({ count: 2, known: [], cards: ['d3', 'r'] });
      for (const viewer of [1, null]) expect(of(t, viewer).draw).toEqual({ count: 2, known: [], cards: [] });
    }
  });

  it('MK-480 MK-457 Discard Piles, play areas, parts, tokens, credits, prestige, reputation and places are public', () => {
    const t = scene({
      options: ALL,
      captains: [
        {
          hand: [],
          discard: ['r', 'm'],
          play: { C21: 3 },
          parts: ['KO8'],
          io: { KO8: 2 },
          credits: 7,
          prestige: 4,
          reputation: [0, 2, 1],
          at: 'henko',
        },
      ],
    });
    for (const viewer of [0, 1, null]) {
      expect(of(t, viewer)).toMatchObject({
        discard: ['r', 'm'],
        play: [{ card: 'C21', io: 3 }],
        parts: [{ card: 'KO8', io: 2 }],
        credits: 7,
        prestige: 4,
        reputation: [0, 2, 1],
        place: 'henko',
      });
    }
  });

  it('MK-481 MK-107 shows objectives to their holder, and their number to all', () => {
    const t = scene({ captains: [{ objectives: ['O01', 'O02'] }] });
    expect([of(t, 0).objectives, of(t, 1).objectives, of(t, null).objectives]).toEqual([
      ['O01', 'O02'],
      [null, null],
      [null, null],
    ]);
  });

  it('MK-483 MK-490 rows, policy, stock and deck sizes are public; face-down cards are not', () => {
    const t = scene({ options: ALL, policy: 'L05' });
    const view = t.view(null);
    expect([view.armory.parts.length, view.armory.crew.length, view.policy, view.stock.length]).toEqual([
      6,
      3,
      'L05',
      7,
    ]);
    expect(view.decks.parts).toBe(t.state.partDeck.cards.length);
    expect(view.anomaly.contract).toBe('SR00');
    const { captains: _captains, armory: _armory, ...rest } = view;
    expect(JSON.stringify(rest)).not.toMatch(/"(KO|VE|HE|MA)\d+"|"O\d\d"|"PR\d\d"|"E\d\d"/);
  });

  it('MK-487 all captains know a played card, only its owner knows a drawn one', () => {
    const t = solo('EX07', { hand: ['r', 't'], deck: ['d3', 'm'] });
    play(t, 'r');
    play(t, 't');
    expect(of(t, 1).play.map(({ card }: { card: string }) => card)).toEqual(['r', 't']);
    expect([of(t, 0).hand.toSorted(), of(t, 1).hand]).toEqual([
      ['d3', 'm'],
      [null, null],
    ]);
  });

  it('MK-489 offers KO1 to any hand, so that others cannot tell whether it applies', () => {
    for (const hand of [['r'], ['t']]) {
      const t = scene({ row: ['EX07'], captains: [{ parts: ['KO1'], hand }] });
      t.say(0, 'solo:EX07', 'choose');
      expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual([[0, 'choose']]);
      const before = t.events.length;
      pick(t, null);
      expect(t.events.slice(before)).toEqual([]);
    }
  });

  it('MK-482 logs objectives put back without naming them', () => {
    const t = scene({ captains: [{ hand: [] }] });
    t.say(0, 'base', 'choose');
    const [first] = t.legal(0, 'choose') as string[];
    const events = pick(t, first as string);
    expect(JSON.stringify(events)).not.toContain(first);
  });

  it('MK-491 a captain who is about to take a Bonus Card cannot see the decks', () => {
    const t = scene({ row: ['EX04'], captains: [{ hand: [] }] });
    t.say(0, 'solo:EX04', 'choose');
    t.edit((s) => {
      s.mission?.filled.fill(9);
    });
    stack(t, 'C04');
    t.say(0, 'done', 'play');
    expect(JSON.stringify(t.view(0))).not.toContain('C04');
    t.say(0, 'crew', 'source');
    expect(of(t, 0).looked).toEqual(['C04']);
    expect(of(t, 1).looked).toEqual([null]);
  });

  it('MK-480 shares of a locked deal, dice and requirements are public', () => {
    const t = scene({ row: ['EX12'], captains: [{ hand: [] }, { hand: [] }] });
    together(t, 'EX12', [1], { 1: { dice: 2, prestige: 1 } });
    const { need, pilots } = t.view(null).mission;
    expect(need).toMatchObject({ reactor: 6, thruster: 3, crew: 2 });
    expect(pilots.map(({ dice }: { dice: number[] }) => dice.length)).toEqual([2, 2]);
    expect(pilots[1].share).toMatchObject({ prestige: 1, dice: 2 });
    expect(captain(t).prestige).toBe(0);
  });
});
