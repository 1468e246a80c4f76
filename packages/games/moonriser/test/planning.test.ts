import { msg } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { tileId } from '../src/content/set.ts';
import type { MoonriserView } from '../src/index.ts';
import { eventData, hand, type Laid, passTo, place, purse, type Scene, scene, tokens } from './scene.ts';

const planning = (blue: number, tiles: Laid[] = []) =>
  scene({ phase: 'planning', tokens: [purse(0, 0, blue), purse(0, 0, 1)], hands: [[], []], tiles });
const looking = (t: Scene, seat = 0): string[] => (t.state.players[seat]?.looking.cards ?? []).map(tileId);

/** Draws from these piles, one letter per tile. */
function draw(t: Scene, piles: string): void {
  for (const letter of piles) t.say(0, letter === 'A' ? { advanced: 1 } : { basic: 1 }, 'pile');
}

/** Leaves `left` tiles in a pile and `discarded` in its discard pile; the others go to seat 1's hand. */
function shorten(t: Scene, back: 'basic' | 'advanced', left: number, discarded = 0): void {
  t.edit((s) => {
    const pile = s.piles[back];
    const away = s.players[1]?.hand as typeof pile;
    away.cards.push(...s.discards[back].cards.splice(0), ...pile.cards.splice(left + discarded));
    away.known = away.cards.map(() => 2);
    s.discards[back].cards.push(...pile.cards.splice(left));
    s.discards[back].known = s.discards[back].cards.map(() => 0x1ffff);
    pile.known = pile.cards.map(() => 0);
  });
}

describe('planning', () => {
  it('MR-067 any number of blue tokens from none to all may be paid', () => {
    const t = planning(3);
    expect(t.prompt(0, 'amount')).toMatchObject({ min: 0, max: 3, text: { id: 'ask-planning' } });
    expect(t.refused(0, 4)).toMatchObject({
      reason: 'too-few-tokens',
      rule: 'MR-067',
      params: { missing: [{ id: 'lack', params: { short: 1, colour: 'blue' } }], short: 1 },
    });
    expect(t.refused(0, -1)).toMatchObject({ reason: 'negative', rule: 'MR-067' });
    t.say(0, 3);
    expect(tokens(t, 0).blue).toBe(0);
  });

  it('MR-067 D35 asks no question without a blue token', () => {
    const t = scene({ tokens: [purse(), purse()] });
    t.say(0, null);
    expect(t.expectAsked(1, 'development', 'act')).toMatchObject({ seat: 1 });
  });

  it('MR-075 D35 asks no question without tiles to draw', () => {
    const t = planning(1);
    t.say(0, 0);
    shorten(t, 'basic', 0);
    shorten(t, 'advanced', 0);
    t.say(0, null);
    expect(tokens(t, 1).blue).toBe(1);
    t.expectAsked(1, 'development', 'act');
  });

  it.each([
    [1, 3],
    [2, 6],
  ])('MR-068 MR-250 paying %i blue draws %i tiles; one per blue is kept, the others are discarded', (blue, drawn) => {
    const t = planning(2);
    const before = t.state.discards.basic.cards.length;
    t.say(0, blue);
    draw(t, 'B'.repeat(drawn));
    const tiles = looking(t);
    expect(tiles).toHaveLength(drawn);
    expect(t.refused(0, tiles.slice(0, blue - 1))).toMatchObject({ reason: 'not-so-many', rule: 'MR-068' });
    expect(t.refused(0, tiles.slice(0, blue + 1))).toMatchObject({ reason: 'not-so-many', rule: 'MR-068' });
    t.say(0, tiles.slice(0, blue), 'keep');
    expect(hand(t, 0)).toEqual(tiles.slice(0, blue));
    expect(eventData(t.events, 'kept')).toHaveLength(1);
    expect(t.state.discards.basic.cards.slice(before).map(tileId)).toEqual(tiles.slice(blue));
  });

  it('MR-069 MR-071 the payment is made once, before the first draw', () => {
    const t = planning(2);
    t.say(0, 1);
    expect(tokens(t, 0).blue).toBe(1);
    expect(looking(t)).toEqual([]);
    draw(t, 'BBB');
    t.say(0, looking(t).slice(0, 1), 'keep');
    t.expectAsked(0, 'development', 'act');
  });

  it('MR-070 the player can choose a pile for each tile after seeing those drawn before', () => {
    const t = planning(1);
    t.say(0, 1);
    expect(t.prompt(0, 'allocate').rows.map(({ id, max }) => [id, max])).toEqual([
      ['basic', 3],
      ['advanced', 3],
    ]);
    t.say(0, { advanced: 1 }, 'pile');
    expect(looking(t)).toHaveLength(1);
    expect((t.view(0) as MoonriserView).players[0]?.looking.tiles[0]?.id).toBe(looking(t)[0]);
    expect(t.refused(0, { discard: 1 })).toMatchObject({ reason: 'no-such-pile', rule: 'MR-070' });
    t.say(0, { basic: 1 }, 'pile');
    t.say(0, { advanced: 1 }, 'pile');
    expect(looking(t).map((id) => id[0])).toEqual(['A', 'B', 'A']);
    t.expectAsked(0, 'planning', 'keep');
  });

  it('MR-070 several tiles may be drawn at once, from one pile or from both, and the others afterwards', () => {
    const t = planning(3);
    t.say(0, 3);
    t.say(0, { advanced: 4 }, 'pile');
    expect(t.prompt(0, 'allocate')).toMatchObject({ min: 1, max: 5, rows: [{ max: 5 }, { max: 5 }] });
    expect(
      looking(t)
        .map((id) => id[0])
        .join(''),
    ).toBe('AAAA');
    t.say(0, { basic: 2, advanced: 1 }, 'pile');
    t.say(0, { basic: 1, advanced: 0 }, 'pile');
    t.say(0, { basic: 1 }, 'pile');
    expect(
      looking(t)
        .map((id) => id[0])
        .join(''),
    ).toBe('AAAABBABB');
    t.expectAsked(0, 'planning', 'keep');
    expect(eventData(t.events, 'drawn').filter(({ seat }) => seat === 0)).toHaveLength(9);
  });

  it('MR-070 drawing one by one or all at once gives the same tiles', () => {
    const drawn = (...answers: Record<string, number>[]) => {
      const t = planning(2);
      t.say(0, 2);
      for (const answer of answers) t.say(0, answer, 'pile');
      return looking(t);
    };
    const one = { basic: 1 };
    expect(drawn({ basic: 6 })).toEqual(drawn(one, one, one, one, one, one));
  });

  it('MR-068 MR-070 MR-075 rejects drawing none, too many, from an unknown pile or more than a pile has', () => {
    const t = planning(1);
    shorten(t, 'advanced', 1, 1);
    t.say(0, 1);
    expect(t.refused(0, {})).toMatchObject({ reason: 'draw-some', rule: 'MR-068' });
    expect(t.refused(0, { basic: 0 })).toMatchObject({ reason: 'draw-some', rule: 'MR-068' });
    expect(t.refused(0, { basic: 3, advanced: 1 })).toMatchObject({ reason: 'too-many-draws', rule: 'MR-068' });
    expect(t.refused(0, { constructor: 1 })).toMatchObject({ reason: 'no-such-pile', rule: 'MR-070' });
    expect(t.refused(0, { advanced: 3 })).toMatchObject({
      reason: 'pile-too-small',
      rule: 'MR-075',
      params: { back: 'advanced', have: 2 },
    });
    t.say(0, { advanced: 2, basic: 1 }, 'pile');
    t.expectAsked(0, 'planning', 'keep');
  });

  it('MR-072 MR-204 paying nothing draws nothing, discount or not', () => {
    const t = planning(1, [['A08.1', '1,0', 0, 0]]);
    t.say(0, 0);
    expect([looking(t), hand(t, 0)]).toEqual([[], []]);
    t.expectAsked(0, 'development', 'act');
  });

  it('MR-073 MR-077 3 blue, 4 Advanced and 5 Basic: 9 drawn, any 3 kept, 6 discarded by kind', () => {
    const t = planning(3);
    const basics = t.state.discards.basic.cards.length;
    t.say(0, 3);
    draw(t, 'AABBABBAB');
    const tiles = looking(t);
    const kept = [tiles[0], tiles[2], tiles[8]] as string[];
    t.say(0, kept, 'keep');
    expect(hand(t, 0)).toEqual(kept);
    expect([t.state.discards.basic.cards.length - basics, t.state.discards.advanced.cards.length]).toEqual([3, 3]);
  });

  it('MR-048 every discarded tile goes to the discard of its own kind', () => {
    const t = planning(2);
    t.say(0, 2);
    draw(t, 'ABABAB');
    t.say(0, looking(t).slice(4), 'keep');
    for (const back of ['basic', 'advanced'] as const) {
      const letters = t.state.discards[back].cards.map((tile) => tileId(tile)[0]);
      expect(new Set(letters)).toEqual(new Set([back === 'basic' ? 'B' : 'A']));
    }
  });

  it('MR-049 MR-076 an empty pile is refilled from its own discard, never from the tiles being looked at', () => {
    const t = planning(1);
    shorten(t, 'advanced', 1, 2);
    const discarded = t.state.discards.advanced.cards.map(tileId);
    const first = tileId(t.state.piles.advanced.cards[0] as number);
    t.say(0, 1);
    draw(t, 'AA');
    expect(looking(t)[0]).toBe(first);
    expect(discarded).toContain(looking(t)[1]);
    expect(eventData(t.events, 'reshuffled')).toEqual([{ back: 'advanced', count: 2 }]);
    expect([...t.state.piles.advanced.cards.map(tileId), looking(t)[1]].sort()).toEqual(discarded.sort());
    expect(t.state.piles.advanced.known).toEqual([0]);
  });

  it('MR-075 a pile with no tiles left is skipped', () => {
    const t = planning(1);
    shorten(t, 'advanced', 1);
    t.say(0, 1);
    t.say(0, { advanced: 1 }, 'pile');
    // Only Basic tiles are left, so the other two tiles are drawn without asking.
    expect(looking(t).map((id) => id[0])).toEqual(['A', 'B', 'B']);
    t.expectAsked(0, 'planning', 'keep');
  });

  it('MR-050 MR-074 if both piles run out, fewer tiles are drawn, and all of them can be kept', () => {
    const t = planning(3);
    shorten(t, 'advanced', 0);
    shorten(t, 'basic', 1, 1);
    t.say(0, 3);
    expect(looking(t)).toEqual([]);
    expect(hand(t, 0)).toHaveLength(2);
    expect(eventData(t.events, 'kept')).toMatchObject([{ count: 2, discarded: [] }]);
    t.expectAsked(0, 'development', 'act');
  });

  it('MR-074 a single drawn tile is kept without a choice', () => {
    const t = planning(1);
    shorten(t, 'advanced', 1);
    shorten(t, 'basic', 0);
    t.say(0, 1);
    expect([looking(t), hand(t, 0).map((id) => id[0])]).toEqual([[], ['A']]);
    t.expectAsked(0, 'development', 'act');
  });

  it('MR-065 MR-067 a player who runs out of time pays nothing', () => {
    const t = planning(2);
    t.table.apply({ kind: 'expire', question: t.asked()[0]?.question as string });
    expect([tokens(t, 0).blue, looking(t)]).toEqual([2, []]);
    t.expectAsked(0, 'development', 'act');
  });

  it('MR-078 the hand may exceed five tiles until the end of the turn', () => {
    const t = scene({
      phase: 'planning',
      tokens: [purse(9, 9, 3)],
      hands: [['B07.1', 'B07.2', 'B07.3', 'B07.4', 'B07.5'], []],
    });
    t.say(0, 3);
    draw(t, 'BBBBBBBBB');
    t.say(0, looking(t).slice(0, 3), 'keep');
    expect(hand(t, 0)).toHaveLength(8);
    t.say(0, place('B07.1', '1,0'));
    expect(hand(t, 0)).toHaveLength(7);
    t.say(0, null);
    t.say(0, null, 'trade');
    t.expectAsked(0, 'handLimit', 'discard');
  });

  it.each([
    ['MR-203', 1, 0, 6, 2],
    ['MR-206', 1, 0, 6, 2],
    ['MR-206', 2, 0, 9, 3],
    ['MR-205', 1, 1, 9, 3],
  ])(
    '%s paying %i with a Command center upgraded %i times draws %i and keeps %i',
    (_rule, blue, upgrades, draws, keeps) => {
      const t = planning(2, [['A08.1', '1,0', 0, 0, upgrades]]);
      expect(t.prompt(0, 'amount').text).toEqual(msg('ask-planning-discount', { discount: 1 + upgrades }));
      const events = t.say(0, blue);
      expect(eventData(events, 'paid')).toEqual([{ seat: 0, blue, draws, keeps }]);
      draw(t, 'B'.repeat(draws));
      expect(t.prompt(0, 'subset')).toMatchObject({ min: keeps, max: keeps });
    },
  );

  it('MR-205 several Command centers add up, those of others do not count', () => {
    const t = planning(1, [
      ['A08.1', '1,0', 0, 0],
      ['A08.2', '1,-1', 0, 0, 1],
      ['A08.3', '4,-1', 0, 1],
    ]);
    expect((t.view(0) as MoonriserView).players.map((player) => player.discount)).toEqual([3, 1]);
    expect(eventData(t.say(0, 1), 'paid')).toMatchObject([{ draws: 12, keeps: 4 }]);
  });

  it('MR-212 a Command center placed this turn first helps in the next planning', () => {
    const t = scene({ tokens: [purse(2, 0, 2), purse()], hands: [['A08.1'], []] });
    t.say(0, place('A08.1', '1,0'));
    passTo(t, 0, 'planning');
    expect(t.state.round).toBe(2);
    expect(eventData(t.say(0, 1), 'paid')).toMatchObject([{ draws: 6, keeps: 2 }]);
  });

  it('MR-239 MR-240 the payment and the piles drawn from are public, the tiles are not', () => {
    const t = planning(1);
    t.say(0, 1);
    const [event] = t.say(0, { advanced: 1 }, 'pile').filter((one) => one.type === 'drawn');
    expect(event?.data).toEqual({ seat: 0, back: 'advanced' });
    expect(event?.to).toBe(1);
    expect(t.table.visibleEvent(event as never, 1).data).toEqual({ seat: 0, back: 'advanced' });
    expect(t.table.visibleEvent(event as never, 0).data.tile).toBe(looking(t)[0]);
    expect((t.view(1) as MoonriserView).players[0]?.looking).toEqual({ basic: 0, advanced: 1, tiles: [] });
    expect(eventData(t.events, 'paid')).toHaveLength(1);
  });
});
