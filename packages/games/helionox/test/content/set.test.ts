import { describe, expect, it } from 'vitest';
import {
  architectOf,
  BANK_LIMIT,
  CARD_COUNT,
  CARD_IDS,
  CARDS,
  CARGO_OF_EACH,
  type Card,
  CRYO_EACH,
  cardId,
  cardNamed,
  cardOf,
  cardsWhere,
  copiesOf,
  DESIGNS,
  deckCardOf,
  designNamed,
  type Effects,
  EMBASSIES_EACH,
  fleetAssetOf,
  inner,
  locationOf,
  MATERIAL_ASSETS,
  missionOf,
  PLACES,
  SENTINEL_PROTOTYPES,
  steps,
} from '../../src/content/index.ts';
import { countCards, isFirst } from './first.ts';

/** All effects of a design. */
function effectsOf(card: Card): Effects[] {
  if ('effect' in card) return [card.effect];
  if (card.kind === 'location') return [card.bonus, card.key];
  if (card.kind === 'architect') return card.abilities.map((ability) => ability.effect);
  return card.kind === 'fleet' && card.ability.on === 'overcome' ? [card.ability.effect] : [];
}

describe('the box', () => {
  it.each([
    ['Material Assets', (card: Card) => card.id === 'MA', 20],
    ['Sentinel Prototypes', (card: Card) => card.id === 'SP', 12],
    ['Faction Starting cards', (card: Card) => card.kind === 'starting' && card.faction !== null, 8],
    ['Prime Assets', (card: Card) => card.kind === 'prime', 16],
    ['Market cards', (card: Card) => card.kind === 'market', 98],
    ['Events', (card: Card) => card.kind === 'event', 76],
    ['Locations', (card: Card) => card.kind === 'location', 10],
    ['Architects', (card: Card) => card.kind === 'architect', 15],
    ['Missions', (card: Card) => card.kind === 'mission', 9],
    ['Requests', (card: Card) => card.kind === 'request', 40],
    ['Illegal Tech', (card: Card) => card.kind === 'illegal', 20],
    ['Fleet Assets', (card: Card) => card.kind === 'fleet', 4],
  ])('HX-017 %s', (_name, test, count) => {
    expect(cardsWhere((card) => isFirst(card) && test(card))).toHaveLength(count);
  });

  it('HX-017 contains nothing else, except cards of later versions', () => {
    expect(cardsWhere(isFirst)).toHaveLength(20 + 12 + 8 + 16 + 98 + 76 + 10 + 15 + 9 + 40 + 20 + 4);
    expect(CARDS).toHaveLength(CARD_COUNT);
    expect(CARD_COUNT).toBe(countCards(() => true));
  });

  it('has the numbers of limited pieces', () => {
    expect([EMBASSIES_EACH, CRYO_EACH, CARGO_OF_EACH, BANK_LIMIT]).toEqual([5, 4, 4, 10]);
  });

  it('a starting deck has ten cards, and there are enough for four players', () => {
    expect(MATERIAL_ASSETS + SENTINEL_PROTOTYPES + 2).toBe(10);
    expect([copiesOf('MA').length, copiesOf('SP').length]).toEqual([4 * MATERIAL_ASSETS, 4 * SENTINEL_PROTOTYPES]);
  });

  it('each place has four Illegal Tech cards', () => {
    for (const place of PLACES) {
      expect(cardsWhere((card) => card.kind === 'illegal' && card.place === place)).toHaveLength(4);
    }
  });
});

describe('card numbers and names', () => {
  it('give every design and every card a unique name', () => {
    expect(new Set(DESIGNS.map((design) => design.id)).size).toBe(DESIGNS.length);
    expect(new Set(CARD_IDS).size).toBe(CARD_COUNT);
    const titles = DESIGNS.filter((design) => design.kind !== 'request').map((design) => design.name);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('map names to numbers and back', () => {
    for (let card = 0; card < CARD_COUNT; card++) {
      expect(cardNamed(cardId(card))).toBe(card);
      expect(designNamed(cardOf(card).id)).toBe(cardOf(card));
    }
    expect(cardNamed('B03.4')).toBe(-1);
    expect(designNamed('B99')).toBeNull();
  });

  it('number copies from 1; a card without copies has the name of its design', () => {
    expect(copiesOf('B03').map(cardId)).toEqual(['B03.1', 'B03.2', 'B03.3']);
    expect(copiesOf('B07').map(cardId)).toEqual(['B07.1']);
    expect(copiesOf('RQ-europa-ceres').map(cardId)).toEqual(['RQ-europa-ceres-1', 'RQ-europa-ceres-2']);
    expect(['A01', 'L10', 'MS5', 'F4'].map((id) => copiesOf(id).map(cardId))).toEqual([
      ['A01'],
      ['L10'],
      ['MS5'],
      ['F4'],
    ]);
  });

  it('throw when a card is read as another kind', () => {
    expect(deckCardOf(cardNamed('IE1.2')).name).toBe('Ghost Ledger');
    expect(locationOf(cardNamed('L10')).place).toBe('europa');
    expect(missionOf(cardNamed('MS5')).mode).toBe('team');
    expect(fleetAssetOf(cardNamed('F4')).name).toBe('Lantern Broker');
    expect(architectOf(cardNamed('A15')).name).toBe('The Wraith');
    expect(() => deckCardOf(cardNamed('X10.1'))).toThrow('is not a card of kind market, starting, prime, illegal');
    expect(() => architectOf(CARD_COUNT)).toThrow('is not a card of kind architect');
  });
});

describe('the effects', () => {
  const all = DESIGNS.flatMap((design) => effectsOf(design).map((effect) => [design.id, effect] as const));

  it('have steps, with positive numbers', () => {
    for (const [id, effect] of all) {
      expect(effect.length, id).toBeGreaterThan(0);
      for (const step of steps(effect)) {
        for (const list of inner(step)) expect(list.length, id).toBeGreaterThan(0);
        if ('n' in step) expect(step.n, id).toBeGreaterThan(0);
        if ('most' in step && step.most !== null) expect(step.most, id).toBeGreaterThan(0);
      }
    }
  });

  it('a choice has at least two branches', () => {
    for (const [id, effect] of all) {
      for (const step of steps(effect)) if (step.op === 'or') expect(step.branches.length, id).toBeGreaterThan(1);
    }
  });

  it('a repetition has a limit above one', () => {
    for (const [id, effect] of all) {
      for (const step of steps(effect)) if (step.op === 'per') expect(step.max, id).toBeGreaterThan(1);
    }
  });

  it('only cards in player decks can consume themselves', () => {
    for (const [id, effect] of all) {
      const own = steps(effect).some((step) => step.op === 'consume' && step.from.includes('self'));
      if (own) expect(deckCardOf(copiesOf(id)[0] as number).id).toBe(id);
    }
  });

  it('of all players only move Ships and place Embassies', () => {
    for (const [, effect] of all) {
      for (const step of steps(effect)) {
        if (step.op === 'all') for (const inside of step.then) expect(['move', 'embassy']).toContain(inside.op);
      }
    }
  });

  it('every kind of step is on some card except Infamy, which a rule gives for Illegal Tech', () => {
    const used = new Set(all.flatMap(([, effect]) => steps(effect).map((step) => step.op)));
    expect([...used].sort()).toEqual(
      [
        ...['all', 'bankCredit', 'bankDefense', 'cargo', 'consume', 'copy', 'credit', 'cycle', 'defense', 'discard'],
        ...['draw', 'embassy', 'if', 'ignoreShut', 'influence', 'key', 'move', 'obtain', 'or', 'overcome', 'per'],
        ...['secure', 'thaw'],
      ].sort(),
    );
  });
});
