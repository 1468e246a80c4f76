/** The four factions in the order of the Market slots, left to right (HX-026). */
export type Faction = 'bio' | 'cybernetic' | 'transport' | 'defense';
export const FACTIONS: readonly Faction[] = ['bio', 'cybernetic', 'transport', 'defense'];

/** The five types of Location in board order; a place on the board is an index into this list (HX-019). */
export type Place = 'earth' | 'moon' | 'mars' | 'ceres' | 'europa';
export const PLACES: readonly Place[] = ['earth', 'moon', 'mars', 'ceres', 'europa'];

/** Zones whose cards can be consumed; `self` is the card itself, after all its other steps (HX-330, HX-331). */
export type ConsumeZone = 'hand' | 'discard' | 'self';
export type Reach = 'adjacent' | 'any';

/** The condition of an `if`, for the player who resolves the effect. */
export type Condition =
  /** At least `least` other cards of the faction played this turn. */
  | { is: 'played'; faction: Faction; least: number }
  /** At least `least` of the player's Embassies on the board. */
  | { is: 'embassies'; least: number }
  /** An Active Event at the player's Location. */
  | { is: 'activeEventHere' }
  /** At least `least` Events in the player's (co-op: the team's) Trophy Pile. */
  | { is: 'trophies'; least: number }
  /** The preceding consume step removed a card, or with `illegal` an Illegal Tech. */
  | { is: 'consumed'; illegal?: true };

/** What a `per` step counts. */
export type Count = { of: 'played'; faction: Faction } | { of: 'embassies' };

/** Steps with only an amount. */
export type AmountOp =
  | 'credit'
  | 'defense'
  | 'influence'
  | 'infamy'
  | 'draw'
  | 'discard'
  | 'cycle'
  | 'thaw'
  | 'bankCredit'
  | 'bankDefense';

/** Steps without parameters. */
type PlainOp = 'embassy' | 'cargo' | 'ignoreShut';

/** A list of steps, run from left to right. */
export type Effects = readonly Effect[];

/**
 * One step of a card, Architect, Location or Illegal Tech. `may` means the player can skip it; `most` is the highest
 * printed cost, null for any.
 */
export type Effect =
  | { op: AmountOp; n: number }
  | { op: PlainOp }
  | { op: 'consume'; n: number; from: readonly ConsumeZone[]; may?: true }
  | { op: 'obtain'; from: 'market'; most: number }
  | { op: 'secure'; from: 'market' | 'discard'; most: number | null }
  | { op: 'move'; reach: Reach; may?: true }
  | { op: 'key'; may?: true }
  | { op: 'overcome'; most: number }
  | { op: 'copy'; most: number | null }
  | { op: 'or'; branches: readonly Effects[] }
  | { op: 'if'; when: Condition; then: Effects }
  | { op: 'per'; each: Count; max: number; then: Effects }
  | { op: 'all'; then: Effects };
export type Op = Effect['op'];

const amount =
  (op: AmountOp) =>
  (n: number): Effect => ({ op, n });
export const credit = amount('credit');
export const defense = amount('defense');
export const influence = amount('influence');
export const draw = amount('draw');
export const discard = amount('discard');
export const cycle = amount('cycle');
export const thaw = amount('thaw');
export const bankCredit = amount('bankCredit');
export const bankDefense = amount('bankDefense');

export const embassy: Effect = { op: 'embassy' };
export const cargo: Effect = { op: 'cargo' };
export const ignoreShut: Effect = { op: 'ignoreShut' };
/** Key Access granted by a card may be declined (HX-339, R54). */
export const mayKey: Effect = { op: 'key', may: true };

/** In this card set, every consume and every move is optional. */
export const mayConsume = (n: number, ...from: ConsumeZone[]): Effect => ({ op: 'consume', n, from, may: true });
export const mayMove = (reach: Reach): Effect => ({ op: 'move', reach, may: true });

export const obtain = (most: number): Effect => ({ op: 'obtain', from: 'market', most });
export const secure = (from: 'market' | 'discard', most: number | null): Effect => ({ op: 'secure', from, most });
export const overcome = (most: number): Effect => ({ op: 'overcome', most });
export const copy = (most: number | null): Effect => ({ op: 'copy', most });

export const either = (...branches: Effects[]): Effect => ({ op: 'or', branches });
export const when = (condition: Condition, ...then: Effect[]): Effect => ({ op: 'if', when: condition, then });
export const per = (each: Count, max: number, ...then: Effect[]): Effect => ({ op: 'per', each, max, then });
export const everyone = (...then: Effect[]): Effect => ({ op: 'all', then });

export const played = (faction: Faction, least = 1): Condition => ({ is: 'played', faction, least });
export const consumed: Condition = { is: 'consumed' };
export const consumedIllegal: Condition = { is: 'consumed', illegal: true };
