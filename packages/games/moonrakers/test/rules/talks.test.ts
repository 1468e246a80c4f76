import type { Offer } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/content/set.ts';
import { game } from '../../src/index.ts';
import {
  captain,
  done,
  finish,
  hand,
  isAsked,
  leave,
  pilot,
  play,
  row,
  type Scene,
  type Setting,
  type Shares,
  scene,
  share,
  terms,
  together,
} from '../scene.ts';

const ROW = ['EX01', 'EX02', 'EX05', 'EX12', 'KI01', 'KI02', 'RE01', 'DE01'];
/** Talks led by seat 0 about a contract. */
function talking(contract = 'EX12', setting: Setting = {}): Scene {
  const t = scene({ row: ROW, ...setting });
  t.say(0, `talk:${contract}`, 'choose');
  return t;
}
const propose = (parties: number[], shares: Shares = {}): Offer => ({ say: 'propose', parties, terms: terms(shares) });
const counter = (version: number, parties: number[], shares: Shares = {}): Offer => ({
  say: 'counter',
  version,
  parties,
  terms: terms(shares),
});
const offer = (t: Scene, seat: number, own: Offer, step = 'talk') => t.say(seat, own, step);

describe('terms of a deal', () => {
  it('MK-293 MK-069 MK-295 whole units of the contract go to participants', () => {
    const t = talking();
    const { items } = t.prompt(0, 'offer', 'talk');
    expect(Object.fromEntries(items.map(({ id, max }) => [id, max]))).toEqual({
      prestige: 4,
      credits: 8,
      bonus: 1,
      reputation: 0,
      prototype: 0,
      dice: 4,
    });
    expect(t.refused(0, propose([0, 1], { 2: { dice: 1 } }), 'talk').reason).toBe('not-a-party');
    t.refused(
      0,
      { say: 'propose', parties: [0, 1], terms: [{ from: null, to: 1, item: 'credits', count: 0.5 }] },
      'talk',
    );
    t.refused(0, { say: 'propose', parties: [0, 1], terms: [{ from: null, to: 1, item: 'favour', count: 1 }] }, 'talk');
  });

  it('MK-297 MK-215 captains’ own possessions cannot be part of a deal', () => {
    const t = talking();
    const gift = { say: 'propose', parties: [0, 1], terms: [{ from: 0, to: 1, item: 'credits', count: 1 }] };
    expect(t.refused(0, gift, 'talk').reason).toBe('no-side-payments');
  });

  it('MK-300 rejects more units than the contract has', () => {
    const t = talking();
    expect(t.refused(0, propose([0, 1], { 0: { prestige: 2 }, 1: { prestige: 3 } }), 'talk').reason).toBe(
      'more-than-there-is',
    );
    offer(t, 0, propose([0, 1], { 0: { prestige: 2 }, 1: { prestige: 2 } }));
  });

  it('MK-299 MK-294 D18 unassigned units and dice go to the leader; none is lost or given twice', () => {
    const t = scene({ row: ROW });
    together(t, 'EX12', [1, 2], { 1: { prestige: 1, credits: 3, dice: 1 }, 2: { bonus: 1 } });
    expect([0, 1, 2].map((seat) => share(t, seat, 'prestige'))).toEqual([3, 1, 0]);
    expect([0, 1, 2].map((seat) => share(t, seat, 'credits'))).toEqual([5, 3, 0]);
    expect([0, 1, 2].map((seat) => share(t, seat, 'bonus'))).toEqual([0, 0, 1]);
    expect([0, 1, 2].map((seat) => share(t, seat, 'dice'))).toEqual([3, 1, 0]);
    expect([0, 1, 2].map((seat) => pilot(t, seat).dice.length)).toEqual([3, 1, 0]);
  });

  it('MK-298 an ally may get nothing at all, or everything', () => {
    const t = scene({ row: ROW });
    together(t, 'EX02', [1], { 1: { prestige: 1, credits: 2, dice: 1 } });
    expect([share(t, 0, 'credits'), share(t, 1, 'credits'), pilot(t, 0).dice.length]).toEqual([0, 2, 0]);
    const u = scene({ row: ROW });
    together(u, 'EX02', [1]);
    expect([share(u, 1, 'prestige'), share(u, 1, 'credits'), share(u, 1, 'dice')]).toEqual([0, 0, 0]);
  });

  it('MK-296 MK-287 a solo leader gets all units and dice without being asked', () => {
    const t = scene({ row: ROW, captains: [{ hand: [] }] });
    t.say(0, 'solo:EX12', 'choose');
    expect(['prestige', 'credits', 'bonus', 'dice'].map((item) => share(t, 0, item as 'dice'))).toEqual([4, 8, 1, 4]);
    expect(t.asked().map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('making a deal', () => {
  it('MK-301 MK-304 the leader proposes, every ally accepts, the leader locks', () => {
    const t = talking();
    offer(t, 0, propose([0, 1, 2], { 1: { prestige: 1 }, 2: { prestige: 1 } }));
    expect(
      t
        .asked()
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([1, 2]);
    offer(t, 1, { say: 'accept', version: 1 });
    expect(t.refused(0, { say: 'lock', version: 1 }, 'word').reason).toBe('not-agreed');
    offer(t, 2, { say: 'accept', version: 1 });
    offer(t, 0, { say: 'lock', version: 1 });
    expect([t.state.mission?.order, t.state.talks]).toEqual([[0, 1, 2], null]);
  });

  it('MK-302 MK-303 any change clears acceptances, and a late acceptance does not count', () => {
    const t = talking();
    offer(t, 0, propose([0, 1, 2], { 1: { prestige: 1 } }));
    offer(t, 1, { say: 'accept', version: 1 });
    offer(t, 2, { say: 'decline', version: 1 });
    offer(t, 0, propose([0, 1, 2], { 1: { prestige: 1 }, 2: { credits: 1 } }));
    expect(t.view(0).talks.current).toMatchObject({ version: 2, accepted: [] });
    expect(t.refused(1, { say: 'accept', version: 1 }, 'talk').reason).toBe('newer-offer');
  });

  it('MK-314 an acceptance may be withdrawn before the lock', () => {
    const t = talking();
    offer(t, 0, propose([0, 1], { 1: { prestige: 1 } }));
    offer(t, 1, { say: 'accept', version: 1 });
    offer(t, 1, { say: 'withdraw', version: 1 }, 'word');
    expect(t.view(0).talks.current.accepted).toEqual([]);
    t.refused(0, { say: 'lock', version: 1 }, 'word');
  });

  it('MK-288 MK-291 MK-065 MK-059 invited captains may decline; the leader may invite all others or some', () => {
    const t = scene({ seats: 5, row: ROW });
    together(t, 'EX12', [1, 2, 3, 4]);
    expect(t.state.mission?.order).toEqual([0, 1, 2, 3, 4]);
    const u = talking();
    offer(u, 0, propose([0, 1]));
    u.expectNotAsked(2);
    offer(u, 1, { say: 'decline', version: 1 });
    expect(u.refused(0, { say: 'lock', version: 1 }, 'talk').reason).toBe('not-agreed');
  });

  it('MK-301 an ally answers with a counter-offer; only the leader proposes and locks', () => {
    const t = talking();
    offer(t, 0, propose([0, 1]));
    expect(t.refused(1, propose([0, 1]), 'talk').reason).toBe('leader-proposes');
    expect(t.refused(1, { say: 'lock', version: 1 }, 'talk').reason).toBe('leader-locks');
    offer(t, 1, counter(1, [0, 1], { 1: { prestige: 2 } }));
    expect(t.view(2).talks.offers.map(({ by }: { by: number }) => by)).toEqual([0, 1]);
    // The leader proposes the same deal, so its maker counts as having accepted it.
    offer(t, 0, propose([0, 1], { 1: { prestige: 2 } }));
    expect(t.view(0).talks.current.accepted).toEqual([1]);
    offer(t, 0, { say: 'lock', version: 3 });
    expect(share(t, 1, 'prestige')).toBe(2);
  });

  it('MK-485 offers and answers are public', () => {
    const t = talking();
    offer(t, 0, propose([0, 1], { 1: { prestige: 1, dice: 2 } }));
    offer(t, 1, { say: 'accept', version: 1 });
    expect(t.view(null).talks.current).toMatchObject({ by: 0, parties: [0, 1], accepted: [1] });
    expect(t.view(null).talks.current.shares[1]).toMatchObject({ prestige: 1, dice: 2 });
  });

  it('MK-305 after the lock no captain joins, leaves or changes a share', () => {
    const t = scene({ row: ROW });
    together(t, 'EX12', [1], { 1: { prestige: 1 } });
    expect(t.state.talks).toBeNull();
    for (const { flow } of t.asked()) expect(flow).not.toBe('talks');
    t.expectNotAsked(2);
  });

  it('MK-306 MK-363 MK-064 the game pays as agreed, even an ally who played no card', () => {
    const t = scene({
      row: ROW,
      captains: [
        { hand: ['r', 'r', 't'], credits: 0 },
        { hand: ['m'], credits: 0 },
      ],
    });
    together(t, 'EX02', [1], { 1: { prestige: 1, credits: 1 } });
    for (const card of ['r', 'r', 't']) play(t, card);
    finish(t);
    expect([captain(t, 0).credits, captain(t, 1).credits, captain(t, 1).prestige]).toEqual([1, 1, 1]);
  });

  it('MK-292 a captain may give any hint about their hand; the cards stay hidden', () => {
    const t = talking('EX12', { captains: [{ hand: [] }, { hand: ['m'] }] });
    t.say(1, 'damage:plenty', 'hint');
    expect(t.view(0).talks.hints[1]).toEqual({ damage: 'plenty' });
    expect(t.view(0).captains[1].hand).toEqual([null]);
    expect(t.refused(1, 'damage:7', 'hint').rule).toBe('MK-292');
    expect(formatMessage(game.messages, { id: 'hint-damage-some' })).toBe('I can do some Damage');
  });

  it('MK-398 MK-399 D91 the ambiguity rule rejects digits and number words in talks, not in offers', () => {
    const t = talking('EX12', { options: { ambiguity: true } });
    const says = (text: string) => game.mayTalk?.(t.state, 1, 'table', text);
    for (const text of ['I can do some damage', 'I am alone in this', 'I often attend', 'weight', 'somehow']) {
      expect(says(text), text).toBe(true);
    }
    for (const text of ['I have 3', 'give me two', 'a dozen', 'TEN!', '½', 'zero', 'thirteen', 'twenty-one', 'fours']) {
      expect(says(text), text).toMatchObject({ reason: 'no-figures' });
    }
    offer(t, 0, propose([0, 1], { 1: { prestige: 2 } }));
    const free = talking('EX12');
    expect(game.mayTalk?.(free.state, 1, 'table', 'I have 3')).toBe(true);
  });

  it('MK-400 MK-401 when time runs out the talks end without an alliance and still count', () => {
    const t = talking();
    offer(t, 0, propose([0, 1]));
    t.table.apply({ kind: 'expire', question: t.expectAsked(1, 'talks', 'talk').question });
    expect([t.state.talks, t.view(0).plan.talked]).toEqual([null, ['EX12']]);
    t.expectAsked(0, 'planning', 'choose');
  });
});

describe('limits of talks', () => {
  it('MK-307 MK-313 MK-308 talks are limited to two contracts; then the leader goes alone or stays at Base', () => {
    const t = scene({ row: ROW, captains: [{ hand: [] }] });
    t.say(0, 'talk:EX01', 'choose');
    leave(t);
    t.say(0, 'talk:EX02', 'choose');
    leave(t);
    expect(t.refused(0, 'talk:EX05', 'choose').reason).toBe('two-talks');
    t.say(0, 'talk:EX01', 'choose');
    leave(t);
    t.say(0, 'solo:EX05', 'choose');
    expect(t.state.mission?.order).toEqual([0]);
  });

  it('MK-308 MK-315 after failed talks the leader may stay at Base', () => {
    const t = talking('EX01');
    leave(t);
    t.say(0, 'base', 'choose');
    expect(t.view(0).plan.stayed).toBe(true);
  });

  it('MK-309 MK-089 MK-308 D114 solo attempts and head-to-heads are not talks; two talks rule out a head-to-head', () => {
    const t = scene({ row: ['HH01', 'EX01', 'EX02'], options: { overload: true } });
    t.say(0, 'talk:EX01', 'choose');
    leave(t);
    const u = t.rules.copy(t.state);
    t.say(0, 'duel:HH01', 'choose');
    expect(t.view(0).plan.talked).toEqual(['EX01']);
    t.edit((s) => Object.assign(s, u));
    t.say(0, 'talk:EX02', 'choose');
    leave(t);
    expect(t.refused(0, 'duel:HH01', 'choose')).toMatchObject({ reason: 'after-two-talks', rule: 'MK-308' });
  });

  it('MK-276 MK-279 MK-278 replacing a contract during talks is allowed, and ends talks about it', () => {
    const t = scene({ row: ROW, captains: [{ hand: [], credits: 2 }] });
    t.say(0, 'talk:EX01', 'choose');
    offer(t, 0, propose([0, 1]));
    expect(t.refused(0, 'replace:KI12', 'replace').rule).toBe('MK-276');
    t.say(0, 'replace:EX02', 'replace');
    expect([captain(t).credits, row(t).includes('EX02'), isAsked(t, 'talk', 1)]).toEqual([1, false, true]);
    expect(t.rules.waiting(t.state).some(({ step }) => step === 'replace')).toBe(false);
    const u = scene({ row: ROW, captains: [{ hand: [], credits: 2 }] });
    u.say(0, 'talk:EX01', 'choose');
    u.say(0, 'replace:EX01', 'replace');
    expect([u.state.talks, u.view(0).plan.talked, isAsked(u, 'choose')]).toEqual([null, ['EX01'], true]);
  });

  it('MK-275 MK-276 MK-278 one contract may be replaced for a credit, even between talks', () => {
    const t = scene({ row: ROW, captains: [{ hand: [], credits: 2 }] });
    t.say(0, 'talk:EX01', 'choose');
    leave(t);
    t.say(0, 'replace:EX02', 'choose');
    expect([captain(t).credits, row(t).length, row(t).includes('EX02')]).toEqual([1, 8, false]);
    expect(t.state.contractDecks[0]?.cards[0]).toBe(cardNamed('EX02'));
    expect(t.refused(0, 'replace:EX05', 'choose').reason).toBe('replaced-already');
    const u = scene({ row: ROW, captains: [{ hand: [], credits: 0 }] });
    expect(u.refused(0, 'replace:EX02', 'choose').reason).toBe('too-dear');
  });

  it('MK-280 any open contract may be chosen, and no other', () => {
    const t = scene({ row: ROW });
    for (const contract of ROW) expect(t.legal(0, 'choose')).toContain(`solo:${contract}`);
    expect(t.refused(0, 'solo:KI12', 'choose').rule).toMatch(/^MK-/);
  });

  it('MK-274 Planning ends with one contract or with Stay at Base', () => {
    const t = scene({ row: ROW, captains: [{ hand: [] }] });
    expect(t.legal(0, 'choose').includes(null as never)).toBe(false);
    t.say(0, 'solo:EX01', 'choose');
    expect([t.state.phase, t.view(0).plan.stayed]).toEqual(['mission', false]);
  });
});

describe('an alliance', () => {
  it('MK-062 MK-063 an ally plays their own cards with their own Actions and keeps the gains', () => {
    const t = scene({
      row: ROW,
      captains: [
        { hand: ['s'], deck: ['m', 'm'] },
        { hand: ['r', 't'], deck: ['d1', 'd2'] },
      ],
    });
    together(t, 'EX12', [1]);
    play(t, 'r', 1);
    play(t, 't', 1);
    expect([pilot(t, 0).actions, pilot(t, 1).actions]).toEqual([1, 1]);
    expect([hand(t, 0), hand(t, 1)]).toEqual([['s'], ['d1', 'd2']]);
  });

  it('MK-070 the units of all participants together meet the requirements', () => {
    const t = scene({ row: ROW, captains: [{ hand: ['r'], credits: 0 }, { hand: ['r'] }] });
    together(t, 'EX01', [1]);
    play(t, 'r', 0);
    play(t, 'r', 1);
    done(t);
    expect(captain(t).credits).toBe(3);
  });

  it('MK-375 Bonus Cards are taken in turn order, the leader first', () => {
    const t = scene({ row: ['EX08'], captains: [{ hand: [] }, { hand: [] }] });
    together(t, 'EX08', [1], { 1: { bonus: 1 } });
    t.edit((s) => {
      s.mission?.filled.fill(9);
      // Now both captains receive a Bonus Card.
      if (s.mission) s.mission.shares[2] = 1;
    });
    done(t);
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual([[0, 'source']]);
    t.say(0, 'crew', 'source');
    t.say(0, 'decline', 'keep');
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual([[1, 'source']]);
    expect(isAsked(t, 'source', 0)).toBe(false);
  });
});

describe('notifications about talks', () => {
  it('name the maker of an offer and tell the leader the answer', () => {
    const t = talking('EX12', { seats: 3 });
    expect(t.briefs()).toEqual(['0: Offer the others a deal']);
    offer(t, 0, propose([0, 1, 2], { 1: { credits: 1 } }));
    expect(t.briefs()).toEqual(['1: Answer 0’s offer', '2: Answer 0’s offer']);
    offer(t, 1, { say: 'decline', version: 1 });
    offer(t, 2, { say: 'accept', version: 1 });
    expect(t.briefs()).toEqual(['0: Your offer was declined: make another, or go alone']);
    offer(t, 1, counter(1, [0, 1], { 1: { credits: 2 } }), 'word');
    expect(t.briefs()).toEqual(['0: Answer 1’s counter-offer']);
    offer(t, 0, propose([0, 1], { 1: { credits: 2 } }));
    expect(t.briefs()).toEqual(['0: All agree: lock the deal']);
  });
});
