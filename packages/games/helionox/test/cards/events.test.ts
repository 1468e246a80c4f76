import { describe, expect, it } from 'vitest';
import { at, hand, me, names, play, pool, scene } from './scene.ts';

describe('penalties', () => {
  it.each(['EE2.1', 'EE6.1'])('HX-387 %s taxes a paid move away, even to the player’s own Embassy', (event) => {
    const t = scene({ credits: 4, embassies: ['moon'], active: [event] });
    t.say(0, 'travel:moon');
    expect(pool(t)).toEqual([1, 0]);
    expect(t.refused(0, 'travel:earth').reason).toBe('too-little-credits');
  });

  it('HX-387 an Inactive Event or an Event elsewhere does not tax', () => {
    const t = scene({ credits: 2, inactive: ['EE2.1'], active: ['EM2.1'] });
    t.say(0, 'travel:mars');
    expect(pool(t)).toEqual([0, 0]);
  });

  it('HX-388 HX-432 every Active Inflation adds 1 to the price of Market cards', () => {
    const market = { transport: 'T05.1' };
    const t = scene({ mercury: true, credits: 6, active: ['EX1.1', 'X02.1'], market });
    t.say(0, 'buy:transport');
    expect(pool(t)).toEqual([0, 0]);
    const short = scene({ mercury: true, credits: 5, active: ['EX1.1', 'X02.1'], market });
    expect(short.refused(0, 'buy:transport')).toMatchObject({ reason: 'too-little-credits', params: { need: 6 } });
  });

  it('HX-432 Inflation exists without Mercury Protocol too and does not affect Prime Assets', () => {
    const t = scene({ credits: 8, active: ['X02.1'], market: { transport: 'T05.1' } });
    t.say(0, 'buy:transport');
    t.say(0, 'buy:prime');
    expect([pool(t), names(me(t).deck).slice(-2)]).toEqual([
      [0, 0],
      ['T05.1', expect.stringMatching(/^PA/)],
    ]);
  });

  it('HX-389 a Raid takes one Cargo from each player when it turns Active', () => {
    const t = scene({ mercury: true, inactive: ['EX2.1'], cargo: ['mars', 'ceres'] });
    t.edit((s) => {
      (s.players[1] as (typeof s.players)[0]).cargo = 0b00010;
    });
    t.say(0, 'end');
    expect(t.state.players[1]?.cargo).toBe(0);
    t.say(0, 'mars');
    expect(me(t).cargo).toBe(0b01000);
  });
});

describe('the two sides of an Event', () => {
  it('HX-386 an Event has the cost and Influence of its face-up side', () => {
    const inactive = scene({ defense: 3, inactive: ['EE1.1'] });
    inactive.say(0, 'overcome:EE1.1');
    expect([pool(inactive), me(inactive).influence]).toEqual([[0, 1], 1]);
    const active = scene({ defense: 3, active: ['EE1.1'] });
    active.say(0, 'overcome:EE1.1');
    expect([pool(active), me(active).influence]).toEqual([[0, 0], 2]);
    const short = scene({ defense: 2, active: ['EE1.1'] });
    expect(short.refused(0, 'overcome:EE1.1')).toMatchObject({ reason: 'too-little-defense', params: { need: 3 } });
  });
});

describe('alternative costs', () => {
  it.each([
    ['HX-390', 'EM1.1', 'moon', 3],
    ['HX-391', 'EE3.1', 'earth', 4],
  ] as const)('%s %s takes Credits', (_rule, event, place, price) => {
    const t = scene({ at: place, credits: price, active: [event] });
    t.say(0, `alternative:${event}`);
    expect([pool(t), names(me(t).trophies)]).toEqual([[0, 0], [event]]);
    const short = scene({ at: place, credits: price - 1, active: [event] });
    expect(short.refused(0, `alternative:${event}`).reason).toBe('too-little-credits');
  });

  it('HX-390 Ore Cartel War takes Credits and a card', () => {
    const t = scene({ at: 'ceres', credits: 3, hand: ['MA.1', 'SP.1'], active: ['EC6.1'] });
    t.say(0, 'alternative:EC6.1');
    t.say(0, ['SP.1']);
    expect([pool(t), hand(t), names(me(t).discard), me(t).influence]).toEqual([[0, 0], ['MA.1'], ['SP.1'], 3]);
  });

  it('HX-392 can be any card', () => {
    const t = scene({ hand: ['MA.1', 'SP.1'], active: ['EE4.1'] });
    t.say(0, 'alternative:EE4.1');
    t.say(0, ['MA.1']);
    expect([hand(t), me(t).influence]).toEqual([['SP.1'], 1]);
  });

  it('HX-393 can be a card of the faction, including starting cards', () => {
    const t = scene({ at: 'moon', hand: ['MA.1', 'ST1.1'], active: ['EM5.1'] });
    t.say(0, 'alternative:EM5.1');
    expect(t.refused(0, ['MA.1']).reason).toBe('cards-do-not-pay');
    t.say(0, ['ST1.1']);
    expect(names(me(t).trophies)).toEqual(['EM5.1']);
    const without = scene({ at: 'moon', hand: ['MA.1', 'B01.1'], active: ['EM5.1'] });
    expect(without.refused(0, 'alternative:EM5.1').reason).toBe('cards-missing');
  });

  it('HX-394 two icons take two different cards', () => {
    const t = scene({ at: 'mars', hand: ['B01.1', 'MA.1', 'MA.2'], active: ['ER3.1'] });
    t.say(0, 'alternative:ER3.1');
    expect(t.refused(0, ['B01.1']).reason).toBe('not-so-many');
    expect(t.refused(0, ['MA.1', 'MA.2']).reason).toBe('cards-do-not-pay');
    t.say(0, ['B01.1', 'MA.1']);
    expect(hand(t)).toEqual(['MA.2']);
    const single = scene({ at: 'mars', hand: ['B01.1'], active: ['ER3.1'] });
    expect(single.refused(0, 'alternative:ER3.1').reason).toBe('cards-missing');
  });

  it('HX-395 HX-158 exist only on the Active side, and only if printed', () => {
    const t = scene({ credits: 9, hand: ['MA.1'], inactive: ['EE3.1'], active: ['EE1.1'] });
    expect(t.refused(0, 'alternative:EE3.1').reason).toBe('no-alternative');
    expect(t.refused(0, 'alternative:EE1.1').reason).toBe('no-alternative');
  });
});

describe('Catastrophic Events', () => {
  it('HX-431 Crown Flare shuts down every Location', () => {
    const t = scene({ at: 'ceres', active: ['X01.1'] });
    expect(t.refused(0, 'bonus').reason).toBe('shut-down');
  });

  it.each(['X03.1', 'X07.1'])('HX-433 HX-437 %s taxes every Location', (event) => {
    const t = scene({ at: 'earth', credits: 6, active: [event] });
    t.say(0, 'travel:europa');
    t.say(0, 'travel:mars');
    expect(pool(t)).toEqual([0, 0]);
  });

  it('HX-434 War of the Domes forbids Collaboration', () => {
    const t = scene({ defense: 1, inactive: ['EE1.1'], active: ['X04.1'] });
    expect(t.refused(0, 'collaborate:EE1.1:1').reason).toBe('no-collaboration');
  });

  it('HX-435 Ash Winter limits the End Phase draw to four cards', () => {
    const t = scene({ active: ['X05.1'] });
    t.say(0, 'end');
    expect(hand(t)).toHaveLength(4);
  });

  it('HX-436 Pandemic Null makes all players discard when it turns Active', () => {
    const t = scene({ inactive: ['X06.1'] });
    t.edit((s) => {
      const { hand: cards, deck } = s.players[1] as (typeof s.players)[0];
      cards.cards.push(...deck.cards.splice(0, 2));
      cards.known.push(...deck.known.splice(0, 2).map(() => 2));
    });
    t.say(0, 'end');
    const first = names((t.state.players[1] as (typeof t.state.players)[0]).hand)[0] as string;
    t.expectNotAsked(0);
    t.say(1, [first]);
    t.say(0, [hand(t)[0] as string]);
    expect(hand(t)).toHaveLength(4);
    expect(t.state.players[1]?.hand.cards).toHaveLength(1);
  });

  it('HX-438 Machine Revolt stops Architects', () => {
    const t = scene({ active: ['X08.1'] });
    expect(t.refused(0, 'architect:1').reason).toBe('architects-barred');
  });

  it('HX-439 Warp Collapse allows only paid moves', () => {
    const t = scene({ hand: ['T01.1', 'T02.1'], credits: 2, active: ['X09.1'] });
    play(t, 'T01.1');
    play(t, 'T02.1');
    expect([at(t, 0), pool(t)]).toEqual(['earth', [3, 2]]);
    t.say(0, 'travel:moon');
    expect(at(t, 0)).toBe('moon');
  });

  it('HX-440 The Long Dark stops every Cycle', () => {
    const t = scene({ hand: ['K03.1'], active: ['X10.1'] });
    expect(t.refused(0, 'cycle:bio').reason).toBe('no-cycling');
    play(t, 'K03.1');
    expect(pool(t)).toEqual([2, 0]);
  });
});
