import { describe, expect, it } from 'vitest';
import { bottom, embassies, faceUp, hand, me, names, play, pool, scene } from './scene.ts';

describe('Cybernetic Market cards', () => {
  it('HX-466 Courier Daemon alone and after another Cybernetic card', () => {
    const t = scene({ hand: ['K01.1', 'K01.2'], market: { transport: 'T05.1' } });
    play(t, 'K01.1', 'transport');
    t.expectAsked(0, 'main');
    expect([bottom(t, 'transport'), pool(t), t.state.thisTurn.cycled]).toEqual(['T05.1', [1, 0], false]);
    expect(faceUp(t, 'transport')).not.toBe('T05.1');
    play(t, 'K01.2', 'bio');
    expect(pool(t)).toEqual([3, 0]);
  });

  it('HX-467 Logic Broker', () => {
    const t = scene({ hand: ['K02.1'], deck: ['MA.1', 'SP.1'] });
    play(t, 'K02.1', ['MA.1']);
    expect([hand(t), names(me(t).discard)]).toEqual([['SP.1'], ['MA.1']]);
  });

  it('HX-468 Synth Auditor', () => {
    const t = scene({ hand: ['K03.1'], market: { defense: 'D04.1' } });
    play(t, 'K03.1', 'defense');
    t.expectAsked(0, 'main');
    expect([bottom(t, 'defense'), pool(t)]).toEqual(['D04.1', [2, 0]]);
  });

  it('HX-469 Salvage Mind gives a Credit or a Defense', () => {
    const t = scene({ hand: ['K04.1', 'K04.2'], deck: ['MA.1', 'MA.2'] });
    play(t, 'K04.1', 'credit', 'bio');
    t.expectAsked(0, 'main');
    expect([hand(t), pool(t)]).toEqual([
      ['K04.2', 'MA.1'],
      [1, 0],
    ]);
    play(t, 'K04.2', 'defense', 'bio');
    expect(pool(t)).toEqual([1, 1]);
  });

  it('HX-470 HX-345 Mirror Protocol copies a card of cost 5 or less', () => {
    const t = scene({ hand: ['K05.1', 'T05.1', 'B11.1', 'D04.1'] });
    play(t, 'T05.1');
    play(t, 'B11.1', null);
    play(t, 'D04.1');
    expect(pool(t)).toEqual([6, 4]);
    play(t, 'K05.1');
    expect(t.refused(0, 'B11.1').reason).toBe('card-not-among');
    t.say(0, 'T05.1');
    expect(pool(t)).toEqual([9, 4]);
  });

  it('HX-470 Mirror Protocol does nothing without a card to copy and can be played once a turn', () => {
    const t = scene({ hand: ['K05.1', 'K05.2'] });
    play(t, 'K05.1');
    expect(pool(t)).toEqual([0, 0]);
    expect(t.refused(0, 'play:K05.2').reason).toBe('unique-spent');
  });

  it('HX-471 Fabricator Node obtains a Market card of printed cost 3 or less', () => {
    const market = { bio: 'B05.1', cybernetic: 'K12.1', transport: 'T01.1', defense: 'D01.1' };
    const t = scene({ hand: ['K06.1'], market });
    play(t, 'K06.1');
    expect(t.refused(0, 'bio').reason).toBe('not-up-to');
    t.say(0, 'transport');
    expect([names(me(t).deck).at(-1), pool(t)]).toEqual(['T01.1', [1, 0]]);
    expect(faceUp(t, 'transport')).toBeDefined();
    expect(faceUp(t, 'transport')).not.toBe('T01.1');
  });

  it('HX-472 HX-349 Chrome Legate', () => {
    const t = scene({ hand: ['K07.1', 'K07.2'] });
    play(t, 'K07.1', 'credit');
    play(t, 'K07.2', 'defense');
    expect([pool(t), me(t).influence]).toEqual([[2, 2], 2]);
  });

  it('HX-473 Swarm Foreman counts at most two other Cybernetic cards', () => {
    for (const [others, credits] of [
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ] as const) {
      const cards = ['K13.1', 'K13.2', 'K09.1'].slice(0, others);
      const t = scene({ mercury: true, hand: ['K08.1', ...cards] });
      for (const card of cards) play(t, card);
      const before = me(t).credits;
      play(t, 'K08.1', 'bio');
      t.expectAsked(0, 'main');
      expect(me(t).credits - before).toBe(credits);
    }
  });

  it('HX-474 Neural Lattice', () => {
    const t = scene({ hand: ['K09.1'], deck: ['MA.1', 'MA.2'] });
    play(t, 'K09.1');
    expect([hand(t), pool(t)]).toEqual([
      ['MA.1', 'MA.2'],
      [1, 0],
    ]);
  });

  it('HX-475 Predictive Engine', () => {
    const t = scene({ hand: ['K10.1'], deck: ['MA.1', 'MA.2', 'SP.1', 'SP.2'] });
    play(t, 'K10.1');
    expect(hand(t)).toEqual(['MA.1', 'MA.2', 'SP.1']);
  });

  it('HX-476 Acquisition Suite secures a Market card of printed cost 4 or less', () => {
    const market = { bio: 'B12.1', cybernetic: 'K09.1', transport: 'T08.1', defense: 'D04.1' };
    const t = scene({ hand: ['K11.1'], market });
    play(t, 'K11.1');
    expect(hand(t)).toEqual(['D04.1']);
    play(t, 'D04.1');
    expect(pool(t)).toEqual([0, 4]);
  });

  it('HX-477 Singularity Kernel copies any card', () => {
    const t = scene({ hand: ['K12.1', 'D09.1'], deck: ['MA.1'] });
    play(t, 'D09.1');
    play(t, 'K12.1');
    expect([pool(t), hand(t)]).toEqual([[3, 10], ['MA.1']]);
  });

  it('HX-477 a Unique card cannot be copied twice, and a copying card cannot be copied at all', () => {
    const t = scene({ hand: ['K12.1', 'K05.1', 'T12.1'], deck: ['MA.1', 'MA.2', 'MA.3'], active: ['EE1.1'] });
    play(t, 'T12.1');
    play(t, 'K05.1');
    expect(pool(t)).toEqual([2, 0]);
    play(t, 'K12.1');
    expect([pool(t), hand(t)]).toEqual([
      [2 + 2 + 1, 0],
      ['MA.1', 'MA.2', 'MA.3'],
    ]);
  });

  it('HX-478 Backroom Accountant', () => {
    const t = scene({ mercury: true, hand: ['K13.1'] });
    play(t, 'K13.1');
    expect([pool(t), me(t).bankedCredits]).toEqual([[0, 0], 3]);
  });

  it('HX-479 Freight Oracle', () => {
    const t = scene({ mercury: true, hand: ['K14.1'], at: 'moon' });
    play(t, 'K14.1', 'bio');
    t.expectAsked(0, 'main');
    expect([me(t).cargo, pool(t), embassies(t)]).toEqual([0b00010, [2, 0], []]);
  });
});
