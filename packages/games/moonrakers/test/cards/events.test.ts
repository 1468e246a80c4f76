import { describe, expect, it } from 'vitest';
import { CREW, PARTS } from '../../src/content/index.ts';
import { cardNamed } from '../../src/content/set.ts';
import type { State } from '../../src/index.ts';
import { nameOf } from '../../src/rules/owned.ts';
import {
  captain,
  choices,
  deck,
  discarded,
  hand,
  objectives,
  pick,
  pilot,
  places,
  type Scene,
  stack,
  together,
  turnWithEvent,
} from '../scene.ts';

const priceOf = (id: string): number => [...CREW, ...PARTS].find((own) => own.id === id)?.price as number;
const credits = (t: Scene): number[] => t.state.captains.map((own) => own.credits);
const rolls = (t: Scene): number[] =>
  t.events.flatMap(({ type, data }) => (type === 'event-roll' ? [(data as { icons: number }).icons] : []));
const totals = (t: Scene) => t.view(0).row[0].totals;

describe('events', () => {
  it('MK-504 MK-261 E01 lets each player draw a card and discard one, the leader first', () => {
    const t = turnWithEvent('E01', {
      captains: [
        { hand: ['m'], deck: ['r', 't'] },
        { hand: ['s'], deck: ['d1'] },
      ],
    });
    expect(t.asked().map(({ seat }) => seat)).toEqual([0]);
    pick(t, 'yes');
    pick(t, 'm');
    expect([hand(t), discarded(t)]).toEqual([['r'], ['m']]);
    pick(t, 'no', 1);
    expect([hand(t, 1), deck(t, 1)]).toEqual([['s'], ['d1']]);
  });

  it('MK-505 E02 takes two credits from each captain with six or more', () => {
    const t = turnWithEvent('E02', { captains: [{ credits: 6 }, { credits: 5 }, { credits: 9 }] });
    expect(credits(t)).toEqual([4, 5, 7]);
  });

  it('MK-506 MK-257 E03 sells one crew per player for one credit less, least prestige first', () => {
    const u = turnWithEvent('E03', {
      captains: [
        { credits: 5, prestige: 2 },
        { credits: 5, prestige: 0 },
        { credits: 0, prestige: 1 },
      ],
    });
    const [first, second, third] = u.state.sale.map(nameOf) as [string, string, string];
    expect(u.view(0).sale).toHaveLength(3);
    expect(u.asked().map(({ seat }) => seat)).toEqual([1]);
    const price = Math.max(1, priceOf(first) - 1);
    u.say(1, first, 'buy');
    expect([captain(u, 1).credits, discarded(u, 1).includes(first)]).toEqual([5 - price, true]);
    expect(u.refused(2, second, 'buy').reason).toBe('too-dear');
    u.say(2, null, 'buy');
    u.say(0, null, 'buy');
    expect(u.view(0).sale).toEqual([]);
    expect(u.state.crewDeck.cards.slice(0, 2).map(nameOf).sort()).toEqual([second, third].sort());
  });

  it('MK-506 MK-525 MK-393 D116 L04 lowers the price of crew that E03 sells; L03 affects only the Armory', () => {
    const sold = (policy: string): number => {
      // The crew on sale are the top cards of the deck; this makes C11 (price 4) one of them.
      const lay = (s: State): void => {
        for (const zone of [s.crewDeck.cards, s.armoryCrew]) {
          const at = zone.indexOf(cardNamed('C11'));
          if (at >= 0)
            [zone[at], s.crewDeck.cards[s.crewDeck.cards.length - 1]] = [
              s.crewDeck.cards.at(-1) as number,
              cardNamed('C11'),
            ];
        }
      };
      const t = turnWithEvent('E03', { policy, captains: [{ credits: 9 }, {}, {}] }, lay);
      t.say(0, 'C11', 'buy');
      return 9 - captain(t).credits;
    };
    expect([priceOf('C11'), sold('L01'), sold('L04'), sold('L03')]).toEqual([4, 3, 2, 3]);
  });

  it('MK-507 E04 moves only ships in home sectors, one sector clockwise', () => {
    const t = turnWithEvent('E04', { captains: [{ at: 'komek' }, { at: 'henko' }, { at: 'base' }] });
    expect(places(t)).toEqual(['magnomi', 'komek', 'base']);
    const u = turnWithEvent('E04', { captains: [{ at: 'magnomi' }, { at: 'ventus' }, { at: 'sorelia' }] });
    expect(places(u)).toEqual(['ventus', 'henko', 'sorelia']);
  });

  it('MK-508 E05 moves every ship to Base', () => {
    const t = turnWithEvent('E05', { captains: [{ at: 'komek' }, { at: 'sorelia' }, { at: 'base' }] });
    expect(places(t)).toEqual(['base', 'base', 'base']);
  });

  it('MK-509 MK-258 E06 takes a credit for each icon while the captain has any, and never prestige', () => {
    for (const seed of ['a', 'b', 'c']) {
      const t = turnWithEvent('E06', {
        seed,
        captains: [
          { credits: 5, prestige: 1 },
          { credits: 1, prestige: 1 },
          { credits: 0, prestige: 1 },
        ],
      });
      const icons = rolls(t);
      expect(icons).toHaveLength(3);
      expect(credits(t)).toEqual([5, 1, 0].map((had, seat) => Math.max(0, had - (icons[seat] as number))));
      expect(t.state.captains.map(({ prestige }) => prestige)).toEqual([1, 1, 1]);
    }
  });

  it('MK-510 E07 pays a credit for zero icons and adds a Miss for two', () => {
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = turnWithEvent('E07', { seed, captains: [{ credits: 2 }, { credits: 2 }, { credits: 2 }] });
      rolls(t).forEach((icons, seat) => {
        seen.add(icons);
        expect(captain(t, seat).credits).toBe(icons === 0 ? 3 : 2);
        expect(discarded(t, seat)).toEqual(icons === 2 ? ['m'] : []);
      });
    }
    expect(seen.size).toBe(3);
  });

  it('MK-511 MK-393 MK-259 under E08 parts cost one credit less this turn, but at least one; crew prices do not change', () => {
    const t = turnWithEvent('E08', { captains: [{}, {}, {}], armory: ['KO6', 'KO1', 'C01'] });
    const { parts, crew } = t.view(0).armory;
    expect([parts[0], parts[1], crew[0]]).toEqual([
      { card: 'KO6', price: 5 },
      { card: 'KO1', price: 1 },
      { card: 'C01', price: 2 },
    ]);
    t.edit((s) => {
      s.event = -1;
    });
    expect(t.view(0).armory.parts[0].price).toBe(6);
  });

  it('MK-512 E09 lets each captain trash a card in hand to draw one', () => {
    const t = turnWithEvent('E09', {
      captains: [
        { hand: ['m', 's'], deck: ['r'] },
        { hand: ['s'], deck: ['d1'] },
      ],
    });
    pick(t, 'yes');
    pick(t, 'm');
    expect([hand(t), discarded(t)]).toEqual([['r', 's'], []]);
    pick(t, 'no', 1);
    expect([hand(t, 1), deck(t, 1)]).toEqual([['s'], ['d1']]);
  });

  it('MK-513 MK-263 E10 adds two credits to the deal', () => {
    const t = turnWithEvent('E10', { captains: [{ at: 'base' }, {}, {}], row: ['EX07'] });
    t.say(0, 'travel:komek', 'choose');
    expect(totals(t)).toMatchObject({ prestige: 1, credits: 7, dice: 2 });
  });

  it('MK-514 MK-263 E11 removes a die, if there is one', () => {
    const t = turnWithEvent('E11', { captains: [{ at: 'base' }, {}, {}], row: ['EX07', 'EX01'] });
    t.say(0, 'travel:komek', 'choose');
    expect(totals(t)).toMatchObject({ credits: 5, dice: 1 });
    expect(t.view(0).row[1].totals).toMatchObject({ credits: 3, dice: 0 });
  });

  it('MK-515 MK-036 E12 adds a die and three credits, even to a contract with four dice', () => {
    const t = turnWithEvent('E12', { captains: [{ at: 'base', hand: [] }, {}, {}], row: ['EX12'] });
    t.say(0, 'travel:komek', 'choose');
    expect(totals(t)).toMatchObject({ credits: 11, dice: 5 });
    t.say(0, 'solo:EX12', 'choose');
    expect(pilot(t).dice).toHaveLength(5);
  });

  it('MK-516 E13 sells one more part than there are players for two credits less, at least one', () => {
    const t = turnWithEvent('E13', { captains: [{ credits: 9 }, { credits: 0 }, { credits: 0 }] });
    const sale = t.state.sale.map(nameOf);
    expect(sale).toHaveLength(4);
    const part = sale[0] as string;
    t.say(0, part, 'buy');
    expect(t.view(0).captains[0].parts.map(({ card }: { card: string }) => card)).toEqual([part]);
    expect(captain(t).credits).toBe(9 - Math.max(1, priceOf(part) - 2));
    t.say(1, null, 'buy');
    t.say(2, null, 'buy');
    expect(t.view(0).sale).toEqual([]);
  });

  it('MK-517 E14 lets each captain pay two credits for a Bonus Card, least prestige first', () => {
    const t = turnWithEvent('E14', {
      captains: [
        { credits: 2, prestige: 1 },
        { credits: 3, prestige: 0 },
        { credits: 1, prestige: 0 },
      ],
    });
    stack(t, 'C01');
    pick(t, 'yes', 1);
    t.say(1, 'crew', 'source');
    t.say(1, 'keep', 'keep');
    expect([captain(t, 1).credits, discarded(t, 1)]).toEqual([1, ['C01']]);
    // Captains who cannot pay are not asked.
    expect(t.asked().map(({ seat }) => seat)).toEqual([0]);
  });

  it('MK-518 under E15 the leader may travel and invite anywhere, but must leave, and Sorelia stays locked', () => {
    const t = turnWithEvent('E15', {
      captains: [{ at: 'komek', hand: [] }, { at: 'magnomi' }, { at: 'base' }],
      row: ['DE05'],
    });
    expect(t.refused(0, 'travel:komek', 'choose').reason).toBe('must-leave');
    expect(t.refused(0, 'travel:sorelia', 'choose').reason).toBe('sorelia-locked');
    t.say(0, 'travel:ventus', 'choose');
    const u = turnWithEvent('E15', {
      captains: [{ at: 'magnomi', hand: [] }, { at: 'henko' }, { at: 'base' }],
      row: ['KI05', 'EX07'],
    });
    together(u, 'EX07', [1]);
    expect(places(u)).toEqual(['komek', 'komek', 'base']);
  });

  it('MK-519 E16 gives two credits to each captain with the least prestige', () => {
    const t = turnWithEvent('E16', {
      captains: [
        { credits: 1, prestige: 1 },
        { credits: 1, prestige: 0 },
        { credits: 1, prestige: 0 },
      ],
    });
    expect(credits(t)).toEqual([1, 3, 3]);
  });

  it('MK-520 under E17 every participant starts with one more Action', () => {
    const t = turnWithEvent('E17', {
      captains: [{ at: 'base', hand: ['r'] }, { at: 'base', hand: ['r'] }, {}],
      row: ['EX07'],
    });
    together(t, 'EX07', [1]);
    expect([pilot(t, 0).actions, pilot(t, 1).actions]).toEqual([2, 2]);
  });

  it('MK-521 E18 gives each captain an objective, and each secretly puts one back', () => {
    const t = turnWithEvent('E18', {
      captains: [{ objectives: ['O01'] }, { objectives: ['O02'] }, { objectives: [] }],
    });
    const drawn = objectives(t).find((card) => card !== 'O01') as string;
    expect(choices(t).sort()).toEqual(['O01', drawn].sort());
    pick(t, 'O01');
    expect(objectives(t)).toEqual([drawn]);
    expect(t.view(1).captains[0].objectives).toEqual([null]);
    pick(t, choices(t, 1).find((card) => card !== 'O02') as string, 1);
    expect(objectives(t, 1)).toEqual(['O02']);
  });
});
