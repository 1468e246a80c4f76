import { defined, type Seat } from '@orrery/kernel';
import { deckCard } from '../content/cards.ts';
import { ILLEGAL_TECH_AT_END, type Mission, missionOf } from '../content/index.ts';
import { playerOf, type State } from '../state.ts';
import { ownedCards } from './cards.ts';
import { countBits } from './space.ts';
import { eventsWon } from './trophies.ts';

/** A score by part. */
export interface Score {
  influence: number;
  cards: number;
  infamy: number;
  illegal: number;
  missions: number;
  embassies: number;
  total: number;
}

/** The current round, or the last one played; 0 before the first turn. */
export const roundOf = (s: State): number => Math.ceil(s.turns / s.players.length);

/** A player's score if the game ended now, by part (HX-198 to HX-206); in a team, the player's contribution. */
export function scoreOf(s: State, seat: Seat): Score {
  const player = playerOf(s, seat);
  let cards = 0;
  let illegal = 0;
  for (const card of ownedCards(player)) {
    const { influence, kind } = deckCard(card);
    cards += influence ?? 0;
    if (kind === 'illegal') illegal -= ILLEGAL_TECH_AT_END;
  }
  let missions = 0;
  if (!s.coop) {
    for (const mission of s.missions) if (meets(s, seat, missionOf(mission))) missions += missionOf(mission).worth;
  }
  const embassies = s.embassyScoring ? countBits(player.embassies) : 0;
  const infamy = player.infamy === 0 ? 0 : -player.infamy;
  const total = player.influence + cards + infamy + illegal + missions + embassies;
  return { influence: player.influence, cards, infamy, illegal, missions, embassies, total };
}

/** Whether a player currently meets a Competitive Mission (HX-226 to HX-232). */
export const meets = (s: State, seat: Seat, mission: Mission): boolean =>
  countFor(s, seat, mission) >= leastFor(s, mission);

/** The number a Mission requires for this number of players, with or without Mercury Protocol. */
export const leastFor = (s: State, mission: Mission): number =>
  defined((s.mercury && mission.mode === 'team' ? mission.leastMp : mission.least)[s.players.length - 1]);

/** A player's progress on a Competitive Mission. */
export function countFor(s: State, seat: Seat, mission: Mission): number {
  const player = playerOf(s, seat);
  const { goal } = mission;
  switch (goal.count) {
    case 'marketCards': {
      let count = 0;
      for (const card of ownedCards(player)) {
        const { kind, faction } = deckCard(card);
        if (kind === 'market' && faction === goal.faction) count++;
      }
      return count;
    }
    case 'embassies':
      return countBits(player.embassies);
    case 'events':
      return eventsWon(s, seat);
    default:
      throw new Error(`${mission.id} is a team Mission`);
  }
}
