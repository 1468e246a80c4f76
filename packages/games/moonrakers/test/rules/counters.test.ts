import { below, type Offer, pick, type Rng, seeded } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { MOST_OFFERS } from '../../src/rules/deals.ts';
import { type Scene, type Shares, scene, terms } from '../scene.ts';

function opened(seats = 3): Scene {
  const t = scene({ seats, row: ['DE10'] });
  t.say(0, 'talk:DE10', 'choose');
  return t;
}
const version = (t: Scene): number => t.view(0).talks.version;
/** Makes an offer or answers one, in either step of the talks. */
function offer(t: Scene, seat: number, own: Offer): void {
  const row = t.rules.waiting(t.state).find((one) => one.seat === seat && ['talk', 'word'].includes(one.step));
  t.say(seat, own, row?.step);
}
const propose = (t: Scene, parties: number[], shares: Shares): void =>
  offer(t, 0, { say: 'propose', parties, terms: terms(shares) });
const counter = (t: Scene, seat: number, shares: Shares): void =>
  offer(t, seat, { say: 'counter', version: version(t), parties: [0, seat], terms: terms(shares) });
const word = (t: Scene, seat: number, say: 'accept' | 'decline' | 'withdraw'): void =>
  offer(t, seat, { say, version: version(t) });
const accepted = (t: Scene): number[] => t.view(0).talks.current.accepted;
const open = (t: Scene): number[] => (t.prompt(0, 'offer', 'talk').counters as { by: number }[]).map(({ by }) => by);
const THREE = { 1: { credits: 3 } };

describe('a counter-offer binds its maker while it is their latest answer', () => {
  it('MK-301 D97 the leader accepts it by proposing the same deal', () => {
    const t = opened();
    counter(t, 1, THREE);
    expect(open(t)).toEqual([1]);
    propose(t, [0, 1], THREE);
    expect([accepted(t), open(t)]).toEqual([[1], []]);
  });

  it('MK-291 MK-302 D97 does not bind after they decline', () => {
    const t = opened();
    counter(t, 1, THREE);
    propose(t, [0, 1], THREE);
    word(t, 1, 'decline');
    propose(t, [0, 1], THREE);
    expect(accepted(t)).toEqual([]);
  });

  it('MK-314 D97 does not bind after they withdraw it, even if the leader proposed it', () => {
    const t = opened();
    counter(t, 1, THREE);
    propose(t, [0, 1], THREE);
    word(t, 1, 'withdraw');
    propose(t, [0, 1], THREE);
    expect(t.refused(0, { say: 'lock', version: version(t) }).reason).toBe('not-agreed');
    const u = opened();
    counter(u, 1, THREE);
    word(u, 1, 'withdraw');
    expect(open(u)).toEqual([]);
    propose(u, [0, 1], THREE);
    expect(accepted(u)).toEqual([]);
    word(u, 1, 'accept');
    expect(u.refused(2, { say: 'withdraw', version: version(u) }, 'word').reason).toBe('not-accepted');
  });

  it('MK-303 D97 does not bind after another counter-offer or after they accept another offer', () => {
    const t = opened();
    counter(t, 1, THREE);
    counter(t, 1, { 1: { credits: 5, prestige: 1 } });
    expect(open(t)).toEqual([1]);
    propose(t, [0, 1], THREE);
    expect(accepted(t)).toEqual([]);
    word(t, 1, 'accept');
    expect(open(t)).toEqual([]);
    propose(t, [0, 1], { 1: { credits: 5, prestige: 1 } });
    expect(accepted(t)).toEqual([]);
  });

  it('MK-289 D98 a counter-offer that names a captain who has left lapses', () => {
    const t = opened(4);
    offer(t, 1, { say: 'counter', version: version(t), parties: [0, 1, 2], terms: [] });
    counter(t, 3, { 3: { credits: 1 } });
    t.table.apply({ kind: 'resign', seat: 2 });
    expect(open(t)).toEqual([3]);
  });

  it('MK-301 D97 one captain cannot use up the offers of the others', () => {
    const t = opened();
    for (let n = 0; n < MOST_OFFERS; n++) counter(t, 2, { 2: { credits: 1 + (n % 7) } });
    expect(t.refused(2, { say: 'counter', version: version(t), parties: [0, 2], terms: [] }, 'word').reason).toBe(
      'enough-offers',
    );
    expect([t.prompt(0, 'offer', 'talk').says, t.prompt(1, 'offer', 'word').says]).toEqual([
      ['propose', 'decline'],
      ['counter'],
    ]);
  });

  it('MK-303 a late answer names the current offer', () => {
    const t = opened();
    const late = (): string => {
      const { reason, params } = t.refused(1, { say: 'counter', version: 0, parties: [0, 1], terms: [] });
      return formatMessage(game.messages, { id: reason, params: params ?? {} });
    };
    counter(t, 2, { 2: { credits: 1 } });
    expect(late()).toBe('The offers have changed. Check them and answer again.');
    propose(t, [0, 1], THREE);
    counter(t, 2, { 2: { credits: 3 } });
    expect(late()).toBe('There is a newer offer (version 2). Check it and answer again.');
  });
});

/** A captain's latest public answer: the deal that they accepted or proposed, if any. */
interface Last {
  say: 'accept' | 'counter' | 'nothing';
  deal: string;
}
const NOTHING: Last = { say: 'nothing', deal: '' };
interface Deal {
  parties: number[];
  shares: unknown;
  accepted: number[];
}
const nameOf = (deal: Deal | null): string => (deal ? JSON.stringify([deal.parties, deal.shares]) : '');

/** A random legal answer. There are so few different deals that they repeat. */
function randomAnswer(t: Scene, seat: number, rng: Rng): Offer | null {
  const row = t.rules.waiting(t.state).find((one) => one.seat === seat && ['talk', 'word'].includes(one.step));
  if (!row) return null;
  const { says } = t.prompt(seat, 'offer', row.step);
  // Prefers answers that lead to a deal, so that few talks end immediately.
  const likely = (['lock', 'accept'] as const).find((one) => says.includes(one) && below(rng, 2) === 0);
  const say = likely ?? pick(rng, says);
  if (say === 'decline' && seat === 0 && below(rng, 12) > 0) return null;
  const own = say === 'propose' || say === 'counter' ? randomDeal(t, say, seat, rng) : { say, version: version(t) };
  return t.rules.why(t.state, { ...row, answer: own }) === null ? own : null;
}
function randomDeal(t: Scene, say: 'propose' | 'counter', seat: number, rng: Rng): Offer {
  const ally = seat === 0 ? 1 + below(rng, 3) : seat;
  const parties = below(rng, 3) > 0 ? [0, ally] : [0, ally, 1 + (ally % 3)];
  const deal = { parties, terms: terms({ [ally]: { credits: 1 + below(rng, 2) } }) };
  return say === 'propose' ? { say, ...deal } : { say, version: version(t), ...deal };
}

/** The latest answers of all captains after one more answer. */
function answersAfter(last: readonly Last[], seat: number, { say }: Offer, t: Scene): Last[] {
  const { current, offers } = t.view(seat).talks;
  return last.map((one, other) => {
    // A new offer clears acceptances; counter-offers stay open.
    if (say === 'propose') return one.say === 'accept' ? NOTHING : one;
    if (other !== seat) return one;
    if (say === 'counter') return { say, deal: nameOf(offers.at(-1)) };
    return say === 'accept' ? { say, deal: nameOf(current) } : NOTHING;
  });
}

describe('random talks', () => {
  it('MK-291 MK-301 MK-302 MK-303 MK-304 MK-314 D97 a deal binds captains whose latest answer accepted it, and all see it', () => {
    const rng = seeded('talks');
    const count = { words: 0, counters: 0, locks: 0 };
    for (let n = 0; n < 24; n++) {
      const t = opened(4);
      let last = [NOTHING, NOTHING, NOTHING, NOTHING];
      for (let left = 40; left > 0 && t.state.talks; left--) {
        const seat = below(rng, 4);
        const own = randomAnswer(t, seat, rng);
        if (!own) continue;
        const laid: Deal | null = t.view(seat).talks.current;
        offer(t, seat, own);
        count.words++;
        if (own.say === 'counter') count.counters++;
        if (own.say === 'lock') {
          count.locks++;
          expect(t.state.mission?.order.toSorted()).toEqual(laid?.parties);
          for (const ally of laid?.parties.slice(1) ?? []) expect(last[ally]?.deal).toBe(nameOf(laid));
        }
        if (!t.state.talks) break;
        last = answersAfter(last, seat, own, t);
        const now: Deal | null = t.view(seat).talks.current;
        for (const viewer of [1, 2, 3, null]) expect(t.view(viewer).talks.current).toEqual(now);
        const yes = [1, 2, 3].filter((ally) => now?.parties.includes(ally) && last[ally]?.deal === nameOf(now));
        expect((now?.accepted ?? []).toSorted()).toEqual(yes);
      }
    }
    expect(count.words > 200 && count.counters > 60 && count.locks > 5, JSON.stringify(count)).toBe(true);
  });
});
