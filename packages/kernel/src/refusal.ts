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

/** Every reason the kernel itself refuses for, in words; a game words its own. */
export const REASONS: { readonly [reason: string]: string } = {
  over: 'The game is over.',
  'bad-action': 'That is not an action.',
  'no-seat': 'That seat is not in the game.',
  'not-your-turn': 'It is not your turn.',
  'not-asked': 'That question is not put to you.',
  stale: 'The table has moved on: that question is no longer open.',
  repeated: 'That action was sent before something else of yours arrived.',
  'no-pass': 'You cannot pass here.',
  'bad-form': 'That is not an answer to this kind of question.',
  'not-among': 'That is not among what you can choose.',
  'not-so-many': 'Choose {min} to {max}, not {count}.',
  'bad-seats': 'This game is for {min} to {max} seats.',
  'bad-options': 'These options do not fit: {path} must be {expected}.',
  'bad-state': 'This saved game does not fit: {path} must be {expected}.',
  'no-side': 'Nobody else is on your side.',
  'no-orders': 'This game takes no standing orders.',
  'bad-orders': 'These orders do not fit: {path} must be {expected}.',
  'bad-entry': 'That is nothing a table can record.',
  'newer-save': 'This game was saved by newer rules.',
  'other-version': 'This game was recorded under other rules.',
  'no-resigning': 'This game cannot go on without you.',
  'nothing-to-undo': 'There is nothing to take back.',
  'undo-learned': 'You have learned something since; the others must agree.',
  'undo-resumed': 'The table was set up again since; the others must agree.',
  'undo-quiet': 'A secret question is open; what led to it stands until all have answered.',
  'undo-resigned': 'A player has resigned since, so it cannot be taken back.',
  'undo-others-acted': 'Others have acted since; they must agree.',
};

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
