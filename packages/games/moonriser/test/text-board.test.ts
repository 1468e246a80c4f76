import { rulesOf, seeded } from '@orrery/kernel';
import { game, textBoard } from '@orrery/moonriser';
import { describe, expect, test } from 'vitest';

const rules = rulesOf(game);

describe('the board as text', () => {
  test('names every field once, above what lies there, whoever looks and at any time', () => {
    const s = rules.begin(2, {}, 'drawn');
    const rng = seeded('drawn');
    for (let left = 60; left > 0 && rules.advance(s, rng); left--) {
      for (const seat of [0, 1, null]) {
        const view = game.view(s, seat);
        const text = textBoard(view);
        for (const { id } of view.fields)
          expect(text.match(new RegExp(`(?<![\\d,-])${id}(?![\\d,])`, 'g'))).toHaveLength(1);
        expect(text).toContain(`Round ${view.round}, ${view.phase}`);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('explains the tiles in the own hand and not those of others', () => {
    const s = rules.begin(2, {}, 'hands');
    const rng = seeded('hands');
    while (s.round < 1) rules.advance(s, rng);
    const hands = (seat: number | null) => textBoard(game.view(s, seat)).match(/^In hand:/gm)?.length ?? 0;
    expect([hands(0), hands(1), hands(null)]).toEqual([1, 1, 0]);
  });
});
