import { describe, expect, it } from 'vitest';
import { at, embassies, hand, me, play, pool, scene } from './scene.ts';

describe('Transport Market cards', () => {
  it('HX-480 HX-337 Orbital Shuttle may first move to an adjacent Location', () => {
    const t = scene({ hand: ['T01.1', 'T01.2'], at: 'moon' });
    play(t, 'T01.1');
    expect(t.refused(0, 'europa').reason).toBe('not-adjacent');
    expect(pool(t)).toEqual([0, 0]);
    t.say(0, 'mars');
    expect([at(t, 0), pool(t)]).toEqual(['mars', [0, 2]]);
    play(t, 'T01.2', null);
    expect([at(t, 0), pool(t)]).toEqual(['mars', [0, 4]]);
  });

  it('HX-481 Telemetric Engineer leaves a taxed Location without payment', () => {
    const t = scene({ hand: ['T02.1'], active: ['EE2.1'] });
    play(t, 'T02.1', 'europa');
    expect([at(t, 0), pool(t)]).toEqual(['europa', [1, 0]]);
  });

  it('HX-482 Dock Steward without and with an Embassy', () => {
    const t = scene({ hand: ['T03.1'] });
    play(t, 'T03.1');
    expect(pool(t)).toEqual([1, 0]);
    const settled = scene({ hand: ['T03.1'], embassies: ['mars', 'ceres'] });
    play(settled, 'T03.1');
    expect(pool(settled)).toEqual([2, 0]);
  });

  it('HX-483 HX-338 Consular Packet', () => {
    const t = scene({ hand: ['T04.1', 'T04.2'], at: 'ceres' });
    play(t, 'T04.1');
    expect([pool(t), embassies(t)]).toEqual([[2, 0], ['ceres']]);
    play(t, 'T04.2');
    expect([pool(t), embassies(t)]).toEqual([[4, 0], ['ceres']]);
  });

  it('HX-484 Freight Ring', () => {
    const t = scene({ hand: ['T05.1'] });
    play(t, 'T05.1');
    expect(pool(t)).toEqual([3, 0]);
  });

  it('HX-485 Envoy Barge', () => {
    const t = scene({ hand: ['T06.1'], deck: ['MA.1'] });
    play(t, 'T06.1', 'ceres');
    expect([at(t, 0), hand(t)]).toEqual(['ceres', ['MA.1']]);
  });

  it('HX-486 HX-339 Gate Pilot gives Key Access at its destination without an Embassy', () => {
    const t = scene({ hand: ['T07.1'] });
    play(t, 'T07.1', 'moon', 'key');
    expect([at(t, 0), pool(t), me(t).influence, t.state.thisTurn.accessed]).toEqual(['moon', [0, 2], 1, false]);
    expect(t.refused(0, 'bonus').reason).toBe('place-used-already');
  });

  it('HX-486 R54 Gate Pilot’s Key Access may be declined and is skipped at a Shut Down Location', () => {
    const t = scene({ hand: ['T07.1'] });
    play(t, 'T07.1', 'moon', null);
    expect([pool(t), me(t).influence, t.state.thisTurn.visited]).toEqual([[0, 0], 1, 0]);
    const shut = scene({ hand: ['T07.1'], active: ['EM1.1'] });
    play(shut, 'T07.1', 'moon');
    expect([pool(shut), me(shut).influence]).toEqual([[0, 0], 1]);
  });

  it('HX-487 HX-351 HX-355 Transit Magnate counts at most three Embassies', () => {
    const t = scene({ hand: ['T08.1'], embassies: ['earth', 'moon'] });
    play(t, 'T08.1');
    expect(pool(t)).toEqual([3, 0]);
    const many = scene({ hand: ['T08.1'], embassies: ['earth', 'moon', 'mars', 'ceres'] });
    play(many, 'T08.1');
    expect(pool(many)).toEqual([4, 0]);
  });

  it('HX-488 Free Passage Accord lets every player move, the Current Player first', () => {
    const t = scene({ hand: ['T09.1'], other: 'ceres' });
    play(t, 'T09.1');
    t.expectNotAsked(1);
    t.say(0, 'moon');
    expect(t.refused(1, 'earth').reason).toBe('not-adjacent');
    t.say(1, 'europa');
    expect([at(t, 0), at(t, 1), pool(t)]).toEqual(['moon', 'europa', [2, 0]]);
  });

  it('HX-489 Diplomatic Convoy', () => {
    const t = scene({ hand: ['T10.1'], active: ['EE1.1'] });
    play(t, 'T10.1', 'europa');
    expect([at(t, 0), embassies(t), pool(t), me(t).influence]).toEqual(['europa', ['europa'], [2, 0], 1]);
  });

  it('HX-490 Warp Cutter', () => {
    const t = scene({ hand: ['T11.1'] });
    play(t, 'T11.1', 'ceres', 'key');
    expect([at(t, 0), pool(t)]).toEqual(['ceres', [3, 0]]);
  });

  it('HX-491 Grand Concourse counts at most two Embassies', () => {
    const t = scene({ hand: ['T12.1'], deck: ['MA.1'], at: 'ceres', embassies: ['earth', 'moon', 'mars'] });
    play(t, 'T12.1', 'key');
    expect([pool(t), hand(t)]).toEqual([[2 + 2 + 2, 0], ['MA.1']]);
  });

  it('HX-492 Smuggler Skiff gains the Cargo of its destination', () => {
    const t = scene({ mercury: true, hand: ['T13.1'] });
    play(t, 'T13.1', 'moon');
    expect([me(t).cargo, pool(t)]).toEqual([0b00010, [1, 0]]);
  });

  it('HX-493 Customs Fixer', () => {
    const t = scene({ mercury: true, hand: ['T14.1'], at: 'europa' });
    play(t, 'T14.1');
    expect([me(t).cargo, pool(t), me(t).bankedCredits]).toEqual([0b10000, [2, 0], 1]);
  });

  it('HX-493 Customs Fixer at a Shut Down Location', () => {
    const t = scene({ mercury: true, hand: ['T14.1'], at: 'europa', active: ['EP1.1'] });
    play(t, 'T14.1');
    expect([me(t).cargo, pool(t), me(t).bankedCredits]).toEqual([0, [2, 0], 1]);
  });
});
