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
 */
export function phrase(
  messages: Messages,
  words: Text,
  shown: (name: string, value: Json) => string | null = () => null,
): string {
  const template = Object.hasOwn(messages, words.id) ? messages[words.id] : undefined;
  if (template === undefined) return words.id;
  return template.replace(
    /\{([a-zA-Z]+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_all, name: string, one?: string, many?: string) => {
      const value = words.params?.[name] ?? null;
      if (one !== undefined) return value === 1 ? one : (many ?? '');
      return shown(name, value) ?? (Array.isArray(value) ? value.join(', ') : String(value));
    },
  );
}
