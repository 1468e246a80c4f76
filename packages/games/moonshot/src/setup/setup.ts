import { type Core, defined, draw, masks as masksOf, pile, shuffle, shuffled, type Zone } from '@orrery/kernel';
import { CELLS, SLOTS } from '../content/blueprint.ts';
import { MANEUVERS } from '../content/maneuvers.ts';
import { MISSIONS } from '../content/missions.ts';
import { MODULES } from '../content/modules.ts';
import { CCCP, HAND, SIDEBOARD, SIDES, START, SUPPLIER_PRICES, USA } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { RISKS } from '../content/risks.ts';
import { cardsOf, maneuverCard, PAYLOAD_TILE } from '../content/set.ts';
import { TILES } from '../content/tiles.ts';
import { TILE_KINDS } from '../content/types.ts';
import { NONE, newProgram, newSlot, type Program, type State } from '../state.ts';
import type { Options } from './options.ts';

const range = (n: number): number[] => Array.from({ length: n }, (_none, i) => i);

/** The seats of each role: USA's Politician and Engineer, then CCCP's (MS-014 to MS-016). */
export function rolesFor(seats: number, { pair, lone, role }: Options): number[][] {
  if (seats === 2) return [[0], [0], [1], [1]];
  if (seats === 4) return role === 'politician' ? [[0], [2], [1], [3]] : [[2], [0], [3], [1]];
  const two =
    pair === 'both'
      ? [
          [0, 2],
          [0, 2],
        ]
      : [[0], [2]];
  return lone === 'cccp' ? [...two, [1], [1]] : [[1], [1], ...two];
}

/** Takes the top card of a pile; it is public from the start of the game. */
const open = (zone: Zone): number => {
  zone.known.pop();
  return defined(zone.cards.pop());
};

/** Builds the state before the first round (MS-020 to MS-036). */
export function setup(core: Core, seats: number, options: Options): State {
  const { rng } = core;
  const roles = rolesFor(seats, options);
  const sideOf = range(seats).map((seat) => (roles[0]?.includes(seat) || roles[1]?.includes(seat) ? USA : CCCP));
  const masks = [USA, CCCP].map((side) => masksOf(sideOf.flatMap((own, seat) => (own === side ? [seat] : []))));
  const shuffledPile = (cards: number[]): Zone => pile(shuffled(rng, cards));
  const ofLevel = (designs: readonly { id: string; level: number }[], level: number): number[] =>
    cardsOf(designs.filter((design) => design.level === level));

  const missionDecks = [1, 2, 3, 4].map((level) => shuffledPile(ofLevel(MISSIONS, level)));
  const riskDecks = [0, 1, 2, 3].map((level) => shuffledPile(ofLevel(RISKS, level)));
  const techDecks = TILE_KINDS.map((kind) => shuffledPile(cardsOf(TILES.filter((tile) => tile.kind === kind))));
  const moduleDeck = shuffledPile(cardsOf(MODULES));
  const sideboard = range(SIDEBOARD).map(() => open(moduleDeck));
  const missions = ofLevel(MISSIONS, 0).map((card) => ({
    card,
    risks: [open(defined(riskDecks[0]))],
    tests: [0, 0],
  }));

  const programs = SIDES.map((_name, side): Program => {
    const own: Program = {
      ...newProgram(),
      ...START,
      slots: PLACES.map(newSlot),
      books: new Array<number>(6).fill(0),
      deck: pile(MANEUVERS.map(({ n }) => maneuverCard(side, n))),
      line: range(PAYLOAD_TILE).map((kind) => open(defined(techDecks[kind]))),
      supplier: SUPPLIER_PRICES.map((_price, space) => (space === 0 ? open(moduleDeck) : NONE)),
      cells: new Array<number>(CELLS).fill(NONE),
      payload: new Array<number>(CELLS).fill(0),
      modules: SLOTS.map(() => NONE),
      explored: [false, false, false],
      pathTests: [0, 0, 0],
    };
    shuffle(own.deck, rng);
    for (let i = 0; i < HAND; i++) draw(core, own.deck, own.hand, defined(masks[side]));
    for (let i = 0; i < 3; i++) draw(core, defined(riskDecks[3]), own.path, 0);
    return own;
  });

  return {
    ...core,
    agreed: { order: options.order, pair: options.pair },
    sideOf,
    masks,
    roles,
    round: 0,
    phase: 'actions',
    first: CCCP,
    programs,
    missionDecks,
    riskDecks,
    spentRisks: [],
    returnedRisks: [],
    techDecks,
    research: [],
    covered: [],
    moduleDeck,
    sideboard,
    spentModules: [],
    missions,
    launches: [],
    flights: [],
    moonOpen: false,
    history: [],
  };
}
