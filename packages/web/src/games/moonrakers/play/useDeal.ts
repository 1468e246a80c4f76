import type { Answer, Prompt } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import type { Play } from '../../../play/play.ts';
import type { Ask } from '../../../table/client.ts';
import type { MoonrakersView, SeenOffer } from '../board/seen.ts';
import { NOTHING } from '../board/talks/items.ts';
import { type Draft, given, termsOf, type Unit, without } from './deal.ts';

type OfferPrompt = Extract<Prompt, { kind: 'offer' }>;

export type { Unit } from './deal.ts';

/** Talks over a contract: the deal on the table, the one being put together, and what may be said. */
export interface Dealing {
  /** The question that talks are answered through; null where the viewer has no say just now. */
  ask: Ask | null;
  prompt: OfferPrompt | null;
  /** What everybody sees: the draft where there is one, else the offer on the table, else all for the leader. */
  shown: Draft;
  changed: boolean;
  /** What lies on the table: the offer there, else all for the leader. */
  laid: Draft;
  current: SeenOffer | null;
  /** Offers that answer the one on the table. */
  counters: readonly SeenOffer[];
  held: Unit | null;
  hold(unit: Unit | null): void;
  /** A unit goes to another captain, who joins if need be. */
  give(unit: Unit, to: number): void;
  /** Whether that captain is still to be invited, by the viewer. */
  invitable(seat: number): boolean;
  invite(seat: number): void;
  leave(seat: number): void;
  reset(): void;
  /** Sends what lies there; null where nothing is to be sent. */
  send: (() => void) | null;
  say(word: 'accept' | 'decline' | 'withdraw' | 'lock'): void;
  /** Puts an offer of somebody else's forward as it is; null where that is not the viewer's to do. */
  take: ((offer: SeenOffer) => void) | null;
  /** Goes on from an offer of somebody else's. */
  adopt(offer: SeenOffer): void;
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
  /** What was sent lies on the table: it is not to be sent again. A counter-offer leaves the offer it answers where it is. */
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
