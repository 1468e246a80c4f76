import type { Fault, Json } from '@orrery/kernel';
import type { Option, Options } from './options.ts';
import { t } from './text.ts';

/** A game's options, most important first, and its check of combinations for the current number of seats. */
export interface OptionRules {
  all: readonly Option[];
  judge(options: Options): Fault | null;
  /** Translates a text of the game. */
  say?(text: string): string;
}

type Changes = { name: string; values: readonly Json[] }[];

/** All ways to change exactly `count` options. */
function* ways(options: Options, changes: Changes, count: number): Generator<Options> {
  if (count === 0) return yield options;
  for (const [i, { name, values }] of changes.entries()) {
    for (const value of values) {
      if (value !== options[name]) yield* ways({ ...options, [name]: value }, changes.slice(i + 1), count - 1);
    }
  }
}

/** The valid options that need the fewest changes, or null if there are none. */
function nearest(options: Options, changes: Changes, { judge }: OptionRules): Options | null {
  for (let count = 0; count <= changes.length; count++) {
    for (const changed of ways(options, changes, count)) if (!judge(changed)) return changed;
  }
  return null;
}

/**
 * The options after one of them was chosen. Conflicting options fall back to their defaults, as few as possible. Only
 * options listed after the chosen one change, so that a minor choice never changes a more important one. Null if the
 * value cannot be chosen now.
 */
export function fitOptions(terms: OptionRules, options: Options, changed: string): Options | null {
  const after = terms.all.slice(terms.all.findIndex(({ name }) => name === changed) + 1);
  const changes = after.map(({ name, usual }) => ({ name, values: [usual] }));
  return nearest(options, changes, terms);
}

/**
 * The options after the number of seats changed: unchanged if they are valid, otherwise with the fewest possible
 * changes. Defaults are preferred to other values, and less important options change first.
 */
export function refitOptions(terms: OptionRules, options: Options): Options {
  const changes = terms.all.map(({ name, usual, values }) => ({
    name,
    values: [usual, ...values.map(({ value }) => value)],
  }));
  return nearest(options, changes.reverse(), terms) ?? options;
}

/**
 * Why a value cannot be chosen, or null if it can. The game gives a whole sentence, or an expected value that completes
 * “must be …”.
 */
export function whyNot(terms: OptionRules, options: Options, name: string, value: Json): string | null {
  const next = { ...options, [name]: value };
  const fault = terms.judge(next);
  if (!fault || fitOptions(terms, next, name)) return null;
  const said = terms.say?.(fault.expected) ?? fault.expected;
  if (fault.expected.endsWith('.')) return said;
  const about = terms.all.find((option) => fault.path === `.${option.name}`);
  return t('must-be', { option: about?.title ?? fault.path, expected: about ? withLabels(about, said) : said });
}

/** An expected value, with ids replaced by their labels. */
const withLabels = ({ values }: Option, said: string): string =>
  said.replace(/[\w-]+/g, (word) => values.find(({ value }) => value === word)?.label ?? word);

/** Whether a value other than the current one can be chosen. */
export const isFree = (terms: OptionRules, options: Options, { name, values }: Option): boolean =>
  values.length === 0 || values.some(({ value }) => value !== options[name] && !whyNot(terms, options, name, value));

/** Whether a form shows an option: there is a choice, or the value is not the default. */
export const isShown = (terms: OptionRules, options: Options, option: Option): boolean =>
  option.kind !== 'own' && (options[option.name] !== (option.plain ?? option.usual) || isFree(terms, options, option));
