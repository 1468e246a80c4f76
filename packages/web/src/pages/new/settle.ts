import type { Fault, Json } from '@orrery/kernel';
import type { Option, Options } from '../parts/options.ts';

/** What a choice has to fit: a game's options, the weightier first, and its own word on them for the seats taken. */
export interface Terms {
  all: readonly Option[];
  judge(options: Options): Fault | null;
}

type Changes = { name: string; values: readonly Json[] }[];

/** All ways to change exactly so many options. */
function* ways(options: Options, changes: Changes, count: number): Generator<Options> {
  if (count === 0) return yield options;
  for (const [i, { name, values }] of changes.entries()) {
    for (const value of values) {
      if (value !== options[name]) yield* ways({ ...options, [name]: value }, changes.slice(i + 1), count - 1);
    }
  }
}

/** The options with as few changes as make them fit, or null where none do. */
function nearest(options: Options, changes: Changes, { judge }: Terms): Options | null {
  for (let count = 0; count <= changes.length; count++) {
    for (const changed of ways(options, changes, count)) if (!judge(changed)) return changed;
  }
  return null;
}

/**
 * The options after one of them was chosen: what does not go with it falls back to its default, as little as possible.
 * Only what the game lists after it gives way, so that no small choice upsets a weightier one. Null where that does not
 * help: the value cannot be chosen now.
 */
export function settle(terms: Terms, options: Options, changed: string): Options | null {
  const after = terms.all.slice(terms.all.findIndex(({ name }) => name === changed) + 1);
  const changes = after.map(({ name, usual }) => ({ name, values: [usual] }));
  return nearest(options, changes, terms);
}

/**
 * The options after the seats changed: as they are if they still fit, otherwise with as few changes as possible, to
 * defaults rather than to other values, and of small options rather than of weighty ones.
 */
export function refit(terms: Terms, options: Options): Options {
  const changes = terms.all.map(({ name, usual, values }) => ({
    name,
    values: [usual, ...values.map(({ value }) => value)],
  }));
  return nearest(options, changes.reverse(), terms) ?? options;
}

/** Why a value cannot be chosen, in the game's words, or null where it can. */
export function whyNot(terms: Terms, options: Options, name: string, value: Json): string | null {
  const wished = { ...options, [name]: value };
  const fault = terms.judge(wished);
  if (!fault || settle(terms, wished, name)) return null;
  const about = terms.all.find((option) => fault.path === `.${option.name}`);
  return `${about?.title ?? fault.path} must be ${about ? worded(about, fault.expected) : fault.expected}.`;
}

/** What the game said, with the values called as the form calls them. */
const worded = ({ values }: Option, said: string): string =>
  said.replace(/[\w-]+/g, (word) => values.find(({ value }) => value === word)?.label ?? word);

/** Whether there is anything to choose: another value than the present one. */
export const isFree = (terms: Terms, options: Options, { name, values }: Option): boolean =>
  values.length === 0 || values.some(({ value }) => value !== options[name] && !whyNot(terms, options, name, value));

/** Whether a form shows an option: there is something to choose, or something unusual to see. */
export const isShown = (terms: Terms, options: Options, option: Option): boolean =>
  option.kind !== 'own' && (options[option.name] !== (option.plain ?? option.usual) || isFree(terms, options, option));
