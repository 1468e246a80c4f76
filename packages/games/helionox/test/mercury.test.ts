import { describe, expect, it } from 'vitest';
import { at, designs, names, offered, play, type Setting, scene, told } from './scene.ts';

const mercury = (setting: Setting) => scene({ options: { mercury: true }, ...setting });

describe('Cargo', () => {
  it('HX-234 HX-235 HX-237 one Credit for the Cargo of this place, of which one fits on the Carrier', () => {
    const t = mercury({ players: [{ credits: 2, place: 'mars', fleet: 'F1' }] });
    t.say(0, 'cargo');
    expect(at(t, 0)).toMatchObject({ credits: 1, cargo: 0b100 });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'cargo-aboard', rule: 'HX-237' });
  });

  it('HX-240 HX-236 HX-241 a place gives and takes Cargo once a turn', () => {
    const t = mercury({ players: [{ credits: 9, place: 'mars', cargo: ['moon', 'earth', 'mars'], fleet: 'F2' }] });
    t.say(0, 'deliver:moon');
    t.say(0, null);
    expect(t.refused(0, 'deliver:earth')).toMatchObject({ reason: 'delivered-already', rule: 'HX-241' });
    expect(t.refused(0, 'deliver:mars')).toMatchObject({ reason: 'cargo-from-here', rule: 'HX-240' });
    expect(t.refused(0, 'deliver:europa')).toMatchObject({ reason: 'cargo-not-aboard', rule: 'HX-240' });
  });

  it('HX-238 HX-016 there are four of each colour', () => {
    const t = scene({
      seats: 4,
      options: { mercury: true },
      players: [{ credits: 9 }, { cargo: ['earth'] }, { cargo: ['earth'] }, { cargo: ['earth'] }],
    });
    t.say(0, 'cargo');
    t.edit((s) => {
      s.thisTurn.gained = 0;
      (s.players[0] as (typeof s.players)[0]).cargo = 0;
      s.thisTurn.delivered[1] = 0;
    });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'cargo-gone', rule: 'HX-238' });
  });

  it('HX-239 no Cargo comes or goes at a Shut Down Location; HX-348 unless Shut Down is ignored', () => {
    const t = mercury({
      active: ['ER1.1'],
      players: [{ credits: 2, place: 'mars', cargo: ['moon'], architect: 'A15', fleet: 'F2' }],
    });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'shut-down', rule: 'HX-239' });
    expect(t.refused(0, 'deliver:moon')).toMatchObject({ reason: 'shut-down' });
    t.say(0, 'architect:1');
    t.say(0, 'cargo');
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    t.say(0, 'bonus');
  });

  it('HX-244 HX-245 a Delivery banks 2, at most 10 in all', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], bankedCredits: 9, fleet: 'F2' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0).bankedCredits).toBe(10);
  });

  it('HX-249 HX-250 or takes one Illegal Tech of this place onto the deck, which is not replaced', () => {
    const t = mercury({ illegal: { mars: ['IR1.1', 'IR2.1'] }, players: [{ place: 'mars', cargo: ['moon'] }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'IR2.1');
    expect(designs(at(t, 0).deck).at(-1)).toBe('IR2');
    expect(designs(t.state.illegal[2] as never)).toEqual(['IR1']);
  });

  it('HX-265 HX-266 HX-543 a matching Request is settled first', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }] });
    t.say(0, 'deliver:moon');
    expect(at(t, 0)).toMatchObject({ influence: 2 });
    expect(names(at(t, 0).trophies)).toEqual(['RQ-moon-mars-1']);
    expect(at(t, 0).request.cards).toHaveLength(1);
    t.say(0, 'bank');
  });

  it('HX-087 HX-270 R40 with the Request deck empty no new one comes', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }] });
    t.edit((s) => {
      s.box.cards.push(...s.requests.cards.splice(0));
      s.box.known.push(...s.requests.known.splice(0));
    });
    expect(t.refused(0, 'cycle:request')).toMatchObject({ reason: 'no-requests-left', rule: 'HX-087' });
    t.say(0, 'deliver:moon');
    t.say(0, null);
    expect(t.refused(0, 'cycle:request')).toMatchObject({ reason: 'no-request', rule: 'HX-087' });
  });

  it('HX-083 HX-084 HX-522 R19 the free Cycle may exchange the Request, unseen by others', () => {
    const t = mercury({ players: [{ request: 'RQ-moon-mars-1' }] });
    const events = t.say(0, 'cycle:request');
    expect(names(t.state.requests)[0]).toBe('RQ-moon-mars-1');
    expect(names(at(t, 0).request)).not.toContain('RQ-moon-mars-1');
    expect(at(t, 0).request.cards).toHaveLength(1);
    expect(events.every((event) => !JSON.stringify(event.data).includes('RQ'))).toBe(true);
    expect(t.view(1).players[0].request).toEqual({ card: null });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'cycled-already' });
  });
});

describe('Bank', () => {
  it('HX-245 HX-260 what does not fit is lost, and the log tells what was banked', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ bankedCredits: 9, bankedDefense: 10, hand: ['K13', 'D13'] }],
    });
    expect(told(play(t, 'K13'), 'banked')).toEqual([{ seat: 0, what: 'credits', n: 1 }]);
    const events = play(t, 'D13');
    expect([told(events, 'banked'), told(events, 'bank-full')]).toEqual([[], [{ seat: 0, what: 'defense' }]]);
    expect(at(t, 0)).toMatchObject({ bankedCredits: 10, bankedDefense: 10 });
  });

  it('HX-260 any number of banked tokens is spent in one turn', () => {
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

  it('HX-137 HX-167 but for nothing else', () => {
    const t = mercury({ players: [{ bankedCredits: 9 }] });
    for (const id of ['buy:prime', 'travel:moon', 'embassy']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'too-little-credits' });
    }
  });

  it('HX-259 HX-260 banked Defense Overcomes on the own turn', () => {
    const t = mercury({ inactive: ['EE1.1'], players: [{ bankedDefense: 2, fleet: 'F1' }] });
    t.say(0, 'overcome:EE1.1');
    expect(at(t, 0)).toMatchObject({ bankedDefense: 0, influence: 1 });
  });

  it('HX-254 HX-255 HX-256 Inflation adds up and ends with its Events; limits go by the printed cost', () => {
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

describe('Fleet Assets', () => {
  it('HX-357 HX-547 F1: one paid move that is not at 1 anyway costs 1 less', () => {
    const t = mercury({ players: [{ credits: 4, embassies: ['moon'], fleet: 'F1' }] });
    t.say(0, 'travel:moon');
    expect(at(t, 0).credits).toBe(3);
    t.say(0, 'travel:mars');
    expect(at(t, 0).credits).toBe(2);
    t.say(0, 'travel:europa');
    expect(at(t, 0).credits).toBe(0);
  });

  it('HX-168 F1 does not lower a tax', () => {
    const t = mercury({ active: ['ER1.1'], players: [{ credits: 3, place: 'mars', fleet: 'F1' }] });
    t.say(0, 'travel:moon');
    expect(at(t, 0).credits).toBe(0);
    expect(t.state.thisTurn.fleetUsed).toBe(false);
  });

  it('HX-358 HX-548 F2: the first Event Overcome banks 1 Defense', () => {
    const t = mercury({ inactive: ['EE1.1', 'EE1.2'], players: [{ defense: 4, fleet: 'F2' }] });
    t.say(0, 'overcome:EE1.1');
    expect(at(t, 0).bankedDefense).toBe(1);
    t.say(0, 'overcome:EE1.2');
    t.say(0, 0);
    expect(at(t, 0).bankedDefense).toBe(1);
  });

  it('HX-359 HX-549 F3: one paid gain of Cargo is free', () => {
    const t = mercury({ players: [{ credits: 1, place: 'mars', fleet: 'F3' }] });
    t.say(0, 'cargo');
    expect(at(t, 0).credits).toBe(1);
  });

  it('HX-360 F4: one bank reward is 3', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], fleet: 'F4' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0).bankedCredits).toBe(3);
  });
});

describe('Illegal Tech', () => {
  it('HX-251 HX-331 1 Infamy each time it is played; it may consume itself last', () => {
    const t = mercury({ players: [{ hand: ['IP2', 'IR2'], discard: ['MA'] }] });
    play(t, 'IP2');
    expect(at(t, 0)).toMatchObject({ infamy: 1, credits: 2, defense: 2 });
    t.say(0, 'consume');
    expect(designs(t.state.consumed)).toEqual(['IP2']);
    play(t, 'IR2');
    expect(designs(at(t, 0).hand)).toEqual(['MA']);
    t.say(0, null);
    expect(designs(at(t, 0).played)).toEqual(['IR2']);
    expect(at(t, 0).infamy).toBe(2);
  });

  it('HX-252 HX-538 a copy is no play: no Infamy, and a consumed card can still be copied', () => {
    const t = mercury({ players: [{ hand: ['IP2', 'K05'] }] });
    play(t, 'IP2');
    t.say(0, 'consume');
    play(t, 'K05');
    expect(at(t, 0)).toMatchObject({ infamy: 1, credits: 4, defense: 4 });
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-354 HX-465 B14 pays 2 Influence for an Illegal Tech consumed', () => {
    const t = mercury({ players: [{ hand: ['B14', 'IE1'], deck: ['MA'] }] });
    play(t, 'B14');
    t.say(0, ['IE1.1']);
    expect(at(t, 0)).toMatchObject({ influence: 2, credits: 1 });
  });
});
