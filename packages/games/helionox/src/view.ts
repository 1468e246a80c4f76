import { defined, type Seat, visibleCards, type Zone } from '@orrery/kernel';
import { eventCard, faceOf, nameOf } from './content/cards.ts';
import { cardOf, FACTIONS, type Faction, missionOf, PLACES, type Place } from './content/index.ts';
import { faceUp } from './rules/cards.ts';
import { missingIn } from './rules/collaboration.ts';
import { fundsOf, marketPrice } from './rules/judge.ts';
import { countFor, leastFor, roundOf, type Score, scoreOf } from './rules/score.ts';
import {
  cargoLeft,
  defenseOf,
  eventsAt,
  has,
  isActive,
  isInPlay,
  isShutDown,
  isTaxed,
  type ShutDownCause,
  shutDownBy,
  sideOf,
} from './rules/space.ts';
import { type SyndicateScore, syndicateScore, type TeamScore, teamCount, teamScore } from './rules/team-score.ts';
import { marketOf, NONE, playerOf, type State } from './state.ts';

export interface SeenCard {
  /** Id of the physical card, for example `B03.2`, as used in answers. */
  id: string;
  /** Key into the content, for example `B03`. */
  design: string;
}

/** The team and the Syndicate, with their public piles. */
export interface SeenTeam {
  hard: boolean;
  trophies: SeenEvent[];
  requests: SeenCard[];
  score: TeamScore;
  syndicate: { events: SeenEvent[]; cards: SeenCard[]; score: SyndicateScore };
}

/** A Mission: the number required, and the progress of the team (one number) or of each seat. */
export interface SeenMission {
  design: string;
  needs: number;
  has: number[];
  /** Whether the team, or each seat, currently meets it. */
  met: boolean[];
}

/** The open Call for Collaboration: players, Event, and the Defense of each side. */
export interface SeenCall {
  event: SeenCard;
  needs: number;
  /** The Defense still missing if each side gives at least 1; null if no amount would be enough. */
  missing: number | null;
  caller: { seat: Seat; defense: number };
  partner: { seat: Seat; defense: number; agreed: boolean };
}

export interface SeenPlayer {
  seat: Seat;
  /** Null for cards of other players (HX-518). */
  hand: (SeenCard | null)[];
  /** The size of the deck; its order is hidden from all players (HX-519). */
  deck: number;
  discard: SeenCard[];
  played: SeenCard[];
  trophies: SeenCard[];
  /** The Current Request: null if there is none; its card is null if face down. */
  request: { card: SeenCard | null } | null;
  /** Architects in a draft; null for those the viewer does not know. */
  drafting: (SeenCard | null)[];
  architect: string | null;
  cryo: number;
  fleet: string | null;
  place: Place;
  embassies: Place[];
  cargo: Place[];
  credits: number;
  defense: number;
  bankedCredits: number;
  bankedDefense: number;
  /** Credits that can pay for Market cards: pool and Bank (HX-130). */
  funds: number;
  influence: number;
  infamy: number;
  /** The score if the game ended now; card ownership is public. */
  score: Score;
}

export interface SeenEvent extends SeenCard {
  active: boolean;
  defense: number;
  influence: number;
}

export interface SeenLocation {
  place: Place;
  /** Key into the content, for example `L01`. */
  design: string;
  /** Events here, oldest first. */
  events: SeenEvent[];
  illegal: SeenCard[];
  garrison: boolean;
  /** Whether the Location is Shut Down (a player may be able to ignore it), and the causes. */
  shut: boolean;
  shutBy: ShutDownCause[];
  taxed: boolean;
  /** Whether its Bonus or Key Access was used this turn. */
  used: boolean;
  /** The colour of the Cargo delivered here this turn, and the Cargo of this place left in the supply. */
  delivered: Place | null;
  cargoLeft: number;
}

export interface SeenSlot {
  faction: Faction;
  card: SeenCard | null;
  /** The current price; null for an empty slot. */
  price: number | null;
  /** Number of cards under the face-up one. */
  left: number;
}

export type Phase = 'setup' | 'event' | 'main' | 'end' | 'over';

/** A game of Helionox as seen by one seat or a spectator. Plain JSON. */
export interface HelionoxView {
  seat: Seat | null;
  phase: Phase;
  turn: Seat | null;
  turns: number;
  /** The current round; 0 before the first. */
  round: number;
  order: Seat[];
  mercury: boolean;
  ring: boolean;
  players: SeenPlayer[];
  locations: SeenLocation[];
  market: SeenSlot[];
  primeAssets: number;
  eventsLeft: number;
  requestsLeft: number;
  consumed: SeenCard[];
  missions: SeenMission[];
  call: SeenCall | null;
  /** Null in a competitive game. */
  team: SeenTeam | null;
  /** Limited actions that the Current Player has used this turn. */
  used: { cycle: boolean; location: boolean; collaboration: boolean; fleet: boolean };
}

const seenCard = (card: number): SeenCard => ({ id: nameOf(card), design: cardOf(faceOf(card)).id });
const openCards = (z: Zone): SeenCard[] => z.cards.map(seenCard);
const knownCards = (z: Zone, seat: Seat | null): (SeenCard | null)[] =>
  visibleCards(z, seat).map((card) => (card === null ? null : seenCard(card)));
const designOf = (card: number): string | null => (card === NONE ? null : cardOf(card).id);
const placesOf = (bits: number): Place[] => PLACES.filter((_place, place) => has(bits, place));

/** Builds the view of a seat or spectator from an allow-list of fields. */
export function view(s: State, seat: Seat | null): HelionoxView {
  return {
    seat,
    phase: s.phase,
    turn: s.turn === NONE ? null : s.turn,
    turns: s.turns,
    round: roundOf(s),
    order: s.order.slice(),
    mercury: s.mercury,
    ring: s.ring,
    players: s.players.map((_player, other) => seenPlayer(s, other, seat)),
    locations: PLACES.map((_place, place) => seenLocation(s, place)),
    market: FACTIONS.map((_faction, faction) => seenSlot(s, faction)),
    primeAssets: s.prime.cards.length,
    eventsLeft: s.events.cards.length,
    requestsLeft: s.requests.cards.length,
    consumed: openCards(s.consumed),
    missions: s.missions.map((mission) => seenMission(s, mission)),
    call: seenCall(s),
    team: s.coop ? seenTeam(s) : null,
    used: {
      cycle: s.thisTurn.cycled,
      location: s.thisTurn.accessed,
      collaboration: s.thisTurn.collaborated,
      fleet: s.thisTurn.fleetUsed,
    },
  };
}

function seenPlayer(s: State, seat: Seat, viewer: Seat | null): SeenPlayer {
  const player = playerOf(s, seat);
  // Players who saw the card earlier may remember it, but the view omits it (HX-521).
  const request = s.coop || seat === viewer ? knownCards(player.request, viewer) : player.request.cards.map(() => null);
  return {
    seat,
    hand: player.hand.cards.map((card) => (seat === viewer ? seenCard(card) : null)),
    deck: player.deck.cards.length,
    discard: openCards(player.discard),
    played: openCards(player.played),
    trophies: openCards(player.trophies),
    request: request.length === 0 ? null : { card: request[0] ?? null },
    drafting: [...knownCards(player.held, viewer), ...knownCards(player.picked, viewer)],
    architect: designOf(player.architect),
    cryo: player.cryo,
    fleet: designOf(player.fleet),
    place: defined(PLACES[player.ship]),
    embassies: placesOf(player.embassies),
    cargo: placesOf(player.cargo),
    credits: player.credits,
    defense: player.defense,
    bankedCredits: player.bankedCredits,
    bankedDefense: player.bankedDefense,
    funds: fundsOf(s, seat),
    influence: player.influence,
    infamy: player.infamy,
    score: scoreOf(s, seat),
  };
}

function seenLocation(s: State, place: number): SeenLocation {
  const delivered = defined(s.thisTurn.delivered[place]);
  return {
    place: defined(PLACES[place]),
    design: cardOf(defined(s.locations[place])).id,
    events: eventsAt(s, place).map((card) => ({ active: isActive(s, card), ...seenCard(card), ...sides(s, card) })),
    illegal: openCards(defined(s.illegal[place])),
    garrison: has(s.garrisons, place),
    shut: isShutDown(s, place),
    shutBy: shutDownBy(s, place),
    taxed: isTaxed(s, place),
    used: has(s.thisTurn.visited, place),
    delivered: delivered === NONE ? null : defined(PLACES[delivered]),
    cargoLeft: s.mercury ? cargoLeft(s, place) : 0,
  };
}

function seenTeam(s: State): SeenTeam {
  return {
    hard: s.hard,
    trophies: scoredEvents(s.team),
    requests: openCards(s.team.requests),
    score: teamScore(s),
    syndicate: {
      events: scoredEvents(s.syndicate),
      cards: openCards(s.syndicate.cards),
      score: syndicateScore(s),
    },
  };
}

function seenMission(s: State, card: number): SeenMission {
  const mission = missionOf(card);
  const has = s.coop ? [teamCount(s, mission)] : s.players.map((_player, seat) => countFor(s, seat, mission));
  const needs = leastFor(s, mission);
  return { design: mission.id, needs, has, met: has.map((count) => count >= needs) };
}

function seenCall(s: State): SeenCall | null {
  const call = s.collaboration;
  if (!call || !isInPlay(s, call.event)) return null;
  const { caller, partner, event, accepted } = call;
  return {
    event: seenCard(event),
    needs: sideOf(s, event).defense,
    missing: missingIn(s, call),
    caller: { seat: caller, defense: defenseOf(s, caller) },
    partner: { seat: partner, defense: playerOf(s, partner).defense, agreed: accepted },
  };
}

const scoredEvents = (piles: { active: Zone; inactive: Zone }): SeenEvent[] =>
  (['active', 'inactive'] as const).flatMap((side) =>
    piles[side].cards.map((card) => {
      const { defense, influence } = eventCard(card)[side];
      return { active: side === 'active', defense, influence, ...seenCard(card) };
    }),
  );

function sides(s: State, card: number): { defense: number; influence: number } {
  const { defense, influence } = sideOf(s, card);
  return { defense, influence };
}

function seenSlot(s: State, faction: number): SeenSlot {
  const card = faceUp(s, faction);
  return {
    faction: defined(FACTIONS[faction]),
    card: card === NONE ? null : seenCard(card),
    price: card === NONE ? null : marketPrice(s, card),
    left: Math.max(0, marketOf(s, faction).cards.length - 1),
  };
}
