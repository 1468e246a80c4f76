import { type Core, defined, draw, maskOf, pile, shuffled, type Zone } from '@orrery/kernel';
import { ACTION_CARDS } from '../content/actions.ts';
import type { CardSet } from '../content/cards.ts';
import { COLOURS } from '../content/cards.ts';
import {
  ARMORY_CREW,
  ARMORY_PARTS,
  DISPATCH_ROW,
  MERCENARY_CREW,
  MERCENARIES as MERCENARY_KINDS,
  MERCENARY_ROW,
  OBJECTIVES_DEALT,
  OPENING_DICE,
  PRESTIGE_TARGET,
  STARTING_CREDITS,
  STARTING_DECK,
} from '../content/numbers.ts';
import { BASE, PLACES } from '../content/places.ts';
import {
  contractDeck,
  contractOf,
  crewDeck,
  eventDeck,
  kindCard,
  objectiveDeck,
  partDeck,
  prototypeDeck,
  UNLOCK,
} from '../content/set.ts';
import { isDuel, printedOf } from '../rules/contracts.ts';
import { MERCENARIES, ownCard, plain, sectored } from '../rules/owned.ts';
import { type Captain, DICE, NONE, newCaptain, newPlan, type State } from '../state.ts';
import type { Options } from './options.ts';

/** Takes the top card of a pile, to lay it open. */
const open = (zone: Zone): number => {
  zone.known.pop();
  return plain(defined(zone.cards.pop()));
};
const openMany = (zone: Zone, n: number): number[] =>
  Array.from({ length: Math.min(n, zone.cards.length) }, () => open(zone));

/**
 * Deals the opening row without head-to-heads and contracts of three or more dice, which are shuffled back (MK-018 to
 * MK-020).
 */
function openingRow(deck: Zone, shuffle: (cards: number[]) => number[]): number[] {
  const row: number[] = [];
  const aside: number[] = [];
  while (row.length < DISPATCH_ROW && deck.cards.length > 0) {
    const card = open(deck);
    if (isDuel(card) || defined(printedOf(card)[DICE]) > OPENING_DICE) aside.push(card);
    else row.push(card);
  }
  deck.cards = shuffle([...deck.cards, ...aside]);
  deck.known = deck.cards.map(() => 0);
  return row;
}

/** The state before the first turn (MK-001 to MK-055). */
export function setup(core: Core, seats: number, options: Options): State {
  const shuffle = (cards: number[]): number[] => shuffled(core.rng, cards);
  const shuffledPile = (cards: number[]): Zone => pile(shuffle(cards));
  const sets: CardSet[] = ['base'];
  for (const expansion of ['overload', 'nomad', 'binding'] as const) if (options[expansion]) sets.push(expansion);
  const mix = { players: seats, sets };
  const { nomad, overload, binding } = options;

  const contracts = contractDeck(mix);
  const contractDecks = nomad
    ? PLACES.slice(0, BASE).map(({ type }) =>
        shuffledPile(contracts.filter((card) => contractOf(card).type === type).map(sectored)),
      )
    : [shuffledPile(contracts)];
  const parts = shuffledPile(partDeck(mix));
  const crew = shuffledPile(crewDeck(mix));
  const armoryCrew = openMany(crew, ARMORY_CREW);
  const mercenaries = pile();
  if (seats <= 2) {
    const hired = openMany(crew, MERCENARY_CREW);
    const cards = [...MERCENARY_KINDS.map(kindCard), ...hired].map((card) => ownCard(MERCENARIES, card));
    Object.assign(mercenaries, shuffledPile(cards));
  }
  const objectives = shuffledPile(objectiveDeck(mix));

  const captains = Array.from({ length: seats }, (_none, seat): Captain => {
    const own: Captain = {
      ...newCaptain(seats),
      credits: STARTING_CREDITS,
      at: BASE,
      draw: shuffledPile(STARTING_DECK.map((kind) => ownCard(seat, kindCard(kind)))),
    };
    for (let i = 0; i < OBJECTIVES_DEALT; i++) {
      draw(core, objectives, own.objectives, maskOf(seat));
      own.drawnAt.push(0);
    }
    return own;
  });

  return {
    ...core,
    agreed: {
      overload,
      nomad,
      binding,
      target: PRESTIGE_TARGET[options.length],
      ambiguity: options.ambiguity,
      softDice: options.dice === 'soft',
      literalRounds: options.rounds === 'literal' && seats <= 2,
    },
    colours: captains.map((_own, seat) => seat % COLOURS.length),
    captains,
    round: 1,
    turn: 0,
    leader: 0,
    starter: 0,
    clock: 1,
    phase: 'setup',
    contractDecks,
    row: nomad ? [] : openingRow(defined(contractDecks[0]), shuffle),
    anomaly: nomad ? UNLOCK : NONE,
    unlocked: false,
    partDeck: parts,
    crewDeck: crew,
    prototypeDeck: shuffledPile(prototypeDeck(mix)),
    armoryParts: openMany(parts, ARMORY_PARTS),
    armoryCrew,
    stock: overload ? ACTION_CARDS.filter(({ advanced }) => advanced).map(({ supply }) => supply as number) : [],
    scrapped: [],
    objectiveDeck: objectives,
    eventDeck: nomad ? shuffledPile(eventDeck(mix)) : pile(),
    usedEvents: [],
    event: NONE,
    policy: NONE,
    sale: [],
    mercenaryRow: openMany(mercenaries, MERCENARY_ROW),
    mercenaryDeck: mercenaries,
    mercenaryDiscard: [],
    plan: newPlan(),
    talks: null,
    mission: null,
    history: [],
  };
}
