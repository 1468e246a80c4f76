import type { Json } from './json.ts';

/** Why an answer is not allowed: a reason to be worded by the client, what it is about, and the rule behind it. */
export interface Refusal {
  reason: string;
  params: Record<string, Json>;
  rule: string | null;
}

export const refuse = (reason: string, rule: string | null = null, params: Record<string, Json> = {}): Refusal => ({
  reason,
  params,
  rule,
});

/** What `admits` says: the answer is fine, or why not. */
export type Verdict = true | Refusal;

/** The player's fault: the state is untouched. Anything else that is thrown is ours. */
export class IllegalAction extends Error {
  readonly reason: string;
  readonly params: Record<string, Json>;
  readonly rule: string | null;

  constructor(refusal: Refusal) {
    super(refusal.rule ? `${refusal.reason} (${refusal.rule})` : refusal.reason);
    this.name = 'IllegalAction';
    this.reason = refusal.reason;
    this.params = refusal.params;
    this.rule = refusal.rule;
  }
}
