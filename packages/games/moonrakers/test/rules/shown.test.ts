import type { Message } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { actionOf, cardNamed, contractOf } from '../../src/content/set.ts';
import { game } from '../../src/index.ts';
import { MERCENARIES, nameOf, ownCard } from '../../src/rules/owned.ts';
import {
  ALL,
  BINDING,
  captain,
  choices,
  claimable,
  faces,
  finish,
  hire,
  isAsked,
  OVERLOAD,
  pick,
  play,
  type Scene,
  scene,
  solo,
  terms,
  ties,
  toClaims,
  together,
  turnWithEvent,
  use,
} from '../scene.ts';

// Texts of options, and moves that cannot be undone.

/** The text of every option, by id. */
function optionTexts(t: Scene, step: string, seat = 0): Record<string, string> {
  const { options } = t.prompt(seat, 'choose', step);
  return Object.fromEntries(options.map(({ id, text }) => [id, formatMessage(game.messages, text as Message)]));
}

describe('logs and views', () => {
  it('MK-274 MK-190 plans name their contract or sector', () => {
    const t = scene({ row: ['EX01'], options: ALL, captains: [{ at: 'base' }] });
    expect(optionTexts(t, 'choose')).toMatchObject({
      base: formatMessage(game.messages, { id: 'plan-base' }),
      'travel:komek': formatMessage(game.messages, { id: 'plan-travel', params: { place: 'Komek Reach' } }),
      'solo:SR00': formatMessage(game.messages, {
        id: 'plan-solo',
        params: { name: contractOf(cardNamed('SR00')).name },
      }),
    });
    const base = optionTexts(scene({ row: ['EX01'] }), 'choose');
    expect([base['solo:EX01'], base['talk:EX01'], base['replace:EX01']]).toEqual(
      ['solo', 'talk', 'replace'].map((verb) =>
        formatMessage(game.messages, { id: `plan-${verb}`, params: { name: 'Buoy Calibration' } }),
      ),
    );
  });

  it('MK-382 MK-389 D85 purchases name their price; discards cost a credit, or nothing while one is free', () => {
    const shown = (options: object): Record<string, string> => {
      const t = scene({ armory: ['KO3', 'C01'], options: { ...options } });
      t.edit((s) => {
        (s.captains[0] as { credits: number }).credits = 9;
      });
      t.say(0, 'base', 'choose');
      for (let left = 9; left > 0 && !isAsked(t, 'buy'); left--) {
        const step = t.expectAsked(0).step;
        t.say(0, (step === 'replace' ? null : t.legal(0, step)[0]) as string, step);
      }
      return optionTexts(t, 'buy');
    };
    const says = (verb: string, price: number): string =>
      formatMessage(game.messages, { id: `shop-${verb}`, params: { name: 'Grid Balancer', price } });
    expect(shown({})).toMatchObject({
      done: formatMessage(game.messages, { id: 'buy-done' }),
      'buy:KO3': says('buy', 3),
      'discard:KO3': says('discard', 1),
    });
    expect(shown(OVERLOAD)['discard:KO3']).toBe(says('discard', 0));
  });

  it('MK-228 MK-216 MK-623 rewards name their price and its colours; RW3 also names its effects', () => {
    const t = ties({ hand: ['r'], reputation: [0, 2, 1] });
    const shown = optionTexts(t, 'favour');
    expect(shown['RW4:any']).toBe('Credit (pay 2 reputation of any colours)');
    expect(shown['RW4:same:green']).toBe('Credit (pay 1 green reputation)');
    const cheaper = optionTexts(ties({ hand: ['r'], reputation: [0, 2, 1], parts: ['SO10'] }), 'favour');
    expect(cheaper['RW4:any']).toBe('Credit (pay 1 reputation of any colour)');
    t.say(0, 'RW3:same:green', 'favour');
    expect(Object.values(optionTexts(t, 'choose'))).toEqual([
      formatMessage(game.messages, { id: 'branch-actions', params: { n: 1 } }),
      formatMessage(game.messages, { id: 'branch-draw', params: { n: 1 } }),
    ]);
    expect(optionTexts(solo('EX07', { hand: [], reputation: [0, 3, 0] }, BINDING), 'favour').exchange).toBe(
      formatMessage(game.messages, { id: 'favour-exchange' }),
    );
  });

  it('MK-647 the options of C13 are named: the card it acts as, or the cards it draws', () => {
    const t = solo('EX07', { hand: ['C13'] });
    play(t, 'C13');
    expect(Object.values(optionTexts(t, 'choose'))).toEqual([
      formatMessage(game.messages, { id: 'branch-as', params: { name: actionOf(cardNamed('d2')).name } }),
      formatMessage(game.messages, { id: 'branch-draw', params: { n: 2 } }),
    ]);
  });

  it('MK-344 a free order can be chosen only while the order is fixed', () => {
    const t = scene({ row: ['EX12'], captains: [{ hand: ['r'] }, { hand: ['r'] }] });
    together(t, 'EX12', [1]);
    expect(t.prompt(0, 'arrange', 'order').pass).toBeUndefined();
    t.say(0, ['1', '0'], 'order');
    expect(t.prompt(0, 'arrange', 'order').pass).toEqual({ id: 'free-order' });
  });

  it('MK-613 only once-per-turn parts can be used outside plays', () => {
    const t = scene({
      row: ['EX07'],
      options: OVERLOAD,
      captains: [{ hand: ['r', 's'], parts: ['KO3', 'SO8'], io: { SO8: 5 } }],
    });
    t.say(0, 'solo:EX07', 'choose');
    expect(t.refused(0, 'use:KO3', 'favour').rule).toBe('MK-613');
    expect(t.refused(0, 'use:VE6', 'favour').rule).toBe('MK-613');
    expect(optionTexts(t, 'favour')['use:SO8']).toContain('IO Reliquary');
    use(t, 'KO3');
    expect(isAsked(t, 'choose')).toBe(true);
  });

  it('MK-483 MK-275 cannot undo after a deck revealed a card', () => {
    const t = scene({ row: ['EX01', 'EX02'] });
    t.say(0, 'replace:EX01', 'choose');
    expect(() => t.undo(0)).toThrow();
  });

  it('MK-487 MK-337 can undo a played card that drew nothing', () => {
    const t = solo('EX07', { hand: ['r', 's'] });
    play(t, 'r');
    t.undo(0);
    expect(captain(t).hand.cards).toHaveLength(2);
  });

  it('MK-317 MK-565 records when objectives kept at Base were drawn, as for the first ones', () => {
    const t = scene({ captains: [{ hand: [], objectives: ['O01', 'O02'] }] });
    t.say(0, 'base', 'choose');
    pick(t, choices(t)[0] as string);
    expect([captain(t).objectives.cards.length, captain(t).drawnAt.length]).toEqual([3, 3]);
  });

  it('MK-521 D105 with Archive Leak a captain who draws no card puts none back', () => {
    const t = turnWithEvent('E18', {}, (s) => {
      const own = s.captains[0] as { claimed: number[] };
      own.claimed.push(...s.objectiveDeck.cards.splice(0));
      s.objectiveDeck.known = [];
    });
    expect(isAsked(t, 'choose') && t.expectAsked(0).flow === 'effect').toBe(false);
    t.expectAsked(0, 'planning', 'choose');
  });

  it('MK-458 crew trashed by their own text leave the play area', () => {
    const t = ties({ hand: ['C38', 'r'], deck: ['s', 's', 's'] });
    play(t, 'C38');
    pick(t, 'yes');
    expect([captain(t).play.cards, captain(t).playIo]).toEqual([[], []]);
  });

  it('MK-491 D98 cards a captain was looking at when resigning go under their deck, own cards to the Discard Pile', () => {
    const decks = { KO3: 'partDeck', PR01: 'prototypeDeck', C04: 'crewDeck', O05: 'objectiveDeck' } as const;
    for (const [name, deck] of Object.entries(decks)) {
      const t = scene({ seats: 4, options: ALL });
      t.edit((s) => {
        const card = cardNamed(name);
        const zones = [s[deck], ...s.captains.map((own) => own.objectives)];
        for (const row of [s.armoryParts, s.armoryCrew])
          if (row.includes(card)) row[row.indexOf(card)] = s[deck].cards.splice(0, 1)[0] as number;
        for (const zone of zones) {
          const at = zone.cards.indexOf(card);
          if (at >= 0) zone.cards.splice(at, 1);
          zone.known.length = zone.cards.length;
        }
        for (const own of s.captains) own.drawnAt.length = own.objectives.cards.length;
        Object.assign(s.captains[2] as object, { looked: { cards: [ownCard(2, 0), card], known: [4, 4] } });
      });
      t.table.apply({ kind: 'resign', seat: 2 });
      expect([nameOf(t.state[deck].cards[0] as number), captain(t, 2).discard.cards[0]]).toEqual([name, ownCard(2, 0)]);
      expect(captain(t, 2).looked.cards).toEqual([]);
    }
  });

  it('MK-264 MK-567 a lone vote among several counts for O37, but not with only two voters', () => {
    const lone = (seats: number): boolean => {
      const t = turnWithEvent('L03', { seats, captains: [{ objectives: ['O37'] }] });
      for (let seat = 0; seat < seats; seat++) t.say(seat, seat === 0 ? 'for' : 'against', 'vote');
      if (isAsked(t, 'decide')) t.say(0, 'pass', 'decide');
      t.say(0, 'base', 'choose');
      for (let left = 9; left > 0 && !isAsked(t, 'buy'); left--)
        pick(t, choices(t).find((card) => card !== 'O37') as string);
      t.say(0, 'done', 'buy');
      return claimable(t).includes('O37');
    };
    expect([lone(3), lone(4), lone(2)]).toEqual([true, true, false]);
  });

  it('MK-485 MK-295 talks list invitable captains in seat order, and every counter-offer to the deal', () => {
    const t = scene({ seats: 4, row: ['EX12'], leader: 2 });
    t.say(2, 'talk:EX12', 'choose');
    expect(t.prompt(2, 'offer', 'talk').parties).toEqual([0, 1, 2, 3]);
    t.say(2, { say: 'propose', parties: [2, 3], terms: [] }, 'talk');
    t.say(3, { say: 'counter', version: 1, parties: [2, 3], terms: terms({ 3: { prestige: 1 } }) }, 'talk');
    t.say(0, { say: 'counter', version: 2, parties: [0, 2], terms: [] }, 'word');
    const { deal, counters } = t.prompt(2, 'offer', 'talk');
    expect([deal?.by, counters?.map(({ by }) => by)]).toEqual([2, [3, 0]]);
  });

  it('MK-344 logs the order of play for all, free or fixed', () => {
    const t = scene({ row: ['EX12'], captains: [{ hand: ['r'] }, { hand: ['r'] }] });
    together(t, 'EX12', [1]);
    t.say(0, ['1', '0'], 'order');
    const changes = t.events.filter(({ type }) => type.startsWith('order-'));
    expect(changes.map(({ type, data }) => [type, (data as { who: number[] }).who])).toEqual([
      ['order-free', [0, 1]],
      ['order-fixed', [1, 0]],
    ]);
  });

  it('MK-384 cards returned to a deck refill the Armory when buying begins', () => {
    const t = solo('EX07', { hand: [] }, {}, { armory: ['KO3', 'C01'] });
    expect([t.state.armoryParts.length, t.state.armoryCrew.length]).toEqual([1, 1]);
    finish(t);
    expect([t.state.armoryParts.length, t.state.armoryCrew.length]).toEqual([6, 3]);
  });

  it('MK-429 MK-483 cannot undo a turn that revealed new mercenaries', () => {
    const t = scene({
      seats: 1,
      row: ['EX07'],
      mercenaries: ['d1', 'd2', 'r', 's', 't'],
      captains: [{ objectives: [] }],
    });
    t.edit((s) => {
      for (const zone of [captain(t).hand, captain(t).draw, captain(t).discard])
        Object.assign(zone, { cards: [], known: [] });
      s.mercenaryDeck.cards = new Array(5).fill(ownCard(MERCENARIES, 0));
      s.mercenaryDeck.known = new Array(5).fill(0);
    });
    t.say(0, 'solo:EX07', 'choose');
    faces(t, []);
    finish(t);
    t.say(0, 'done', 'buy');
    expect(() => t.undo(0)).toThrow();
  });

  it('MK-485 a prompt shows the terms of the current offer, unit by unit', () => {
    const t = scene({ row: ['EX12'] });
    t.say(0, 'talk:EX12', 'choose');
    t.say(0, { say: 'propose', parties: [0, 1], terms: terms({ 1: { prestige: 1, dice: 4 } }) }, 'talk');
    expect(t.prompt(1, 'offer', 'talk').deal?.terms).toEqual([
      { from: null, to: 0, item: 'prestige', count: 3 },
      { from: null, to: 0, item: 'credits', count: 8 },
      { from: null, to: 0, item: 'bonus', count: 1 },
      { from: null, to: 1, item: 'prestige', count: 1 },
      { from: null, to: 1, item: 'dice', count: 4 },
    ]);
  });

  it('MK-594 MK-487 trashing a card reveals nothing and can be undone', () => {
    const t = solo('EX07', { parts: ['SO1'], hand: ['m', 'r'] });
    use(t, 'SO1');
    pick(t, 'm');
    expect(captain(t).hand.cards).toHaveLength(1);
    t.undo(0);
    expect(captain(t).hand.cards).toHaveLength(2);
  });

  it('MK-532 MK-598 a card that returns to hand also counts for O02', () => {
    const many = ['m', 'm', 'm', 'm', 'm', 'm', 'r'];
    const claims = (used: boolean): boolean => {
      const t = solo('EX07', { parts: ['SO5'], hand: many, discard: ['s', 't'], credits: 3, objectives: ['O02'] });
      if (used) {
        use(t, 'SO5');
        pick(t, 's');
      }
      toClaims(t);
      return claimable(t).includes('O02');
    };
    expect([claims(true), claims(false)]).toEqual([true, false]);
  });

  it('MK-337 MK-497 a prompt disables only cards that cannot be played, with the reason', () => {
    const t = solo('EX07', { hand: ['r', 's', 'd1'], deck: [] });
    const whys = () =>
      t.prompt(0, 'choose', 'play').options.map(({ id, why }) => [id, why ? String(why.reason) : undefined]);
    const all = (reason?: string) =>
      ['done', 'play:s', 'play:d1'].map((id) => [id, id === 'done' ? undefined : reason]);
    expect(whys()).toContainEqual(['play:r', undefined]);
    play(t, 'r');
    expect(whys()).toEqual(all());
    t.edit((s) => {
      if (s.mission?.pilots[0]) s.mission.pilots[0].actions = 0;
    });
    expect(whys()).toEqual(all('no-actions'));
  });

  it('MK-418 MK-497 equal mercenaries are one option; hired ones are not offered', () => {
    const row = ['d1', 'd1', 'r', 's', 't'];
    const t = scene({ seats: 1, row: ['KI09'], mercenaries: row, captains: [{ hand: [] }] });
    t.say(0, 'solo:KI09', 'choose');
    const hires = () => t.prompt(0, 'choose', 'play').options.flatMap(({ id }) => (id.startsWith('hire:') ? [id] : []));
    expect(hires()).toEqual(['hire:d1', 'hire:r', 'hire:s', 'hire:t']);
    hire(t, 'r');
    hire(t, 'd1');
    expect(hires()).toEqual(['hire:d1', 'hire:s', 'hire:t']);
  });
});
