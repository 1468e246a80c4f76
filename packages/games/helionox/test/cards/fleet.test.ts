import { describe, expect, it } from 'vitest';
import { at, me, pool, scene } from './scene.ts';

describe('Fleet Assets', () => {
  it('HX-357 Petrel Courier makes one paid move a turn cheaper', () => {
    const t = scene({ mercury: true, fleet: 'F1', credits: 5 });
    t.say(0, 'travel:moon');
    expect(pool(t)).toEqual([4, 0]);
    t.say(0, 'travel:mars');
    expect(pool(t)).toEqual([2, 0]);
  });

  it('HX-547 a move that costs 1 anyway does not use up the Petrel Courier', () => {
    const t = scene({ mercury: true, fleet: 'F1', credits: 5, embassies: ['moon'] });
    t.say(0, 'travel:moon');
    t.say(0, 'travel:mars');
    expect(pool(t)).toEqual([3, 0]);
  });

  it('HX-168 R55 the Petrel Courier does not lower a taxed exit and is not used up by it', () => {
    const t = scene({ mercury: true, fleet: 'F1', credits: 5, active: ['EE2.1'] });
    t.say(0, 'travel:moon');
    expect(pool(t)).toEqual([2, 0]);
    t.say(0, 'travel:mars');
    expect([at(t, 0), pool(t)]).toEqual(['mars', [1, 0]]);
  });

  it('HX-358 Bastion Escort banks 1 Defense for the first Event of a turn', () => {
    const t = scene({ mercury: true, fleet: 'F2', defense: 5, inactive: ['EE1.1', 'EE2.1'] });
    t.say(0, 'overcome:EE1.1');
    expect([pool(t), me(t).bankedDefense]).toEqual([[0, 3], 1]);
    t.say(0, 'overcome:EE2.1');
    t.say(0, 0);
    expect([pool(t), me(t).bankedDefense]).toEqual([[0, 0], 1]);
  });

  it('HX-548 Bastion Escort works with an alternative cost and with a card that overcomes', () => {
    const paid = scene({ mercury: true, fleet: 'F2', credits: 4, active: ['EE3.1'] });
    paid.say(0, 'alternative:EE3.1');
    expect([pool(paid), me(paid).bankedDefense]).toEqual([[0, 0], 1]);
    const free = scene({ mercury: true, fleet: 'F2', hand: ['D08.1'], inactive: ['EE1.1'] });
    free.say(0, 'play:D08.1');
    expect(me(free).bankedDefense).toBe(1);
  });

  it('HX-359 Drover Hauler gains one Cargo a turn for free', () => {
    const t = scene({ mercury: true, fleet: 'F3', credits: 5 });
    t.say(0, 'cargo');
    expect([me(t).cargo, pool(t)]).toEqual([0b00001, [5, 0]]);
    t.say(0, 'travel:moon');
    t.say(0, 'cargo');
    expect([me(t).cargo, pool(t)]).toEqual([0b00011, [2, 0]]);
  });

  it('HX-549 a granted gain does not use up the Drover Hauler', () => {
    const t = scene({ mercury: true, fleet: 'F3', hand: ['T14.1'] });
    t.say(0, 'play:T14.1');
    t.say(0, 'travel:moon');
    t.say(0, 'cargo');
    expect([me(t).cargo, pool(t)]).toEqual([0b00011, [0, 0]]);
  });

  it('HX-360 Lantern Broker banks 3 for the first Delivery of a turn', () => {
    const t = scene({ mercury: true, fleet: 'F4', credits: 2, cargo: ['mars', 'ceres'] });
    t.say(0, 'deliver:mars');
    t.say(0, 'bank');
    expect(me(t).bankedCredits).toBe(3);
    t.say(0, 'travel:moon');
    t.say(0, 'deliver:ceres');
    t.say(0, 'bank');
    expect(me(t).bankedCredits).toBe(5);
  });
});
