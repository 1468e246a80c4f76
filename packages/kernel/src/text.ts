import type { Json } from './json.ts';

/** Words to be said: the id of a message and what goes into its gaps. Wording lives with the game, in `text/`. */
export interface Text {
  id: string;
  params?: Record<string, Json>;
}

export type Messages = { readonly [id: string]: string };

export const say = (id: string, params?: Record<string, Json>): Text => (params ? { id, params } : { id });

/**
 * The message in words. `{name}` is a gap, `{count|tile|tiles}` picks the form that fits a number.
 * `shown` may turn a parameter into words of its own (a seat into a player's name, a tile into its title).
 * A parameter may itself be words, or a list of them.
 */
export function phrase(
  messages: Messages,
  words: Text,
  shown: (name: string, value: Json) => string | null = () => null,
): string {
  const inWords = (name: string, value: Json): string => {
    const own = shown(name, value);
    if (own !== null) return own;
    if (Array.isArray(value)) return value.map((one) => inWords(name, one)).join(', ');
    return isText(value) ? phrase(messages, value, shown) : String(value);
  };
  const template = Object.hasOwn(messages, words.id) ? messages[words.id] : undefined;
  if (template === undefined) return words.id;
  return template.replace(
    /\{([a-zA-Z]+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_all, name: string, one?: string, many?: string) => {
      const value = words.params?.[name] ?? null;
      if (one !== undefined) return value === 1 ? one : (many ?? '');
      return inWords(name, value);
    },
  );
}

const isText = (value: Json): value is Json & Text =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.id === 'string';
