import { describe, expect, it } from 'vitest';
import { at, designs, names, scene } from './scene.ts';

describe('scenes', () => {
  it('give every requested card, as often as requested', () => {
    const t = scene({
      market: { bio: 'B03' },
      players: [
        { deck: ['MA', 'MA'], hand: ['MA', 'PA'], discard: ['MA', 'B03.1'] },
        { deck: ['MA', 'MA', 'MA'], hand: ['B03'] },
      ],
    });
    expect([designs(at(t, 0).deck), designs(at(t, 1).deck)]).toEqual([
      ['MA', 'MA'],
      ['MA', 'MA', 'MA'],
    ]);
    expect([designs(at(t, 0).hand), names(at(t, 0).discard)[1], designs(at(t, 1).hand)]).toEqual([
      ['MA', 'PA'],
      'B03.1',
      ['B03'],
    ]);
    expect(new Set(t.rules.game.census(t.state)).size).toBe([...t.rules.game.census(t.state)].length);
  });

  it('refuse cards that are not available instead of moving them', () => {
    const twice = () => scene({ players: [{ discard: ['B12'], deck: ['B12'] }] });
    expect(twice).toThrow('card B12 is not available');
    expect(() => scene({ players: [{ hand: ['T05.1'] }, { hand: ['T05.1'] }] })).toThrow('card T05.1 is not available');
    expect(() => scene({ market: { bio: 'B01.1' }, players: [{ hand: ['B01.1'] }] })).toThrow(
      'card B01.1 is not available',
    );
  });
});
