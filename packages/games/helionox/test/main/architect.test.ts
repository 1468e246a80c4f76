import { describe, expect, it } from 'vitest';
import { at, endTurn, play, scene } from '../scene.ts';

describe('Architect', () => {
  it('HX-079 one Cryo Counter blocks both abilities; without counters they work', () => {
    const t = scene({ players: [{ architect: 'A10', cryo: 1 }] });
    for (const id of ['architect:1', 'architect:2']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'architect-frozen', rule: 'HX-079', params: { count: 1 } });
      expect(t.legal(0)).not.toContain(id);
    }
    const ready = scene({ players: [{ architect: 'A10', cryo: 0 }] });
    expect(ready.legal(0)).toEqual(expect.arrayContaining(['architect:1', 'architect:2']));
  });

  it('HX-181 an Architect works only on its owner’s turn', () => {
    const t = scene({ players: [{ architect: 'A02' }, { architect: 'A10' }] });
    t.say(0, 'architect:1');
    // The player's own ability was used: Credits of A02, no Defense of A10.
    expect([at(t, 0).credits, at(t, 0).defense, at(t, 0).cryo, at(t, 1).cryo]).toEqual([2, 0, 3, 0]);
    t.expectNotAsked(1);
  });

  it('HX-178 HX-079 HX-180 R35 counters are placed even if the ability does nothing', () => {
    const t = scene({ players: [{ architect: 'A03' }] });
    t.say(0, 'architect:2');
    expect(at(t, 0)).toMatchObject({ cryo: 3 });
    expect(t.refused(0, 'architect:1')).toMatchObject({ reason: 'architect-frozen', rule: 'HX-079' });
  });

  it('HX-179 works again when all counters are gone', () => {
    const t = scene({ players: [{ architect: 'A10', hand: ['B06'] }] });
    t.say(0, 'architect:1');
    play(t, 'B06');
    t.say(0, 'architect:1');
    expect(at(t, 0)).toMatchObject({ cryo: 2, defense: 6 });
  });

  it('HX-438 HX-078 no Architect works while Machine Revolt is Active, but counters are still removed', () => {
    const t = scene({ active: ['X08'], players: [{ cryo: 0 }, { cryo: 2 }] });
    expect(t.refused(0, 'architect:1')).toMatchObject({ reason: 'architects-barred', rule: 'HX-438' });
    endTurn(t, 0);
    expect(at(t, 1).cryo).toBe(1);
  });

  it('HX-382 HX-211 HX-212 A12 lets every player move, the Current Player first', () => {
    const t = scene({ players: [{ architect: 'A12' }, { place: 'mars' }] });
    t.say(0, 'architect:1');
    t.say(0, 'moon');
    t.say(1, 'ceres');
    expect([at(t, 0).ship, at(t, 1).ship, at(t, 0).credits]).toEqual([1, 3, 1]);
  });

  it('HX-210 HX-338 R25 A12 places an Embassy for every player who can', () => {
    const t = scene({ active: ['ER1.1'], players: [{ architect: 'A12' }, { place: 'mars' }] });
    t.say(0, 'architect:2');
    expect([at(t, 0).embassies, at(t, 1).embassies]).toEqual([1, 0]);
    expect(at(t, 0)).toMatchObject({ influence: 2, credits: 1, cryo: 4 });
  });
});
