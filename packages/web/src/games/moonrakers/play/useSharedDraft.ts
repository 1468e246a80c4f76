import { startTransition, useEffect } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { keyOf } from '../../../prompts/draft.ts';
import { termsOf } from './deal.ts';
import type { Dealing } from './dealing.ts';
import type { Held } from './selection.ts';

/**
 * In the tutorial game, tells the lessons what is selected: the card or place, or the deal on screen and the item that
 * was picked up. `own` is whether the question's own controls hold the selection.
 */
export function useSharedDraft({ guided, ask, setDraft }: Play, held: Held | null, deal: Dealing, own: boolean): void {
  const question = guided && ask && !own ? keyOf(ask) : null;
  const target = held?.target ?? null;
  const piece = deal.held?.item ?? null;
  const terms = JSON.stringify(termsOf(deal.shown));
  const parties = deal.shown.parties.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the deal
  useEffect(() => {
    if (question === null) return;
    startTransition(() =>
      setDraft({
        picked: target === null ? [] : [target],
        piece,
        terms: termsOf(deal.shown),
        parties: deal.shown.parties,
      }),
    );
  }, [question, target, piece, terms, parties]);
}
