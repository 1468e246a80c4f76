import type { Json } from './json.ts';

/** Why an answer is not allowed: a reason with parameters, formatted by the client, and the rule behind it. */
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

/** Messages for the kernel's own refusals; each game adds its own. */
export const REASONS: { readonly [reason: string]: string } = {
  over: 'The game is over.',
  'bad-action': 'That is not a valid action.',
  'no-seat': 'That seat is not in the game.',
  'not-your-turn': 'It is not your turn.',
  'not-asked': 'That question is for another player.',
  stale: 'The game has moved on. That question is no longer open.',
  repeated: 'You have already answered that. Check the table and try again.',
  'no-pass': 'You cannot pass here.',
  'bad-form': 'That answer does not fit the question.',
  'not-among': 'You cannot choose that. Pick one of the options.',
  'not-so-many': 'You chose {count}. Choose at least {min} and at most {max}.',
  'bad-seats': 'This game is for {min} to {max} players.',
  'bad-options': 'Invalid options: {sentence, select, true {{expected}} other {{path} must be {expected}.}}',
  'bad-state': 'Invalid saved game: {path} must be {expected}.',
  'no-side': 'You have no teammates.',
  'no-orders': 'This game has no standing orders.',
  'bad-orders': 'Invalid standing orders: {path} must be {expected}.',
  'bad-entry': 'That is not a valid entry.',
  'newer-save': 'This game was saved by a newer version. Update to open it.',
  'other-version': 'This game was recorded with another version of the rules.',
  'no-resigning': 'You cannot resign: this game cannot continue without you.',
  'nothing-to-undo': 'There is nothing to undo.',
  'undo-learned': 'You have seen new information since then. The other players must agree.',
  'undo-resumed': 'The game has been reloaded since then. The other players must agree.',
  'undo-quiet': 'You cannot undo this until all players have answered the secret question.',
  'undo-resigned': 'You cannot undo this: a player has resigned since then.',
  'undo-others-acted': 'Other players have acted since then. They must agree.',
};

/** The result of `admits`: true, or the reason for the refusal. */
export type Verdict = true | Refusal;

/** An action that the rules refuse. The state is unchanged. Any other exception is a bug. */
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
