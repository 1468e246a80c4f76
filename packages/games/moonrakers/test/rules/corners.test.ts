import type { Offer } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/rules/owned.ts';
import { orders } from '../../src/setup/orders.ts';
import {
  alone,
  BINDING,
  captain,
  claimable,
  deck,
  faces,
  finish,
  hand,
  isAsked,
  NOMAD,
  OVERLOAD,
  objectives,
  over,
  pick,
  pilot,
  play,
  row,
  type Scene,
  type Setting,
  type Shares,
  type Side,
  scene,
  solo,
  stack,
  terms,
  toClaims,
  together,
  travel,
  turnWithEvent,
  use,
  withPart,
} from '../scene.ts';

const resign = (t: Scene, seat: number) => t.table.apply({ kind: 'resign', seat });
/** Talks on EX12 with four captains, after the leader's first offer. */
function offered(allies: number[], shares: Shares = {}, setting: Setting = {}): Scene {
  const t = scene({ seats: 4, row: ['EX12', 'EX01'], ...setting });
  t.say(0, 'talk:EX12', 'choose');
  t.say(0, { say: 'propose', parties: [0, ...allies], terms: terms(shares) }, 'talk');
  return t;
}
const version = (t: Scene): number => t.state.talks?.version as number;
const counter = (t: Scene, parties: number[]): Offer => ({ say: 'counter', version: version(t), parties, terms: [] });
const deal = (t: Scene) => t.state.talks?.offers[t.state.talks.current];

describe('answers in talks', () => {
  it('MK-302 a counter-offer withdraws its maker’s acceptance, but not those of others', () => {
    const t = offered([1, 2, 3]);
    for (const seat of [1, 2]) t.say(seat, { say: 'accept', version: version(t) }, 'talk');
    t.say(2, counter(t, [0, 2]), 'word');
    expect([deal(t)?.accepted, deal(t)?.declined]).toEqual([[1], [2]]);
  });

  it('MK-302 a captain not named in the offer may make a counter-offer, which does not count as an answer', () => {
    const t = offered([1]);
    t.say(3, counter(t, [0, 3]), 'word');
    expect([deal(t)?.accepted, deal(t)?.declined, t.state.talks?.offers.length]).toEqual([[], [], 2]);
    expect(isAsked(t, 'talk', 1)).toBe(true);
  });

  it('MK-314 an ally can withdraw an acceptance, the leader an offer', () => {
    const t = offered([1, 2]);
    expect(t.refused(1, { say: 'withdraw', version: version(t) }, 'talk').reason).toBe('not-accepted');
    t.say(1, { say: 'accept', version: version(t) }, 'talk');
    t.say(1, { say: 'withdraw', version: version(t) }, 'word');
    expect(deal(t)?.accepted).toEqual([]);
    t.say(0, { say: 'withdraw', version: version(t) }, 'word');
    expect(t.refused(0, { say: 'withdraw', version: version(t) }, 'talk').reason).toBe('no-deal-yet');
    expect([deal(t), isAsked(t, 'talk', 0)]).toEqual([undefined, true]);
  });

  it('MK-291 a captain whose answer is awaited has only one question; the others may also make statements', () => {
    const t = offered([1]);
    const words = t.rules.waiting(t.state).filter(({ step }) => step === 'word');
    expect(words.map(({ seat }) => seat).sort()).toEqual([0, 2, 3]);
  });

  it('MK-308 the leader can end talks while others decide, and then chooses again', () => {
    const t = offered([1, 2]);
    t.say(0, { say: 'decline', version: version(t) }, 'word');
    expect([t.state.talks, isAsked(t, 'choose', 0)]).toEqual([null, true]);
    t.say(0, 'solo:EX01', 'choose');
    expect(t.state.phase).toBe('mission');
  });

  it('MK-301 standing orders accept offers with enough reward and few enough dice, and decline others', () => {
    const wishes = { accept: true, prestige: 1, credits: 2, dice: 1, decline: true, claims: false };
    const say = (shares: Shares, seat = 2, own = wishes) => {
      const t = offered([1, 2], shares);
      const asked = t.rules.waiting(t.state).find((one) => one.seat === seat && one.step === 'talk');
      return asked && (orders.obey(t.state, seat, own, asked) as { say: string } | undefined)?.say;
    };
    const good = { prestige: 1, credits: 2, dice: 1 };
    expect(say({ 2: good })).toBe('accept');
    expect(say({ 1: good })).toBe('decline');
    for (const worse of [{ credits: 1 }, { dice: 2 }]) expect(say({ 2: { ...good, ...worse } })).toBe('decline');
    expect(say({ 2: good }, 2, { ...wishes, prestige: 2 })).toBe('decline');
    expect(say({ 2: good }, 2, { ...wishes, accept: false })).toBeUndefined();
    expect(say({}, 2, { ...wishes, decline: false })).toBeUndefined();
    expect(say({ 2: good }, 3)).toBeUndefined();
    const t = offered([1], { 1: good });
    const asked = t.expectAsked(2, 'talks', 'word');
    expect(orders.obey(t.state, 2, wishes, asked)).toBeUndefined();
  });
});

describe('resignation', () => {
  it('MK-289 voids offers that name the captain, who can no longer be invited', () => {
    const t = offered([1, 2]);
    resign(t, 2);
    expect([deal(t), t.state.talks?.invited, isAsked(t, 'talk', 0)]).toEqual([undefined, [1, 3], true]);
    const u = offered([1]);
    resign(u, 2);
    expect(deal(u)?.parties).toEqual([0, 1]);
    resign(u, 0);
    expect([u.state.talks, u.state.leader]).toEqual([null, 0]);
  });

  it('MK-284 contracts that a leader has drawn in a sector go back under their deck', () => {
    const t = scene({ options: NOMAD, row: ['EX01', 'EX02', 'EX03'], captains: [{ at: 'base' }] });
    travel(t, 'EX01');
    expect(row(t)).toEqual(['EX01', 'EX02', 'EX03']);
    resign(t, 0);
    t.playUntil((s) => s.turn === 2);
    expect(t.state.contractDecks[0]?.cards.slice(0, 3).map(nameOf).sort()).toEqual(['EX01', 'EX02', 'EX03']);
  });

  it('MK-377 a Bonus Card they were looking at goes back under its deck', () => {
    const t = solo('EX04', { hand: ['r', 'r', 'C01'] });
    faces(t, []);
    for (const card of ['r', 'r', 'C01']) play(t, card);
    stack(t, 'KO1');
    t.say(0, 'done', 'play');
    t.say(0, 'part', 'source');
    resign(t, 0);
    expect([nameOf(t.state.partDeck.cards[0] as number), captain(t).looked.cards]).toEqual(['KO1', []]);
  });
});

describe('options during a contract', () => {
  const plays = (t: Scene): string[] => (t.legal(0, 'play') as string[]).sort();

  it('MK-337 offers each kind in hand once while an Action is left, and none without', () => {
    const t = alone({ hand: ['d1', 'd1', 's'], deck: [] });
    expect(plays(t)).toEqual(['done', 'play:d1', 'play:s']);
    play(t, 's');
    expect(plays(t)).toEqual(['done']);
  });

  it('MK-081 a card of an open type goes to that type or to Flex', () => {
    const t = over({ hand: ['t', 's'], deck: [] }, 'FX01');
    expect(plays(t)).toEqual(['done', 'play:s', 'play:t', 'play:t>flex']);
  });

  it('MK-351 parts are offered between plays, except once-per-turn parts', () => {
    const t = solo('EX07', { parts: ['VE6', 'SO8'], io: { SO8: 5 }, hand: ['s'] }, OVERLOAD);
    expect(plays(t)).toEqual(['done', 'play:s', 'use:VE6']);
    const { options } = t.prompt(0, 'choose', 'play');
    expect(options.map(({ id, data }) => [id, (data as { card: string } | undefined)?.card])).toEqual([
      ['done', undefined],
      ['play:s', 's'],
      ['use:VE6', 'VE6'],
    ]);
  });

  it('MK-088 mercenaries cannot be hired for a head-to-head', () => {
    const setting = { seats: 1, options: OVERLOAD, row: ['HH01', 'EX07'], mercenaries: ['r', 'd1', 'd2', 's', 't'] };
    const t = scene({ ...setting, captains: [{ hand: ['r'] }] });
    t.say(0, 'duel:HH01', 'choose');
    expect(plays(t)).toEqual(['done', 'play:r']);
    const u = scene({ ...setting, captains: [{ hand: ['r'] }] });
    u.say(0, 'solo:EX07', 'choose');
    expect(plays(u)).toContain('hire:r');
  });

  it('MK-219 reputation rewards exist only with Binding Ties', () => {
    const t = solo('EX07', { parts: ['SO8'], io: { SO8: 5 }, hand: ['s'] }, OVERLOAD);
    expect(t.refused(0, 'RW9:any', 'favour').reason).toBe('not-among');
    const u = solo('EX07', { reputation: [0, 3, 3], hand: ['s'] }, BINDING);
    expect(u.refused(0, 'RW0:any', 'favour').reason).toBe('not-among');
  });

  it('MK-344 the current order is rejected as a new one; another order is accepted', () => {
    const t = scene({ row: ['EX07'], captains: [{ hand: ['s'] }, { hand: ['s'] }, { hand: ['s'] }] });
    together(t, 'EX07', [1, 2]);
    expect(t.refused(0, null, 'order').reason).toBe('same-order');
    t.say(0, ['0', '1', '2'], 'order');
    expect(t.refused(0, ['0', '1', '2'], 'order').reason).toBe('same-order');
    expect(t.refused(0, ['0', '1'], 'order').reason).toBe('not-the-participants');
    t.say(0, ['2', '1', '0'], 'order');
    expect([isAsked(t, 'play', 2), isAsked(t, 'play', 0)]).toEqual([true, false]);
    t.say(0, null, 'order');
    expect(isAsked(t, 'play', 0)).toBe(true);
  });
});

describe('dice, cards and decks', () => {
  const marks = (t: Scene): number[] => [...t.state.marks];

  it('MK-119 a roll is public, so the move before it cannot be undone', () => {
    const before = (contract: string): number[] => {
      const t = scene({ row: [contract], captains: [{ hand: ['r', 'r'] }] });
      const then = marks(t);
      t.say(0, `solo:${contract}`, 'choose');
      return marks(t).map((mark, seat) => mark - (then[seat] as number));
    };
    const [none, one] = [before('EX01'), before('EX02')];
    expect(one.map((n, seat) => n - (none[seat] as number))).toEqual([1, 1, 1]);
  });

  it('MK-487 a played card is public', () => {
    const t = alone({ hand: ['s'] });
    const then = marks(t);
    play(t, 's');
    expect(marks(t).map((mark, seat) => mark - (then[seat] as number))).toEqual([0, 1, 1]);
  });

  it('MK-334 a rerolled die stays marked as rerolled when another die is removed', () => {
    const t = alone({ parts: ['HE6'], hand: ['C11'], deck: ['m'] });
    faces(t, [2, 1]);
    t.edit((s) => {
      if (s.mission?.pilots[0]) s.mission.pilots[0].rerolled = [1];
    });
    play(t, 'C11');
    pick(t, '2');
    expect([pilot(t).dice, pilot(t).rerolled]).toEqual([[1], [0]]);
    use(t, 'HE6');
    expect(isAsked(t, 'choose')).toBe(false);
  });

  it('MK-532 a card that returns to hand counts towards the cards in hand', () => {
    const t = withPart('PR08', { hand: ['r', 's', 's', 's', 's', 's', 's', 's'], objectives: ['O02'] });
    t.edit((s) => {
      for (const own of s.captains) own.deeds = [0, 0];
    });
    play(t, 'r');
    pick(t, 'PR08');
    expect(hand(t)).toHaveLength(8);
    toClaims(t);
    expect(claimable(t)).toEqual(['O02']);
  });

  it('MK-532 cards in hand when a contract begins count too', () => {
    const t = alone({ hand: ['s', 's', 's', 's', 's', 's', 's', 's'], objectives: ['O02'] });
    toClaims(t);
    expect(claimable(t)).toEqual(['O02']);
  });

  it('MK-213 a captain without reputation is offered no rewards', () => {
    const t = solo('EX07', {}, BINDING, {
      captains: [{ hand: ['s'] }, { reputation: [2, 0, 0] }, { reputation: [0, 0, 0] }],
    });
    const offered = t.rules.waiting(t.state).filter(({ step }) => step === 'favour');
    expect(offered.map(({ seat }) => seat)).toEqual([1]);
  });

  it('MK-565 MK-521 putting an objective back removes its draw time', () => {
    const t = turnWithEvent('E18', {
      captains: [{ objectives: ['O01', 'O02'] }, { objectives: [] }, { objectives: [] }],
    });
    pick(t, 'O01');
    expect(objectives(t)).toHaveLength(2);
    expect(captain(t).drawnAt).toEqual([0, t.state.clock]);
  });

  it('MK-376 an empty deck is not a source for a Bonus Card', () => {
    const sources = (empty: 'partDeck' | 'crewDeck') => {
      const t = solo('EX04', { hand: ['r', 'r', 'C01'] });
      faces(t, []);
      for (const card of ['r', 'r', 'C01']) play(t, card);
      t.edit((s) => {
        s.scrapped.push(...s[empty].cards.splice(0));
        s[empty].known = [];
      });
      t.say(0, 'done', 'play');
      return t.legal(0, 'source');
    };
    expect([sources('partDeck'), sources('crewDeck')]).toEqual([['crew'], ['part']]);
  });

  it('MK-270 a replaced policy is discarded; the first policy discards nothing', () => {
    const vote = (policy?: string) => {
      const t = turnWithEvent('L03', policy ? { policy } : {});
      for (const seat of [0, 1, 2]) t.say(seat, 'for', 'vote');
      return [nameOf(t.state.policy), t.state.usedEvents.includes(-1), t.state.usedEvents.map(nameOf).includes('L01')];
    };
    expect([vote('L01'), vote()]).toEqual([
      ['L03', false, true],
      ['L03', false, false],
    ]);
  });

  it('MK-431 the discarded mercenaries are shuffled before they are drawn again', () => {
    const t = scene({ seats: 1, row: ['EX07'], captains: [{ hand: [], objectives: [] }] });
    const pile = ['r', 'r', 'r', 'r', 'r', 's', 's', 's', 's', 's', 'd1', 'd1', 'd1', 'd1', 'd1'];
    t.edit((s) => {
      s.mercenaryDeck.cards = [];
      s.mercenaryDeck.known = [];
      s.mercenaryRow = [];
      s.mercenaryDiscard = pile.map((name) => ['r', 't', 's', 'd1'].indexOf(name));
    });
    t.say(0, 'solo:EX07', 'choose');
    faces(t, []);
    finish(t);
    t.say(0, 'done', 'buy');
    expect(t.state.mercenaryRow).toHaveLength(5);
    expect(t.state.mercenaryRow.map(nameOf).join()).not.toBe('d1,d1,d1,d1,d1');
    expect([...t.state.mercenaryRow, ...t.state.mercenaryDeck.cards].map(nameOf).sort()).toEqual([...pile].sort());
  });

  it('MK-445 two captains tied in everything share first place', () => {
    const side: Side = { hand: [], objectives: [], credits: 3, prestige: 2 };
    const t = scene({ seats: 2, row: ['EX07'], captains: [side, side] });
    t.edit((s) => {
      s.round = 10;
      s.starter = 1;
    });
    t.say(0, 'solo:EX07', 'choose');
    faces(t, []);
    finish(t);
    t.say(0, 'done', 'buy');
    expect([t.state.result?.places, t.state.result?.winners]).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('MK-343 draws beyond both piles are lost', () => {
    const t = alone({ hand: ['t'], deck: ['s'], discard: [] });
    play(t, 't');
    expect([hand(t), deck(t)]).toEqual([['s'], []]);
  });
});
