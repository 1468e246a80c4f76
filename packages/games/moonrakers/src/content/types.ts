import type { Since } from '@orrery/kernel';
import type { Brand, CardSet, Category, Colour, ContractType, Kind, Type } from './cards.ts';
import type { Ability, Effects, Happening, Lasting, Privilege } from './effect.ts';

/** Fields of every design. */
interface Design extends Since {
  id: string;
  name: string;
  set: CardSet;
  /** The card is about allies or invitations (MK-053, MK-055). */
  allies?: true;
  /** Minimum number of players. */
  players?: number;
}

/** Units by type: the requirements of a contract, or the icons of a card. */
export type Units = Readonly<Partial<Record<Type, number>>>;

/** An Action card. `price` is null if it is not sold, `supply` is null if it is unlimited (MK-008, MK-009). */
export interface ActionCard {
  kind: Kind;
  name: string;
  category: Category | null;
  advanced: boolean;
  /** Number of units of its category. */
  icons: number;
  effect: Effects;
  price: number | null;
  supply: number | null;
}

/** A contract that is negotiated or attempted alone. */
export interface OrdinaryContract extends Design {
  kind: 'ordinary';
  type: ContractType;
  needs: Units;
  prestige: number;
  credits: number;
  bonus: number;
  dice: number;
  /** Gives a point of reputation with this colour. */
  reputation?: Colour;
  prototype?: true;
  /** Success unlocks Sorelia. */
  unlocks?: true;
}

export interface Prize {
  prestige: number;
  credits: number;
  bonus: number;
}
/** A head-to-head: every captain may join, and units of the counted types score. */
export interface HeadToHead extends Design {
  kind: 'head-to-head';
  type: ContractType;
  counts: readonly Type[];
  first: Prize;
  second: Prize;
}
export type Contract = OrdinaryContract | HeadToHead;

/** A ship part; `brings` are the Action cards that come with it. */
export interface Part extends Design {
  kind: 'part';
  brand: Brand;
  /** Prototypes have no price (0) and bring one card of their owner's choice (MK-154). */
  price: number;
  prototype: boolean;
  brings: readonly Kind[];
  abilities: readonly Ability[];
  privilege?: Privilege;
  /** Number of IO tokens it can hold; null for any number. */
  holds?: number | null;
}

/** The class of a crew card; no rule uses it (MK-675). */
export type CrewClass = 'engineer' | 'navigator' | 'warden' | 'gunner' | 'fixer';
export interface Crew extends Design {
  kind: 'crew';
  class: CrewClass;
  price: number;
  /** Its effect when played, in addition to its Crew icon. */
  play: Effects;
  /** Abilities while the card is in play; only IO crew have them. */
  abilities: readonly Ability[];
}
/** Whether this is an IO crew card, which stays in play while it holds tokens (MK-167). */
export const isIo = (crew: Crew): boolean => crew.abilities.length > 0;

/** The condition of an objective; it must be met in the turn in which the objective is claimed. */
export type Goal =
  /**
   * Reached by the claimant in one contract: Actions spent, cards in hand at once, icons blocked, Damage beyond the
   * requirement, kinds of advanced card played, units put on Flex, or crew played without a Crew requirement.
   */
  | {
      is: 'in a contract';
      what: 'actions' | 'hand' | 'blocked' | 'overkill' | 'advanced kinds' | 'flex' | 'needless crew';
      least: number;
    }
  /** A completed or failed contract that meets all of these conditions. */
  | {
      is: 'completed' | 'failed';
      role?: 'leader' | 'ally' | 'solo';
      type?: ContractType;
      /** Minimum number of other participants. */
      allies?: number;
      /** Minimum prestige printed on the contract. */
      prestige?: number;
      diceLeast?: number;
      diceMost?: number;
      /** The claimant left no icon unblocked. */
      unscathed?: true;
      /** All units of this type come from the claimant. */
      sole?: Type;
      playedMost?: number;
      /** Minimum prestige that the claimant received from the deal. */
      gained?: number;
      /** The claimant received no prestige, credits, bonus card or prototype from the deal. */
      unrewarded?: true;
      /** No participant provided an excess unit. */
      exact?: true;
      /** With this contract, all four home types have been completed. */
      everyType?: true;
      /** Also met by the contract that unlocks Sorelia, whatever its prestige. */
      orUnlocks?: true;
    }
  /**
   * A part was installed that brings its brand to this many parts, or the ship to this many brands, or that is a
   * prototype.
   */
  | { is: 'installed'; ofBrand?: number; brands?: number; prototype?: true }
  /** A crew card was acquired that brings the total to this many. */
  | { is: 'crew acquired'; least: number }
  /** In one Buying Phase: credits spent, or cards acquired from the Armory. */
  | { is: 'bought'; what: 'credits' | 'cards'; least: number }
  /** In one turn: advanced cards gained, or reputation spent; with `allTracksAtZero`, none may be left at its end. */
  | { is: 'this turn'; what: 'advanced' | 'reputation'; least: number; allTracksAtZero?: true }
  /** Credits at the end of the captain's own turn. */
  | { is: 'wealth'; least: number }
  /** A Miss was trashed and none is left. */
  | { is: 'no miss' }
  /** The captain stayed at Base and acquired a card of at least this price. */
  | { is: 'home purchase'; price: number }
  /** Total tokens on all cards of the captain. */
  | { is: 'io'; least: number }
  /** A head-to-head was won; with `lead`, by at most that many points (a win on a tie-break has a lead of 0). */
  | { is: 'head-to-head'; lead?: number }
  /** Reputation was gained, and the captain then has at least `least` with every faction, or with that one. */
  | { is: 'reputation'; least: number; with: 'every' | 'one' }
  /** Reputation was gained with every faction in this turn. */
  | { is: 'gained with every faction' }
  /** The ship arrived in a home sector and has been in all four since the objective was drawn. */
  | { is: 'toured' }
  /** The captain cast the only vote on their side. */
  | { is: 'lone vote' };

/** Every objective is worth the same prestige (MK-110). */
export interface Objective extends Design {
  kind: 'objective';
  goal: Goal;
}

export interface EventCard extends Design {
  kind: 'event';
  happens: readonly Happening[];
  lasts: readonly Lasting[];
}
export interface Policy extends Design {
  kind: 'policy';
  lasts: readonly Lasting[];
}

/**
 * When a reputation reward can be bought: on the captain's own turn, in a contract, at any time, or at any time except
 * another captain's Buying Phase (MK-221 to MK-224).
 */
export type RewardTime = 'own turn' | 'contract' | 'any time' | 'not in another buying phase';
/** A reputation reward. `same` is its price in one colour, or null if it has none. */
export interface Reward {
  id: string;
  name: string;
  same: number | null;
  any: number;
  time: RewardTime;
  gives: Effects;
}

/** All cards except Action cards. */
export type Card = Contract | Part | Crew | Objective | EventCard | Policy;
