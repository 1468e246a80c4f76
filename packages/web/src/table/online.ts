import { openApi, overSocket, ProblemError } from '@orrery/protocol';
import { openTableClient } from './table-client.ts';
import type { TableClient } from './table-types.ts';
import { t } from './text.ts';

/** The API of the page's own server. */
export const api = openApi('', (url, init) => fetch(url, init));

/** The text for the error of a request. */
export const problemText = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.message : t('failed');

const KNOWN = 'orrery.known';

/** Whether this device has ever signed in, as a guest or with an account. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

export const markKnown = (): void => localStorage.setItem(KNOWN, '1');

/** Signs in as a guest unless already signed in. */
export async function ensureGuest(name: string): Promise<void> {
  if ((await api.me()) === null) await api.enter(name);
  markKnown();
}

const KEY = 'orrery.tokens';

function tokens(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The token of this device's seats, for matches from before seats belonged to accounts; otherwise null. */
export const tokenOf = (match: string): string | null => tokens()[match] ?? null;

/** The address of the server's WebSocket. */
export const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** Calls `wake` when the page or the network is back. Returns a function that stops it. */
export function onReturn(wake: () => void): () => void {
  const whenVisible = () => {
    if (!document.hidden) wake();
  };
  addEventListener('online', whenVisible);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    removeEventListener('online', whenVisible);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}

/** Connects to a table on the server. */
export function remoteTable(match: string, token: string | null, follow?: number): TableClient {
  const table = openTableClient({ match, token, follow, connect: overSocket(socketAddress(), WebSocket) });
  const stop = onReturn(table.wake);
  return {
    ...table,
    close() {
      stop();
      table.close();
    },
  };
}
