import { describe, expect, it } from 'vitest';
import { MISS } from '../../src/content/set.ts';
import { discardHand, trashFromHand } from '../../src/effects/cards.ts';
import { turnUpEvent } from '../../src/effects/decks.ts';
import { reroll } from '../../src/effects/dice.ts';
import { nameOf } from '../../src/rules/owned.ts';
import {
  BINDING,
  begin,
  captain,
  claimable,
  colour,
  discarded,
  done,
  faces,
  filled,
  finish,
  hand,
  isAsked,
  NOMAD,
  objectives,
  over,
  pick,
  play,
  type Scene,
  scene,
  solo,
  stack,
  ties,
  toClaims,
  together,
  turnWithEvent,
} from '../scene.ts';

// Exact values that random games rarely exercise.

const resign = (t: Scene, seat: number) => t.table.apply({ kind: 'resign', seat });
/** The seats that an event asks, in order; all of them decline. */
function takers(t: Scene): number[] {
  const seats: number[] = [];
  for (let left = 9; left > 0 && t.state.stack.some(({ flow }) => flow === 'happening'); left--) {
    const [asked] = t.asked().filter(({ flow }) => flow === 'happening');
    if (!asked) break;
    seats.push(asked.seat);
    t.say(asked.seat, asked.step === 'buy' ? null : 'no', asked.step);
  }
  return seats;
}

describe('achievements', () => {
  it('MK-108 MK-613 do not carry over to the next turn', () => {
    const t = solo('EX07', { hand: [], objectives: [] });
    const clean = { spent: 0, acquired: 0, advanced: 0, favours: 0, befriended: 0, arrived: false, usedInTurn: [] };
    t.edit((s) => {
      for (const own of s.captains)
        Object.assign(own, { spent: 3, acquired: 2, advanced: 2, favours: 6, befriended: 7, usedInTurn: [9] });
      for (const own of s.captains) Object.assign(own, { deeds: [-1, -1], arrived: true });
    });
    toClaims(t);
    for (const { seat } of t.asked()) t.say(seat, [], 'claim');
    expect(t.state.turn).toBe(2);
    for (const seat of [0, 1, 2]) expect(captain(t, seat)).toMatchObject({ deeds: [0, 0], ...clean });
  });
});

describe('events', () => {
  it('MK-517 MK-261 E14 asks captains with two credits, even without a card in hand', () => {
    const side = { hand: [], credits: 2 };
    expect(takers(turnWithEvent('E14', { captains: [side, { ...side, credits: 1 }, side] }))).toEqual([0, 2]);
  });

  it('MK-512 MK-488 E09 asks captains who hold a card, even a single one', () => {
    expect(takers(turnWithEvent('E09', { captains: [{ hand: ['m'] }, { hand: [] }, { hand: ['r', 's'] }] }))).toEqual([
      0, 2,
    ]);
  });

  it('MK-516 a part priced two is sold for one, even to a captain with only one credit', () => {
    const t = turnWithEvent('E13', { armory: [], captains: [{ credits: 1 }] }, ({ partDeck: { cards } }) => {
      cards.push(
        ...cards.splice(
          cards.findIndex((card) => nameOf(card) === 'HE1'),
          1,
        ),
      );
    });
    t.say(0, 'HE1', 'buy');
    expect([captain(t).credits, captain(t).parts.map(nameOf)]).toEqual([0, ['HE1']]);
  });

  it('MK-516 D98 a captain who resigns while another is asked is skipped', () => {
    const t = turnWithEvent('E13', {
      seats: 4,
      captains: [{ credits: 9 }, { credits: 9 }, { credits: 9 }, { credits: 9 }],
    });
    resign(t, 2);
    expect(takers(t)).toEqual([0, 1, 3]);
  });
});

describe('decks and dice', () => {
  it('MK-260 the used events are shuffled before they are drawn again', () => {
    const orders = ['one', 'two', 'three'].map((seed) => {
      const { state } = scene({ options: NOMAD, seed });
      state.usedEvents = [...state.usedEvents, ...state.eventDeck.cards.splice(0)].sort((a, b) => a - b);
      const first = turnUpEvent(state);
      return [...state.eventDeck.cards, first].join();
    });
    expect(new Set(orders).size).toBe(3);
  });

  it('MK-334 MK-119 a reroll is public', () => {
    const { state } = solo('EX07', { hand: [] });
    (state.mission?.pilots[0] as { dice: number[] }).dice = [1];
    const before = [...state.marks];
    reroll(state, 0, 1);
    expect(state.marks.map((mark, seat) => mark - (before[seat] as number))).toEqual([1, 1, 1]);
  });

  it('MK-521 D105 a captain who draws no objective puts none back', () => {
    const t = turnWithEvent('E18', { captains: [{ objectives: ['O01', 'O02'] }] }, (s) => {
      s.captains[1]?.claimed.push(...s.objectiveDeck.cards.splice(0));
      s.objectiveDeck.known = [];
    });
    t.expectAsked(0, 'planning', 'choose');
    expect(objectives(t)).toEqual(['O01', 'O02']);
  });

  it('MK-528 MK-663 under L07 a card that acts as a Damage card also counts for at most two', () => {
    const t = scene({
      row: ['KI09'],
      options: { ...NOMAD, overload: true },
      policy: 'L07',
      captains: [{ at: 'base', hand: ['C28', 'd3'] }],
    });
    begin(t, 'KI09');
    play(t, 'C28');
    if (isAsked(t, 'choose')) pick(t, 'd3');
    expect(filled(t, 'damage')).toBe(2);
  });

  it('MK-640 MK-488 C06 asks which of two cards to take, even if they are equal', () => {
    const asked = (...deck: string[]): boolean => {
      const t = solo('EX07', { hand: ['C06'], deck, discard: [] });
      play(t, 'C06');
      return isAsked(t, 'choose');
    };
    expect([asked('r', 'r'), asked('r')]).toEqual([true, false]);
  });
});

describe('resignations and votes', () => {
  it('MK-372 MK-281 D98 the contract of a leader who resigns goes under the deck, and allies discard and redraw', () => {
    const t = scene({
      seats: 4,
      row: ['EX07'],
      captains: [{ hand: ['r'] }, { hand: ['s'], deck: ['r', 'r', 'r', 'r', 'r'] }],
    });
    together(t, 'EX07', [1]);
    resign(t, 0);
    expect([t.state.mission, nameOf(t.state.contractDecks[0]?.cards[0] as number)]).toEqual([null, 'EX07']);
    expect([t.state.row.length, t.state.row.map(nameOf).includes('EX07')]).toEqual([8, false]);
    expect([hand(t, 1).length, discarded(t, 1)]).toEqual([5, ['s']]);
  });

  it('MK-268 MK-271 logs for all whether a policy passed', () => {
    const eventTypes = (vote: string): string[] => {
      const t = turnWithEvent('L03');
      for (const seat of [0, 1, 2]) t.say(seat, vote, 'vote');
      return t.events.flatMap(({ type }) => (type.startsWith('policy-') ? [type] : []));
    };
    expect([eventTypes('for'), eventTypes('against')]).toEqual([['policy-passed'], ['policy-rejected']]);
  });
});

describe('cards and tokens', () => {
  it('MK-607 HE8 is charged only by surplus blocks', () => {
    const t = over({ parts: ['HE8'], hand: [] });
    faces(t, [1]);
    t.edit((s) => {
      if (s.mission?.pilots[0]) s.mission.pilots[0].blocks = 2;
    });
    done(t);
    pick(t, 'HE8');
    expect(captain(t).partIo).toEqual([1]);
  });

  it('MK-640 MK-532 a card chosen from the Draw Pile counts towards the cards in hand', () => {
    const t = solo('EX07', {
      hand: ['C06', 'm', 'm', 'm', 'm', 'm', 'm', 'm'],
      deck: ['r', 's', 't'],
      objectives: ['O02'],
    });
    t.edit((s) => {
      for (const own of s.captains) own.deeds = [0, 0];
    });
    play(t, 'C06');
    pick(t, 'r');
    toClaims(t);
    expect(claimable(t)).toEqual(['O02']);
  });

  it('MK-669 MK-353 C34 asks no question if its owner has no reputation', () => {
    for (const hand of [['C34'], ['C34', 'r', 's']]) {
      const t = ties({ hand, reputation: [0, 0, 0] });
      play(t, 'C34');
      expect(isAsked(t, 'choose')).toBe(false);
    }
  });

  it('MK-167 MK-369 IO crew that stay in play keep their own tokens', () => {
    const t = over({ hand: ['r', 'C21'], deck: [] });
    play(t, 'r');
    play(t, 'C21');
    const { playIo } = captain(t);
    finish(t);
    expect([captain(t).play.cards.map(nameOf), captain(t).playIo]).toEqual([['C21'], [playIo[1]]]);
    expect(playIo[1]).toBeGreaterThan(0);
  });

  it('MK-579 MK-167 a played card that VE4 puts back does not change the tokens of other cards', () => {
    const t = over({ parts: ['VE4'], hand: ['r', 'C21'], deck: ['m'] });
    play(t, 'r');
    play(t, 'C21');
    const [, tokens] = captain(t).playIo;
    t.say(0, 'done', 'play');
    pick(t, 'VE4');
    if (isAsked(t, 'choose')) pick(t, 'r');
    expect([captain(t).play.cards.map(nameOf), captain(t).playIo]).toEqual([['C21'], [tokens]]);
  });

  it('MK-369 MK-480 a hand is discarded card by card, the last one first', () => {
    const t = solo('EX07', { hand: ['r', 't', 's', 'd1'], deck: [], discard: ['m'] });
    finish(t);
    expect(captain(t).discard.cards.map(nameOf)).toEqual(['m', 'd1', 's', 't', 'r']);
  });

  it('MK-377 MK-491 a kept Bonus Card is public while its owner makes room for it', () => {
    const t = solo('EX04', { hand: [], parts: ['KO2', 'KO3', 'KO4', 'KO5'] });
    t.edit((s) => {
      s.mission?.filled.fill(9);
    });
    stack(t, 'HE1');
    done(t);
    t.say(0, 'part', 'source');
    expect(t.view(1).captains[0].looked).toEqual([null]);
    t.say(0, 'keep', 'keep');
    expect([isAsked(t, 'replace'), t.view(1).captains[0].looked]).toEqual([true, ['HE1']]);
  });

  it('MK-480 MK-487 logs cards discarded or trashed from a hand for the others, but not an empty hand', () => {
    const news = (hand: string[]): number[] => {
      const { state } = scene({ captains: [{ hand }] });
      const before = [...state.marks];
      discardHand(state, 0);
      return state.marks.map((mark, seat) => mark - (before[seat] as number));
    };
    expect([news([]), news(['r']), news(['r', 's'])]).toEqual([
      [0, 0, 0],
      [0, 1, 1],
      [0, 1, 1],
    ]);
    const { state } = scene({ captains: [{ hand: ['m'] }] });
    const before = [...state.marks];
    trashFromHand(state, 0, MISS);
    expect(state.marks.map((mark, seat) => mark - (before[seat] as number))).toEqual([0, 1, 1]);
  });

  it('MK-110 a claim is logged for the others', () => {
    const news = (...claimed: string[]): number[] => {
      const t = solo('EX01', { hand: [], objectives: ['O13'] });
      t.edit((s) => {
        for (const own of s.captains) own.deeds = [-1, -1];
      });
      toClaims(t);
      for (const seat of [1, 2]) t.say(seat, [], 'claim');
      const before = [...t.state.marks];
      t.say(0, claimed, 'claim');
      return t.state.marks.map((mark, seat) => mark - (before[seat] as number));
    };
    const [none, one] = [news(), news('O13')];
    expect(one.map((n, seat) => n - (none[seat] as number))).toEqual([0, 1, 1]);
  });

  it('MK-374 MK-395 kept cards are extra in one redraw only', () => {
    const t = solo('EX07', { hand: [], deck: new Array<string>(12).fill('r') });
    finish(t);
    t.edit((s) => {
      Object.assign(s.captains[0] as object, { kept: 2 });
    });
    t.say(0, 'done', 'buy');
    expect([captain(t).hand.cards.length, captain(t).kept]).toEqual([7, 0]);
  });

  it('MK-188 MK-187 the last prototype can be taken', () => {
    const t = scene({ row: [], options: NOMAD, captains: [{ at: 'base', hand: [] }] });
    t.say(0, 'solo:SR00', 'choose');
    t.edit((s) => {
      s.mission?.filled.fill(9);
      s.scrapped.push(...s.prototypeDeck.cards.splice(1));
      s.prototypeDeck.known.splice(1);
    });
    done(t);
    expect([isAsked(t, 'keep'), t.state.prototypeDeck.cards]).toEqual([true, []]);
  });

  it('MK-384 the last card of a deck still refills the Armory', () => {
    const t = solo('EX07', { hand: [] });
    t.edit((s) => {
      s.scrapped.push(...s.partDeck.cards.splice(1), ...s.armoryParts.splice(0, 2));
      s.partDeck.known.splice(1);
    });
    finish(t);
    expect([t.state.armoryParts.length, t.state.partDeck.cards]).toEqual([5, []]);
  });

  it('MK-550 D92 a contract of Sorelia has no home type', () => {
    const t = scene({ row: ['SR01'], options: NOMAD, unlocked: true, captains: [{ at: 'base', hand: [] }] });
    t.say(0, 'travel:sorelia', 'choose');
    t.say(0, 'solo:SR01', 'choose');
    t.edit((s) => {
      s.mission?.filled.fill(9);
    });
    finish(t);
    expect([t.events.some(({ type }) => type === 'succeeded'), captain(t).completed]).toEqual([true, 0]);
  });

  it('MK-565 a stay in Sorelia does not affect O35', () => {
    const t = scene({
      row: ['EX01'],
      options: NOMAD,
      unlocked: true,
      captains: [{ at: 'sorelia', hand: [], objectives: ['O35'] }],
    });
    t.edit((s) => {
      Object.assign(s.captains[0] as object, { beenAt: [0, 6, 7, 8], drawnAt: [5] });
      s.clock = 9;
    });
    t.say(0, 'travel:komek', 'choose');
    expect(captain(t).beenAt).toEqual([10, 6, 7, 8]);
  });

  it('MK-565 a visit to a sector lasts until the ship leaves, so an objective drawn there counts it', () => {
    const t = scene({ row: ['KI01'], options: NOMAD, captains: [{ at: 'komek', hand: [] }] });
    t.edit((s) => {
      Object.assign(s.captains[0] as object, { beenAt: [3, 0, 2, 1] });
      s.clock = 9;
    });
    t.say(0, 'travel:magnomi', 'choose');
    expect(captain(t).beenAt).toEqual([10, 10, 2, 1]);
  });
});

describe('favours and orders', () => {
  it('MK-216 MK-218 one-colour prices use the colour of another captain in the game, including seat 0', () => {
    const t = solo('EX07', { hand: ['r'] }, BINDING, {
      captains: [{ hand: ['r'], reputation: [0, 4, 4] }, { reputation: [2, 0, 3] }],
    });
    const own = colour(t, 0);
    for (const favour of [`RW4:same:${own}`, 'RW4:same:pink', `RW4:mixed:${colour(t, 1)}`, `RW2:same:${colour(t, 1)}`])
      expect(t.refused(0, favour, 'favour').reason).toBe('not-among');
    t.say(1, `RW4:same:${own}`, 'favour');
    expect(captain(t, 1).reputation).toEqual([1, 0, 3]);
  });

  it('MK-226 MK-235 the only open contract can be replaced', () => {
    const t = scene({ row: ['EX01'], options: BINDING, captains: [{ reputation: [0, 1, 0] }] });
    expect(t.legal(0, 'favour')).toContain('RW1:any');
  });

  it('MK-344 an order of play names every participant and no other seat', () => {
    const t = scene({ seats: 4, row: ['EX07'], captains: [{ hand: ['s'] }, { hand: ['s'] }, { hand: ['s'] }] });
    together(t, 'EX07', [1, 2]);
    for (const order of [
      ['0', '1', '3'],
      ['0', '1', '2', '3'],
    ])
      expect(t.refused(0, order, 'order').reason).toBe('not-the-participants');
  });
});
