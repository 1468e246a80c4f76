import type { Json } from '@orrery/kernel';

export type Options = Record<string, Json>;

/** One option of a game, as a form shows it. */
export interface Option {
  name: string;
  title: string;
  about: string | null;
  /** What is of its `own` kind can only be shown by the game itself. */
  kind: 'flag' | 'choice' | 'number' | 'text' | 'own';
  usual: Json;
  /** What it can be, in reading order; empty where that cannot be listed. */
  /** What is usual with other seats, where that differs. */
  plain?: Json;
  values: { value: Json; label: string }[];
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

/** A game's options from the JSON Schema of them, the weightier ones first as the game lists them. */
export function optionsOf(schema: Json): Option[] {
  const { properties = {} } = schema as { properties?: Record<string, Field> };
  return Object.entries(properties).map(([name, field]): Option => {
    const kind = Array.isArray(field.enum) ? 'choice' : (KINDS[String(field.type)] ?? 'own');
    const title = typeof field.title === 'string' ? field.title : wordsOf(name);
    const about = typeof field.description === 'string' ? field.description : null;
    return { name, title, about, kind, usual: field.default ?? null, values: valuesOf(kind, field) };
  });
}

/** The options with what is usual for so many seats. */
export const usually = (options: readonly Option[], usual: Options): Option[] =>
  options.map((option) => ({ ...option, usual: usual[option.name] ?? option.usual, plain: option.usual }));

/** What was chosen besides the usual. */
export const unusual = (options: readonly Option[], chosen: Options): Options =>
  Object.fromEntries(
    options.flatMap(({ name, usual }) => (chosen[name] === usual ? [] : [[name, chosen[name] ?? null]])),
  );

function valuesOf(kind: Option['kind'], field: Field): Option['values'] {
  if (kind === 'flag') {
    return [
      { value: false, label: 'No' },
      { value: true, label: 'Yes' },
    ];
  }
  if (kind !== 'choice') return [];
  if (Array.isArray(field.oneOf)) {
    return (field.oneOf as Field[]).map((one) => ({ value: one.const ?? null, label: String(one.title) }));
  }
  return (field.enum as Json[]).map((value) => ({ value, label: wordsOf(String(value)) }));
}

/** How many options a dialog shows at once; those a game lists after them are the less usual ones. */
const USUAL = 5;

/** Parts the options that can be shown into those in sight and those that fold away. A fold of one is not worth it. */
export function folded(options: readonly Option[], shown: readonly Option[]): { first: Option[]; more: Option[] } {
  const first = shown.filter((option) => options.indexOf(option) < USUAL);
  const more = shown.filter((option) => options.indexOf(option) >= USUAL);
  return more.length > 1 ? { first, more } : { first: [...shown], more: [] };
}

/**
 * What was chosen besides the usual, in a few words: the less usual options are only counted. A choice that a game lists
 * first says what kind of game it is, so it is always named. What could not be chosen otherwise goes without saying.
 */
export function chosenWords(options: readonly Option[], value: Options, forced: (option: Option) => boolean): string {
  const chosen = options.filter((option, i) => {
    const telling = value[option.name] !== option.usual || (i === 0 && option.kind === 'choice');
    return telling && option.kind !== 'own' && !forced(option);
  });
  const { first, more } = folded(options, chosen);
  const words = first.map(({ name, kind, title, values }) => {
    if (kind === 'flag') return title;
    return values.find((one) => one.value === value[name])?.label ?? `${title} ${value[name]}`;
  });
  if (more.length > 0) words.push(`${more.length} more options`);
  return words.join(', ');
}
