import { describe, expect, it } from 'vitest';
import { at, designs, endTurn, eventsOf, inHand, offered, play, type Scene, type Setting, scene } from '../scene.ts';

const mercury = (setting: Setting) => scene({ options: { mercury: true }, ...setting });

describe('Bank', () => {
  it('HX-245 HX-260 tokens above the limit are lost, and the log shows the number banked', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ bankedCredits: 9, bankedDefense: 10, hand: ['K13', 'D13'] }],
    });
    expect(eventsOf(play(t, 'K13'), 'banked')).toEqual([{ seat: 0, what: 'credits', n: 1 }]);
    const events = play(t, 'D13');
    expect([eventsOf(events, 'banked'), eventsOf(events, 'bank-full')]).toEqual([[], [{ seat: 0, what: 'defense' }]]);
    expect(at(t, 0)).toMatchObject({ bankedCredits: 10, bankedDefense: 10 });
  });

  it('HX-260 any number of banked tokens can be spent in one turn', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EE1.1', 'EE5.1'],
      players: [{ bankedDefense: 10, bankedCredits: 10 }],
      market: { bio: 'B04', transport: 'T02' },
    });
    for (const id of ['buy:bio', 'buy:transport', 'overcome:EE1.1', 'overcome:EE5.1']) t.say(0, id);
    expect(at(t, 0)).toMatchObject({ bankedCredits: 10 - 3 - 2, bankedDefense: 10 - 2 - 3 });
  });

  it('HX-258 HX-535 HX-130 R41 banked Credits pay for Market cards in any mix', () => {
    const t = mercury({ market: { bio: 'B03.1' }, players: [{ credits: 2, bankedCredits: 2 }] });
    t.say(0, 'buy:bio');
    const { min, max } = t.prompt(0, 'amount');
    expect([min, max]).toEqual([1, 2]);
    expect(t.refused(0, 3)).toMatchObject({ reason: 'mix-out-of-range', rule: 'HX-535' });
    t.say(0, 2);
    expect(at(t, 0)).toMatchObject({ credits: 1, bankedCredits: 0 });
  });

  it('HX-137 HX-167 banked Credits pay for nothing but Market cards', () => {
    const t = mercury({ players: [{ bankedCredits: 9 }] });
    for (const id of ['buy:prime', 'travel:moon', 'embassy']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'too-little-credits' });
    }
  });

  it('HX-259 HX-260 banked Defense Overcomes on the player’s own turn', () => {
    const t = mercury({ inactive: ['EE1.1'], players: [{ bankedDefense: 2, fleet: 'F1' }] });
    t.say(0, 'overcome:EE1.1');
    expect(at(t, 0)).toMatchObject({ bankedDefense: 0, influence: 1 });
  });

  it('HX-254 HX-255 HX-256 Inflation adds up and ends with its Events; cost limits use the printed cost', () => {
    const t = mercury({
      active: ['EX1', 'X02'],
      market: { bio: 'B03.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D12.1' },
      players: [{ credits: 4, defense: 4, hand: ['K06'], fleet: 'F1' }],
    });
    expect(t.refused(0, 'buy:bio')).toMatchObject({ params: { need: 5, have: 4, short: 1 } });
    t.say(0, 'overcome:EX1.1');
    expect(offered(t, 'buy:bio')?.data).toMatchObject({ price: 4 });
    play(t, 'K06');
    expect(designs(at(t, 0).deck).at(-1)).toBe('B03');
  });
});

describe('Bank', () => {
  const mercury = (setting: Setting = {}): Scene => scene({ options: { mercury: true }, ...setting });

  it('HX-261 pool tokens are never moved into the Bank', () => {
    const t = mercury({ players: [{ credits: 5, defense: 5 }] });
    for (const id of ['bank', 'bank:credit', 'bank:defense']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'no-such-action' });
    }
    endTurn(t, 0);
    expect(at(t, 0)).toMatchObject({ credits: 0, defense: 0, bankedCredits: 0, bankedDefense: 0 });
  });

  it('HX-261 a Delivery banks Credits; Defense is banked by effects that say so', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], hand: ['D13', 'B13'], fleet: 'F1' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0)).toMatchObject({ bankedCredits: 2, bankedDefense: 0 });
    play(t, 'D13');
    expect(at(t, 0)).toMatchObject({ bankedCredits: 2, bankedDefense: 2 });
    play(t, 'B13');
    expect(at(t, 0)).toMatchObject({ bankedCredits: 4, bankedDefense: 2 });
  });

  it('HX-262 HX-258 banked tokens are still there on the player’s next turn', () => {
    const t = mercury({ market: { bio: 'B01.1' }, players: [{ hand: ['K13'] }] });
    play(t, 'K13');
    endTurn(t, 0);
    endTurn(t, 1);
    expect(at(t, 0)).toMatchObject({ credits: 0, bankedCredits: 3 });
    t.say(0, 'buy:bio');
    expect(at(t, 0).bankedCredits).toBe(1);
  });

  it('HX-548 the Bastion Escort works for the caller of a Collaboration, not for the partner', () => {
    const called = (fleet: string, other: string): number[] => {
      const t = mercury({
        inactive: ['EE5.1'],
        players: [
          { defense: 2, fleet },
          { hand: ['SP'], fleet: other },
        ],
      });
      t.say(0, 'collaborate:EE5.1:1');
      t.say(1, 'accept');
      t.say(1, inHand(t, 1, 'SP'));
      return [at(t, 0).bankedDefense, at(t, 1).bankedDefense];
    };
    expect(called('F2', 'F1')).toEqual([1, 0]);
    expect(called('F1', 'F2')).toEqual([0, 0]);
  });
});
