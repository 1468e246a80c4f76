import { bySince, defined } from '@orrery/kernel';
import { ACTION_CARDS } from './actions.ts';
import { ACCEPTED, inPlay, type Mix } from './card-filters.ts';
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
 * Every card is a number. The number of an Action card is that of its kind: copies are equal, and basic ones are
 * unlimited. All other cards are unique and are ordered by version, then by kind. Saves and records contain these
 * numbers, so a later version may only append.
 */
export const ACTIONS = KINDS.length;
export const DESIGNS: readonly Card[] = bySince([
  ...CREW,
  ...PARTS,
  ...PROTOTYPES,
  ...CONTRACTS,
  ...OBJECTIVES,
  ...EVENTS,
  ...POLICIES,
]);
export const CARD_COUNT = ACTIONS + DESIGNS.length;

/** For every card number, whether the card passes the test. */
const marked = (test: (design: Card) => boolean): readonly boolean[] => [
  ...KINDS.map(() => false),
  ...DESIGNS.map(test),
];
const CREW_CARDS = marked(({ kind }) => kind === 'crew');
const PART_CARDS = marked(({ kind }) => kind === 'part');
const PROTOTYPE_CARDS = marked((design) => design.kind === 'part' && design.prototype);
const CONTRACT_CARDS = marked(({ kind }) => kind === 'ordinary' || kind === 'head-to-head');
const OBJECTIVE_CARDS = marked(({ kind }) => kind === 'objective');
const POLICY_CARDS = marked(({ kind }) => kind === 'policy');

export const isAction = (card: number): boolean => card < ACTIONS;
export const isCrew = (card: number): boolean => CREW_CARDS[card] === true;
/** Ship parts, including prototypes. */
export const isPart = (card: number): boolean => PART_CARDS[card] === true;
export const isPrototype = (card: number): boolean => PROTOTYPE_CARDS[card] === true;
export const isContract = (card: number): boolean => CONTRACT_CARDS[card] === true;
export const isObjective = (card: number): boolean => OBJECTIVE_CARDS[card] === true;
export const isPolicy = (card: number): boolean => POLICY_CARDS[card] === true;

export const actionOf = (card: number): ActionCard => defined(ACTION_CARDS[card]);
export const designOf = (card: number): Card => defined(DESIGNS[card - ACTIONS]);
export const crewOf = (card: number): Crew => designOf(card) as Crew;
export const partOf = (card: number): Part => designOf(card) as Part;
export const contractOf = (card: number): Contract => designOf(card) as Contract;
export const ordinaryOf = (card: number): OrdinaryContract => contractOf(card) as OrdinaryContract;
export const headToHeadOf = (card: number): HeadToHead => contractOf(card) as HeadToHead;
export const objectiveOf = (card: number): Objective => designOf(card) as Objective;
export const eventOf = (card: number): EventCard | Policy => designOf(card) as EventCard | Policy;

/** The id of a card in answers and events: `r+`, `C07`, `KO1`, `EX03`, `O12`, `L05`. */
const NAMES: readonly string[] = [...KINDS, ...DESIGNS.map(({ id }) => id)];
const BY_NAME: ReadonlyMap<string, number> = new Map(NAMES.map((name, card) => [name, card]));
export const cardName = (card: number): string => defined(NAMES[card]);
/** The card with this name, or -1. */
export const cardNamed = (name: string): number => BY_NAME.get(name) ?? -1;
export const kindCard = (kind: Kind): number => KINDS.indexOf(kind);
export const MISS = kindCard('m');
export const UNLOCK = cardNamed(UNLOCK_CONTRACT.id);

/** Whether a filter accepts a card from a captain's deck. */
export const fits = (card: number, filter: Filter): boolean =>
  isAction(card) ? defined(defined(ACCEPTED.get(filter))[card]) : filter === 'any' || filter === 'crew';
export const fitsOne = (card: number, filters: Filters): boolean => filters.some((filter) => fits(card, filter));

/** The cards of these designs that are in a game, in the order of their numbers. */
const deckOf = (mix: Mix, designs: readonly Card[]): number[] =>
  designs
    .filter((design) => inPlay(mix, design))
    .map(({ id }) => cardNamed(id))
    .sort((a, b) => a - b);
/** The decks of a game, before shuffling. */
export const crewDeck = (mix: Mix): number[] => deckOf(mix, CREW);
export const partDeck = (mix: Mix): number[] => deckOf(mix, PARTS);
export const prototypeDeck = (mix: Mix): number[] => deckOf(mix, PROTOTYPES);
export const objectiveDeck = (mix: Mix): number[] => deckOf(mix, OBJECTIVES);
export const eventDeck = (mix: Mix): number[] => deckOf(mix, [...EVENTS, ...POLICIES]);
/** All contracts except the one that unlocks Sorelia. */
export const contractDeck = (mix: Mix): number[] => deckOf(mix, CONTRACTS).filter((card) => card !== UNLOCK);
