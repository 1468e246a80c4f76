import { openApi, overSocket, ProblemError } from '@orrery/protocol';
import type { TableClient } from './client.ts';
import { openTable } from './open.ts';

/** The page's own server. */
export const api = openApi('', (url, init) => fetch(url, init));

/** What a server's refusal, or its silence, is called in words. */
export const problemWords = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.message : 'Something went wrong. Nothing was changed; try again.';

/** Whoever plays online is known by the name he gives, so that his seats can follow him; without it tokens serve. */
export async function comeIn(name: string): Promise<void> {
  await api.me().then(
    (me) => (me ? null : api.enter(name)),
    () => null,
  );
}

const KEY = 'orrery.tokens';

function tokens(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The token that holds our seats of a match, or null. */
export const tokenOf = (match: string): string | null => tokens()[match] ?? null;

export function keepToken(match: string, token: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...tokens(), [match]: token }));
}

/** A table on the server, live. */
export function remoteTable(match: string, token: string | null): TableClient {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
  const table = openTable({ match, token, connect: overSocket(address, WebSocket) });
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
