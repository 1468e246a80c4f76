import { logEvent, type Offer, type Seat } from '@orrery/kernel';
import { contractOf } from '../content/set.ts';
import { counterOf, currentOf, inRow, isSame, sharesOf } from '../rules/deals.ts';
import { HINT_TYPES } from '../rules/hints.ts';
import { nameOf } from '../rules/owned.ts';
import { invitable } from '../rules/travel.ts';
import { type Agreement, ITEMS, NONE, newTalks, type State, type Talks, talksOf } from '../state.ts';

/** Opens talks on a contract; the rules allow two contracts per turn (MK-307). */
export function openTalks(s: State, contract: number): void {
  if (!s.plan.talked.includes(contract)) s.plan.talked.push(contract);
  const hints = new Array<number>(s.captains.length * HINT_TYPES.length).fill(0);
  s.talks = newTalks(contract, invitable(s, contract === s.anomaly), hints);
  logEvent('talks-opened', { seat: s.leader, contract: nameOf(contract), name: contractOf(contract).name });
}

/** Ends the talks without an alliance (MK-308). */
export function breakOff(s: State): void {
  logEvent('talks-ended', { contract: nameOf(talksOf(s).contract), name: contractOf(talksOf(s).contract).name });
  s.talks = null;
}

/** Applies an answer in talks, except locking the deal and the leader ending the talks. */
export function sayOffer(s: State, seat: Seat, offer: Offer): void {
  const t = talksOf(s);
  const deal = currentOf(t);
  // A new answer withdraws the captain's earlier counter-offer.
  closeCounter(t, seat);
  switch (offer.say) {
    case 'propose':
    case 'counter':
      return putForward(s, seat, offer);
    case 'accept':
      deal?.accepted.push(seat);
      if (deal) deal.declined = deal.declined.filter((other) => other !== seat);
      break;
    case 'decline':
      deal?.declined.push(seat);
      if (deal) deal.accepted = deal.accepted.filter((other) => other !== seat);
      break;
    case 'withdraw':
      if (seat === s.leader) t.current = NONE;
      else if (deal) deal.accepted = deal.accepted.filter((other) => other !== seat);
  }
  logEvent(`offer-${offer.say}`, { seat, version: t.version });
}

/** Withdraws a captain's counter-offer (MK-291, MK-314). */
function closeCounter(t: Talks, seat: Seat): void {
  const counter = counterOf(t, seat);
  if (counter) counter.accepted = [];
}

/** Removes the current offer and counter-offers that name a captain who has left. */
export function dropOffers(t: Talks, seat: Seat): void {
  if (currentOf(t)?.parties.includes(seat)) t.current = NONE;
  for (const { by, parties } of t.offers) if (parties.includes(seat)) closeCounter(t, by);
}

/**
 * Makes an offer or a counter-offer. A new offer starts without acceptances (MK-302), except from captains whose open
 * counter-offer has the same terms.
 */
function putForward(
  s: State,
  seat: Seat,
  { say, parties, terms }: Extract<Offer, { say: 'propose' | 'counter' }>,
): void {
  const t = talksOf(s);
  const shares = sharesOf(s, t.contract, terms);
  const own: Agreement = {
    version: ++t.version,
    by: seat,
    parties: inRow(parties),
    shares,
    accepted: say === 'counter' ? [seat] : [],
    declined: [],
  };
  if (say === 'propose') {
    for (const other of own.parties) {
      const counter = other === seat ? undefined : counterOf(t, other);
      if (counter && isSame(counter, own)) own.accepted.push(other);
    }
    t.current = t.offers.length;
  } else {
    // A counter-offer also declines the current offer.
    const deal = currentOf(t);
    if (deal) {
      deal.accepted = deal.accepted.filter((other) => other !== seat);
      if (deal.parties.includes(seat) && !deal.declined.includes(seat)) deal.declined.push(seat);
    }
  }
  t.offers.push(own);
  logEvent(`offer-${say}`, { seat, version: t.version, parties: own.parties, shares: wordsOf(own) });
}

/** The shares as logged: one row per party, in the order of `ITEMS`. */
const wordsOf = ({ parties, shares }: Agreement): number[][] =>
  parties.map((seat) => shares.slice(seat * ITEMS.length, (seat + 1) * ITEMS.length));
