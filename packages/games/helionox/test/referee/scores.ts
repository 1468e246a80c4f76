import type { Zone } from '@orrery/kernel';
import { faceOf } from '../../src/content/cards.ts';
import { type Card, cardOf, type DeckCard, type EventCard, type MarketCard } from '../../src/content/index.ts';
import type { State } from '../../src/state.ts';

// An independent calculation of scores from the cards and the rules; it shares no scoring code with the game.

type Player = State['players'][0];
type Piles = { active: Zone; inactive: Zone };

const faces = (z: Zone): Card[] => z.cards.map((card) => cardOf(faceOf(card)));
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const places = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length;
const owned = (player: Player): Card[] => [player.deck, player.hand, player.discard, player.played].flatMap(faces);

/** Influence minus Infamy, plus printed Influence, minus 3 for each Illegal Tech, plus Embassies with the option. */
const ownScore = (s: State, player: Player): number =>
  player.influence -
  player.infamy +
  sum(owned(player).map((card) => ((card as DeckCard).influence ?? 0) - (card.kind === 'illegal' ? 3 : 0))) +
  (s.embassyScoring ? places(player.embassies) : 0);

/** Competitive scores. Missions give 5 each: five Bio cards, five Cybernetic cards, four Embassies, nine Events. */
export const rivals = (s: State): number[] =>
  s.players.map((player) => {
    const own = owned(player);
    const market = (faction: string) =>
      own.filter((card) => card.kind === 'market' && (card as MarketCard).faction === faction).length;
    const met = [
      market('bio') >= 5,
      market('cybernetic') >= 5,
      places(player.embassies) >= 4,
      faces(player.trophies).filter(({ kind }) => kind === 'event').length >= 9,
    ];
    return ownScore(s, player) + (s.missions.length > 0 ? 5 * met.filter(Boolean).length : 0);
  });

const events = ({ active, inactive }: Piles): EventCard[] => [...faces(active), ...faces(inactive)] as EventCard[];
const worth = ({ active, inactive }: Piles): number =>
  sum((faces(active) as EventCard[]).map((card) => card.active.influence)) +
  sum((faces(inactive) as EventCard[]).map((card) => card.inactive.influence));
export const catastrophes = (piles: Piles): number => events(piles).filter(({ catastrophic }) => catastrophic).length;

/** The completed team Missions; their requirements are in ruling R72. */
export function completed(s: State): boolean[] {
  const need: Record<string, number[]> = {
    MS1: [6, 10, 16, 22],
    MS2: [4, 9, 13, 17],
    MS3: s.mercury ? [12, 24, 34, 46] : [11, 22, 33, 45],
    MS4: [4, 3, 5, 6],
    MS5: [5, 10, 14, 20],
  };
  const have: Record<string, number> = {
    MS1: s.consumed.cards.length,
    MS2: sum(s.players.map((player) => places(player.embassies))),
    MS3: events(s.team).length,
    MS4: catastrophes(s.team),
    MS5: s.team.requests.cards.length,
  };
  return s.missions.map((card) => {
    const { id } = cardOf(card);
    return (have[id] as number) >= (need[id]?.[s.players.length - 1] as number);
  });
}

/** The scores of the team and the Syndicate. */
export function sides(s: State): [number, number] {
  const done = completed(s);
  const missions = done.filter(Boolean).length;
  const own = worth(s.team) + 2 * s.team.requests.cards.length + sum(s.players.map((player) => ownScore(s, player)));
  const cards = sum(faces(s.syndicate.cards).map((card) => (card as MarketCard).influence));
  const left = 2 * s.requests.cards.length + 3 * sum(s.illegal.map((laid) => laid.cards.length));
  return [own + 5 * missions, worth(s.syndicate) + cards + left + 5 * (done.length - missions)];
}
