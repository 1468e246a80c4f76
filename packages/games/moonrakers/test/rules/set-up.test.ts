import { blank, type Json } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import type { OrdinaryContract } from '../../src/content/index.ts';
import { contractOf } from '../../src/content/set.ts';
import { game, type Options, type State } from '../../src/index.ts';
import { nameOf, plain } from '../../src/rules/owned.ts';
import { ALL, captain, hand, objectives, type Scene, scene } from '../scene.ts';

const begun = (seats: number, options: Record<string, Json> = {}, seed = 'set-up'): Scene =>
  table<State>(game, { seats, options, seed });
/** A game played up to its first turn. */
function started(seats: number, options: Record<string, Json> = {}, seed = 'set-up'): Scene {
  const t = begun(seats, options, seed);
  for (let seat = 0; seat < seats; seat++) t.say(seat, t.legal(seat, 'choose')[0] as string, 'choose');
  return t;
}
const MIXES = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  overload: (bits & 1) > 0,
  nomad: (bits & 2) > 0,
  binding: (bits & 4) > 0,
}));
const dice = (card: number): number => (contractOf(card) as OrdinaryContract).dice;

describe('set-up', () => {
  it('MK-001 MK-002 MK-045 allows one to five players with any expansions, but no Binding Ties in solo games', () => {
    for (let seats = 1; seats <= 5; seats++) {
      for (const mix of MIXES) {
        if (seats === 1 && mix.binding) continue;
        expect(begun(seats, mix).state.agreed).toMatchObject(mix);
      }
    }
    expect(() => begun(6)).toThrow();
    expect(() => begun(0)).toThrow();
  });

  it('MK-051 Binding Ties needs at least two captains', () => {
    expect(() => begun(1, { binding: true })).toThrow();
    expect(game.checkOptions?.({ ...blank(game.options), binding: true } as Options, 1)).toEqual({
      path: '.binding',
      expected: 'Binding Ties needs two or more players.',
    });
  });

  it('MK-004 every player has a different colour', () => {
    const colours = begun(5)
      .view(0)
      .captains.map(({ colour }: { colour: string }) => colour);
    expect(new Set(colours).size).toBe(5);
  });

  it('MK-006 MK-007 MK-448 each captain has ten shuffled cards face down and an empty Discard Pile', () => {
    const t = begun(3);
    for (const own of t.state.captains) {
      expect(own.draw.cards.map(nameOf).sort()).toEqual(['d1', 'd1', 'm', 'r', 'r', 'r', 's', 's', 't', 't']);
      expect([own.hand.cards, own.discard.cards, own.play.cards]).toEqual([[], [], []]);
    }
    expect(t.view(1).captains[0].draw).toEqual({ count: 10, known: [], cards: [] });
    const orders = ['a', 'b', 'c'].map((seed) => begun(3, {}, seed).state.captains[0]?.draw.cards.join());
    expect(new Set(orders).size).toBe(3);
  });

  it('MK-012 MK-014 MK-015 MK-037 MK-005 sets up the Armory, and gives each captain 2 credits', () => {
    const { armory, captains } = begun(4).view(null);
    expect([armory.parts.length, armory.crew.length]).toEqual([6, 3]);
    for (const own of captains) expect(own).toMatchObject({ credits: 2, prestige: 0, parts: [] });
  });

  it('MK-009 MK-038 Overload adds twelve of each advanced card; without it there are none', () => {
    expect(
      begun(3, { overload: true })
        .view(0)
        .stock.map(({ left }: { left: number }) => left),
    ).toEqual([12, 12, 12, 12, 12, 12, 12]);
    expect(begun(3).view(0).stock).toEqual([]);
  });

  it('MK-016 MK-017 without Nomad all contracts are in one deck, and eight are open', () => {
    const { row, contractDecks } = begun(3, { overload: true, binding: true }).state;
    expect([row.length, contractDecks.length, contractDecks[0]?.cards.length]).toEqual([8, 1, 48 + 18 + 10 - 8]);
    const cards = [...row, ...(contractDecks[0]?.cards ?? [])];
    expect(new Set(cards).size).toBe(76);
  });

  it('MK-018 MK-019 MK-020 the opening row excludes head-to-heads and contracts with more than two dice', () => {
    for (let i = 0; i < 20; i++) {
      const { row, contractDecks } = begun(3, { overload: true }, `row ${i}`).state;
      for (const card of row) {
        expect(contractOf(card).kind).toBe('ordinary');
        expect(dice(card)).toBeLessThanOrEqual(2);
      }
      expect(contractDecks[0]?.cards.filter((card) => contractOf(card).kind === 'head-to-head')).toHaveLength(10);
    }
  });

  it('MK-021 MK-281 a refill may reveal any contract', () => {
    const t = scene({
      row: ['EX01', 'EX02', 'EX03', 'EX04', 'EX05', 'EX06', 'EX07', 'EX08'],
      captains: [{ hand: [] }],
    });
    t.edit((s) => {
      const deck = s.contractDecks[0] as { cards: number[]; known: number[] };
      const at = deck.cards.findIndex((card) => contractOf(card).id === 'KI12');
      deck.cards.push(...deck.cards.splice(at, 1));
    });
    t.say(0, 'solo:EX01', 'choose');
    t.say(0, 'done', 'play');
    expect(t.state.row.map(nameOf)).toEqual(['EX02', 'EX03', 'EX04', 'EX05', 'EX06', 'EX07', 'EX08', 'KI12']);
  });

  it('MK-022 MK-023 MK-024 MK-237 MK-242 with Nomad all contracts are in decks by type, none is open', () => {
    const { row, contractDecks } = begun(3, ALL).state;
    expect(row).toEqual([]);
    const types = contractDecks.map(({ cards }) => [...new Set(cards.map((card) => contractOf(plain(card)).type))]);
    expect(types).toEqual([['explore'], ['kill'], ['delivery'], ['rescue'], ['sorelia']]);
    const all = contractDecks.flatMap(({ cards }) => cards.map((card) => contractOf(plain(card))));
    expect(all).toHaveLength(96);
    expect(all.filter(({ kind }) => kind === 'head-to-head')).toHaveLength(10);
    expect(all.filter((own) => own.kind === 'ordinary' && own.dice >= 3).length).toBeGreaterThan(10);
    expect(contractDecks[4]?.cards).toHaveLength(12);
  });

  it('MK-025 MK-028 with Nomad the contract that unlocks Sorelia is open, and every ship is at Base', () => {
    const { anomaly, captains, unlocked } = begun(3, ALL).view(null);
    expect([anomaly.contract, unlocked]).toEqual(['SR00', false]);
    expect(captains.map(({ place }: { place: string }) => place)).toEqual(['base', 'base', 'base']);
  });

  it('MK-029 MK-402 MK-403 MK-245 the target is 10, or 15 by house rule; house rules are off by default', () => {
    expect(begun(3).view(null).agreed).toMatchObject({ target: 10, ambiguity: false, softDice: false });
    expect(begun(3, { ...ALL, length: 'long', ambiguity: true }).view(null).agreed).toMatchObject({
      target: 15,
      ambiguity: true,
    });
  });

  it('MK-031 MK-032 MK-034 MK-107 each captain secretly returns one of three objectives before hands are drawn', () => {
    const t = begun(3);
    expect(objectives(t)).toHaveLength(3);
    expect(t.view(1).captains[0].objectives).toEqual([null, null, null]);
    expect(hand(t)).toEqual([]);
    const [back] = t.legal(0, 'choose') as string[];
    t.say(0, back as string, 'choose');
    for (const seat of [1, 2]) t.say(seat, t.legal(seat, 'choose')[0] as string, 'choose');
    expect([objectives(t).length, captain(t).drawnAt]).toEqual([2, [0, 0]]);
    expect(objectives(t)).not.toContain(back);
    expect(t.view(1).captains[0].objectives).toEqual([null, null]);
    expect(JSON.stringify(t.events)).not.toContain(back);
  });

  it('MK-033 objectives put back go under the deck in random order', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = begun(3, {}, `under ${i}`);
      const size = t.state.objectiveDeck.cards.length;
      const back = [0, 1, 2].map((seat) => t.legal(seat, 'choose')[0] as string);
      back.forEach((card, seat) => {
        t.say(seat, card, 'choose');
      });
      const under = t.state.objectiveDeck.cards.slice(0, 3).map(nameOf);
      expect([...under].sort()).toEqual([...back].sort());
      expect(t.state.objectiveDeck.cards).toHaveLength(size + 3);
      seen.add(under.map((card) => back.indexOf(card)).join());
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('MK-041 MK-042 D2 the captain with the fewest icons on four dice leads first; tied captains reroll', () => {
    let again = 0;
    const icons: number[] = [];
    for (let i = 0; i < 25; i++) {
      const t = started(4, {}, `first ${i}`);
      let left = [0, 1, 2, 3];
      const rolls = t.events
        .filter(({ type }) => type === 'first-roll')
        .map(({ data }) => data as { seat: number; icons: number });
      while (left.length > 1) {
        const round = rolls.splice(0, left.length);
        expect(round.map(({ seat }) => seat)).toEqual(left);
        expect(round.every(({ icons }) => icons >= 0 && icons <= 8)).toBe(true);
        const least = Math.min(...round.map(({ icons }) => icons));
        icons.push(...round.map((roll) => roll.icons));
        left = round.filter(({ icons }) => icons === least).map(({ seat }) => seat);
        if (left.length > 1) again++;
      }
      expect(rolls).toEqual([]);
      expect(t.state.leader).toBe(left[0]);
    }
    expect(again).toBeGreaterThan(0);
    // A die shows one icon on average.
    expect(icons.reduce((sum, n) => sum + n) / icons.length).toBeCloseTo(4, 0);
  });

  it('MK-044 MK-464 D1 all captains draw five cards after the first leader is known', () => {
    const t = started(3);
    for (const seat of [0, 1, 2]) expect([hand(t, seat).length, captain(t, seat).draw.cards.length]).toEqual([5, 5]);
  });

  it('MK-039 MK-040 MK-052 with Binding Ties each captain has a public track for every other colour, at 0', () => {
    expect(begun(4, { binding: true }).view(null).captains[1].reputation).toEqual([0, 0, 0, 0]);
    expect(begun(2, { binding: true }).view(null).captains[1].reputation).toEqual([0, 0]);
    expect(begun(3).view(null).captains[1].reputation).toEqual([]);
  });
});

describe('set-up for one or two captains', () => {
  it('MK-046 MK-049 the game starts in round 1, and a solo player leads without a roll', () => {
    const t = started(1);
    expect([t.state.round, t.state.leader]).toEqual([1, 0]);
    expect(t.events.some(({ type }) => type === 'first-roll')).toBe(false);
  });

  it('MK-047 MK-048 there are fifteen mercenaries, three of them from the crew deck; five are open', () => {
    for (const seats of [1, 2]) {
      const { mercenaryRow, mercenaryDeck, crewDeck, armoryCrew } = begun(seats).state;
      const cards = [...mercenaryRow, ...mercenaryDeck.cards].map(nameOf);
      expect([mercenaryRow.length, cards.length]).toEqual([5, 15]);
      const crew = cards.filter((card) => card.startsWith('C'));
      expect(crew).toHaveLength(3);
      expect(crewDeck.cards.length + armoryCrew.length).toBe(17);
      expect(cards.filter((card) => !card.startsWith('C')).sort()).toEqual(
        ['d1', 'd1', 'd2', 'r', 'r', 'r', 's', 's', 's', 't', 't', 't'].sort(),
      );
      expect(begun(seats).view(null).mercenaries).toMatchObject({ deck: 10, discard: [] });
    }
    expect(begun(3).view(null).mercenaries).toBeNull();
  });

  it('MK-050 D87 head-to-heads stay in a solo game', () => {
    const { row, contractDecks } = begun(1, { overload: true }).state;
    const all = [...row, ...(contractDecks[0]?.cards ?? [])];
    expect(all.filter((card) => contractOf(card).kind === 'head-to-head')).toHaveLength(10);
  });

  it('MK-437 MK-053 with Nomad and 1 or 2 players cards about allies are in no deck', () => {
    const { partDeck, armoryParts, crewDeck, armoryCrew, mercenaryDeck, mercenaryRow } = begun(2, ALL).state;
    const names = [
      ...partDeck.cards,
      ...armoryParts,
      ...crewDeck.cards,
      ...armoryCrew,
      ...mercenaryDeck.cards,
      ...mercenaryRow,
    ].map(nameOf);
    for (const card of ['KO6', 'SO3', 'SO9', 'SO11', 'C18', 'C35']) expect(names).not.toContain(card);
    expect(names).toContain('KO5');
  });
});
