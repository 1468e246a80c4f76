import type { Deal, Transfer } from '@orrery/kernel';
import { ITEMS, NOTHING } from '../board/talks/items.ts';
import type { Item, OfferView, Share } from '../board/view-types.ts';

/** A deal being drafted: its parties and each seat's share. */
export interface Draft {
  parties: number[];
  shares: Share[];
}

/** A unit that is being moved. */
export interface Unit {
  item: Item;
  from: number;
}

/** Moves a unit to another captain, who joins the deal if necessary. Returns the same draft if nothing moves. */
export function given(draft: Draft, { item, from }: Unit, to: number): Draft {
  if (from === to || (draft.shares[from]?.[item] ?? 0) === 0) return draft;
  return {
    parties: draft.parties.includes(to) ? draft.parties : [...draft.parties, to],
    shares: draft.shares.map((share, seat) =>
      seat === from
        ? { ...share, [item]: share[item] - 1 }
        : seat === to
          ? { ...share, [item]: share[item] + 1 }
          : share,
    ),
  };
}

/** Removes a captain; their share returns to the leader. */
export function without(draft: Draft, seat: number, leader: number): Draft {
  const back = draft.shares[seat] ?? NOTHING;
  return {
    parties: draft.parties.filter((party) => party !== seat),
    shares: draft.shares.map((share, at) =>
      at === seat
        ? { ...NOTHING }
        : at === leader
          ? (Object.fromEntries(ITEMS.map((item) => [item, share[item] + back[item]])) as unknown as Share)
          : share,
    ),
  };
}

/** The terms of a deal in the format of the rules, where every unit comes from the contract. */
export const termsOf = ({ shares }: Draft): Transfer[] =>
  shares.flatMap((share, to) =>
    ITEMS.flatMap((item) => (share[item] > 0 ? [{ from: null, to, item, count: share[item] }] : [])),
  );

/** Converts the deal of a prompt into an offer with shares by seat. */
export function offerFrom(deal: Deal, seats: number): OfferView {
  const shares = Array.from({ length: seats }, () => ({ ...NOTHING }));
  for (const { to, item, count } of deal.terms) {
    const share = to === null ? undefined : shares[to];
    if (share && item in NOTHING) share[item as Item] += count;
  }
  return { version: deal.version, by: deal.by, parties: deal.parties, shares, accepted: deal.accepted, declined: [] };
}
