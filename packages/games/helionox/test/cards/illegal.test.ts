import { describe, expect, it } from 'vitest';
import { at, consumed, embassies, hand, me, names, play, pool, scene } from './scene.ts';

describe('Illegal Tech', () => {
  it('HX-508 Ghost Ledger gives Credits and 1 Infamy', () => {
    const t = scene({ mercury: true, hand: ['IE1.1'] });
    play(t, 'IE1.1');
    expect([pool(t), me(t).infamy]).toEqual([[4, 0], 1]);
  });

  it('HX-509 Coerced Delegate places an Embassy at a Shut Down Location', () => {
    const t = scene({ mercury: true, hand: ['IE2.1'], active: ['EE1.1'] });
    play(t, 'IE2.1');
    expect([embassies(t), pool(t), me(t).infamy]).toEqual([['earth'], [2, 0], 1]);
  });

  it('HX-510 Scorch Lance', () => {
    const t = scene({ mercury: true, hand: ['IM1.1'] });
    play(t, 'IM1.1');
    expect([pool(t), me(t).infamy]).toEqual([[0, 4], 1]);
  });

  it('HX-511 Blackout Veil gives Key Access at a Shut Down Location', () => {
    const t = scene({ mercury: true, hand: ['IM2.1'], at: 'moon', active: ['EM1.1'] });
    play(t, 'IM2.1', 'key');
    expect([pool(t), me(t).infamy]).toEqual([[0, 3], 1]);
  });

  it('HX-512 Chimera Graft', () => {
    const t = scene({ mercury: true, hand: ['IR1.1'], deck: ['MA.1', 'MA.2'] });
    play(t, 'IR1.1', ['MA.1']);
    expect([hand(t), consumed(t), me(t).infamy]).toEqual([['MA.2'], ['MA.1'], 1]);
  });

  it('HX-513 HX-331 Memory Leech takes back any card and may consume itself', () => {
    const t = scene({ mercury: true, hand: ['IR2.1'], discard: ['B12.1', 'MA.1'] });
    play(t, 'IR2.1', 'B12.1', 'consume');
    expect([hand(t), pool(t), consumed(t), names(me(t).played)]).toEqual([['B12.1'], [2, 0], ['IR2.1'], []]);
    const kept = scene({ mercury: true, hand: ['IR2.1'] });
    play(kept, 'IR2.1', null);
    expect([pool(kept), consumed(kept), names(me(kept).played)]).toEqual([[2, 0], [], ['IR2.1']]);
  });

  it('HX-514 Replicator Swarm copies any card; copying Illegal Tech gives no further Infamy', () => {
    const t = scene({ mercury: true, hand: ['IE1.1', 'IC1.1'] });
    play(t, 'IE1.1');
    play(t, 'IC1.1');
    expect([pool(t), me(t).infamy]).toEqual([[9, 0], 2]);
  });

  it('HX-515 Overclocked Foreman obtains a Market card of printed cost 4 or less', () => {
    const market = { bio: 'B12.1', cybernetic: 'K09.1', transport: 'T08.1', defense: 'D04.1' };
    const t = scene({ mercury: true, hand: ['IC2.1'], market });
    play(t, 'IC2.1', 'consume');
    expect([names(me(t).deck).at(-1), consumed(t)]).toEqual(['D04.1', ['IC2.1']]);
  });

  it('HX-516 Unlicensed Warp Coil', () => {
    const t = scene({ mercury: true, hand: ['IP1.1'] });
    play(t, 'IP1.1', 'ceres', 'key');
    expect([at(t, 0), pool(t), me(t).infamy]).toEqual(['ceres', [3, 0], 1]);
  });

  it('HX-517 Sunshard Reactor', () => {
    const t = scene({ mercury: true, hand: ['IP2.1'] });
    play(t, 'IP2.1', 'consume');
    expect([pool(t), consumed(t), me(t).infamy]).toEqual([[2, 2], ['IP2.1'], 1]);
  });
});
