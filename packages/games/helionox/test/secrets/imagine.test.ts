import { rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { eventCard, ownerOf } from '../../src/content/cards.ts';
import { game, type State } from '../../src/index.ts';
import { partsOf } from '../../src/setup/imagine.ts';
import { GROUPS } from '../contract/setups.ts';
import { at, designs, endTurn, scene } from '../scene.ts';

const rules = rulesOf(game);
const WORLDS = 40;

/** Whether each card of the Event deck is Catastrophic, part by part from the bottom. */
function partsIn(s: State): boolean[][] {
  let from = 0;
  return [...partsOf(s)].reverse().map(({ regular, catastrophic }) => {
    const part = s.events.cards.slice(from, from + regular + catastrophic);
    from += part.length;
    return part.map((card) => eventCard(card).catastrophic);
  });
}
const counts = (s: State): number[][] =>
  partsIn(s).map((part) => [part.length, part.filter((catastrophic) => catastrophic).length]);

describe('the Event deck as a seat imagines it', () => {
  it.each(GROUPS)('HX-033 HX-295 HX-520 %s, %i players: each part keeps what it holds, in any order', (mode, seats) => {
    const s = rules.begin(seats, { mode, mercury: seats % 2 === 0 }, 'parts');
    const rng = seeded('parts');
    const worlds = seeded('worlds');
    const last = 9 * seats;
    for (const turns of [1, Math.ceil(last / 3), Math.ceil(last / 2), last - 1]) {
      while (s.turns < turns) rules.advance(s, rng);
      const places = partsIn(s).map((part) => part.map(() => 0));
      for (let i = 0; i < WORLDS; i++) {
        const viewer = i % (seats + 1) === seats ? null : i % (seats + 1);
        const world = rules.imagine(s, viewer, worlds);
        expect(counts(world)).toEqual(counts(s));
        expect([...game.census(world)].sort()).toEqual([...game.census(s)].sort());
        for (const [p, part] of partsIn(world).entries()) {
          for (const [n, catastrophic] of part.entries())
            (places[p] as number[])[n] = ((places[p] as number[])[n] ?? 0) + Number(catastrophic);
        }
      }
      // The position of a Catastrophic Event in its part is unknown: no position always has one, unless all are.
      for (const [p, part] of places.entries()) {
        const [size, some] = counts(s)[p] as [number, number];
        if (some > 0 && some < size) expect(part.filter((n) => n === WORLDS)).toEqual([]);
      }
    }
  });

  it('HX-036 HX-526 the Events in the deck may be any unseen ones', () => {
    const s = rules.begin(2, {}, 'any');
    const really = new Set(s.events.cards);
    const imagined = new Set(
      Array.from({ length: WORLDS }, (_none, i) => rules.imagine(s, 0, seeded(`${i}`)).events.cards).flat(),
    );
    expect([...imagined].some((card) => !really.has(card))).toBe(true);
    for (const card of [...s.inactive.cards, ...s.active.cards]) expect(imagined.has(card)).toBe(false);
  });

  it('loses no card in any arranged scene', () => {
    const t = scene({ active: ['X01', 'X02', 'X03', 'X04', 'X05', 'X06'], inactive: ['EE1.1', 'EE1.2'] });
    for (let i = 0; i < WORLDS; i++) {
      const world = rules.imagine(t.state, 1, seeded(`scene ${i}`));
      expect([...game.census(world)].sort()).toEqual([...game.census(t.state)].sort());
      expect(counts(world)).toEqual(counts(t.state));
    }
  });
});

describe('the decks as a seat imagines them', () => {
  it('HX-518 HX-519 hidden cards stay with their owner, and a bought card stays on top of the deck', () => {
    const t = scene({ seats: 3, market: { bio: 'B01.1' }, players: [{ credits: 9 }] });
    t.say(0, 'buy:bio');
    const bought = at(t, 0).deck.cards.at(-1);
    const top = () => Array.from({ length: 20 }, (_none, i) => rules.imagine(t.state, 1, seeded(`w${i}`)));
    for (const world of top()) expect(world.players[0]?.deck.cards.at(-1)).toBe(bought);
    for (let turn = 0; turn < 5; turn++) endTurn(t, t.state.turn);
    for (const world of top()) {
      for (const [seat, player] of world.players.entries()) {
        const own = [player.deck, player.hand, player.discard];
        expect(own.flatMap((zone) => zone.cards).every((card) => ownerOf(card) === seat)).toBe(true);
        const really = [at(t, seat).deck, at(t, seat).hand, at(t, seat).discard];
        expect(own.flatMap(designs).sort()).toEqual(really.flatMap(designs).sort());
      }
    }
  });
});
