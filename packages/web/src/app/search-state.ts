import type { LobbyTable, QuickMatchRequest } from '@orrery/protocol';

/** A search for opponents, which goes on while the player visits other pages. */
export interface Search {
  terms: Omit<QuickMatchRequest, 'table' | 'saltHash'>;
  /** The table of the search so far; null until the server has answered. */
  table: LobbyTable | null;
  /** When it began, in milliseconds since 1970. */
  began: number;
  /** Why the latest request failed, or null. */
  problem: string | null;
}

let search: Search | null = null;
const listeners = new Set<() => void>();

export const currentSearch = (): Search | null => search;

export function changeSearch(next: Search | null): void {
  search = next;
  for (const changed of listeners) changed();
}

export function onSearch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
