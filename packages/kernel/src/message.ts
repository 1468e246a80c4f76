import type { Json } from './json.ts';

/** A text to be formatted: the id of a message and its parameters. A game's messages are in its `text/` folder. */
export interface Message {
  id: string;
  params?: Record<string, Json>;
}

/** ICU message templates by id. */
export type Messages = { readonly [id: string]: string };

export const msg = (id: string, params?: Record<string, Json>): Message => (params ? { id, params } : { id });
