import { REPLACEMENT_COST } from '../content/numbers.ts';
import { phraseOf } from '../rules/phrases.ts';
import type { State } from '../state.ts';
import { replaceContract } from './decks.ts';
import { spendCredits } from './gain.ts';

/** Replaces an open contract for the leader: `replace:EX01` costs a credit, `swap:EX12` is free (MK-275, MK-416). */
export function replaceOpen(s: State, plan: string): void {
  const { verb, card } = phraseOf(plan);
  if (verb === 'replace') {
    s.plan.replaced = true;
    spendCredits(s, s.leader, REPLACEMENT_COST);
  }
  replaceContract(s, card);
}
