import { think } from '@orrery/bots';
import { type Answer, type Offer, rulesOf, type Seat, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { dealWorth, forcesOf } from '../../src/ai/deals.ts';
import { isGift, prospectOf, talk } from '../../src/ai/talks.ts';
import { OBJECTIVES } from '../../src/content/objectives.ts';
import { cardNamed } from '../../src/content/set.ts';
import { game, type State } from '../../src/index.ts';
import { MOST_OFFERS, sharesOf } from '../../src/rules/deals.ts';
import { type Scene, type Setting, type Shares, scene, terms } from '../scene.ts';

const rules = rulesOf<State>(game);
const CARDS = ['r', 's', 't', 's', 'r', 't', 'd1'];
const GOOD = { hand: ['r', 'r', 's', 's', 't'], deck: CARDS, prestige: 3, objectives: [] };

/** Talks led by seat 0 about a contract that is too hard for one captain and easy for two. */
function talking(setting: Setting = {}, contract = 'RE09'): Scene {
  const captains = [GOOD, GOOD, GOOD].map((side, seat) => ({ ...side, ...setting.captains?.[seat] }));
  const t = scene({ row: [contract, 'EX12', 'KI12'], ...setting, captains });
  t.say(0, `talk:${contract}`, 'choose');
  return t;
}
const put = (t: Scene, parties: Seat[], shares: Shares): void => {
  t.say(0, { say: 'propose', parties, terms: terms(shares) }, 'talk');
};
const answer = (t: Scene, seat: Seat): Offer => talk(t.state, seat, seeded('talk'));
/** The value of a deal to the bot at a seat. */
function worth(t: Scene, seat: Seat, shares: Shares): number {
  const forces = forcesOf(t.state, seat, seeded('worth'), [0, 1]);
  const deal = { parties: [0, 1], shares: sharesOf(t.state, cardNamed('RE09'), terms(shares)) };
  return dealWorth(t.state, seat, prospectOf(t.state, forces, deal));
}

describe('the value of a deal', () => {
  it('grows with every reward in the captain’s share and falls with every die', () => {
    const t = talking();
    const bare = worth(t, 1, { 1: { credits: 1 } });
    expect(worth(t, 1, { 1: { credits: 2 } })).toBeGreaterThan(bare);
    expect(worth(t, 1, { 1: { credits: 1, prestige: 1 } })).toBeGreaterThan(bare + 0.5);
    expect(worth(t, 1, { 1: { credits: 1, dice: 2 } })).toBeLessThan(bare);
    expect(worth(t, 0, { 1: { prestige: 2 } })).toBeLessThan(worth(t, 0, { 1: { prestige: 1 } }));
  });

  it('counts a deal that lets a rival win as a loss', () => {
    const far = talking();
    const near = talking({ captains: [{ prestige: 8 }] });
    expect(worth(near, 1, { 1: { credits: 5 } })).toBeLessThan(worth(far, 1, { 1: { credits: 5 } }) - 1);
  });
});

describe('an ally', () => {
  it('declines or asks for more if it gets only dice', () => {
    const t = talking();
    put(t, [0, 1], { 1: { dice: 2 } });
    const first = answer(t, 1);
    expect(['decline', 'counter']).toContain(first.say);
    if (first.say !== 'counter') return;
    // The counter-offer asks for a reward, and the bot makes it only once.
    expect(first.terms.some(({ to, item, count }) => to === 1 && item !== 'dice' && count > 0)).toBe(true);
    t.say(1, first, 'talk');
    put(t, [0, 1], { 1: { dice: 2 } });
    expect(answer(t, 1).say).toBe('decline');
  });

  it('accepts nothing only for an objective or reputation of its own', () => {
    const pointless = (setting: Setting, shares: Shares): boolean => {
      const t = talking(setting);
      put(t, [0, 1], shares);
      return isGift(t.state, 1, { say: 'accept', version: 1 });
    };
    const objectives = (...cards: string[]) => ({ captains: [{}, { objectives: cards }] });
    expect(pointless({}, {})).toBe(true);
    expect(pointless({}, { 1: { dice: 2 } })).toBe(true);
    expect(pointless({}, { 1: { credits: 1 } })).toBe(false);
    expect(pointless({ options: { binding: true } }, {})).toBe(false);
    const unrewarded = OBJECTIVES.find(({ goal }) => goal.is === 'completed' && goal.unrewarded);
    expect(unrewarded).toBeDefined();
    expect(pointless(objectives(unrewarded?.id ?? ''), {})).toBe(false);
  });

  it('asks for something in a counter-offer', () => {
    const t = talking();
    put(t, [0, 1], {});
    const counter = (shares: Shares): Offer => ({ say: 'counter', version: 1, parties: [0, 1], terms: terms(shares) });
    expect(isGift(t.state, 1, counter({}))).toBe(true);
    expect(isGift(t.state, 1, counter({ 1: { credits: 1 } }))).toBe(false);
    expect(answer(t, 1).say).not.toBe('accept');
  });

  it('accepts a share that pays', () => {
    const t = talking();
    put(t, [0, 1], { 1: { prestige: 1, credits: 3 } });
    expect(answer(t, 1)).toEqual({ say: 'accept', version: 1 });
  });

  it('does not help a rival win', () => {
    const t = talking({ captains: [{ prestige: 9 }] });
    put(t, [0, 1], { 1: { credits: 8, prestige: 1 } });
    expect(answer(t, 1).say).not.toBe('accept');
  });
});

describe('a leader', () => {
  it('offers an ally something, accepts a fair counter-offer, and locks an agreed deal', () => {
    const t = talking();
    const first = answer(t, 0) as Extract<Offer, { say: 'propose' }>;
    expect(first.say).toBe('propose');
    expect(first.terms.some(({ to, item }) => to !== 0 && item !== 'dice')).toBe(true);
    const [ally] = first.parties.filter((seat) => seat !== 0) as [Seat];
    put(t, [0, ally], {});
    t.say(ally, { say: 'counter', version: 1, parties: [0, ally], terms: terms({ [ally]: { prestige: 1 } }) }, 'talk');
    const second = answer(t, 0);
    expect(second).toMatchObject({ say: 'propose', parties: [0, ally] });
    t.say(0, second as Answer as never, 'talk');
    const deal = t.state.talks?.offers.at(-1);
    if (!deal?.accepted.includes(ally)) t.say(ally, { say: 'accept', version: 3 }, 'talk');
    expect(answer(t, 0)).toEqual({ say: 'lock', version: 3 });
  });

  it('leaves captains outside an agreed deal time to ask for a share, and takes a better request', () => {
    const t = talking();
    put(t, [0, 1], { 1: { prestige: 2, credits: 3 } });
    t.say(1, { say: 'accept', version: 1 }, 'talk');
    const lock: Offer = { say: 'lock', version: 1 };
    const { leavesTimeTo } = game.ai as Required<NonNullable<typeof game.ai>>;
    expect(answer(t, 0)).toEqual(lock);
    expect(leavesTimeTo(t.state, 0, 'talks', 'talk', lock)).toEqual([2]);
    expect(leavesTimeTo(t.state, 1, 'talks', 'talk', { say: 'accept', version: 1 })).toEqual([]);
    // A captain who asks for much less is taken instead, and has been heard then.
    t.say(2, { say: 'counter', version: 1, parties: [0, 2], terms: terms({ 2: { credits: 1 } }) }, 'word');
    expect(answer(t, 0)).toMatchObject({ say: 'propose', parties: [0, 2] });
    expect(leavesTimeTo(t.state, 0, 'talks', 'talk', { say: 'lock', version: 2 })).toEqual([]);
  });

  it('keeps an agreed deal if the request is worse', () => {
    const t = talking();
    put(t, [0, 1], { 1: { credits: 1 } });
    t.say(1, { say: 'accept', version: 1 }, 'talk');
    t.say(2, { say: 'counter', version: 1, parties: [0, 2], terms: terms({ 2: { prestige: 2, credits: 3 } }) }, 'word');
    expect(answer(t, 0)).toEqual({ say: 'lock', version: 2 });
  });

  it('makes few proposals and ends the talks if the others keep declining', () => {
    const t = talking();
    let offers = 0;
    for (let left = 60; left > 0 && t.state.talks !== null; left--) {
      const { seat } = t.asked().find(({ step }) => step === 'talk') as { seat: Seat };
      const { version } = t.state.talks;
      const said: Offer = seat === 0 ? answer(t, 0) : { say: 'decline', version };
      if (said.say === 'propose') offers++;
      t.say(seat, said, 'talk');
    }
    expect(t.state.talks).toBeNull();
    expect(offers).toBeGreaterThan(0);
    expect(offers).toBeLessThanOrEqual(4);
  });
});

describe('talks between bots', () => {
  it('end after few messages', () => {
    for (let game = 0; game < 20; game++) {
      const t = talking({ seed: `end${game}`, seats: 3 + (game % 3) });
      let words = 0;
      const rng = seeded(`talks${game}`);
      while (t.state.talks !== null) {
        const { seat } = t.asked().find(({ step }) => step === 'talk') as { seat: Seat };
        t.say(seat, talk(t.state, seat, rng), 'talk');
        words++;
      }
      expect(words).toBeLessThan(MOST_OFFERS);
    }
  });

  it('are not disturbed by unprompted hints', () => {
    const t = talking();
    put(t, [0, 1], { 1: { prestige: 1, credits: 3 } });
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const { question } = rules.waiting(t.state).find((row) => row.step === 'word' && row.seat === 2) as {
        question: string;
      };
      for (let i = 0; i < 8; i++)
        expect(think(rules, t.state, 2, question, { level, seed: `w${i}`, iterations: 1 })).toBeNull();
    }
  });

  it('contain at most one hint from each ally, which is true', () => {
    const t = talking();
    const { question } = rules.waiting(t.state).find((row) => row.step === 'hint' && row.seat === 1) as {
      question: string;
    };
    const said = think(rules, t.state, 1, question, { level: 'medium', seed: 'hint', iterations: 1 });
    expect([null, 'shield:some']).toContain(said?.answer ?? null);
    t.say(1, 'shield:some', 'hint');
    const again = rules.waiting(t.state).find((row) => row.step === 'hint' && row.seat === 1) as { question: string };
    expect(think(rules, t.state, 1, again.question, { level: 'easy', seed: 'hint', iterations: 1 })).toBeNull();
  });
});
