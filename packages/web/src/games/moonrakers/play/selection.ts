import type { Item } from '../board/view-types.ts';
import { type Draft, given, type Unit } from './deal.ts';

/** The id of a card or place, and where it is on the screen. */
export interface Held {
  target: string;
  at: string;
}

/**
 * The player's selection. Nothing is sent until they confirm. Each part belongs to a question or an offer, and no
 * longer applies when another one replaces it.
 */
export interface Selection {
  card: { question: string; held: Held | null };
  deal: { offer: string; draft: Draft | null; unit: Unit | null };
}

export type SelectionEvent =
  /** Selects a card or place, or nothing. */
  | { on: 'take'; question: string; held: Held | null }
  /** Selects a card, or deselects it. */
  | { on: 'toggle'; question: string; held: Held }
  /** Picks up a unit of a share, or puts it back. */
  | { on: 'lift'; offer: string; unit: Unit | null }
  /** Moves a unit of the deal on screen to another captain. */
  | { on: 'give'; offer: string; shown: Draft; unit: Unit; to: number }
  /** Gives the picked up unit to the captain, puts it back, or picks up a unit of the captain's share. */
  | { on: 'row'; offer: string; shown: Draft; seat: number; item: Item }
  /** Replaces the draft; null discards it. */
  | { on: 'draft'; offer: string; draft: Draft | null };

export const NOTHING_SELECTED: Selection = {
  card: { question: '', held: null },
  deal: { offer: '', draft: null, unit: null },
};

/** The card or place selected for a question. */
export const heldFor = ({ card }: Selection, question: string): Held | null =>
  card.question === question ? card.held : null;

/** The changes to an offer. */
export const dealFor = ({ deal }: Selection, offer: string): Selection['deal'] =>
  deal.offer === offer ? deal : { offer, draft: null, unit: null };

const isSame = (a: Held | null, b: Held): boolean => a?.target === b.target && a.at === b.at;

/** The selection after a click, a key or a drag. */
export function select(selection: Selection, event: SelectionEvent): Selection {
  switch (event.on) {
    case 'take':
      return { ...selection, card: { question: event.question, held: event.held } };
    case 'toggle': {
      const { question, held } = event;
      return { ...selection, card: { question, held: isSame(heldFor(selection, question), held) ? null : held } };
    }
    default:
      return { ...selection, deal: changed(dealFor(selection, event.offer), event) };
  }
}

type DealEvent = Extract<SelectionEvent, { offer: string }>;

function changed(deal: Selection['deal'], event: DealEvent): Selection['deal'] {
  switch (event.on) {
    case 'lift':
      return { ...deal, unit: event.unit };
    case 'give': {
      const draft = given(event.shown, event.unit, event.to);
      return { ...deal, draft: draft === event.shown ? deal.draft : draft, unit: null };
    }
    case 'row': {
      const { offer, shown, seat, item } = event;
      const { unit } = deal;
      if (unit && unit.from !== seat) return changed(deal, { on: 'give', offer, shown, unit, to: seat });
      return { ...deal, unit: unit ? null : { item, from: seat } };
    }
    case 'draft':
      return { ...deal, draft: event.draft, unit: null };
  }
}
