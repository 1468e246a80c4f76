import { describe, expect, it } from 'vitest';
import { traits } from '../../src/index.ts';
import { scene } from '../scene.ts';

const bare = { deck: ['MA'] };

describe('what sets a seat apart', () => {
  it('its Architect, its place in the order of turns and the faction it owns most of', () => {
    const t = scene({ players: [{ ...bare, hand: ['B01', 'B02', 'K01', 'SD1'], architect: 'A02' }, bare] });
    expect(traits(t.state, 0)).toEqual({
      'in turn order': 'first',
      architect: 'Tomas Verhoeven',
      faction: ['Bio'],
      'starting pair': 'Defense',
    });
    expect(traits(t.state, 1)).toMatchObject({ 'in turn order': 'second', faction: 'none', 'starting pair': 'none' });
  });

  it('factions it owns equally many of share', () => {
    const t = scene({ players: [{ ...bare, hand: ['T01'], discard: ['D01'] }] });
    expect(traits(t.state, 0).faction).toEqual(['Transport', 'Defense']);
  });

  it('a consumed card of the starting pair still tells which it was', () => {
    const t = scene({ players: [{ deck: ['MA'], hand: ['SK2'] }] });
    t.edit((s) => {
      const own = s.players[0]?.hand;
      s.consumed.cards.push(...(own?.cards.splice(0) ?? []));
      s.consumed.known.push(...(own?.known.splice(0) ?? []));
    });
    expect(traits(t.state, 0)['starting pair']).toBe('Cybernetic');
  });

  it('with Mercury Protocol its Fleet Asset too', () => {
    const t = scene({ options: { mercury: true }, players: [{ fleet: 'F3' }] });
    expect(traits(t.state, 0).fleet).toBe('Drover Hauler');
  });
});
