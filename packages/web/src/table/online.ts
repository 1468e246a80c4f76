import { openApi, overSocket, ProblemError } from '@orrery/protocol';
import { openTableClient } from './table-client.ts';
import type { TableClient } from './table-types.ts';
import { t } from './text.ts';

/** The API of the page's own server. */
export const api = openApi('', (url, init) => fetch(url, init));

/** The text for the error of a request. */
export const problemText = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.message : t('failed');

/** Pause between attempts to reach the server, in milliseconds. */
const RETRY_MS = 2000;

/**
 * Repeats a request until the server answers, for example after a restart. Rejects with its refusals. `onWait` is called
 * before each pause; an aborted signal ends the attempts.
 */
export async function untilReachable<T>(ask: () => Promise<T>, signal: AbortSignal, onWait: () => void): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isDown = error instanceof ProblemError && error.problem.code === 'unavailable';
      if (!isDown || signal.aborted) throw error;
    }
    onWait();
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
}

const KNOWN = 'orrery.known';

/** Whether this device has ever signed in, as a guest or with an account. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

/** Dispatched on the window when the visitor signs in, or signs in as another person. */
const SIGNED_IN = 'orrery-signed-in';

export function markKnown(): void {
  localStorage.setItem(KNOWN, '1');
  dispatchEvent(new Event(SIGNED_IN));
}

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
