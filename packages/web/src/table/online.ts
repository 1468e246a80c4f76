import { openApi, overSocket, ProblemError } from '@orrery/protocol';
import type { TableClient } from './client.ts';
import { openTable } from './open.ts';

/** The page's own server. */
export const api = openApi('', (url, init) => fetch(url, init));

/** What a server's refusal, or its silence, is called in words. */
export const problemWords = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.message : 'Something went wrong. Nothing was changed; try again.';

const KNOWN = 'orrery.known';

/** Whether a server has ever known whoever uses this device: others need not be asked after. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

export const keepKnown = (): void => localStorage.setItem(KNOWN, '1');

/** Whoever plays online is known by the name he gives, so that his seats can follow him. */
export async function comeIn(name: string): Promise<void> {
  if ((await api.me()) === null) await api.enter(name);
  keepKnown();
}

const KEY = 'orrery.tokens';

function tokens(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The token that holds our seats of a match from before seats were people's, or null. */
export const tokenOf = (match: string): string | null => tokens()[match] ?? null;

/** Where the server's socket is. */
export const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** A table on the server, live. */
export function remoteTable(match: string, token: string | null, follow?: number): TableClient {
  const table = openTable({ match, token, follow, connect: overSocket(socketAddress(), WebSocket) });
  const wake = () => {
    if (!document.hidden) table.wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return {
    ...table,
    close() {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      table.close();
    },
  };
}
