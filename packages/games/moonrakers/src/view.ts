import { defined, type Seat, visibleCards, type Zone } from '@orrery/kernel';
import { COLOURS, type Colour, HOME_TYPES, KINDS, type Kind, TYPES, type Type } from './content/cards.ts';
import { PLACES, type PlaceId } from './content/places.ts';
import { isMet } from './effects/achievements.ts';
import { ADVANCED_FROM } from './rules/actions.ts';
import { scoreOf } from './rules/conditions.ts';
import { totalsOf } from './rules/contracts.ts';
import { countersOf } from './rules/deals.ts';
import { HINT_LEVELS, HINT_TYPES, type HintLevel } from './rules/hints.ts';
import { nameOf as cardName } from './rules/owned.ts';
import { hirePrice } from './rules/plays.ts';
import { advancedPrice, armoryPrice, salePrice } from './rules/prices.ts';
import { isSmall } from './rules/seats.ts';
import { netWorth, pointsOf } from './rules/worth.ts';
import { type Agreement, type Captain, ITEMS, type Item, type Mission, NONE, type State, type Talks } from './state.ts';

/** The amount of each item of a deal. */
export type Share = Record<Item, number>;

/** A card in play or an installed part, with its IO tokens. */
export interface Laid {
  card: string;
  io: number;
}

/**
 * A captain as the viewer sees them. Card ids are those used in answers: `r`, `d+`, `C05`, `KO3`, `EX01`, `O07`, `E11`,
 * `L02`.
 */
export interface CaptainView {
  seat: Seat;
  colour: Colour;
  prestige: number;
  credits: number;
  netWorth: number;
  /** Points in a game of one or two players, otherwise 0. */
  points: number;
  /** Null for cards the viewer has not seen. */
  hand: (string | null)[];
  /**
   * The number of cards, and the cards from the top down to the last one known; null for unknown cards. `cards` are the
   * viewer's own cards in alphabetical order, because every captain knows what they own; empty for other captains.
   */
  draw: { count: number; known: (string | null)[]; cards: string[] };
  discard: string[];
  /** Cards that the owner is looking at or setting aside, or a part that is being installed. */
  looked: (string | null)[];
  play: Laid[];
  parts: Laid[];
  objectives: (string | null)[];
  /** The viewer's objectives that were met this turn; empty for other captains. */
  met: string[];
  claimed: string[];
  /** Points with the faction of each seat; empty without Binding Ties. */
  reputation: number[];
  place: PlaceId | null;
  /** Home types of contracts completed so far. */
  completed: string[];
  /** Prestige by source, and prestige lost to hazards. */
  sources: { contracts: number; duels: number; objectives: number; cards: number; hazards: number };
}

export interface ContractView {
  contract: string;
  /** Rewards and dice to share out, including changes by events; all 0 in a head-to-head. */
  totals: Share;
  /** Whether talks about it were opened this turn. */
  talked: boolean;
}

export interface OfferView {
  version: number;
  by: Seat;
  parties: Seat[];
  /** Shares by seat. */
  shares: Share[];
  accepted: Seat[];
  declined: Seat[];
}

export interface TalksView {
  contract: string;
  totals: Share;
  version: number;
  /** Captains who may be invited. */
  invited: Seat[];
  /** All offers in order, and the current one. */
  offers: OfferView[];
  current: OfferView | null;
  /** Open counter-offers, which the leader may accept. */
  counters: OfferView[];
  /** The hints of each seat, by type. */
  hints: Partial<Record<Type, HintLevel>>[];
}

export interface PilotView {
  seat: Seat;
  actions: number;
  actionsSpent: number;
  dice: number[];
  rolled: number;
  blocks: number;
  /** Number of unblocked hazards. */
  exposed: number;
  done: boolean;
  /** The cards played, in order; a card that counts as two is listed twice. */
  plays: string[];
  units: Record<Type, number>;
  /** The score so far in a head-to-head. */
  score: number;
  share: Share;
}

export interface MissionView {
  contract: string;
  duel: boolean;
  stage: Mission['stage'];
  outcome: Mission['outcome'];
  order: Seat[];
  free: boolean;
  /** By type: required units, and units provided, including excess. */
  need: Record<Type, number>;
  filled: Record<Type, number>;
  /** Participants only, in the order of play. */
  pilots: PilotView[];
  /** Indexes of hired mercenaries in the row, and their total cost, which is paid from the reward. */
  hired: number[];
  hireCredits: number;
  hirePrestige: number;
  /** The cost of hiring the next Action card or crew card. */
  nextHire: { credits: number; prestige: number };
  first: Seat | null;
  second: Seat | null;
}

/** What one seat or a spectator sees, as plain JSON. */
export interface MoonrakersView {
  seat: Seat | null;
  agreed: State['agreed'];
  round: number;
  turn: number;
  leader: Seat;
  phase: State['phase'];
  captains: CaptainView[];
  /** The Dispatch row or, with Nomad, the contracts drawn in the sector. */
  row: ContractView[];
  /** The contract that unlocks Sorelia, while Sorelia is locked. */
  anomaly: ContractView | null;
  unlocked: boolean;
  armory: { parts: Priced[]; crew: Priced[] };
  /** Advanced cards in the supply; empty without Overload. */
  stock: { kind: Kind; left: number; price: number }[];
  /** Cards that an event sells. */
  sale: Priced[];
  event: string | null;
  policy: string | null;
  mercenaries: { row: string[]; deck: number; discard: string[] } | null;
  decks: {
    contracts: number[];
    parts: number;
    crew: number;
    prototypes: number;
    objectives: number;
    events: number;
  };
  plan: Omit<State['plan'], 'talked' | 'began' | 'called'> & {
    talked: string[];
    began: PlaceId;
    called: string | null;
  };
  talks: TalksView | null;
  mission: MissionView | null;
  /** The prestige of every captain after each turn. */
  history: number[][];
}
export interface Priced {
  card: string;
  price: number;
}

const names = (cards: readonly number[]): string[] => cards.map(cardName);
const orNull = (card: number): string | null => (card === NONE ? null : cardName(card));
const shareOf = (shares: readonly number[], seat: Seat): Share =>
  Object.fromEntries(ITEMS.map((item, i) => [item, shares[seat * ITEMS.length + i] ?? 0])) as Share;
const byType = (units: readonly number[]): Record<Type, number> =>
  Object.fromEntries(TYPES.map((type, i) => [type, units[i] ?? 0])) as Record<Type, number>;

/** Builds the view of a seat or a spectator, listing every visible field explicitly. */
export function view(s: State, seat: Seat | null): MoonrakersView {
  const contract = (card: number): ContractView => ({
    contract: cardName(card),
    totals: shareOf(totalsOf(s, card), 0),
    talked: s.plan.talked.includes(card),
  });
  return {
    seat,
    agreed: { ...s.agreed },
    round: s.round,
    turn: s.turn,
    leader: s.leader,
    phase: s.phase,
    captains: s.captains.map((own, of) => captainView(s, own, of, seat)),
    row: s.row.map(contract),
    anomaly: s.anomaly === NONE ? null : contract(s.anomaly),
    unlocked: s.unlocked,
    armory: {
      parts: s.armoryParts.map((card) => ({ card: cardName(card), price: armoryPrice(s, card) })),
      crew: s.armoryCrew.map((card) => ({ card: cardName(card), price: armoryPrice(s, card) })),
    },
    stock: s.stock.map((left, i) => ({
      kind: defined(KINDS[i + ADVANCED_FROM]),
      left,
      price: advancedPrice(i + ADVANCED_FROM),
    })),
    sale: s.sale.map((card) => ({ card: cardName(card), price: salePrice(s, card) })),
    event: orNull(s.event),
    policy: orNull(s.policy),
    mercenaries:
      s.captains.length > 2
        ? null
        : { row: names(s.mercenaryRow), deck: s.mercenaryDeck.cards.length, discard: names(s.mercenaryDiscard) },
    decks: {
      contracts: s.contractDecks.map(({ cards }) => cards.length),
      parts: s.partDeck.cards.length,
      crew: s.crewDeck.cards.length,
      prototypes: s.prototypeDeck.cards.length,
      objectives: s.objectiveDeck.cards.length,
      events: s.eventDeck.cards.length,
    },
    plan: {
      ...s.plan,
      talked: names(s.plan.talked),
      began: PLACES[s.plan.began]?.id as PlaceId,
      called: orNull(s.plan.called),
    },
    talks: s.talks && talksView(s, s.talks),
    mission: s.mission && missionView(s.mission),
    history: s.history.map((row) => row.slice()),
  };
}

function captainView(s: State, own: Captain, of: Seat, seat: Seat | null): CaptainView {
  const shown = (zone: Zone) => visibleCards(zone, seat).map((card) => (card === null ? null : cardName(card)));
  const top = shown(own.draw).reverse();
  const [contracts = 0, duels = 0, objectives = 0, cards = 0, hazards = 0] = own.sources;
  return {
    seat: of,
    colour: defined(COLOURS[defined(s.colours[of])]),
    prestige: own.prestige,
    credits: own.credits,
    netWorth: netWorth(s, of),
    points: isSmall(s) ? pointsOf(s, of) : 0,
    hand: shown(own.hand),
    draw: {
      count: top.length,
      known: top.slice(0, top.findLastIndex((card) => card !== null) + 1),
      cards: of === seat ? names(own.draw.cards).sort() : [],
    },
    discard: names(own.discard.cards),
    looked: shown(own.looked),
    play: own.play.cards.map((card, i) => ({ card: cardName(card), io: defined(own.playIo[i]) })),
    parts: own.parts.map((card, i) => ({ card: cardName(card), io: defined(own.partIo[i]) })),
    objectives: shown(own.objectives),
    met: of === seat ? names(own.objectives.cards.filter((card) => isMet(s, of, card))) : [],
    claimed: names(own.claimed),
    reputation: s.agreed.binding ? own.reputation.slice() : [],
    place: s.agreed.nomad ? (PLACES[own.at]?.id as PlaceId) : null,
    completed: HOME_TYPES.filter((_type, i) => own.completed & (1 << i)),
    sources: { contracts, duels, objectives, cards, hazards },
  };
}

function talksView(s: State, own: Talks): TalksView {
  const offer = ({ version, by, parties, shares, accepted, declined }: Agreement): OfferView => ({
    version,
    by,
    parties: parties.slice(),
    shares: s.captains.map((_captain, seat) => shareOf(shares, seat)),
    accepted: accepted.slice(),
    declined: declined.slice(),
  });
  const current = own.offers[own.current];
  return {
    contract: cardName(own.contract),
    totals: shareOf(totalsOf(s, own.contract), 0),
    version: own.version,
    invited: own.invited.slice(),
    offers: own.offers.map(offer),
    current: current ? offer(current) : null,
    counters: countersOf(own).map(offer),
    hints: s.captains.map((_captain, seat) =>
      Object.fromEntries(
        HINT_TYPES.flatMap((type, i) => {
          const level = own.hints[seat * HINT_TYPES.length + i] ?? 0;
          return level > 0 ? [[type, defined(HINT_LEVELS[level - 1])]] : [];
        }),
      ),
    ),
  };
}

function missionView(own: Mission): MissionView {
  return {
    contract: cardName(own.contract),
    duel: own.duel,
    stage: own.stage,
    outcome: own.outcome,
    order: own.order.slice(),
    free: own.free,
    need: byType(own.need),
    filled: byType(own.filled),
    pilots: own.order.map((seat) => {
      const pilot = defined(own.pilots[seat]);
      return {
        seat,
        actions: pilot.actions,
        actionsSpent: pilot.spent,
        dice: pilot.dice.slice(),
        rolled: pilot.rolled,
        blocks: pilot.blocks,
        exposed: Math.max(0, pilot.dice.reduce((sum, icons) => sum + icons, 0) - pilot.blocks),
        done: pilot.done,
        plays: pilot.plays.map(cardName),
        units: byType(pilot.units),
        score: own.duel ? scoreOf(own, pilot) : 0,
        share: shareOf(own.shares, seat),
      };
    }),
    hired: own.hired.slice(),
    hireCredits: own.hireCredits,
    hirePrestige: own.hirePrestige,
    nextHire: hirePrice(own),
    first: own.first === NONE ? null : own.first,
    second: own.second === NONE ? null : own.second,
  };
}
