import type { Category, ContractType, Kind, Type } from './cards.ts';

/**
 * The effects of parts, crew, events, policies and reputation rewards as plain data. The rules execute it, card texts
 * are generated from it, and bots evaluate it.
 */

/**
 * The cards that a cost, a count or a search accepts: one kind ("a Reactor"), a category ("Reactor") or a group (MK-404
 * to MK-406). Crew match `crew` and `any`, never `action`.
 */
export type Filter = Kind | Category | 'any' | 'action' | 'basic' | 'advanced' | 'crew';
/** Accepts a card that any of the filters accepts. */
export type Filters = readonly Filter[];

/** The multiplier of an amount. */
export type Count =
  /** Number of dice the owner has rolled in this contract (MK-333). */
  | { of: 'dice' }
  /** Number of other participants (MK-060). */
  | { of: 'allies' }
  /** Number of such cards the owner has already played in this contract. */
  | { of: 'played'; cards: Filter }
  /** The owner's blocked hazards, or blocks in excess of hazards. */
  | { of: 'blocked' | 'surplus' }
  /** The amount just paid, if the cost is a range. */
  | { of: 'paid' }
  /** Number of colours with at least this much reputation. */
  | { of: 'colours'; least: number }
  /** The owner's total reputation divided by `full`, rounded down. */
  | { of: 'reputation'; full: number };
/** `max` caps the result (MK-496). */
export type Amount = number | { per: Count; max?: number };

/** A condition on the situation of the card's owner. */
export type Condition =
  /** The owner held no such card right after the roll (MK-332). */
  | { is: 'none in hand'; cards: Filter }
  | { is: 'leader' | 'ally' | 'solo' | 'head-to-head' }
  /** At least this many other participants. */
  | { is: 'allies'; least: number }
  | { is: 'dice'; least?: number; most?: number }
  | { is: 'played'; cards: Filter; least?: number; most?: number }
  | { is: 'contract'; type: ContractType }
  /** No other ship is in the owner's sector. */
  | { is: 'alone' }
  /** The deal gives the owner no credits. */
  | { is: 'unpaid' }
  /** One of the cards just drawn is such a card. */
  | { is: 'drawn'; cards: Filter }
  /** The owner has at least this many credits. */
  | { is: 'credits'; least: number }
  /** No captain has less prestige. */
  | { is: 'least prestige' };

/** The cost of an ability. With `most`, the owner pays any amount from `n` up to it; null is no upper limit. */
export type Cost =
  | { pay: 'discard' | 'trash'; n: number; cards: Filters }
  | { pay: 'action' | 'credit'; n: number }
  | { pay: 'reputation' | 'io'; n: number; most?: number | null }
  /** Trashes this card. */
  | { pay: 'itself' };
export type Costs = readonly Cost[];

/** Steps with an amount. `charge` puts IO tokens on this card; `score` counts only in a head-to-head. */
export type AmountOp = 'actions' | 'draw' | 'block' | 'credit' | 'prestige' | 'charge' | 'score';
/** Steps with a fixed number. */
export type NumberOp =
  /** The owner discards this many cards from hand. */
  | 'discard'
  /** Rerolls up to this many of the owner's dice, each once. */
  | 'reroll'
  /**
   * Looks at this many cards of the draw pile, then puts them back in any order, or takes one and discards the rest.
   */
  | 'arrange'
  | 'choose one'
  /** Adds this much to the triggering Damage card, or to the next one played. */
  | 'value'
  | 'next damage'
  /** The owner keeps this many unplayed cards. */
  | 'keep'
  /** Adds this many tokens to each of the owner's cards that holds at least one. */
  | 'recharge'
  /** The owner pays this many credits, or all of them if there are fewer. */
  | 'lose credits';
/** Steps without parameters. */
export type PlainOp =
  /** Removes one of the owner's rolled dice with its icons. */
  | 'remove die'
  /** The triggering card counts as two of its kind, or returns to hand after it resolves. */
  | 'twice'
  | 'return'
  /** Puts one played card on top of the draw pile. */
  | 'on top'
  /** The next advanced card costs no Action. */
  | 'free advanced'
  /** Acts as an Action card in hand, which is revealed and stays in hand. */
  | 'mimic'
  /** Repeats the effect of another crew card played in this contract. */
  | 'copy crew'
  /** Takes the Damage card one step above the trashed one into hand. */
  | 'upgrade'
  /** Adds an advanced card of the trashed basic card's category. */
  | 'refine'
  | 'bonus card'
  /** Puts the revealed event under its deck and reveals another one. */
  | 'new event'
  /** Puts an open contract or an Armory card under its deck and replaces it. */
  | 'replace contract'
  | 'replace armory';

/** A list of steps, carried out in order (MK-164). */
export type Effects = readonly Effect[];
export type Effect =
  | { do: AmountOp; n: Amount }
  | { do: NumberOp; n: number }
  | { do: PlainOp }
  /** Lowers a requirement; for `any`, the owner chooses which (MK-355, MK-356). */
  | { do: 'reduce'; what: Exclude<Type, 'flex'> | 'any'; n: Amount }
  /** Gives the icons and effect of one of these cards without spending an Action. */
  | { do: 'as'; kinds: readonly Kind[] }
  /** Adds a card from the supply to the discard pile. */
  | { do: 'add'; kind: Kind }
  /** Takes one such card into hand. */
  | { do: 'retrieve'; cards: Filter; from: 'discard' | 'played' }
  /** `lowest` is the faction with the fewest points, `participant` the faction of another participant. */
  | { do: 'reputation'; n: number; of: 'any' | 'lowest' | 'participant' }
  /** Draws objectives, then puts `back` of those drawn or held under the deck. */
  | { do: 'objectives'; draw: number; back: number; among: 'drawn' | 'held' }
  | { do: 'either'; branches: readonly Effects[] }
  | { do: 'if'; when: Condition; gives: Effects; otherwise?: Effects }
  | { do: 'may'; pay: Costs; gives: Effects; otherwise?: Effects };
export type Op = Effect['do'];

/** When an ability can be used. */
export type Trigger =
  /**
   * At the start of a contract; when all are done, before it is resolved; on success; on failure; in the discard step;
   * on Stay at Base; when the leader has revealed an event; when a contract without the owner succeeds (MK-492).
   */
  | { on: 'start' | 'end' | 'success' | 'failure' | 'discard step' | 'base' | 'event' | 'elsewhere' }
  /** When the owner plays the n-th such card in this contract (MK-493). */
  | { on: 'nth'; n: number; cards: Filter }
  | { on: 'each'; cards: Filter }
  /** At will: once per contract, once per turn (also outside contracts), or as often as the owner likes (null). */
  | { on: 'use'; once: 'contract' | 'turn' | null };

/**
 * Every ability can be declined (MK-453). If it has a cost, it can be used only if that can be paid in full (MK-353).
 */
export interface Ability {
  on: Trigger;
  when?: Condition;
  pay?: Costs;
  gives: Effects;
}

/** A permanent rule for the owner of a part. */
export type Privilege =
  /** The owner loses no reputation on failure. */
  | 'keeps reputation'
  /** Reputation rewards other than prestige cost 1 less, at least 1. */
  | 'cheaper rewards';

/** A rule that lasts for a turn (events) or until it is replaced (policies). */
export type Lasting =
  /**
   * Changes prices: with `of`, those of parts or crew, wherever they are sold; otherwise those of Armory cards. With
   * `from`, only cards with at least this printed price. A lowered price is at least 1.
   */
  | { is: 'price'; n: number; of?: 'part' | 'crew'; from?: number }
  /** Changes the rewards, dice or Actions of the turn's contract. */
  | { is: 'contract'; credits?: number; dice?: number; actions?: number }
  | { is: 'travel anywhere' | 'invite anywhere' | 'fair shares' }
  /** On success, pays this many credits for each die rolled. */
  | { is: 'hazard pay'; n: number }
  /** Replaces the gains of Stay at Base. */
  | { is: 'base'; credits: number; objectives: number }
  /** Maximum value of a Damage card. */
  | { is: 'damage cap'; n: number }
  /** A contract completed alone pays this many fewer credits. */
  | { is: 'solo levy'; n: number };

/** An immediate effect of an event. */
export type Happening =
  /** Applies to every player, or to those who meet the condition. */
  | { is: 'each'; when?: Condition; gives: Effects }
  /** Every player may accept, in turn order or draft order (MK-257, MK-261). */
  | { is: 'offer'; order: 'turn' | 'draft'; pay: Costs; gives: Effects }
  /**
   * Reveals one card per player plus `more`. In draft order, each player may buy one for `less` credits below its
   * price, but for at least 1.
   */
  | { is: 'sale'; of: 'part' | 'crew'; more: number; less: number }
  /** Every player rolls a die; lists the effects of 0, 1 and 2 icons. */
  | { is: 'roll'; icons: readonly [Effects, Effects, Effects] }
  /** Moves every ship in a home sector one sector clockwise, or every ship to Base. */
  | { is: 'drift' | 'recall' };

const amount =
  (op: AmountOp) =>
  (n: Amount): Effect => ({ do: op, n });
export const actions = amount('actions');
export const draw = amount('draw');
export const block = amount('block');
export const credit = amount('credit');
export const prestige = amount('prestige');
export const charge = amount('charge');
export const score = amount('score');

const number =
  (op: NumberOp) =>
  (n: number): Effect => ({ do: op, n });
export const discard = number('discard');
export const reroll = number('reroll');
export const arrange = number('arrange');
export const chooseOne = number('choose one');
export const value = number('value');
export const nextDamage = number('next damage');
export const keep = number('keep');
export const recharge = number('recharge');
export const loseCredits = number('lose credits');

export const plain = (op: PlainOp): Effect => ({ do: op });
export const reduce = (what: Exclude<Type, 'flex'> | 'any', n: Amount): Effect => ({ do: 'reduce', what, n });
export const as = (...kinds: Kind[]): Effect => ({ do: 'as', kinds });
export const add = (kind: Kind): Effect => ({ do: 'add', kind });
export const retrieve = (cards: Filter, from: 'discard' | 'played'): Effect => ({ do: 'retrieve', cards, from });
export const reputation = (n: number, of: 'any' | 'lowest' | 'participant'): Effect => ({ do: 'reputation', n, of });
export const objectives = (drawn: number, back: number, among: 'drawn' | 'held'): Effect => ({
  do: 'objectives',
  draw: drawn,
  back,
  among,
});
export const either = (...branches: Effects[]): Effect => ({ do: 'either', branches });
export const when = (condition: Condition, gives: Effects, otherwise?: Effects): Effect =>
  otherwise ? { do: 'if', when: condition, gives, otherwise } : { do: 'if', when: condition, gives };
export const may = (pay: Costs, gives: Effects, otherwise?: Effects): Effect =>
  otherwise ? { do: 'may', pay, gives, otherwise } : { do: 'may', pay, gives };

export const per = (count: Count, max?: number): Amount => (max === undefined ? { per: count } : { per: count, max });
export const DICE: Count = { of: 'dice' };
export const ALLIES: Count = { of: 'allies' };
export const PAID: Count = { of: 'paid' };
export const BLOCKED: Count = { of: 'blocked' };
export const SURPLUS: Count = { of: 'surplus' };
export const played = (cards: Filter): Count => ({ of: 'played', cards });

export const LEADER: Condition = { is: 'leader' };
export const ALLY: Condition = { is: 'ally' };
export const SOLO: Condition = { is: 'solo' };
export const HEAD_TO_HEAD: Condition = { is: 'head-to-head' };
export const alliesAtLeast = (least: number): Condition => ({ is: 'allies', least });

export const discarding = (n: number, ...cards: Filter[]): Cost => ({ pay: 'discard', n, cards });
export const trashing = (n: number, ...cards: Filter[]): Cost => ({ pay: 'trash', n, cards });
export const payAction = (n: number): Cost => ({ pay: 'action', n });
export const payCredit = (n: number): Cost => ({ pay: 'credit', n });
export const payReputation = (n: number, most?: number): Cost => ({
  pay: 'reputation',
  n,
  ...(most !== undefined && { most }),
});
export const payIo = (n: number, most?: number | null): Cost => ({
  pay: 'io',
  n,
  ...(most !== undefined && { most }),
});
