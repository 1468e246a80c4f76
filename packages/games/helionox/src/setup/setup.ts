import { below, type Core, defined, EVERYBODY, logEvent, pick, pile, shuffle, shuffled } from '@orrery/kernel';
import { nameOf } from '../content/cards.ts';
import { cardOf, DIFFICULTIES, PLACES } from '../content/index.ts';
import { SUPPLY } from '../content/supply.ts';
import { NONE, newTurn, type Player, type State } from '../state.ts';
import { dealArchitects, dealDecks, layMercury, putAway, stackEvents } from './deal.ts';
import type { Options } from './options.ts';

/** The initial state, before any choice. */
export function setup(core: Core, seats: number, options: Options): State {
  const { rng } = core;
  const { mercury } = options;
  const coop = options.mode === 'cooperative';
  const inUse = (card: number) => mercury || !cardOf(card).mp;
  const first = below(rng, seats);
  const s: State = {
    ...core,
    players: Array.from({ length: seats }, newPlayer),
    order: Array.from({ length: seats }, (_none, i) => (first + i) % seats),
    phase: 'setup',
    turn: NONE,
    turns: 0,
    history: [],
    locations: PLACES.map((_place, place) => locationFor(core, options, place)),
    market: SUPPLY.market.map((cards) => pile(cards.filter(inUse))),
    prime: pile([...SUPPLY.prime], EVERYBODY),
    consumed: pile(),
    events: pile(),
    inactive: pile(),
    active: pile(),
    requests: pile(),
    illegal: PLACES.map(() => pile()),
    box: pile(),
    missions: missionsFor(core, seats, options),
    coop,
    hard: options.hard,
    garrisons: coop && DIFFICULTIES[options.difficulty].garrisons ? (1 << PLACES.length) - 1 : 0,
    team: { active: pile(), inactive: pile(), requests: pile() },
    syndicate: { active: pile(), inactive: pile(), cards: pile() },
    mercury,
    ring: options.ring,
    chooseStart: options.chooseStart,
    pickLocations: options.locations === 'picked',
    embassyScoring: options.embassyScoring,
    left: [],
    thisTurn: newTurn(),
    collaboration: null,
  };
  for (const deck of s.market) {
    shuffle(deck, rng);
    deck.known[deck.known.length - 1] = EVERYBODY;
  }
  putAway(s, SUPPLY.starting, EVERYBODY);
  stackEvents(s, inUse);
  // A solo player chooses the faction pair later, in `outfit` (HX-319).
  if (seats > 1) dealDecks(s);
  dealArchitects(s, inUse, options.draft);
  if (mercury) layMercury(s, seats);
  logEvent('set-up', { order: s.order, locations: s.locations.map(nameOf), missions: s.missions.map(nameOf) });
  return s;
}

const newPlayer = (): Player => ({
  deck: pile(),
  hand: pile(),
  discard: pile(),
  played: pile(),
  plays: [],
  trophies: pile(),
  request: pile(),
  held: pile(),
  picked: pile(),
  credits: 0,
  defense: 0,
  bankedCredits: 0,
  bankedDefense: 0,
  influence: 0,
  infamy: 0,
  architect: NONE,
  cryo: 0,
  fleet: NONE,
  ship: 0,
  embassies: 0,
  cargo: 0,
});

/** The Location card for a place: random in a mix; replaced later if the first player picks (HX-021, HX-022). */
function locationFor(core: Core, options: Options, place: number): number {
  const cards = defined(SUPPLY.locations[place]);
  if (options.locations === 'mixed') return pick(core.rng, cards);
  return defined(cards[options.locations === 'mercury' ? 1 : 0]);
}

/** All four Competitive Missions, or the number of team Missions set by the difficulty (HX-225, HX-273 to HX-278). */
function missionsFor(core: Core, seats: number, options: Options): number[] {
  if (options.mode === 'competitive') {
    return options.missions ? [...SUPPLY.competitive] : [];
  }
  const pool = SUPPLY.team.filter((mission) => options.mercury || !cardOf(mission).mp);
  return shuffled(core.rng, pool).slice(0, seats - DIFFICULTIES[options.difficulty].fewerMissions);
}
