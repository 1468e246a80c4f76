import type { Answer, Prompt } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import type { Ask } from '../../../table/table-types.ts';
import { NOTHING } from '../board/talks/items.ts';
import type { Item, MoonrakersView, OfferView } from '../board/view-types.ts';
import { type Draft, termsOf, type Unit, without } from './deal.ts';
import { dealFor, type Selection, type SelectionEvent } from './selection.ts';

export type OfferPrompt = Extract<Prompt, { kind: 'offer' }>;
type Word = OfferPrompt['says'][number];

/** The state of the talks about a contract: the current offer, the viewer's draft, and the possible answers. */
export interface Dealing {
  /** The open offer prompt of the viewer, or null. */
  ask: Ask | null;
  prompt: OfferPrompt | null;
  /** The deal on screen: the draft if there is one, else the current offer, else everything to the leader. */
  shown: Draft;
  changed: boolean;
  /** The current offer if there is one, else everything to the leader. */
  laid: Draft;
  current: OfferView | null;
  /** Open counter-offers; there may be some before the first offer. */
  counters: readonly OfferView[];
  /** The latest counter-offer of another captain. */
  counter: OfferView | null;
  /** Whether the viewer can change the deal. */
  edits: boolean;
  held: Unit | null;
  hold(unit: Unit | null): void;
  /** Moves a unit to another captain, who joins the deal if necessary. */
  give(unit: Unit, to: number): void;
  /** Picks up a unit of a captain's share, or gives them the held one. */
  pressRow(seat: number, item: Item): void;
  /** Whether the viewer can invite that captain. */
  invitable(seat: number): boolean;
  invite(seat: number): void;
  leave(seat: number): void;
  reset(): void;
  /** Sends the draft; null if there is nothing to send. */
  send: (() => void) | null;
  say(word: 'accept' | 'decline' | 'withdraw' | 'lock'): void;
  /** Proposes another captain's offer unchanged; null unless the viewer is the leader and can propose. */
  take: ((offer: OfferView) => void) | null;
  /** Starts a draft from another captain's offer. */
  adopt(offer: OfferView): void;
  may(word: Word): boolean;
}

const asksOffer = (ask: Ask) => ask.prompt.kind === 'offer';

/** A key for the state of the talks that a draft belongs to. */
const offerKey = ({ talks, turn }: MoonrakersView): string =>
  talks ? `${turn} ${talks.contract} ${talks.current?.version ?? 0}` : '';

/** The current offer if there is one, else everything to the leader. */
function laidDeal({ talks, captains, leader }: MoonrakersView): Draft {
  if (talks?.current) return { parties: talks.current.parties, shares: talks.current.shares };
  const shares = captains.map((_captain, seat) => ({ ...(seat === leader && talks ? talks.totals : NOTHING) }));
  return { parties: [leader], shares };
}

/** The deal as the viewer's answer; null if they can neither propose nor counter. */
function proposalOf(shown: Draft, leads: boolean, { says = [], version = 0 }: Partial<OfferPrompt>): Answer | null {
  const parties = [...shown.parties].sort((a, b) => a - b);
  const terms = termsOf(shown);
  if (says.includes('propose') && (leads || !says.includes('counter'))) return { say: 'propose', parties, terms };
  return says.includes('counter') ? { say: 'counter', version, parties, terms } : null;
}

export function dealingOf(
  play: Play,
  view: MoonrakersView,
  selection: Selection,
  dispatch: (event: SelectionEvent) => void,
): Dealing {
  const { talks, leader } = view;
  const ask = play.asks.find(asksOffer) ?? play.standing.find(asksOffer) ?? null;
  const prompt = ask?.prompt.kind === 'offer' ? ask.prompt : null;
  const offer = offerKey(view);
  const { draft, unit } = dealFor(selection, offer);
  const laid = laidDeal(view);
  const shown = draft ?? laid;
  const current = talks?.current ?? null;
  const counters = talks?.counters ?? [];
  const leads = view.seat === leader;
  const may = (word: Word) => prompt?.says.includes(word) ?? false;
  const edits = may('propose') || may('counter');
  const proposal = proposalOf(shown, leads, prompt ?? {});
  const isNew = draft !== null || (current === null && shown.parties.length > 1);

  const change = (next: Draft | null) => dispatch({ on: 'draft', offer, draft: next });
  const answer = async (value: Answer): Promise<boolean> => ask !== null && play.answer(value, ask);
  /** Sends the draft, then clears it: a counter-offer leaves the current offer, and thus the draft's key, unchanged. */
  const put = async (value: Answer) => {
    if (await answer(value)) change(null);
  };
  const hold = (next: Unit | null) => dispatch({ on: 'lift', offer, unit: edits ? next : null });

  return {
    ask,
    prompt,
    shown,
    changed: draft !== null,
    laid,
    current,
    counters,
    counter: counters.filter(({ by }) => by !== view.seat).at(-1) ?? null,
    edits,
    held: unit,
    hold,
    give: (next, to) => (edits ? dispatch({ on: 'give', offer, shown, unit: next, to }) : hold(null)),
    pressRow: (seat, item) => edits && dispatch({ on: 'row', offer, shown, seat, item }),
    invitable: (seat) => edits && !shown.parties.includes(seat) && (talks?.invited.includes(seat) ?? false),
    invite: (seat) => edits && change({ ...shown, parties: [...shown.parties, seat] }),
    leave: (seat) => change(without(shown, seat, leader)),
    reset: () => change(null),
    send: proposal && isNew ? () => void put(proposal) : null,
    say: (word) => void answer({ say: word, version: prompt?.version ?? 0 }),
    take:
      leads && may('propose')
        ? ({ parties, shares }) => void answer({ say: 'propose', parties, terms: termsOf({ parties, shares }) })
        : null,
    adopt: ({ parties, shares }) => change({ parties, shares }),
    may,
  };
}
