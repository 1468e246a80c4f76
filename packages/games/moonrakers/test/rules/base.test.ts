import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/rules/owned.ts';
import {
  captain,
  deck,
  discarded,
  hand,
  isAsked,
  objectives,
  pick,
  row,
  type Scene,
  type Side,
  scene,
} from '../scene.ts';

const ROW = ['EX01', 'EX02', 'EX05', 'KI01', 'KI02', 'RE01', 'DE01', 'DE02'];
const stay = (side: Side = {}, more: Parameters<typeof scene>[0] = {}): Scene => {
  const t = scene({ row: ROW, ...more, captains: [{ hand: ['r', 's'], objectives: ['O01'], ...side }] });
  t.say(0, 'base', 'choose');
  return t;
};
const keepFirst = (t: Scene) => pick(t, t.legal(0, 'choose')[0] as string);

describe('Stay at Base', () => {
  it('MK-317 MK-482 draws two objectives, keeps one and secretly puts the other under the deck', () => {
    const t = stay();
    const drawn = t.legal(0, 'choose') as string[];
    expect(drawn).toHaveLength(2);
    expect(t.view(1).captains[0].looked).toEqual([null, null]);
    pick(t, drawn[0] as string);
    expect(objectives(t)).toEqual(['O01', drawn[1]].sort());
    expect(nameOf(t.state.objectiveDeck.cards[0] as number)).toBe(drawn[0]);
    expect(JSON.stringify(t.events)).not.toMatch(/"O\d\d"/);
  });

  it('MK-318 D23 keeps the last objective of the deck, and draws nothing if the deck is empty', () => {
    for (const [left, held] of [
      [1, 2],
      [0, 1],
    ] as const) {
      const t = scene({ row: ROW, captains: [{ hand: [], objectives: ['O01'] }] });
      t.edit((s) => {
        s.objectiveDeck.cards.splice(0, s.objectiveDeck.cards.length - left);
        s.objectiveDeck.known.splice(0, s.objectiveDeck.known.length - left);
      });
      t.say(0, 'base', 'choose');
      expect([isAsked(t, 'choose'), objectives(t).length]).toEqual([false, held]);
    }
  });

  it('MK-319 gives a credit', () => {
    const t = stay({ credits: 1 });
    keepFirst(t);
    expect(captain(t).credits).toBe(2);
  });

  it('MK-320 MK-324 one open contract may be replaced for free, in addition to the paid replacement', () => {
    const t = scene({ row: ROW, captains: [{ hand: [], credits: 1 }] });
    t.say(0, 'replace:EX01', 'choose');
    t.say(0, 'base', 'choose');
    keepFirst(t);
    t.say(0, 'EX02', 'replace');
    expect([row(t).length, row(t).includes('EX02'), captain(t).credits]).toEqual([8, false, 1]);
    const u = stay();
    keepFirst(u);
    const before = row(u);
    u.say(0, null, 'replace');
    expect(row(u)).toEqual(before);
  });

  it('MK-321 MK-322 MK-381 discards the whole hand, draws five cards and continues with Buying', () => {
    const t = stay({ hand: ['r', 's', 'm'], deck: ['t', 't', 't', 't', 'd1', 'd2'] });
    keepFirst(t);
    t.say(0, null, 'replace');
    expect([hand(t), discarded(t), deck(t), t.state.phase]).toEqual([
      ['d1', 't', 't', 't', 't'],
      ['m', 'r', 's'],
      ['d2'],
      'buying',
    ]);
  });

  it('MK-323 D8 draws no more cards at the end of the turn', () => {
    const t = stay({ hand: ['r'], deck: ['t', 't'] });
    keepFirst(t);
    t.say(0, null, 'replace');
    expect(hand(t)).toEqual(['r', 't', 't']);
    t.say(0, 'done', 'buy');
    expect(hand(t)).toEqual(['r', 't', 't']);
  });

  it('MK-325 parts cannot keep cards or put them on the Draw Pile at this discard', () => {
    const t = stay({ parts: ['SO6', 'VE4'], hand: ['r'], deck: ['t', 't', 't', 't', 't'] });
    keepFirst(t);
    t.say(0, null, 'replace');
    expect([isAsked(t, 'choose'), hand(t), t.state.phase]).toEqual([false, ['t', 't', 't', 't', 't'], 'buying']);
  });

  it('MK-326 leaves the hands of others unchanged', () => {
    const t = scene({ row: ROW, captains: [{ hand: [] }, { hand: ['r', 't'] }] });
    t.say(0, 'base', 'choose');
    keepFirst(t);
    t.say(0, null, 'replace');
    expect(hand(t, 1)).toEqual(['r', 't']);
  });
});
