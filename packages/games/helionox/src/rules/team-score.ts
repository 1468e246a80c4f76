import type { Zone } from '@orrery/kernel';
import { deckCard, eventCard, requestCard } from '../content/cards.ts';
import { ILLEGAL_TECH_AT_END, type Mission, missionOf } from '../content/index.ts';
import type { State } from '../state.ts';
import { leastFor, scoreOf } from './score.ts';
import { countBits } from './space.ts';

/** The team's score by part; `players` is the sum of all seats' contributions. */
export interface TeamScore {
  events: number;
  requests: number;
  players: number;
  missions: number;
  total: number;
}

export interface SyndicateScore {
  events: number;
  cards: number;
  requests: number;
  illegal: number;
  missions: number;
  total: number;
}

type Pile = Pick<State['team'], 'active' | 'inactive'>;

/** Influence of Events, each by the side that was face up (HX-304, HX-308). */
const eventsIn = ({ active, inactive }: Pile): number =>
  active.cards.reduce((sum, card) => sum + eventCard(card).active.influence, 0) +
  inactive.cards.reduce((sum, card) => sum + eventCard(card).inactive.influence, 0);

const requestsIn = ({ cards }: Zone): number => cards.reduce((sum, card) => sum + requestCard(card).worth, 0);

export const catastrophesIn = ({ active, inactive }: Pile): number =>
  [...active.cards, ...inactive.cards].filter((card) => eventCard(card).catastrophic).length;

/** Whether a team Mission is currently completed (HX-279 to HX-285). */
export const completed = (s: State, mission: Mission): boolean => teamCount(s, mission) >= leastFor(s, mission);

/** The team's progress on a Mission. */
export function teamCount(s: State, mission: Mission): number {
  switch (mission.goal.count) {
    case 'consumedCards':
      return s.consumed.cards.length;
    case 'embassies':
      return s.players.reduce((sum, player) => sum + countBits(player.embassies), 0);
    case 'events':
      return s.team.active.cards.length + s.team.inactive.cards.length;
    case 'catastrophicEvents':
      return catastrophesIn(s.team);
    case 'requests':
      return s.team.requests.cards.length;
    default:
      throw new Error(`${mission.id} is not a team Mission`);
  }
}

/** The team's score if the game ended now (HX-312, HX-552). */
export function teamScore(s: State): TeamScore {
  const events = eventsIn(s.team);
  const requests = requestsIn(s.team.requests);
  const players = s.players.reduce((sum, _player, seat) => sum + scoreOf(s, seat).total, 0);
  let missions = 0;
  for (const card of s.missions) if (completed(s, missionOf(card))) missions += missionOf(card).worth;
  return { events, requests, players, missions, total: events + requests + players + missions };
}

/** The Syndicate's score if the game ended now (HX-313, HX-314). */
export function syndicateScore(s: State): SyndicateScore {
  const events = eventsIn(s.syndicate);
  const cards = s.syndicate.cards.cards.reduce((sum, card) => sum + (deckCard(card).influence ?? 0), 0);
  const requests = requestsIn(s.requests);
  const illegal = s.illegal.reduce((sum, laid) => sum + laid.cards.length, 0) * ILLEGAL_TECH_AT_END;
  let missions = 0;
  for (const card of s.missions) if (!completed(s, missionOf(card))) missions += missionOf(card).worth;
  return { events, cards, requests, illegal, missions, total: events + cards + requests + illegal + missions };
}
