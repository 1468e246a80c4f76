import type { MatchRecord } from '@orrery/kernel';
import type {
  ClaimSeat,
  CreateMatch,
  Health,
  HttpProblem,
  MatchCreated,
  MatchSummary,
  SeatClaimed,
} from './messages.ts';
import { ProblemError, unreachable } from './problem.ts';

/** As much of `fetch` as is needed. */
export type Fetch = (
  url: string,
  init?: { method: string; headers: Record<string, string>; body: string },
) => Promise<{ ok: boolean; json(): Promise<unknown> }>;

/** The HTTP side of a server: all but `health` may reject with `ProblemError`. */
export interface Api {
  health(): Promise<Health>;
  create(match: CreateMatch): Promise<MatchCreated>;
  summary(match: string): Promise<MatchSummary>;
  claim(match: string, claim: ClaimSeat): Promise<SeatClaimed>;
  /** After the end only. */
  record(match: string): Promise<MatchRecord>;
}

/** `base` is the server's address without a slash at its end; empty for the page's own server. */
export function openApi(base: string, fetch: Fetch): Api {
  async function call<T>(path: string, body?: object): Promise<T> {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    let ok: boolean;
    let answer: unknown;
    try {
      const response = await fetch(`${base}${path}`, init);
      ok = response.ok;
      answer = await response.json();
    } catch {
      throw new ProblemError(unreachable);
    }
    if (!ok) throw new ProblemError((answer as HttpProblem).error ?? unreachable);
    return answer as T;
  }
  const at = (match: string) => `/api/matches/${encodeURIComponent(match)}`;
  return {
    health: () => call('/api/health'),
    create: (match) => call('/api/matches', match),
    summary: (match) => call(at(match)),
    claim: (match, claim) => call(`${at(match)}/claim`, claim),
    record: (match) => call(`${at(match)}/record`),
  };
}
