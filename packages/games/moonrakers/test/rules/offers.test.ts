import { describe, expect, it } from 'vitest';
import { MOST_OFFERS } from '../../src/rules/deals.ts';
import { type Scene, scene, terms } from '../scene.ts';

const version = (t: Scene): number => t.state.talks?.version as number;
const deal = (t: Scene) => t.state.talks?.offers[t.state.talks.current];
const propose = (t: Scene, parties: number[], shares = {}, step = 'talk') =>
  t.say(0, { say: 'propose', parties, terms: terms(shares) }, step);
const counter = (t: Scene, seat: number, parties: number[], shares = {}, step = 'word') =>
  t.say(seat, { say: 'counter', version: version(t), parties, terms: terms(shares) }, step);
const word = (t: Scene, seat: number, say: 'accept' | 'decline' | 'withdraw', step = 'word') =>
  t.say(seat, { say, version: version(t) }, step);

function opened(): Scene {
  const t = scene({ seats: 4, row: ['EX12'] });
  t.say(0, 'talk:EX12', 'choose');
  return t;
}

describe('offers and answers', () => {
  it('MK-302 MK-303 a captain whose open counter-offer matches exactly accepts; other parties do not match', () => {
    const t = opened();
    const one = { 1: { prestige: 1 } };
    propose(t, [0, 1]);
    counter(t, 1, [0, 1], one, 'talk');
    counter(t, 1, [0, 1], one);
    expect(deal(t)).toMatchObject({ accepted: [], declined: [1] });
    counter(t, 2, [0, 2]);
    counter(t, 2, [0, 1, 2], one);
    const accepted = (parties: number[], shares: object): number[] | undefined => {
      propose(t, parties, shares);
      return deal(t)?.accepted;
    };
    expect([accepted([0, 1], one), accepted([1, 0], one)]).toEqual([[1], [1]]);
    expect(accepted([0, 1], {})).toEqual([]);
    propose(t, [2, 1, 0], one, 'word');
    expect(deal(t)).toMatchObject({ parties: [0, 1, 2], accepted: [2] });
  });

  it('MK-291 MK-314 an answer changes only the captain’s own answer and may be changed again', () => {
    const t = opened();
    propose(t, [0, 1, 2, 3]);
    for (const seat of [1, 2]) word(t, seat, 'decline', 'talk');
    word(t, 1, 'accept');
    expect(deal(t)).toMatchObject({ accepted: [1], declined: [2] });
    word(t, 2, 'accept');
    expect(deal(t)).toMatchObject({ accepted: [1, 2], declined: [] });
    word(t, 1, 'decline');
    expect(deal(t)).toMatchObject({ accepted: [2], declined: [1] });
    word(t, 1, 'accept');
    word(t, 2, 'withdraw');
    expect(deal(t)).toMatchObject({ accepted: [1], declined: [] });
  });

  it('MK-485 the shares of an offer are public', () => {
    const t = opened();
    propose(t, [0, 2], { 2: { prestige: 1, dice: 4 } });
    const proposal = t.events.find(({ type }) => type === 'offer-propose')?.data;
    expect(proposal).toMatchObject({
      parties: [0, 2],
      shares: [
        [3, 8, 1, 0, 0, 0],
        [1, 0, 0, 0, 0, 4],
      ],
    });
  });

  it('MK-301 D97 after 24 offers by the leader, no captain can make another', () => {
    const t = opened();
    for (let n = 0; n < MOST_OFFERS; n++) {
      if (n > 0) expect(t.prompt(1, 'offer', 'talk').says).toContain('counter');
      propose(t, [0, 1], {}, n === 0 ? 'talk' : 'word');
    }
    expect(t.refused(0, { say: 'propose', parties: [0, 1], terms: [] }, 'word').reason).toBe('enough-offers');
    expect(t.prompt(1, 'offer', 'talk').says).toEqual(['accept', 'decline']);
    const words = t.rules.waiting(t.state).filter(({ step }) => step === 'word');
    expect(words.map(({ seat }) => seat)).toEqual([0]);
  });
});
