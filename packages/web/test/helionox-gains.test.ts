import type { Condition, Count, Effect, Effects, HelionoxView } from '@orrery/helionox';
import { describe, expect, it } from 'vitest';
import { gainOf, gainWords, isPlain } from '../src/games/helionox/board/gains.ts';

/** A seat at Mars with one Embassy and a Bio card played; an Event is Active on the Moon. */
const view = {
  team: null,
  players: [{ played: [{ id: 'B01.1', design: 'B01' }], embassies: ['earth'], trophies: [] }],
  locations: [
    { place: 'mars', events: [] },
    { place: 'moon', events: [{ active: true }] },
  ],
} as unknown as HelionoxView;
const at = (place: 'mars' | 'moon') => ({ view, seat: 0, place });

const when = (condition: Condition, ...then: Effect[]): Effect => ({ op: 'if', when: condition, then });
const per = (each: Count, max: number, ...then: Effect[]): Effect => ({ op: 'per', each, max, then });

describe('what an effect brings', () => {
  const wing: Effects = [{ op: 'defense', n: 2 }, when({ is: 'activeEventHere' }, { op: 'defense', n: 1 })];

  it('depends on where the Ship is', () => {
    expect(gainWords(gainOf(wing, at('mars')))).toBe('+2 Defense');
    expect(gainWords(gainOf(wing, at('moon')))).toBe('+3 Defense');
  });

  it('counts what was played and where Embassies stand', () => {
    const effect: Effects = [
      when({ is: 'played', faction: 'bio', least: 1 }, { op: 'credit', n: 2 }),
      when({ is: 'played', faction: 'bio', least: 2 }, { op: 'credit', n: 5 }),
      per({ of: 'embassies' }, 2, { op: 'influence', n: 1 }),
    ];
    expect(gainWords(gainOf(effect, at('mars')))).toBe('+2 Credits, +1 Influence');
  });

  it('leaves out what a later choice decides', () => {
    const effect: Effects = [
      { op: 'or', branches: [[{ op: 'credit', n: 1 }], [{ op: 'defense', n: 1 }]] },
      when({ is: 'consumed' }, { op: 'credit', n: 2 }),
    ];
    expect(gainWords(gainOf(effect, at('mars')))).toBe('');
  });

  it('calls an effect plain only where the order of cards cannot matter', () => {
    expect(isPlain([{ op: 'credit', n: 1 }])).toBe(true);
    expect(isPlain(wing)).toBe(false);
    expect(isPlain([{ op: 'draw', n: 1 }])).toBe(false);
  });
});
