import { EVERYBODY, rulesOf } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import type { Mix } from '../../src/content/card-filters.ts';
import { HOME_TYPES } from '../../src/content/cards.ts';
import {
  contractDeck,
  contractOf,
  crewDeck,
  eventDeck,
  objectiveDeck,
  partDeck,
  prototypeDeck,
} from '../../src/content/set.ts';
import { rollDie } from '../../src/effects/dice.ts';
import { game, type State } from '../../src/index.ts';
import { MERCENARIES, nameOf, ownCard, sectored } from '../../src/rules/owned.ts';
import {
  BINDING,
  captain,
  choices,
  claimable,
  done,
  faces,
  filled,
  finish,
  hand,
  hire,
  isAsked,
  NOMAD,
  OVERLOAD,
  over,
  pick,
  play,
  type Scene,
  type Side,
  scene,
  solo,
  stack,
  terms,
  toClaims,
  turnWithEvent,
  use,
} from '../scene.ts';

// Off-by-one cases that other tests do not detect.

/** A head-to-head of three captains who play these numbers of Reactors; the leader holds the objective Photo Finish. */
function contest(reactors: readonly number[]): Scene {
  const hands = reactors.map((n) => new Array<string>(n).fill('r'));
  const t = scene({
    row: ['HH01'],
    options: OVERLOAD,
    captains: hands.map((cards, seat) => ({ hand: cards, credits: 0, ...(seat === 0 && { objectives: ['O27'] }) })),
  });
  t.say(0, 'duel:HH01', 'choose');
  for (const seat of [1, 2]) t.say(seat, 'join', 'join');
  t.say(0, null, 'order');
  hands.forEach((cards, seat) => {
    for (const card of cards) play(t, card, seat);
  });
  return t;
}

/** A sale of parts with `left` cards in the deck. */
const saleWithDeck = (left: number): Scene =>
  turnWithEvent('E13', {}, (s) => {
    s.scrapped.push(...s.partDeck.cards.splice(left));
    s.partDeck.known.splice(left);
  });

const captainAt = (s: State, seat: number) => s.captains[seat] as State['captains'][number];

describe('edge cases', () => {
  it('MK-557 MK-097 the lead in a head-to-head is measured against the second-best score, not the last', () => {
    const met = (...reactors: number[]): boolean => {
      const t = contest(reactors);
      toClaims(t);
      return claimable(t).includes('O27');
    };
    expect([met(3, 2, 0), met(3, 0, 2), met(4, 2, 0), met(2, 2, 2)]).toEqual([true, true, false, true]);
  });

  it('MK-099 MK-557 a head-to-head without any score has no winner', () => {
    const t = contest([0, 0, 0]);
    toClaims(t);
    expect(t.state.captains.map((own) => [own.prestige, own.credits])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(claimable(t)).toEqual([]);
  });

  it('MK-529 MK-425 the levy takes no more than what is left of the reward after hires', () => {
    const t = scene({
      seats: 2,
      options: NOMAD,
      policy: 'L08',
      row: ['EX01'],
      mercenaries: ['r', 'r'],
      captains: [{ at: 'base', hand: [], credits: 5 }],
    });
    t.say(0, 'travel:komek', 'choose');
    t.say(0, 'solo:EX01', 'choose');
    hire(t, 'r');
    hire(t, 'r');
    finish(t);
    expect([t.events.some(({ type }) => type === 'succeeded'), captain(t).credits]).toEqual([true, 5]);
  });

  it('MK-341 MK-479 a reshuffled pile has a new, hidden order', () => {
    const discard = ['r', 's', 'd1', 'd2', 'd3', 'm', 'r', 's', 'd1', 'm'];
    const orders = ['one', 'two', 'three'].map((seed) => {
      const t = solo('EX07', { hand: ['t'], deck: [], discard }, {}, { seed });
      play(t, 't');
      for (const viewer of [1, null])
        expect(t.view(viewer).captains[0].draw).toEqual({ count: 8, known: [], cards: [] });
      return [...captain(t).hand.cards, ...captain(t).draw.cards.toReversed()].map(nameOf).join();
    });
    expect(new Set([...orders, discard.join(), discard.toReversed().join()]).size).toBe(5);
  });

  it('MK-473 MK-341 reshuffled cards come after those already in the Draw Pile', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const side = { parts: ['VE5'], hand: ['t'], deck: ['d3', 'd2'], discard: ['r', 's', 'm'] };
      const t = solo('EX07', side, {}, { seed });
      pick(t, 'VE5');
      const seen = captain(t).looked.cards.map(nameOf);
      expect([seen.slice(0, 2), seen.length, captain(t).draw.cards.length]).toEqual([['d3', 'd2'], 3, 2]);
    }
  });

  it('MK-473 MK-580 looking at as many cards as the Draw Pile holds does not reshuffle', () => {
    const t = solo('EX07', { parts: ['VE5'], hand: ['s'], deck: ['d1', 'd2', 'd3'], discard: ['m', 'm'] });
    pick(t, 'VE5');
    expect([captain(t).looked.cards.length, captain(t).discard.cards.length]).toEqual([3, 2]);
  });

  it('MK-489 MK-577 VE2 is offered only to captains with a card to discard', () => {
    const asked = (...rest: string[]): boolean => {
      const t = solo('EX07', { parts: ['VE2'], hand: ['t', ...rest], deck: [], discard: [] });
      play(t, 't');
      return isAsked(t, 'choose');
    };
    expect([asked(), asked('m')]).toEqual([false, true]);
  });

  it('MK-221 MK-613 captains without reputation or a once-per-turn part are not asked about favours', () => {
    const open = (side: Side): boolean =>
      rulesOf(game)
        .waiting(solo('EX07', { hand: ['r'], reputation: [0, 0, 0], ...side }, { ...BINDING, ...OVERLOAD }).state)
        .some(({ step }) => step === 'favour');
    expect([{ parts: ['KO3'] }, { parts: ['SO8'] }, { reputation: [0, 1, 0] }].map(open)).toEqual([false, true, true]);
  });

  it('MK-400 MK-291 an ally whose time runs out declines; the others may still agree', () => {
    const t = scene({ seats: 4, row: ['EX12'] });
    t.say(0, 'talk:EX12', 'choose');
    t.say(0, { say: 'propose', parties: [0, 1, 2], terms: terms({ 1: { dice: 1 } }) }, 'talk');
    t.table.apply({ kind: 'expire', question: t.expectAsked(1, 'talks', 'talk').question, seat: 1 });
    expect(t.state.talks?.offers[0]).toMatchObject({ declined: [1], accepted: [] });
    t.expectAsked(2, 'talks', 'talk');
  });

  it('MK-663 MK-489 C28 asks captains with two cards or more, even if none is valid', () => {
    const two = over({ hand: ['C28', 'C01', 'C02'] });
    play(two, 'C28');
    expect(choices(two)).toEqual(['none']);
    pick(two, 'none');
    expect([isAsked(two, 'play'), two.view(1).captains[0].hand]).toEqual([true, [null, null]]);
    for (const rest of [['C01'], []]) {
      const t = over({ hand: ['C28', ...rest] });
      play(t, 'C28');
      expect([isAsked(t, 'choose'), t.view(1).captains[0].hand]).toEqual([false, rest.map(() => null)]);
    }
  });

  it('MK-663 C28 acts as the only valid card without asking', () => {
    const t = over({ hand: ['C28', 'r'] });
    play(t, 'C28');
    expect([isAsked(t, 'choose'), t.view(1).captains[0].hand]).toEqual([false, ['r']]);
  });

  it('MK-353 MK-488 C26 asks captains with any card whether to trash one', () => {
    const asked = (hand: string[]): unknown[] => {
      const t = over({ hand: ['C26', ...hand] });
      play(t, 'C26');
      return isAsked(t, 'choose') ? choices(t) : [];
    };
    expect([asked(['m']), asked(['r']), asked([])]).toEqual([['yes', 'no'], ['no'], []]);
  });

  it('MK-483 MK-479 imagined worlds never swap cards with different backs', () => {
    const back = game.back as (card: number) => number;
    const mix: Mix = { players: 5, sets: ['base', 'overload', 'nomad', 'binding'] };
    const sectors = [...HOME_TYPES, 'sorelia'].map((type) =>
      contractDeck(mix)
        .filter((card) => contractOf(card).type === type)
        .map(sectored),
    );
    const heaps = [
      ...[crewDeck(mix), partDeck(mix), prototypeDeck(mix), contractDeck(mix), objectiveDeck(mix), eventDeck(mix)],
      ...sectors,
      ...Array.from({ length: MERCENARIES + 1 }, (_none, owner) => [0, 5, 13].map((kind) => ownCard(owner, kind))),
    ];
    const backs = heaps.map((cards) => [...new Set(cards.map(back))]);
    expect(backs.map((own) => own.length)).toEqual(heaps.map(() => 1));
    expect(new Set(backs.flat()).size).toBe(heaps.length);
  });

  it('MK-532 MK-092 eight cards in hand count for O02 in the holder’s contract, but not in a head-to-head', () => {
    const many = ['m', 'm', 'm', 'm', 'm', 'm', 'm', 'm'];
    const claims = (t: Scene, seat: number): boolean => {
      toClaims(t);
      return claimable(t, seat).includes('O02');
    };
    const duel = scene({ row: ['HH01'], options: OVERLOAD, captains: [{ hand: many, objectives: ['O02'] }] });
    duel.say(0, 'duel:HH01', 'choose');
    for (const seat of [1, 2]) duel.say(seat, 'stay', 'join');
    const away = { hand: many, objectives: ['O02'], reputation: [3, 0, 0] };
    const other = scene({ row: ['EX07'], options: BINDING, captains: [{ hand: [] }, away] });
    other.say(0, 'solo:EX07', 'choose');
    const own = solo('EX07', { hand: many, objectives: ['O02'] });
    expect([claims(duel, 0), claims(other, 1), claims(own, 0)]).toEqual([false, false, true]);
  });

  it('MK-565 D92 an arrival in Sorelia does not count for O35', () => {
    const t = scene({
      row: ['SR01'],
      options: NOMAD,
      unlocked: true,
      captains: [{ at: 'base', hand: [], objectives: ['O35'] }],
    });
    t.edit((s) => {
      Object.assign(s.captains[0] as object, { beenAt: [0, 1, 2, 3] });
    });
    t.say(0, 'travel:sorelia', 'choose');
    t.say(0, 'solo:SR01', 'choose');
    toClaims(t);
    expect(claimable(t)).toEqual([]);
  });

  it('MK-357 MK-650 an effect without units does not ask for a requirement', () => {
    const t = solo('FX04', { hand: ['C16', 'r'] }, OVERLOAD);
    play(t, 'C16');
    expect(isAsked(t, 'choose')).toBe(false);
  });

  it('MK-111 MK-565 a claim does not change the owner’s other objectives', () => {
    const t = solo('EX01', { hand: ['r', 'r'], objectives: ['O35', 'O13', 'O34'] });
    t.edit((s) => {
      Object.assign(s.captains[0] as object, { deeds: [-1, -1], drawnAt: [4, 5, 6] });
    });
    toClaims(t);
    for (const seat of [1, 2]) t.say(seat, [], 'claim');
    t.say(0, ['O13'], 'claim');
    expect([captain(t).objectives.cards.map(nameOf), captain(t).drawnAt]).toEqual([
      ['O35', 'O34'],
      [4, 6],
    ]);
  });

  it('MK-497 options are named by card, including the first kind', () => {
    const t = solo('EX07', { parts: ['KO3'], hand: ['r', 's'] });
    use(t, 'KO3');
    const { options } = t.prompt(0, 'choose', 'choose');
    expect(options.map(({ id, text }) => [id, formatMessage(game.messages, text ?? { id: '' })])).toEqual([
      ['r', 'Reactor'],
      ['s', 'Shield'],
    ]);
  });

  it('MK-516 D98 cards for sale return to their deck when the leader resigns', () => {
    const t = turnWithEvent('E13', { captains: [{ credits: 9 }] });
    const sold = [...t.state.sale];
    // The next event has no immediate effect, so it does not itself clear the sale.
    stack(t, 'E10');
    t.table.apply({ kind: 'resign', seat: 0 });
    expect([sold.length, t.state.sale]).toEqual([4, []]);
    expect(t.state.partDeck.cards).toEqual(expect.arrayContaining(sold));
  });

  it('MK-516 the last card of the deck is for sale too', () => {
    const t = saleWithDeck(1);
    expect([t.state.sale.length, isAsked(t, 'buy')]).toEqual([1, true]);
    expect(isAsked(saleWithDeck(0), 'buy')).toBe(false);
  });

  it('MK-231 MK-230 the only requirement can be lowered, and the only die removed', () => {
    const t = solo('KI03', { hand: [], reputation: [0, 4, 4] }, BINDING);
    expect(t.refused(0, 'RW5:any', 'favour').reason).toBe('no-dice');
    t.say(0, 'RW6:same:green', 'favour');
    expect([filled(t, 'damage'), captain(t).reputation]).toEqual([2, [0, 2, 4]]);
  });

  it('MK-410 a Damage 2 can become the last Tuned Damage, but no more after that', () => {
    for (const left of [1, 0]) {
      const t = solo('EX07', { parts: ['MA2'], hand: ['d2', 'm'] }, OVERLOAD);
      t.edit((s) => {
        s.stock = s.stock.map(() => left);
      });
      use(t, 'MA2');
      pick(t, 'd2');
      expect(isAsked(t, 'choose') ? choices(t) : []).toEqual(left > 0 ? ['d3', 'd+'] : []);
      if (left === 0) expect(hand(t)).toEqual(['d3']);
    }
  });

  it('MK-487 logs gained, discarded, trashed, shown and retrieved cards by name for all', () => {
    const cardsIn = (t: Scene, type: string): unknown[] =>
      t.events.filter((event) => event.type === type).map(({ data }) => (data as { card: string }).card);
    const t = over({ parts: ['KO3', 'SO5'], hand: ['s', 'd1', 'C28'], discard: ['t'], credits: 3 });
    use(t, 'KO3');
    pick(t, 's');
    use(t, 'SO5');
    pick(t, 't');
    play(t, 'C28');
    if (isAsked(t, 'choose')) pick(t, 'd1');
    expect([cardsIn(t, 'discarded'), cardsIn(t, 'took-back'), cardsIn(t, 'shown')]).toEqual([['s'], ['t'], ['d1']]);
    const u = solo('EX07', { parts: ['MA2'], hand: ['d1', 'm'] });
    use(u, 'MA2');
    pick(u, 'd1');
    expect([cardsIn(u, 'trashed'), cardsIn(u, 'gained')]).toEqual([['d1', 'm'], ['d2']]);
  });

  it('MK-035 two of six faces show two icons; one face does on the softer die', () => {
    const twos = (dice: string): number => {
      const { state } = scene({ options: { dice } });
      return Array.from({ length: 1200 }, () => rollDie(state)).filter((icons) => icons === 2).length / 1200;
    };
    expect(twos('usual')).toBeCloseTo(1 / 3, 1);
    expect(twos('soft')).toBeCloseTo(1 / 6, 1);
    expect(twos('usual') - twos('soft')).toBeGreaterThan(0.1);
  });

  it('MK-376 the last card of a deck can be a Bonus Card; an empty deck gives none', () => {
    const sources = (left: number): unknown[] => {
      const t = solo('EX04', { hand: [] });
      t.edit((s) => {
        s.mission?.filled.fill(9);
        s.scrapped.push(...s.partDeck.cards.splice(1));
        s.partDeck.known.splice(1);
        const crew = s.crewDeck.cards.splice(left).map((card) => ownCard(1, card));
        s.crewDeck.known.splice(left);
        captainAt(s, 1).discard.cards.push(...crew);
        captainAt(s, 1).discard.known.push(...crew.map(() => EVERYBODY));
      });
      done(t);
      return t.legal(0, 'source');
    };
    expect([sources(1), sources(0)]).toEqual([['crew', 'part'], ['part']]);
  });

  it('MK-126 MK-497 dice to choose from are named by their icons, fewest first', () => {
    const t = solo('EX07', { hand: [], reputation: [0, 4, 4] }, BINDING);
    faces(t, [2, 1]);
    t.say(0, 'RW5:same:green', 'favour');
    expect(choices(t)).toEqual(['1', '2']);
    expect(t.prompt(0, 'choose', 'choose').options.map(({ text }) => text)).toEqual([
      { id: 'item-die', params: { n: 1 } },
      { id: 'item-die', params: { n: 2 } },
    ]);
  });

  it('MK-292 a hint already given is not offered again', () => {
    const t = scene({ row: ['EX12'] });
    t.say(0, 'talk:EX12', 'choose');
    t.say(1, 'damage:plenty', 'hint');
    const { options } = t.prompt(1, 'choose', 'hint');
    expect(options.filter(({ why }) => why).map(({ id, why }) => [id, why?.reason])).toEqual([
      ['damage:plenty', 'said-already'],
    ]);
  });

  it('MK-579 D106 VE4 puts back no crew with tokens and no crew from an earlier contract', () => {
    const t = over({ parts: ['VE4'], hand: ['r', 'r', 's', 'C21'], play: { C22: 1 } });
    for (const card of ['r', 'r', 's', 'C21']) play(t, card);
    use(t, 'C22');
    t.say(0, 'done', 'play');
    pick(t, 'VE4');
    expect(choices(t)).toEqual(['r', 's']);
  });
});
