import { defined } from '@orrery/kernel';
import type { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/**
 * A locale for development. Text is accented, 40% longer and in brackets, to expose labels that do not fit and text
 * that bypasses the catalogs.
 */
export const PSEUDO = 'en-XA';

export const isPseudo = (locale: string): boolean => locale === PSEUDO;

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçĐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents = new Map([...PLAIN].map((letter, at) => [letter, defined([...ACCENTED][at])]));

const LONGER = 0.4;
const PADDING = '·';

const accented = (text: string): string => [...text].map((letter) => accents.get(letter) ?? letter).join('');

/** The number of characters of a message, using the `other` case of a plural or select. */
const lengthOf = (ast: Ast): number =>
  ast.reduce((sum, part) => {
    if ('options' in part) return sum + lengthOf(part.options.other?.value ?? []);
    return sum + (part.type === 0 ? part.value.length : 0);
  }, 0);

function withAccents(ast: Ast): Ast {
  return ast.map((part) => {
    if (part.type === 0) return { ...part, value: accented(part.value as string) };
    if (!('options' in part)) return part;
    const options = Object.fromEntries(
      Object.entries(part.options).map(([name, option]) => [name, { ...option, value: withAccents(option.value) }]),
    );
    return { ...part, options };
  }) as Ast;
}

/** A parsed message in the pseudo-locale. */
export function pseudo(ast: Ast): Ast {
  const padding = PADDING.repeat(Math.ceil(lengthOf(ast) * LONGER));
  const literal = (value: string) => ({ type: 0, value }) as Ast[number];
  return [literal('⟦'), ...withAccents(ast), literal(`${padding}⟧`)];
}

const MARKS = new RegExp(`⟦|${PADDING}*⟧`, 'g');

/**
 * Removes the brackets and padding of a formatted message that is an argument of another message, which adds its own.
 */
export const unpadded = (text: string, locale: string): string => (isPseudo(locale) ? text.replace(MARKS, '') : text);
