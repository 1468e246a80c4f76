import { defined, type Seat, visibleCards } from '@orrery/kernel';
import { CELL_NAMES, SLOTS } from './content/blueprint.ts';
import { PLACES } from './content/places.ts';
import { cardName } from './content/set.ts';
import { PAYLOADS, type PayloadKind } from './content/types.ts';
import { type Part, parametersOf, partsOf, works } from './rules/parameters.ts';
import { rolesOf } from './rules/seats.ts';
import { BLUFF, countOf, INFLUENCE, kindsOf } from './rules/tokens.ts';
import { type Check, type Flight, NONE, type Program, type State } from './state.ts';

/** Tokens as a viewer sees them: their number, and their kinds for the viewer's own side. */
export interface SeenTokens {
  count: number;
  influence: number | null;
  bluff: number | null;
}

/**
 * A slot of the politics board. Components have the same names as in answers (`content/set.ts`): `S01`, `M07`, `M2-3`,
 * `R1-04`, `usa-09`.
 */
export interface SeenSlot {
  place: string;
  card: string | null;
  level: number;
  /** Whether another card covers this one, and which one if the viewer may know it. */
  covered: boolean;
  cover: string | null;
  /** Indexed by side. */
  tokens: SeenTokens[];
}

export interface SeenCell {
  cell: string;
  tile: string | null;
  rotation: number;
  payload: PayloadKind | null;
}

export interface SeenModule {
  /** The slot's id: A, B, C, AB, BC, 1 to 4. */
  slot: string;
  module: string | null;
  /** Whether all conditions of the module hold. */
  works: boolean;
}

export interface SeenRisk {
  /** Null for a face-down risk on a path to the Moon. */
  risk: string | null;
  /** Tests by side. */
  tests: number[];
}

export interface SeenProgram {
  budget: number;
  popularity: number;
  money: number;
  /** Card names; null for other sides' cards. */
  hand: (string | null)[];
  deck: number;
  discard: string[];
  slots: SeenSlot[];
  tokens: SeenTokens;
  raised: boolean;
  promised: number;
  line: string[];
  /** Tiles from Research; null for other sides' tiles. */
  drawn: (string | null)[];
  /** The spaces for 8, 13 and 20 money. */
  supplier: (string | null)[];
  cells: SeenCell[];
  modules: SeenModule[];
  /** Structure, Electronics, Code and Adaptivity, and the source of each point. */
  parameters: number[];
  parts: Part[];
  sabotage: number;
  testSteals: number;
  techSteals: number;
  freeTests: number;
  passed: boolean;
  path: SeenRisk[];
  completed: string[];
  succeeded: boolean;
  landed: boolean;
}

export interface SeenMission {
  mission: string;
  risks: SeenRisk[];
}

export interface SeenCheck extends Omit<Check, 'risk'> {
  risk: string;
  /** Sabotage reduced the die to 0 or less, so tests did not count (MS-178). */
  instant: boolean;
}

export interface SeenFlight extends Omit<Flight, 'mission' | 'checks' | 'aboard'> {
  mission: string | null;
  /** Payload at the start of the launch. */
  aboard: PayloadKind[];
  checks: SeenCheck[];
}

/** A game of Moonshot as seen by one seat or a spectator. Plain JSON. */
export interface MoonshotView {
  seat: Seat | null;
  /** The viewer's program; null for a spectator. */
  side: number | null;
  agreed: State['agreed'];
  /** The program of each seat, including resigned seats. */
  sides: number[];
  /** The seats that answer for each role: `crews[side].politician`. */
  crews: { politician: Seat[]; engineer: Seat[] }[];
  round: number;
  phase: State['phase'];
  /** The program with the First Player marker. */
  firstSide: number;
  programs: SeenProgram[];
  missions: SeenMission[];
  moonOpen: boolean;
  /** Cards left: missions of levels 1 to 4, risks of levels 0 to 3, tiles S, E, C, P, modules. */
  decks: { missions: number[]; risks: number[]; tech: number[]; modules: number };
  sideboard: string[];
  /** The research discard pile, top tile last. */
  research: string[];
  covered: string[];
  spentRisks: string[];
  /** Known risks that were shuffled back into a deck. */
  returnedRisks: string[];
  spentModules: string[];
  launches: { side: number; mission: string | null }[];
  flights: SeenFlight[];
  history: number[][];
}

const orNull = (card: number): string | null => (card === NONE ? null : cardName(card));
const names = (cards: readonly number[]): string[] => cards.map(cardName);
const sizes = (zones: readonly { cards: number[] }[]): number[] => zones.map(({ cards }) => cards.length);

/** Builds the view of a seat or spectator from an allow-list of fields. */
export function view(s: State, seat: Seat | null): MoonshotView {
  return {
    seat,
    side: seat === null ? null : defined(s.sideOf[seat]),
    agreed: { ...s.agreed },
    sides: s.sideOf.slice(),
    crews: [0, 1].map((side) => rolesOf(s, side)),
    round: s.round,
    phase: s.phase,
    firstSide: s.first,
    programs: s.programs.map((own, side) => seenProgram(s, own, side, seat)),
    missions: s.missions.map(({ card, risks, tests }) => ({
      mission: cardName(card),
      risks: risks.map((risk, i) => ({
        risk: cardName(risk),
        tests: [defined(tests[i * 2]), defined(tests[i * 2 + 1])],
      })),
    })),
    moonOpen: s.moonOpen,
    decks: {
      missions: sizes(s.missionDecks),
      risks: sizes(s.riskDecks),
      tech: sizes(s.techDecks),
      modules: s.moduleDeck.cards.length,
    },
    sideboard: names(s.sideboard),
    research: names(s.research),
    covered: names(s.covered),
    spentRisks: names(s.spentRisks),
    returnedRisks: names(s.returnedRisks),
    spentModules: names(s.spentModules),
    launches: s.launches.map(({ side, mission }) => ({ side, mission: orNull(mission) })),
    flights: s.flights.map((flight) => ({
      ...flight,
      mission: orNull(flight.mission),
      before: flight.before.map((tracks) => ({ ...tracks })),
      aboard: PAYLOADS.flatMap((kind, i) => new Array<PayloadKind>(defined(flight.aboard[i])).fill(kind)),
      parameters: flight.parameters.slice(),
      adapted: flight.adapted.slice(),
      checks: flight.checks.map((check) => ({
        ...check,
        risk: cardName(check.risk),
        needs: check.needs.slice(),
        instant: check.value <= 0,
      })),
    })),
    history: s.history.map((row) => row.slice()),
  };
}

function seenProgram(s: State, own: Program, side: number, seat: Seat | null): SeenProgram {
  const isOwn = seat !== null && s.sideOf[seat] === side;
  const shown = (zone: Program['hand']) =>
    visibleCards(zone, seat).map((card) => (card === null ? null : cardName(card)));
  return {
    budget: own.budget,
    popularity: own.popularity,
    money: own.money,
    hand: shown(own.hand),
    deck: own.deck.cards.length,
    discard: names(own.discard.cards),
    slots: own.slots.map((slot, place) => ({
      place: PLACES[place]?.id as string,
      card: orNull(slot.card),
      level: slot.level,
      covered: slot.cover.cards.length > 0,
      cover: shown(slot.cover)[0] ?? null,
      tokens: [0, 1].map((whose) => {
        const count = countOf(slot, whose);
        const kinds = seat !== null && s.sideOf[seat] === whose ? kindsOf(slot, whose) : null;
        return { count, influence: kinds?.[INFLUENCE] ?? null, bluff: kinds?.[BLUFF] ?? null };
      }),
    })),
    tokens: {
      count: own.influence + own.bluff,
      influence: isOwn ? own.influence : null,
      bluff: isOwn ? own.bluff : null,
    },
    raised: own.raised,
    promised: own.promised,
    line: names(own.line),
    drawn: shown(own.drawn),
    supplier: own.supplier.map(orNull),
    cells: own.cells.map((laid, cell) => ({
      cell: defined(CELL_NAMES[cell]),
      tile: laid === NONE ? null : cardName(laid >> 2),
      rotation: laid === NONE ? 0 : laid & 3,
      payload: PAYLOADS[defined(own.payload[cell]) - 1] ?? null,
    })),
    modules: own.modules.map((card, at) => ({
      slot: SLOTS[at]?.id as string,
      module: orNull(card),
      works: card !== NONE && works(own.cells, card, at),
    })),
    parameters: parametersOf(own),
    parts: partsOf(own),
    sabotage: own.sabotage,
    testSteals: own.testSteals,
    techSteals: own.techSteals,
    freeTests: own.freeTests,
    passed: own.passed,
    path: shown(own.path).map((risk, i) => ({
      risk,
      tests: [0, 1].map((whose) => (whose === side ? defined(own.pathTests[i]) : 0)),
    })),
    completed: names(own.completed),
    succeeded: own.succeeded,
    landed: own.landed,
  };
}
