import type { Answer, Prompt } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import type { Play } from '../../../play/play.ts';
import type { Ask } from '../../../table/table-types.ts';
import { NOTHING } from '../board/talks/items.ts';
import type { MoonrakersView, OfferView } from '../board/view-types.ts';
import { type Draft, given, termsOf, type Unit, without } from './deal.ts';

type OfferPrompt = Extract<Prompt, { kind: 'offer' }>;

export type { Unit } from './deal.ts';

/** The state of the talks about a contract: the current offer, the viewer's draft, and the possible answers. */
export interface Dealing {
  /** The prompt that the viewer can answer now, or null. */
  ask: Ask | null;
  prompt: OfferPrompt | null;
  /** The deal on screen: the draft if there is one, else the current offer, else everything to the leader. */
  shown: Draft;
  changed: boolean;
  /** The current offer if there is one, else everything to the leader. */
  laid: Draft;
  current: OfferView | null;
  /** Counter-offers to the current offer. */
  counters: readonly OfferView[];
  held: Unit | null;
  hold(unit: Unit | null): void;
  /** Moves a unit to another captain, who joins the deal if necessary. */
  give(unit: Unit, to: number): void;
  /** Whether the viewer can invite that captain. */
  invitable(seat: number): boolean;
  invite(seat: number): void;
  leave(seat: number): void;
  reset(): void;
  /** Sends the draft; null if there is nothing to send. */
  send: (() => void) | null;
  say(word: 'accept' | 'decline' | 'withdraw' | 'lock'): void;
  /** Proposes another captain's offer unchanged; null if the viewer cannot propose. */
  take: ((offer: OfferView) => void) | null;
  /** Starts a draft from another captain's offer. */
  adopt(offer: OfferView): void;
  may(word: OfferPrompt['says'][number]): boolean;
}

const asksOffer = (ask: Ask) => ask.prompt.kind === 'offer';

export function useDeal(play: Play, view: MoonrakersView): Dealing {
  const talks = view.talks;
  const ask = play.asks.find(asksOffer) ?? play.standing.find(asksOffer) ?? null;
  const prompt = ask?.prompt.kind === 'offer' ? ask.prompt : null;
  const key = talks ? `${view.turn} ${talks.contract} ${talks.current?.version ?? 0}` : '';
  const [kept, setKept] = useState<{ key: string; draft: Draft | null; held: Unit | null }>({
    key,
    draft: null,
    held: null,
  });
  const draft = kept.key === key ? kept.draft : null;
  const held = kept.key === key ? kept.held : null;
  const seats = view.captains.length;
  const start = useMemo<Draft>(() => {
    const shares = Array.from({ length: seats }, () => ({ ...NOTHING }));
    if (talks) shares[view.leader] = { ...talks.totals };
    return { parties: [view.leader], shares };
  }, [seats, talks, view.leader]);
  const current = talks?.current ?? null;
  const laid = useMemo<Draft>(
    () => (current ? { parties: current.parties, shares: current.shares } : start),
    [current, start],
  );
  const shown = draft ?? laid;
  const counters = talks?.counters ?? [];

  const change = (next: Draft | null) => setKept({ key, draft: next, held: null });
  const may = (word: OfferPrompt['says'][number]) => prompt?.says.includes(word) ?? false;
  const edits = may('propose') || may('counter');

  function give(unit: Unit, to: number) {
    const next = edits ? given(shown, unit, to) : shown;
    if (next === shown) setKept({ key, draft, held: null });
    else change(next);
  }

  const answer = async (value: Answer): Promise<boolean> => ask !== null && play.answer(value, ask);
  /** Clears the draft once it is sent. A counter-offer does not replace the current offer. */
  const put = async (value: Answer) => {
    if (await answer(value)) change(null);
  };
  const leads = view.seat === view.leader;
  const parties = [...shown.parties].sort((a, b) => a - b);
  const proposal: Answer | null =
    (leads || !may('counter')) && may('propose')
      ? { say: 'propose', parties, terms: termsOf(shown) }
      : may('counter')
        ? { say: 'counter', version: prompt?.version ?? 0, parties, terms: termsOf(shown) }
        : null;
  const fresh = draft !== null || (current === null && parties.length > 1);

  return {
    ask,
    prompt,
    shown,
    changed: draft !== null,
    laid,
    current,
    counters,
    held,
    hold: (unit) => setKept({ key, draft, held: edits ? unit : null }),
    give,
    invitable: (seat) => edits && !shown.parties.includes(seat) && (talks?.invited.includes(seat) ?? false),
    invite: (seat) => edits && change({ ...shown, parties: [...shown.parties, seat] }),
    leave: (seat) => change(without(shown, seat, view.leader)),
    reset: () => change(null),
    send: proposal && fresh ? () => void put(proposal) : null,
    say: (word) => void answer({ say: word, version: prompt?.version ?? 0 }),
    take:
      leads && may('propose')
        ? ({ parties: named, shares }) =>
            void answer({ say: 'propose', parties: named, terms: termsOf({ parties: named, shares }) })
        : null,
    adopt: ({ parties: named, shares }) => change({ parties: named, shares }),
    may,
  };
}
