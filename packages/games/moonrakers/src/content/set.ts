import { ACTION_CARDS } from './actions.ts';
import { ACCEPTED, inPlay, type Mix } from './box.ts';
import { KINDS, type Kind } from './cards.ts';
import { CONTRACTS, UNLOCK_CONTRACT } from './contracts.ts';
import { CREW } from './crew.ts';
import type { Filter, Filters } from './effect.ts';
import { EVENTS, POLICIES } from './events.ts';
import { OBJECTIVES } from './objectives.ts';
import { PARTS } from './parts.ts';
import { PROTOTYPES } from './prototypes.ts';
import type {
  ActionCard,
  Card,
  Contract,
  Crew,
  EventCard,
  HeadToHead,
  Objective,
  OrdinaryContract,
  Part,
  Policy,
} from './types.ts';

/**
 * Every card is a number. An Action card is the number of its kind: copies are alike, and the supply of basic ones has no
 * end. Every other card is there once: crew, parts, prototypes, contracts, objectives, events and policies follow.
 */
export const CREW_FROM = KINDS.length;
export const PART_FROM = CREW_FROM + CREW.length;
export const PROTOTYPE_FROM = PART_FROM + PARTS.length;
export const CONTRACT_FROM = PROTOTYPE_FROM + PROTOTYPES.length;
export const OBJECTIVE_FROM = CONTRACT_FROM + CONTRACTS.length;
export const EVENT_FROM = OBJECTIVE_FROM + OBJECTIVES.length;
export const POLICY_FROM = EVENT_FROM + EVENTS.length;

/** Every design that has a number of its own, from `CREW_FROM` on. */
const DESIGNS: readonly Card[] = [
  ...CREW,
  ...PARTS,
  ...PROTOTYPES,
  ...CONTRACTS,
  ...OBJECTIVES,
  ...EVENTS,
  ...POLICIES,
];

export const isAction = (card: number): boolean => card < CREW_FROM;
export const isCrew = (card: number): boolean => card >= CREW_FROM && card < PART_FROM;
export const isPart = (card: number): boolean => card >= PART_FROM && card < CONTRACT_FROM;
export const isPrototype = (card: number): boolean => card >= PROTOTYPE_FROM && card < CONTRACT_FROM;
export const isPolicy = (card: number): boolean => card >= POLICY_FROM;

export const actionOf = (card: number): ActionCard => ACTION_CARDS[card] as ActionCard;
export const designOf = (card: number): Card => DESIGNS[card - CREW_FROM] as Card;
export const crewOf = (card: number): Crew => CREW[card - CREW_FROM] as Crew;
export const partOf = (card: number): Part => designOf(card) as Part;
export const contractOf = (card: number): Contract => CONTRACTS[card - CONTRACT_FROM] as Contract;
export const ordinaryOf = (card: number): OrdinaryContract => contractOf(card) as OrdinaryContract;
export const headToHeadOf = (card: number): HeadToHead => contractOf(card) as HeadToHead;
export const objectiveOf = (card: number): Objective => OBJECTIVES[card - OBJECTIVE_FROM] as Objective;
export const eventOf = (card: number): EventCard | Policy => designOf(card) as EventCard | Policy;

/** What answers and events call a card: `r+`, `C07`, `KO1`, `EX03`, `O12`, `L05`. */
const NAMES: readonly string[] = [...KINDS, ...DESIGNS.map(({ id }) => id)];
const BY_NAME: ReadonlyMap<string, number> = new Map(NAMES.map((name, card) => [name, card]));
export const cardName = (card: number): string => NAMES[card] as string;
/** The card of that name; -1 for none. */
export const cardNamed = (name: string): number => BY_NAME.get(name) ?? -1;
export const kindCard = (kind: Kind): number => KINDS.indexOf(kind);
export const MISS = kindCard('m');
export const UNLOCK = cardNamed(UNLOCK_CONTRACT.id);

/** Whether a card of a captain's deck is of that sort. */
export const fits = (card: number, filter: Filter): boolean =>
  isAction(card)
    ? ((ACCEPTED.get(filter) as readonly boolean[])[card] as boolean)
    : filter === 'any' || filter === 'crew';
export const fitsOne = (card: number, filters: Filters): boolean => filters.some((filter) => fits(card, filter));

const numbers = (mix: Mix, from: number, to: number): number[] => {
  const cards: number[] = [];
  for (let card = from; card < to; card++) if (inPlay(mix, designOf(card))) cards.push(card);
  return cards;
};
/** The decks of a game before they are shuffled. */
export const crewDeck = (mix: Mix): number[] => numbers(mix, CREW_FROM, PART_FROM);
export const partDeck = (mix: Mix): number[] => numbers(mix, PART_FROM, PROTOTYPE_FROM);
export const prototypeDeck = (mix: Mix): number[] => numbers(mix, PROTOTYPE_FROM, CONTRACT_FROM);
export const objectiveDeck = (mix: Mix): number[] => numbers(mix, OBJECTIVE_FROM, EVENT_FROM);
export const eventDeck = (mix: Mix): number[] => numbers(mix, EVENT_FROM, POLICY_FROM + POLICIES.length);
/** All contracts but the one that opens Sorelia. */
export const contractDeck = (mix: Mix): number[] =>
  numbers(mix, CONTRACT_FROM, OBJECTIVE_FROM).filter((card) => card !== UNLOCK);
