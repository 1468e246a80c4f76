import { describe, expect, it } from 'vitest';
import { purchasesOf } from '../../src/rules/buying.ts';
import { nameOf } from '../../src/rules/owned.ts';
import { buy, captain, discarded, finish, NOMAD, type Scene, type Setting, type Side, scene, stack } from '../scene.ts';

/** The Buying Phase of seat 0 after a failed contract. */
function buying(side: Side, setting: Setting = {}): Scene {
  const t = scene({ row: ['EX07'], ...setting, captains: [{ hand: [], ...side }] });
  t.say(0, 'solo:EX07', 'choose');
  finish(t);
  return t;
}
const ARMORY = ['KO1', 'KO2', 'KO3', 'VE1', 'VE2', 'VE3', 'C01', 'C02', 'C05'];
const shop = (t: Scene): string[] =>
  [...t.view(0).armory.parts, ...t.view(0).armory.crew].map(({ card }: { card: string }) => card);

describe('Buying', () => {
  it('MK-382 MK-450 allows any number of cards while credits last', () => {
    const t = buying({ credits: 6 }, { armory: ARMORY });
    for (const card of ['KO1', 'C01', 'C05']) buy(t, card);
    expect([captain(t).credits, captain(t).parts.map(nameOf), discarded(t)]).toEqual([0, ['KO1'], ['C01', 'C05', 'r']]);
    expect(t.refused(0, 'buy:VE1', 'buy').reason).toBe('too-dear');
  });

  it('MK-394 accepts neither prestige nor reputation as payment', () => {
    const t = buying(
      { credits: 1, prestige: 9, reputation: [0, 5, 5] },
      { armory: ARMORY, options: { binding: true } },
    );
    expect(t.refused(0, 'buy:KO1', 'buy').reason).toBe('too-dear');
  });

  it('MK-381 MK-058 only the leader buys, and no captain plans at the same time', () => {
    const t = buying({ credits: 6 }, { armory: ARMORY });
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual([[0, 'buy']]);
  });

  it('MK-383 MK-384 a bought card is replaced at once, and the new one may be bought', () => {
    const t = buying({ credits: 9 }, { armory: ARMORY });
    stack(t, 'KO5');
    stack(t, 'C16');
    buy(t, 'KO1');
    expect(shop(t)).toEqual(['KO5', 'KO2', 'KO3', 'VE1', 'VE2', 'VE3', 'C01', 'C02', 'C05']);
    buy(t, 'KO5');
    expect(captain(t).parts.map(nameOf)).toEqual(['KO1', 'KO5']);
  });

  it('MK-384 an empty deck leaves a gap in the Armory', () => {
    const t = buying({ credits: 9 }, { armory: ARMORY });
    t.edit((s) => {
      s.partDeck = { cards: [], known: [] };
    });
    buy(t, 'KO1');
    expect(t.view(0).armory.parts).toHaveLength(5);
  });

  it('MK-385 D85 in the base game an Armory card can be discarded for a credit, any number of times', () => {
    const t = buying({ credits: 3 }, { armory: ARMORY });
    for (const card of ['KO1', 'KO2', 'C01']) t.say(0, `discard:${card}`, 'buy');
    expect(captain(t).credits).toBe(0);
    expect(t.refused(0, 'discard:KO3', 'buy').reason).toBe('too-dear');
  });

  it('MK-389 MK-456 a discarded Armory card goes under its deck and is replaced at once', () => {
    const t = buying({ credits: 3 }, { armory: ARMORY });
    stack(t, 'KO5');
    t.say(0, 'discard:KO1', 'buy');
    expect([nameOf(t.state.partDeck.cards[0] as number), shop(t)[0]]).toEqual(['KO1', 'KO5']);
  });

  it.each([['overload'], ['binding']])(
    'MK-386 MK-387 MK-243 with %s one discard is free at the start, one more costs a credit, and a third is rejected',
    (expansion) => {
      const t = buying({ credits: 3 }, { armory: ARMORY, options: { [expansion]: true } });
      t.say(0, 'discard:KO1', 'buy');
      expect(captain(t).credits).toBe(3);
      t.say(0, 'discard:KO2', 'buy');
      expect(captain(t).credits).toBe(2);
      expect(t.refused(0, 'discard:KO3', 'buy').reason).toBe('no-third-discard');
    },
  );

  it('MK-386 MK-388 after a purchase no discard is free, but one can be paid for', () => {
    const t = buying({ credits: 4 }, { armory: ARMORY, options: { overload: true } });
    buy(t, 'KO1');
    t.say(0, 'discard:KO2', 'buy');
    expect(captain(t).credits).toBe(1);
    expect(t.refused(0, 'discard:KO3', 'buy').reason).toBe('no-third-discard');
  });

  it('MK-391 basic cards are not for sale', () => {
    const t = buying({ credits: 9 }, { options: { overload: true } });
    for (const kind of ['r', 't', 's', 'd1', 'd2', 'd3', 'm']) t.refused(0, `buy:${kind}`, 'buy');
    expect(t.legal(0, 'buy')).toContain('buy:r+');
  });

  it('MK-395 MK-396 MK-043 after Buying the leader draws, then claims follow, then the next turn', () => {
    const t = buying({ deck: ['t', 't', 't', 't', 't', 't'] });
    t.say(0, 'done', 'buy');
    expect([captain(t).hand.cards.length, t.state.phase]).toEqual([5, 'claims']);
    for (const seat of [0, 1, 2]) t.say(seat, [], 'claim');
    expect([t.state.leader, t.state.phase, t.state.turn]).toEqual([1, 'planning', 2]);
    expect(t.asked().map(({ seat }) => seat)).toEqual([1]);
  });

  it('MK-056 MK-043 the lead passes clockwise', () => {
    const t = scene({});
    const leaders: number[] = [];
    for (let turn = 1; turn <= 4; turn++) {
      t.playUntil((s) => s.turn === turn && s.phase === 'planning');
      leaders.push(t.state.leader);
    }
    expect(leaders).toEqual([0, 1, 2, 0]);
  });

  it('MK-436 a card about allies is replaced for free only with one or two players and without Nomad', () => {
    const swaps = (seats: number, options: object): boolean => {
      const { state } = scene({ seats, options: { ...options }, armory: ['SO3'] });
      return purchasesOf(state).includes('swap:SO3');
    };
    expect([swaps(2, {}), swaps(3, {}), swaps(2, NOMAD), swaps(3, NOMAD)]).toEqual([true, false, false, false]);
  });
});
