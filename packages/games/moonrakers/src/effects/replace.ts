import { REPLACEMENT_COST } from '../content/numbers.ts';
import { phraseOf } from '../rules/phrases.ts';
import type { State } from '../state.ts';
import { replaceContract } from './decks.ts';
import { spendCredits } from './gain.ts';

/** The leader replaces an open contract: `replace:EX01` for a credit, `swap:EX12` free (MK-275, MK-416). */
export function replaceOpen(s: State, plan: string): void {
  const { verb, card } = phraseOf(plan);
  if (verb === 'replace') {
    s.plan.replaced = true;
    spendCredits(s, s.leader, REPLACEMENT_COST);
  }
  replaceContract(s, card);
}
