import { addAt, type Deal, defined, type Offer, refuse, type Seat, type Transfer, type Verdict } from '@orrery/kernel';
import {
  type Agreement,
  BONUS,
  CREDITS,
  ITEMS,
  type Item,
  PRESTIGE,
  type State,
  type Talks,
  talksOf,
} from '../state.ts';
import { totalsOf } from './contracts.ts';
import { lasting } from './lasting.ts';

/**
 * Maximum number of offers per captain in talks. Once the leader has reached it, the others cannot make offers either
 * (D97).
 */
export const MOST_OFFERS = 24;
export const offersBy = (t: Talks, seat: Seat): number => t.offers.filter(({ by }) => by === seat).length;
const mayOffer = (s: State, t: Talks, seat: Seat): boolean =>
  offersBy(t, seat) < MOST_OFFERS && offersBy(t, s.leader) < MOST_OFFERS;

export const currentOf = (t: Talks): Agreement | undefined => t.offers[t.current];

/** Whether a counter-offer is open. It closes when its maker gives another answer. */
const isOpen = ({ by, accepted }: Agreement): boolean => accepted.includes(by);
export const counterOf = (t: Talks, seat: Seat): Agreement | undefined =>
  t.offers.find((offer) => offer.by === seat && isOpen(offer));
/** Open counter-offers; the leader accepts one by proposing the same deal (D97). */
export function countersOf(t: Talks): Agreement[] {
  const deal = currentOf(t);
  return t.offers.filter((offer) => isOpen(offer) && !(deal && isSame(offer, deal)));
}

export const inRow = (parties: readonly Seat[]): Seat[] => [...parties].sort((a, b) => a - b);
/** Whether two offers have the same parties and shares. */
export const isSame = (a: Pick<Agreement, 'parties' | 'shares'>, b: typeof a): boolean =>
  a.parties.length === b.parties.length &&
  a.parties.every((party, i) => party === b.parties[i]) &&
  a.shares.every((n, i) => n === b.shares[i]);

/** The share of each seat; unassigned units go to the leader (MK-299). */
export function sharesOf(s: State, contract: number, terms: readonly Transfer[]): number[] {
  const shares = new Array<number>(s.captains.length * ITEMS.length).fill(0);
  const left = totalsOf(s, contract);
  for (const { to, item, count } of terms) {
    const at = ITEMS.indexOf(item as Item);
    addAt(shares, (to as Seat) * ITEMS.length + at, count);
    addAt(left, at, -count);
  }
  left.forEach((n, at) => {
    addAt(shares, s.leader * ITEMS.length + at, n);
  });
  return shares;
}

/** The shares without allies: everything goes to the leader (MK-296). */
export const soloShares = (s: State, contract: number): number[] => sharesOf(s, contract, []);

/**
 * Why the terms of a deal are invalid, or true. They must assign each unit of the contract at most once, and to
 * participants (MK-294, MK-295, MK-297, MK-300).
 */
function badTerms(s: State, contract: number, parties: readonly Seat[], terms: readonly Transfer[]): Verdict {
  const left = totalsOf(s, contract);
  for (const { from, to, item, count } of terms) {
    const at = ITEMS.indexOf(item as Item);
    if (at < 0) return refuse('no-such-item', 'MK-293');
    if (from !== null) return refuse('no-side-payments', 'MK-297');
    if (to === null || !parties.includes(to)) return refuse('not-a-party', 'MK-295');
    addAt(left, at, -count);
    if (defined(left[at]) < 0) return refuse('more-than-there-is', 'MK-300', { item });
  }
  return true;
}

/**
 * Whether the deal obeys Fair Shares: every ally gets prestige, a credit or a bonus card, if there are enough of them
 * (MK-527).
 */
function isFair(s: State, contract: number, parties: readonly Seat[], terms: readonly Transfer[]): boolean {
  if (!lasting(s, 'fair shares')) return true;
  const totals = totalsOf(s, contract);
  const allies = parties.filter((seat) => seat !== s.leader);
  if (defined(totals[PRESTIGE]) + defined(totals[CREDITS]) + defined(totals[BONUS]) < allies.length) return true;
  const shares = sharesOf(s, contract, terms);
  return allies.every((seat) =>
    [PRESTIGE, CREDITS, BONUS].some((item) => defined(shares[seat * ITEMS.length + item]) > 0),
  );
}

export function judgeOffer(s: State, seat: Seat, offer: Offer): Verdict {
  const t = talksOf(s);
  const deal = currentOf(t);
  if (offer.say !== 'propose' && offer.version !== t.version) {
    return deal ? refuse('newer-offer', 'MK-303', { version: deal.version }) : refuse('other-offers', 'MK-303');
  }
  switch (offer.say) {
    case 'propose':
    case 'counter':
      return judgeDeal(s, t, seat, offer);
    case 'accept':
      if (!deal?.parties.includes(seat) || seat === s.leader) return refuse('not-a-party', 'MK-301');
      return !deal.accepted.includes(seat) || refuse('accepted-already', 'MK-301');
    case 'withdraw':
      if (seat === s.leader) return deal !== undefined || refuse('no-deal-yet', 'MK-301');
      return deal?.accepted.includes(seat) || counterOf(t, seat) !== undefined || refuse('not-accepted', 'MK-314');
    case 'decline':
      if (seat === s.leader) return true;
      if (!deal?.parties.includes(seat)) return refuse('not-a-party', 'MK-291');
      return !deal.declined.includes(seat) || refuse('declined-already', 'MK-291');
    case 'lock':
      if (seat !== s.leader) return refuse('leader-locks', 'MK-301');
      return (deal !== undefined && isAgreed(s, deal)) || refuse('not-agreed', 'MK-304');
  }
}

function judgeDeal(
  s: State,
  t: Talks,
  seat: Seat,
  { say, parties, terms }: Extract<Offer, { say: 'propose' | 'counter' }>,
): Verdict {
  if (say === 'propose' && seat !== s.leader) return refuse('leader-proposes', 'MK-301');
  if (say === 'counter' && seat === s.leader) return refuse('leader-proposes', 'MK-301');
  if (!mayOffer(s, t, seat)) return refuse('enough-offers', 'MK-301');
  if (!parties.includes(s.leader) || !parties.includes(seat) || parties.length < 2)
    return refuse('needs-parties', 'MK-301');
  if (parties.some((party) => party !== s.leader && (!t.invited.includes(party) || s.out[party]))) {
    return refuse('not-invitable', 'MK-289');
  }
  const verdict = badTerms(s, t.contract, parties, terms);
  if (verdict !== true) return verdict;
  if (!isFair(s, t.contract, parties, terms)) return refuse('unfair', 'MK-527');
  const deal = currentOf(t);
  const isLaid =
    say === 'counter' && deal && isSame(deal, { parties: inRow(parties), shares: sharesOf(s, t.contract, terms) });
  return !isLaid || refuse('same-offer', 'MK-301');
}

/** Whether every named ally has accepted this offer (MK-301). */
export const isAgreed = (s: State, deal: Agreement): boolean =>
  deal.parties.every((party) => party === s.leader || deal.accepted.includes(party));

/** The kinds of answer a seat may give now. */
export function saysOf(s: State, seat: Seat): Offer['say'][] {
  const t = talksOf(s);
  const says: Offer['say'][] = [];
  if (mayOffer(s, t, seat)) says.push(seat === s.leader ? 'propose' : 'counter');
  for (const word of ['accept', 'decline', 'withdraw', 'lock'] as const) {
    if (judgeOffer(s, seat, { say: word, version: t.version }) === true) says.push(word);
  }
  return says;
}

/** The seats whose answer is awaited: first the named allies, then the leader. */
export function awaited(s: State): Seat[] {
  const deal = currentOf(talksOf(s));
  if (!deal) return [s.leader];
  const open = deal.parties.filter(
    (seat) => seat !== s.leader && !s.out[seat] && !deal.accepted.includes(seat) && !deal.declined.includes(seat),
  );
  return open.length > 0 ? open : [s.leader];
}

/** The captains in the talks whose answer is not awaited, but who may make an offer or change their answer. */
export function mayInterject(s: State): Seat[] {
  const asked = awaited(s);
  return [s.leader, ...talksOf(s).invited].filter(
    (seat) => !s.out[seat] && !asked.includes(seat) && saysOf(s, seat).length > 0,
  );
}

/** The agreement, in the kernel's format. */
export function dealOf({ version, by, parties, shares, accepted }: Agreement): Deal {
  const terms: Transfer[] = [];
  for (const to of parties) {
    ITEMS.forEach((item, at) => {
      const count = defined(shares[to * ITEMS.length + at]);
      if (count > 0) terms.push({ from: null, to, item, count });
    });
  }
  return { version, by, parties: parties.slice(), terms, accepted: accepted.slice() };
}
