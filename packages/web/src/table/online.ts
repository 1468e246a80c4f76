import { openApi, ProblemError } from '@orrery/protocol';

/** The page's own server. */
export const api = openApi('', (url, init) => fetch(url, init));

/** What a server's refusal, or its silence, is called in words. */
export const problemWords = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.message : 'Something went wrong. Nothing was changed; try again.';

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
