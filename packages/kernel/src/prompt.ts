import type { Json } from './json.ts';
import { type Refusal, refuse, type Verdict } from './refusal.ts';
import type { Seat } from './seats.ts';
import type { Text } from './text.ts';

/** A piece put on a cell, turned by so many steps. */
export interface Placement {
  piece: string;
  cell: string;
  rotation: number;
}

/** One line of a deal: who hands how much of what to whom; `null` is the bank, or what the deal itself brings. */
export interface Transfer {
  from: Seat | null;
  to: Seat | null;
  item: string;
  count: number;
}

/** What a party to a deal may say. `version` names the proposal that is meant, so nobody agrees to another one. */
export type Offer = { say: 'propose'; terms: Transfer[] } | { say: 'accept' | 'decline' | 'withdraw'; version: number };

/** The eight kinds of question and the form of an answer to each. The set is closed: one widget, one spoken form each. */
export interface Answers {
  choose: string;
  subset: string[];
  amount: number;
  allocate: Record<string, number>;
  arrange: string[];
  place: Placement;
  path: string[];
  offer: Offer;
}

export type Kind = keyof Answers;
/** `'place?'` is a question that may be passed: its answer may be null. */
export type Asking = Kind | `${Kind}?`;
export type AnswerTo<A extends Asking> = A extends Kind
  ? Answers[A]
  : A extends `${infer K extends Kind}?`
    ? Answers[K] | null
    : never;
export type Answer = Answers[Kind] | null;

export interface Option {
  id: string;
  text?: Text;
  /** Why this one cannot be chosen now. */
  why?: Refusal;
  /** Anything a board may want to draw with the option. */
  data?: Json;
}

/** What each kind of question shows. */
interface Shown {
  choose: { options: Option[] };
  subset: { items: Option[]; min: number; max: number };
  amount: { min: number; max: number };
  allocate: { rows: (Option & { max: number })[]; min: number; max: number };
  arrange: { items: Option[] };
  place: { pieces: (Option & { cells: { cell: string; rotations: number[]; data?: Json }[] })[] };
  path: { from: string; cells: string[]; max: number };
  offer: { parties: Seat[]; items: Option[]; version: number; terms: Transfer[] | null; accepted: Seat[] };
}

export type PromptBody<K extends Kind> = Shown[K] & { text: Text; pass?: Text };
/** A question as data: complete enough to be answered by a person, a screen reader or a program. */
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

function isOffer(x: unknown): boolean {
  if (!isObject(x)) return false;
  if (x.say === 'propose') {
    return hasOnly(x, 'say', 'terms') && Array.isArray(x.terms) && x.terms.length <= 100 && x.terms.every(isTransfer);
  }
  return (
    (x.say === 'accept' || x.say === 'decline' || x.say === 'withdraw') &&
    hasOnly(x, 'say', 'version') &&
    isCount(x.version)
  );
}

const forms: { readonly [K in Kind]: (x: unknown) => boolean } = {
  choose: isText,
  subset: (x) => isTexts(x) && new Set(x).size === x.length,
  amount: isCount,
  allocate: (x) => isObject(x) && Object.keys(x).length <= 200 && Object.values(x).every((n) => isCount(n) && n >= 0),
  arrange: (x) => isTexts(x) && new Set(x).size === x.length,
  place: (x) =>
    isObject(x) && hasOnly(x, 'piece', 'cell', 'rotation') && isText(x.piece) && isText(x.cell) && isCount(x.rotation),
  path: isTexts,
  offer: isOffer,
};

/** Whether an answer has the form its kind of question asks for; the rule itself is the step's to check. */
export function wellFormed(asking: Asking, answer: unknown): Verdict {
  if (answer === null) return asking.endsWith('?') ? true : refuse('no-pass');
  return forms[kindOf(asking)](answer) ? true : refuse('bad-form', null, { kind: kindOf(asking) });
}
