import type { Json, Message, Messages } from '@orrery/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { isPseudo, pseudo, unpadded } from './pseudo.ts';

/** Turns a parameter into text, such as a seat into a player's name; null keeps the default. */
export type ShowParam = (name: string, value: Json) => string | null;

type Ast = ReturnType<IntlMessageFormat['getAst']>;

interface Compiled {
  format: IntlMessageFormat;
  /** The names of all arguments. */
  names: readonly string[];
  /** Arguments that choose a plural form; they stay numbers. */
  counts: ReadonlySet<string>;
}

/** Collects the arguments, including those inside plural and select cases (`option.value`). */
function argumentsIn(ast: Ast, names: Set<string>, counts: Set<string>): void {
  for (const part of ast) {
    if (part.type !== LITERAL && part.type !== POUND) names.add(part.value);
    if (part.type === PLURAL) counts.add(part.value);
    if ('options' in part) for (const option of Object.values(part.options)) argumentsIn(option.value, names, counts);
  }
}

// Element types of the parser, which exports them as a const enum.
const LITERAL = 0;
const PLURAL = 6;
const POUND = 7;

const compiled = new Map<string, Compiled>();

/** Parses a template once per locale. Throws a SyntaxError if it is not an ICU message. */
function compile(template: string, locale: string): Compiled {
  const key = `${locale} ${template}`;
  const known = compiled.get(key);
  if (known) return known;
  const isForTest = isPseudo(locale);
  const plain = new IntlMessageFormat(template, isForTest ? 'en' : locale, undefined, { ignoreTag: true });
  const ast = plain.getAst();
  const names = new Set<string>();
  const counts = new Set<string>();
  argumentsIn(ast, names, counts);
  const format = isForTest ? new IntlMessageFormat(pseudo(ast), 'en') : plain;
  const made = { format, names: [...names], counts };
  compiled.set(key, made);
  return made;
}

/** The names of a template's arguments. */
export const argumentsOf = (template: string): readonly string[] => compile(template, 'en').names;

/** A template with its arguments filled in. A missing argument shows as its name in braces, or as 0 in a plural. */
export function formatTemplate(
  template: string,
  params: Readonly<Record<string, Json>> = {},
  show: ShowParam = () => null,
  locale = 'en',
): string {
  const { format, names, counts } = compile(template, locale);
  const values: Record<string, string | number> = {};
  for (const name of names) {
    const value = params[name];
    if (value === undefined || value === null) values[name] = counts.has(name) ? 0 : `{${name}}`;
    else if (counts.has(name)) values[name] = Array.isArray(value) ? value.length : Number(value);
    else values[name] = unpadded(show(name, value) ?? String(value), locale);
  }
  return format.format(values) as string;
}

const lists = new Map<string, Intl.ListFormat>();

/** Joins items with a conjunction: `a, b and c`. English is British English, without a comma before “and”. */
function joined(items: readonly string[], locale: string): string {
  const known = lists.get(locale);
  const tag = locale === 'en' || isPseudo(locale) ? 'en-GB' : locale;
  const format = known ?? new Intl.ListFormat(tag, { type: 'conjunction' });
  if (!known) lists.set(locale, format);
  return format.format(items);
}

const isMessage = (value: Json): value is Json & Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.id === 'string';

/** Formats a message; an unknown one shows as its id. A parameter may be a message, or a list, joined with “and”. */
export function formatMessage(messages: Messages, message: Message, show?: ShowParam, locale = 'en'): string {
  const template = Object.hasOwn(messages, message.id) ? messages[message.id] : undefined;
  if (template === undefined) return message.id;
  const asText = (name: string, value: Json): string => {
    const own = show?.(name, value) ?? null;
    if (own !== null) return own;
    if (Array.isArray(value))
      return joined(
        value.map((one) => asText(name, one)),
        locale,
      );
    return isMessage(value) ? formatMessage(messages, value, show, locale) : String(value);
  };
  return formatTemplate(template, message.params, asText, locale);
}
