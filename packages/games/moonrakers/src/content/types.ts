import type { Since } from '@orrery/kernel';
import type { Brand, CardSet, Category, Colour, ContractType, Kind, Type } from './cards.ts';
import type { Ability, Effects, Happening, Lasting, Privilege } from './effect.ts';

/** Fields of every design. */
interface Design extends Since {
  id: string;
  name: string;
  set: CardSet;
  /** It is about allies or invitations (MK-053, MK-055). */
  allies?: true;
  /** Not in games of fewer players. */
  players?: number;
}

/** Units by type: the requirements of a contract, or the icons of a card. */
export type Units = Readonly<Partial<Record<Type, number>>>;

/** An Action card; `price` null = not sold, `supply` null = unlimited (MK-008, MK-009). */
export interface ActionCard {
  kind: Kind;
  name: string;
  category: Category | null;
  advanced: boolean;
  /** Units of its category. */
  icons: number;
  effect: Effects;
  price: number | null;
  supply: number | null;
}

/** A contract that is negotiated, or attempted alone. */
export interface OrdinaryContract extends Design {
  kind: 'ordinary';
  type: ContractType;
  needs: Units;
  prestige: number;
  credits: number;
  bonus: number;
  dice: number;
  /** A point of reputation with this colour. */
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
/** A head-to-head: all may join, units of the counted types score. */
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
  /** IO tokens it can carry; null for any number. */
  holds?: number | null;
}

/** The class of a crew; no rule uses it (MK-675). */
export type CrewClass = 'engineer' | 'navigator' | 'warden' | 'gunner' | 'fixer';
export interface Crew extends Design {
  kind: 'crew';
  class: CrewClass;
  price: number;
  /** Its effect when played, in addition to its Crew icon. */
  play: Effects;
  /** Abilities of an IO crew in play; other crew have none. */
  abilities: readonly Ability[];
}
/** Crew that keep tokens stay in play while they hold one (MK-167). */
export const isIo = (crew: Crew): boolean => crew.abilities.length > 0;

/** The condition of an objective, to be met in the turn of the claim. */
export type Goal =
  /**
   * In one contract, by the claimant: Actions spent, cards in hand at once, icons blocked, Damage beyond what is
   * printed, kinds of advanced card played, units put on Flex, crew played without a Crew requirement.
   */
  | {
      is: 'in a contract';
      what: 'actions' | 'hand' | 'blocked' | 'overkill' | 'advanced kinds' | 'flex' | 'needless crew';
      least: number;
    }
  /** A contract completed, or failed, with all of these true of the claimant. */
  | {
      is: 'completed' | 'failed';
      role?: 'leader' | 'ally' | 'solo';
      type?: ContractType;
      /** Other participants. */
      allies?: number;
      /** Prestige printed on the contract. */
      prestige?: number;
      diceLeast?: number;
      diceMost?: number;
      /** None of the claimant's icons left unblocked. */
      unscathed?: true;
      /** The claimant played every icon of this type. */
      sole?: Type;
      playedMost?: number;
      /** Prestige from the deal. */
      gained?: number;
      /** No prestige, credit, bonus card or prototype from the deal. */
      unrewarded?: true;
      /** No excess units, of any captain. */
      exact?: true;
      /** This contract completes the set of all four home types. */
      everyType?: true;
      /** Or the contract that unlocks Sorelia, with any prestige. */
      orUnlocks?: true;
    }
  /** A part installed, after which there are this many of its brand, or of different brands; or a prototype. */
  | { is: 'installed'; ofBrand?: number; brands?: number; prototype?: true }
  /** A crew acquired, after which this many are owned. */
  | { is: 'crew acquired'; least: number }
  /** In one Buying Phase: credits spent, cards acquired from the Armory. */
  | { is: 'bought'; what: 'credits' | 'cards'; least: number }
  /** In one turn: advanced cards gained, reputation spent. */
  | { is: 'this turn'; what: 'advanced' | 'reputation'; least: number; allTracksAtZero?: true }
  /** Credits at the end of the captain's own turn. */
  | { is: 'wealth'; least: number }
  /** A Miss trashed, and none owned afterwards. */
  | { is: 'no miss' }
  /** Stayed at Base and acquired a card of this price or more. */
  | { is: 'home purchase'; price: number }
  /** Tokens on all of the claimant's cards together. */
  | { is: 'io'; least: number }
  /** A head-to-head won, by at most this lead if given (a tie-break is a lead of 0). */
  | { is: 'head-to-head'; lead?: number }
  /** A gain of reputation that reaches this much with every faction, or with one. */
  | { is: 'reputation'; least: number; with: 'every' | 'one' }
  /** A gain with every faction in this turn. */
  | { is: 'gained with every faction' }
  /** Been in all four home sectors since it was drawn. */
  | { is: 'toured' }
  /** The only vote on its side. */
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
 * When a reputation reward can be bought: as leader, in a contract, any time, or not while another buys (MK-221 to
 * MK-224).
 */
export type RewardTime = 'own turn' | 'contract' | 'any time' | 'not in another buying phase';
/** A reputation reward; `same` null = no price in one colour. */
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
