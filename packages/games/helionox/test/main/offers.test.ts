import type { Zone } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { offered, type Scene, scene } from '../scene.ts';

/** The data of options, without their gains (see test/preview). */
const dataOf = (t: Scene, ...ids: string[]) =>
  ids.map((id) => {
    const { gain, ...rest } = (offered(t, id) as { data: Record<string, unknown> }).data;
    expect(gain).toBeDefined();
    return rest;
  });

describe('options of the Main Phase show their current cost', () => {
  it('HX-130 HX-136 HX-254 cards: Inflation raises only Market prices, and an empty slot has no price', () => {
    const t = scene({ active: ['X02'], market: { bio: 'B04.1' } });
    t.edit((s) => {
      const deck = s.market[1] as Zone;
      s.box.cards.push(...deck.cards.splice(0));
      s.box.known.push(...deck.known.splice(0));
    });
    expect(dataOf(t, 'buy:bio', 'buy:cybernetic', 'buy:prime')).toMatchObject([
      { faction: 'bio', card: 'B04', price: 4 },
      { faction: 'cybernetic', name: '', price: 0 },
      { price: 3 },
    ]);
    expect(offered(t, 'cycle:defense')).not.toHaveProperty('why');
    expect(offered(t, 'buy:cybernetic')?.why).toMatchObject({ reason: 'slot-empty', rule: 'HX-135' });
  });

  it('HX-164 HX-165 HX-173 moves and Embassies', () => {
    const t = scene({ players: [{ place: 'moon', embassies: ['mars'] }] });
    expect(dataOf(t, 'travel:earth', 'travel:mars', 'embassy')).toEqual([
      { place: 'earth', price: 2 },
      { place: 'mars', price: 1 },
      { place: 'moon', price: 2 },
    ]);
    expect(offered(t, 'travel:moon')).toBeUndefined();
  });

  it('HX-178 HX-380 both abilities of the Architect with their counters', () => {
    const t = scene({ players: [{ architect: 'A10' }] });
    expect(dataOf(t, 'architect:1', 'architect:2')).toEqual([
      { ability: 1, cryo: 2 },
      { ability: 2, cryo: 4 },
    ]);
  });

  it('HX-150 HX-158 Events by their face-up side, and alternative costs', () => {
    const t = scene({ active: ['EE1.1', 'EE4.1'], inactive: ['EE1.2'] });
    expect(dataOf(t, 'overcome:EE1.1', 'overcome:EE1.2')).toMatchObject([{ price: 3 }, { price: 2 }]);
    expect(offered(t, 'alternative:EE1.1')).toBeUndefined();
    expect(offered(t, 'alternative:EE4.1')).toBeDefined();
  });

  it('HX-234 HX-240 HX-289 Cargo, Deliveries of the Cargo aboard and both ways to remove a Garrison', () => {
    const t = scene({
      options: { mode: 'cooperative', mercury: true, difficulty: 'master' },
      players: [{ place: 'mars', cargo: ['earth'], fleet: 'F1' }],
    });
    t.edit((s) => {
      s.garrisons = 0b00100;
    });
    expect(dataOf(t, 'cargo', 'deliver:earth', 'garrison:credit', 'garrison:defense')).toEqual([
      { place: 'mars', price: 1 },
      { cargo: 'earth', place: 'mars' },
      { place: 'mars', with: 'Credit' },
      { place: 'mars', with: 'Defense' },
    ]);
    expect(offered(t, 'deliver:moon')).toBeUndefined();
  });
});
