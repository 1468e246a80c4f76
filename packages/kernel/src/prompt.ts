import type { Json } from './json.ts';
import type { Message } from './message.ts';
import { type Refusal, refuse, type Verdict } from './refusal.ts';
import type { Seat } from './seats.ts';

/** A piece placed on a cell with a rotation. */
export interface Placement {
  piece: string;
  cell: string;
  rotation: number;
}

/** A piece and the cells it moves through, excluding its starting cell. */
export interface Course {
  piece: string;
  cells: string[];
}

/** One line of a deal. A null party is the bank or the yield of the deal. */
export interface Transfer {
  from: Seat | null;
  to: Seat | null;
  item: string;
  count: number;
}

/** A deal. Its parties are listed explicitly, because a party may give and get nothing. */
export interface Deal {
  version: number;
  by: Seat;
  parties: Seat[];
  terms: Transfer[];
  accepted: Seat[];
}

/** A move in a negotiation. `version` identifies the deal, so that a changed deal is never accepted by mistake. */
export type Offer =
  | { say: 'propose'; parties: Seat[]; terms: Transfer[] }
  | { say: 'counter'; version: number; parties: Seat[]; terms: Transfer[] }
  | { say: 'accept' | 'decline' | 'withdraw' | 'lock'; version: number };

/** The eight kinds of question and their answers. The set is closed: each kind has one widget and one spoken form. */
export interface Answers {
  choose: string;
  subset: string[];
  amount: number;
  allocate: Record<string, number>;
  arrange: string[];
  place: Placement;
  path: Course;
  offer: Offer;
}

export type Kind = keyof Answers;
/** `'place?'` is a question that may be passed, so its answer may be null. */
export type Asking = Kind | `${Kind}?`;
export type AnswerTo<A extends Asking> = A extends Kind
  ? Answers[A]
  : A extends `${infer K extends Kind}?`
    ? Answers[K] | null
    : never;
export type Answer = Answers[Kind] | null;

export interface Option {
  id: string;
  text?: Message;
  /** Why this option cannot be chosen now. */
  why?: Refusal;
  /** Data for the board to draw with the option. */
  data?: Json;
}

/** The data that each kind of question shows. */
interface PromptFields {
  choose: { options: Option[] };
  subset: { items: Option[]; min: number; max: number };
  amount: { min: number; max: number };
  allocate: { rows: (Option & { max: number })[]; min: number; max: number };
  arrange: { items: Option[] };
  place: { pieces: (Option & { cells: { cell: string; rotations: number[]; data?: Json }[] })[] };
  /** Position and range of each piece, and the cells it may cross; `data` describes a cell. */
  path: { pieces: (Option & { from: string; max: number; cells: { cell: string; data?: Json }[] })[] };
  /**
   * The seats that may take part, the maximum of each item, what this seat may say now, the current deal and its
   * counter-offers. If the deal `lapses`, a timeout ends the deal but not the negotiation.
   */
  offer: {
    parties: Seat[];
    items: (Option & { max: number })[];
    says: Offer['say'][];
    version: number;
    deal: Deal | null;
    counters: Deal[];
    lapses: boolean;
  };
}

export type PromptBody<K extends Kind> = PromptFields[K] & { text: Message; pass?: Message };
/** A question as data, complete enough to be answered by a person, a screen reader or a program. */
export type Prompt = { [K in Kind]: { kind: K } & PromptBody<K> }[Kind];

export const kindOf = (asking: Asking): Kind => (asking.endsWith('?') ? asking.slice(0, -1) : asking) as Kind;

const isText = (x: unknown): x is string => typeof x === 'string' && x.length <= 200;
const isCount = (x: unknown): x is number => Number.isSafeInteger(x);
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isTexts = (x: unknown): x is string[] => Array.isArray(x) && x.length <= 500 && x.every(isText);
const hasOnly = (x: Record<string, unknown>, ...keys: string[]) => Object.keys(x).every((key) => keys.includes(key));
const isParty = (x: unknown) => x === null || (isCount(x) && x >= 0 && x < 16);

function isTransfer(x: unknown): boolean {
  if (!isObject(x) || !hasOnly(x, 'from', 'to', 'item', 'count')) return false;
  return isParty(x.from) && isParty(x.to) && isText(x.item) && isCount(x.count) && x.count > 0;
}

const isSeats = (x: unknown): boolean =>
  Array.isArray(x) &&
  x.length <= 16 &&
  new Set(x).size === x.length &&
  x.every((seat) => seat !== null && isParty(seat));

const isDeal = (x: Record<string, unknown>): boolean =>
  isSeats(x.parties) && Array.isArray(x.terms) && x.terms.length <= 100 && x.terms.every(isTransfer);

function isOffer(x: unknown): boolean {
  if (!isObject(x)) return false;
  switch (x.say) {
    case 'propose':
      return hasOnly(x, 'say', 'parties', 'terms') && isDeal(x);
    case 'counter':
      return hasOnly(x, 'say', 'version', 'parties', 'terms') && isCount(x.version) && isDeal(x);
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'lock':
      return hasOnly(x, 'say', 'version') && isCount(x.version);
    default:
      return false;
  }
}

const forms: { readonly [K in Kind]: (x: unknown) => boolean } = {
  choose: isText,
  subset: (x) => isTexts(x) && new Set(x).size === x.length,
  amount: isCount,
  allocate: (x) => isObject(x) && Object.keys(x).length <= 200 && Object.values(x).every((n) => isCount(n) && n >= 0),
  arrange: (x) => isTexts(x) && new Set(x).size === x.length,
  place: (x) =>
    isObject(x) && hasOnly(x, 'piece', 'cell', 'rotation') && isText(x.piece) && isText(x.cell) && isCount(x.rotation),
  path: (x) => isObject(x) && hasOnly(x, 'piece', 'cells') && isText(x.piece) && isTexts(x.cells),
  offer: isOffer,
};

/** Whether an answer has the right form for its kind; the step's `admits` checks the rules. */
export function wellFormed(asking: Asking, answer: unknown): Verdict {
  if (answer === null) return asking.endsWith('?') ? true : refuse('no-pass');
  return forms[kindOf(asking)](answer) ? true : refuse('bad-form', null, { kind: kindOf(asking) });
}
