import { defined, isIn, type Seat } from '@orrery/kernel';
import { deckCard, eventCard, faceOf, requestCard } from '../content/cards.ts';
import { HAND_SIZE, type Mission, missionOf, PLACES, TURNS_EACH } from '../content/index.ts';
import { bestEvents, bestSlots } from '../flows/syndicate.ts';
import { faceUp } from '../rules/cards.ts';
import { marketPrice } from '../rules/judge.ts';
import { meets, scoreOf } from '../rules/score.ts';
import { countBits, has, sideOf } from '../rules/space.ts';
import { completed, syndicateScore, teamScore } from '../rules/team-score.ts';
import { eventsWon } from '../rules/trophies.ts';
import { fromCurrent, NONE, type Player, playerOf, type State } from '../state.ts';
import { BANKED, CARGO, CREDIT, DEFENSE, DRAWS, OWN, PLAYED } from './worth.ts';

/** Number of turns a seat has left after the current one. */
export function turnsLeft(s: State, seat: Seat): number {
  // In a competitive game, the turns of resigned seats use up their Events too (R76).
  const order = s.coop ? fromCurrent(s) : s.order;
  const count = order.length;
  const turns = s.coop ? Math.ceil(s.events.cards.length / 2) : s.events.cards.length;
  const first = (order.indexOf(seat) - order.indexOf(s.turn) + count) % count || count;
  return turns < first ? 0 : 1 + Math.floor((turns - first) / count);
}

/** Summary of a deck. */
export interface Deck {
  size: number;
  /** Average value of a card, without its draws. */
  mean: number;
  /** Average number of cards that a card draws. */
  draws: number;
}

/** Summary of all cards in a player's deck, hand, discard pile and play. */
export function deckOf({ deck, hand, discard, played }: Player): Deck {
  let [size, own, draws] = [0, 0, 0];
  for (const zone of [deck, hand, discard, played]) {
    size += zone.cards.length;
    for (const card of zone.cards) {
      own += defined(OWN[faceOf(card)]);
      draws += defined(DRAWS[faceOf(card)]);
    }
  }
  return size === 0 ? { size, mean: 0, draws: 0 } : { size, mean: own / size, draws: draws / size };
}

/** Number of cards played per turn with this deck. */
const playsPerTurn = ({ size, draws }: Deck): number => Math.min(size, HAND_SIZE / (1 - Math.min(0.6, draws)));

/** Expected plays of a card put on top of the deck now. */
export const plays = (deck: Deck, left: number): number =>
  left <= 0 ? 0 : 1 + (left - 1) * Math.min(1, playsPerTurn(deck) / (deck.size + 1));

const sum = (cards: readonly number[], table: readonly number[]): number => {
  let total = 0;
  for (const card of cards) total += defined(table[faceOf(card)]);
  return total;
};

/** Value of the next hand: in the Main Phase the top of the deck, later the hand; missing cards count as average. */
function nextHand(s: State, player: Player, mean: number): number {
  const drawn = s.phase === 'main' ? player.deck.cards.slice(-HAND_SIZE) : player.hand.cards;
  return sum(drawn, PLAYED) + (HAND_SIZE - Math.min(HAND_SIZE, drawn.length)) * mean;
}

/** The expected future gain of a seat, beyond its current score; `own` counts the cards of its next hand. */
function future(s: State, seat: Seat, own: boolean): number {
  const player = playerOf(s, seat);
  const left = turnsLeft(s, seat);
  const now = s.turn === seat && s.phase === 'main';
  let worth = 0;
  if (now) worth += 0.7 * (CREDIT * player.credits + DEFENSE * player.defense) + 0.8 * sum(player.hand.cards, PLAYED);
  if (left > 0 || now) worth += BANKED * player.bankedCredits + 0.45 * player.bankedDefense;
  if (left === 0) return worth;
  const deck = deckOf(player);
  const turn = playsPerTurn(deck) * deck.mean;
  worth += own && s.turn === seat ? nextHand(s, player, deck.mean) + (left - 1) * turn : left * turn;
  worth -= 0.3 * Math.min(player.cryo, left + 1);
  worth += 0.06 * left * countBits(player.embassies);
  if (s.mercury) worth += carried(s, player);
  return worth;
}

/** Value of a Cargo; double for a team while it can take Illegal Tech away from the Syndicate. */
export const cargoWorth = (s: State): number =>
  s.coop && s.illegal.some(({ cards }) => cards.length > 0) ? 2 * CARGO : CARGO;

/** Value of the Cargo aboard; higher if the Request needs it. */
function carried(s: State, { cargo, request }: Player): number {
  const card = request.cards[0];
  const asked = card !== undefined && has(cargo, PLACES.indexOf(requestCard(card).from));
  return cargoWorth(s) * countBits(cargo) + (asked ? (s.coop ? 1.6 : 0.6) : 0);
}

/** Current count towards a Mission's goal. */
export function counted(s: State, seat: Seat, { goal }: Mission): number {
  const player = playerOf(s, seat);
  switch (goal.count) {
    case 'marketCards': {
      let count = 0;
      for (const zone of [player.deck, player.hand, player.discard, player.played])
        for (const card of zone.cards)
          if (deckCard(card).faction === goal.faction && deckCard(card).kind === 'market') count++;
      return count;
    }
    case 'embassies':
      if (!s.coop) return countBits(player.embassies);
      return s.players.reduce((total, other) => total + countBits(other.embassies), 0);
    case 'events':
      return eventsWon(s, seat);
    case 'consumedCards':
      return s.consumed.cards.length;
    case 'requests':
      return s.team.requests.cards.length;
    case 'catastrophicEvents':
      return [...s.team.active.cards, ...s.team.inactive.cards].filter((card) => eventCard(card).catastrophic).length;
  }
}

export const leastOf = (s: State, mission: Mission): number =>
  defined((s.coop && s.mercury ? mission.leastMp : mission.least)[s.players.length - 1]);

/** Chance of completing a Mission, from 0 to 1: compares the missing count with the turns left. */
export function reach(s: State, seat: Seat, mission: Mission): number {
  const missing = 1 - counted(s, seat, mission) / leastOf(s, mission);
  const left = (turnsLeft(s, seat) + 1) / TURNS_EACH;
  return Math.max(0, Math.min(1, 2 - missing / left));
}

/** Value of partial progress on unmet Missions. */
function progress(s: State, seat: Seat): number {
  let worth = 0;
  for (const card of s.missions) {
    const mission = missionOf(card);
    if (s.coop ? completed(s, mission) : meets(s, seat, mission)) continue;
    const share = Math.min(1, counted(s, seat, mission) / leastOf(s, mission));
    const weight = s.coop ? (s.hard ? 2.4 : 1.6) * reach(s, seat, mission) : 0.7;
    worth += weight * mission.worth * share * share;
  }
  return worth;
}

/** Influence that the Syndicate is expected to take at the end of the turn. */
function threat(s: State): number {
  const event = bestEvents(s)[0];
  const slot = bestSlots(s)[0];
  const taken = event === undefined ? 0 : sideOf(s, event).influence;
  return 0.8 * taken + (slot === undefined || isAffordable(s, slot) ? 0 : 0.7 * influenceAt(s, slot));
}

/** Whether the player on turn might still buy the face-up card of a faction. */
export function isAffordable(s: State, slot: number): boolean {
  if (s.phase !== 'main') return false;
  const { credits, bankedCredits, hand } = playerOf(s, s.turn);
  return marketPrice(s, faceUp(s, slot)) <= credits + bankedCredits + hand.cards.length;
}

/** The Influence of a faction's face-up card. */
const influenceAt = (s: State, slot: number): number => deckCard(faceUp(s, slot)).influence ?? 0;

/** The average Influence of a newly revealed card. */
const UNSEEN = 1.6;

/** The slot the Syndicate takes next, and the Influence it would lose without it; null if empty or in a tie. */
export function coveted(s: State): { slot: number; loss: number } | null {
  const [slot, other] = bestSlots(s);
  if (slot === undefined || other !== undefined) return null;
  let second = UNSEEN;
  for (let next = 0; next < s.market.length; next++)
    if (next !== slot && faceUp(s, next) !== NONE) second = Math.max(second, influenceAt(s, next));
  return { slot, loss: influenceAt(s, slot) - second };
}

const prospects = (s: State, seat: Seat, own: boolean): number =>
  scoreOf(s, seat).total + (s.result === null ? future(s, seat, own) + progress(s, seat) : 0);

/** The value of a position for a seat: its expected lead over the best opponent, or its team's over the Syndicate. */
export function evaluate(s: State, seat: Seat): number {
  const verdict = s.result === null ? 0 : s.result.winners.includes(seat) ? 15 : -15;
  if (s.coop) {
    const lead = teamScore(s).total - syndicateScore(s).total + verdict;
    if (s.result !== null) return lead;
    let worth = lead + progress(s, seat) - threat(s);
    for (let other = 0; other < s.players.length; other++)
      if (isIn(s, other)) worth += future(s, other, other === seat);
    return worth;
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && isIn(s, other)) best = Math.max(best, prospects(s, other, false));
  }
  return prospects(s, seat, true) - (best === Number.NEGATIVE_INFINITY ? 0 : best) + verdict;
}
