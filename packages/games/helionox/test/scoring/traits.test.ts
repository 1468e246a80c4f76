import { describe, expect, it } from 'vitest';
import { traits } from '../../src/index.ts';
import { scene } from '../scene.ts';

const bare = { deck: ['MA'] };

describe('traits of a seat', () => {
  it('include its Architect, its place in the turn order and its main faction', () => {
    const t = scene({ players: [{ ...bare, hand: ['B01', 'B02', 'K01', 'SD1'], architect: 'A02' }, bare] });
    expect(traits(t.state, 0)).toEqual({
      'in turn order': 'first',
      architect: 'Tomas Verhoeven',
      faction: ['Bio'],
      'starting pair': 'Defense',
    });
    expect(traits(t.state, 1)).toMatchObject({ 'in turn order': 'second', faction: 'none', 'starting pair': 'none' });
  });

  it('list all factions tied for the most cards', () => {
    const t = scene({ players: [{ ...bare, hand: ['T01'], discard: ['D01'] }] });
    expect(traits(t.state, 0).faction).toEqual(['Transport', 'Defense']);
  });

  it('include the starting pair even if one of its cards is consumed', () => {
    const t = scene({ players: [{ deck: ['MA'], hand: ['SK2'] }] });
    t.edit((s) => {
      const own = s.players[0]?.hand;
      s.consumed.cards.push(...(own?.cards.splice(0) ?? []));
      s.consumed.known.push(...(own?.known.splice(0) ?? []));
    });
    expect(traits(t.state, 0)['starting pair']).toBe('Cybernetic');
  });

  it('include its Fleet Asset with Mercury Protocol', () => {
    const t = scene({ options: { mercury: true }, players: [{ fleet: 'F3' }] });
    expect(traits(t.state, 0).fleet).toBe('Drover Hauler');
  });
});
