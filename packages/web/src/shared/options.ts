import type { Json } from '@orrery/kernel';
import { formatText } from '@orrery/messages';
import { formatItems } from '../ui/format-list.ts';
import { t } from './text.ts';

export type Options = Record<string, Json>;

/** One option of a game, as a form shows it. */
export interface Option {
  name: string;
  title: string;
  about: string | null;
  /** Options of kind `own` can be shown only by the game itself. */
  kind: 'flag' | 'choice' | 'number' | 'text' | 'own';
  /** The default for the chosen number of seats. */
  usual: Json;
  /** The default for any number of seats, if it differs from `usual`. */
  plain?: Json;
  /** The possible values, in display order; empty if they cannot be listed. */
  values: { value: Json; label: string }[];
}

/** Props of a game's custom option field. */
export interface FieldProps {
  option: Option;
  value: Options;
  seats: number;
  /** Changes several options at once, if the result is valid. */
  onChange(changes: Options): void;
  /** Why a change is not possible, or null. */
  whyNot(changes: Options): string | null;
}

type Field = Record<string, Json | undefined>;

const sentence = (words: string) => words.replace(/^./, (c) => c.toUpperCase());
const wordsOf = (id: string) =>
  sentence(
    id
      .replace(/([A-Z])/g, ' $1')
      .replace(/-/g, ' ')
      .toLowerCase(),
  );
const KINDS: Record<string, Option['kind']> = { boolean: 'flag', integer: 'number', number: 'number', string: 'text' };

/**
 * A game's options, read from their JSON Schema in the game's order, most important first. `say` translates titles,
 * descriptions and labels.
 */
export function optionsOf(schema: Json, say: (text: string) => string = (text) => text): Option[] {
  const { properties = {} } = schema as { properties?: Record<string, Field> };
  return Object.entries(properties).map(([name, field]): Option => {
    const kind = Array.isArray(field.enum) ? 'choice' : (KINDS[String(field.type)] ?? 'own');
    const title = say(typeof field.title === 'string' ? field.title : wordsOf(name));
    const about = typeof field.description === 'string' ? say(field.description) : null;
    return { name, title, about, kind, usual: field.default ?? null, values: valuesOf(kind, field, say) };
  });
}

/** Translates the text of a game's options with the catalog `<game id>-options`. */
export const optionText =
  (game: string) =>
  (text: string): string =>
    formatText(`${game}-options`, text);

/** The options with the defaults for the chosen number of seats. */
export const usually = (options: readonly Option[], usual: Options): Option[] =>
  options.map((option) => ({ ...option, usual: usual[option.name] ?? option.usual, plain: option.usual }));

/** The values that differ from the defaults. */
export const unusual = (options: readonly Option[], chosen: Options): Options =>
  Object.fromEntries(
    options.flatMap(({ name, usual }) => (chosen[name] === usual ? [] : [[name, chosen[name] ?? null]])),
  );

function valuesOf(kind: Option['kind'], field: Field, say: (text: string) => string): Option['values'] {
  if (kind === 'flag') {
    return [
      { value: false, label: t('no') },
      { value: true, label: t('yes') },
    ];
  }
  if (kind !== 'choice') return [];
  if (Array.isArray(field.oneOf)) {
    return (field.oneOf as Field[]).map((one) => ({ value: one.const ?? null, label: say(String(one.title)) }));
  }
  return (field.enum as Json[]).map((value) => ({ value, label: say(wordsOf(String(value))) }));
}

/** Number of options a dialog shows before “More options”. */
const USUAL = 5;

/** Splits the shown options into visible and collapsed ones. A single option is not collapsed. */
export function folded(options: readonly Option[], shown: readonly Option[]): { first: Option[]; more: Option[] } {
  const first = shown.filter((option) => options.indexOf(option) < USUAL);
  const more = shown.filter((option) => options.indexOf(option) >= USUAL);
  return more.length > 1 ? { first, more } : { first: [...shown], more: [] };
}

/**
 * A short summary of the values that differ from the defaults; collapsed options are only counted. If the first option
 * is a choice, it is the kind of game and always named. Values without an alternative are left out.
 */
export function chosenText(options: readonly Option[], value: Options, forced: (option: Option) => boolean): string {
  const chosen = options.filter((option, i) => {
    const telling = value[option.name] !== option.usual || (i === 0 && option.kind === 'choice');
    return telling && option.kind !== 'own' && !forced(option);
  });
  const { first, more } = folded(options, chosen);
  const words = first.map(({ name, kind, title, values }) => {
    if (kind === 'flag') return title;
    return (
      values.find((one) => one.value === value[name])?.label ??
      t('option-value', { option: title, value: String(value[name]) })
    );
  });
  if (more.length > 0) words.push(t('more-options', { count: more.length }));
  return formatItems(words);
}
