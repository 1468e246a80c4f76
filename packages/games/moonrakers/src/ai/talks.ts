import type { Offer, Rng, Seat } from '@orrery/kernel';
import {
  countersOf,
  currentOf,
  dealOf,
  isAgreed,
  judgeOffer,
  MOST_OFFERS,
  offersBy,
  saysOf,
  sharesOf,
} from '../rules/deals.ts';
import { type Agreement, type State, type Talks, talksOf } from '../state.ts';
import {
  AGREES,
  aloneOf,
  counterOf,
  dealWorth,
  type Forces,
  forcesOf,
  isPointless,
  join,
  type Outlook,
  type Prospect,
} from './deals.ts';
import { bestAlliance, fallback, soloOutlook } from './plan.ts';
import { diceOf } from './worth.ts';

/** Maximum number of proposals by the leader, so that talks end. */
const PROPOSALS = 3;
/** An ally whose gain is below this makes a counter-offer first. */
const CONTENT = 0.2;

const refusals = (t: Talks, seat: Seat): number => t.offers.filter(({ declined }) => declined.includes(seat)).length;

/** One captain's estimate of a deal. */
export function prospectOf(s: State, forces: Forces, deal: Pick<Agreement, 'parties' | 'shares'>): Prospect {
  const { contract } = talksOf(s);
  let outlook: Outlook = soloOutlook(s, forces, contract);
  for (const seat of deal.parties) {
    if (seat !== s.leader) outlook = join(s, forces, outlook, seat, diceOf(deal.shares, seat));
  }
  return { contract, parties: deal.parties, shares: deal.shares, outlook };
}

const wordsOf = (say: 'propose' | 'counter', version: number, { parties, shares }: Prospect): Offer => {
  const sorted = [...parties].sort((a, b) => a - b);
  const { terms } = dealOf({ version, by: 0, parties: sorted, shares: [...shares], accepted: [], declined: [] });
  return say === 'propose' ? { say, parties: sorted, terms } : { say, version, parties: sorted, terms };
};

/** A bot ally may counter a poor offer; otherwise it accepts or declines. */
function allysAnswer(s: State, seat: Seat, rng: Rng): Offer {
  const t = talksOf(s);
  const { version } = t;
  const deal = currentOf(t) as Agreement;
  const forces = forcesOf(s, seat, rng, deal.parties);
  const offered = prospectOf(s, forces, deal);
  const alone = aloneOf(s, t.contract, soloOutlook(s, forces, t.contract));
  const gain = dealWorth(s, seat, offered) - alone.worth(seat);
  if (gain < CONTENT && offersBy(t, seat) === 0 && t.offers.length < MOST_OFFERS / 2) {
    const wish = counterOf(s, seat, offered, alone);
    if (wish && dealWorth(s, seat, wish) - alone.worth(seat) > Math.max(gain, AGREES) + 0.12) {
      const offer = wordsOf('counter', version, wish);
      if (judgeOffer(s, seat, offer) === true) return offer;
    }
  }
  return { say: gain >= AGREES && !isPointless(s, seat, offered) ? 'accept' : 'decline', version };
}

/**
 * The leader's answer: locks an agreed deal, else proposes a deal or the terms of a counter-offer, else ends the talks.
 */
function leadersAnswer(s: State, seat: Seat, rng: Rng): Offer {
  const t = talksOf(s);
  const { version } = t;
  const deal = currentOf(t);
  const agreed = deal && isAgreed(s, deal) ? deal : null;
  const counters = countersOf(t).filter((offer) => !deal || offer.version > deal.version);
  if (agreed && counters.length === 0) return { say: 'lock', version };
  const forces = forcesOf(s, seat, rng, [seat, ...t.invited]);
  // An agreed deal is given up only for a clearly better one.
  const least = agreed ? dealWorth(s, seat, prospectOf(s, forces, agreed)) + 0.15 : fallback(s, forces) + 0.05;
  let best: Prospect | null = null;
  let most = least;
  for (const offer of counters) {
    if (offer.parties.length > 2) continue;
    const counter = prospectOf(s, forces, offer);
    const worth = dealWorth(s, seat, counter);
    if (worth > most) {
      most = worth;
      best = counter;
    }
  }
  const mine = offersBy(t, seat);
  if (!agreed && mine < PROPOSALS) {
    const willing = t.invited.filter((other) => !s.out[other] && refusals(t, other) < 2);
    const solo = soloOutlook(s, forces, t.contract);
    const found = bestAlliance(s, forces, t.contract, solo, willing, 0.1 + 0.15 * mine);
    // A new proposal must beat the best counter-offer by a margin, because the maker of that one already accepts it.
    if (found && found.worth > most + (best === null ? 0 : 0.15)) best = found.deal;
  }
  if (agreed && best === null) return { say: 'lock', version };
  const offer = best === null ? null : wordsOf('propose', version, best);
  return offer !== null && judgeOffer(s, seat, offer) === true ? offer : { say: 'decline', version };
}

export function talk(s: State, seat: Seat, rng: Rng): Offer {
  return seat === s.leader ? leadersAnswer(s, seat, rng) : allysAnswer(s, seat, rng);
}

/**
 * Whether no bot gives this answer: it would agree to a deal that gives it nothing. A leader who proposes a
 * counter-offer's terms has its maker's consent, so this includes counter-offers.
 */
export function isGift(s: State, seat: Seat, offer: Offer): boolean {
  const { contract, current, offers } = talksOf(s);
  if (seat === s.leader) return false;
  if (offer.say === 'counter')
    return isPointless(s, seat, { contract, parties: offer.parties, shares: sharesOf(s, contract, offer.terms) });
  const deal = offer.say === 'accept' ? offers[current] : undefined;
  return deal !== undefined && isPointless(s, seat, { contract, parties: deal.parties, shares: deal.shares });
}

/** Captains outside an agreed deal who have said nothing in these talks: they may want to ask for a share. */
export function unheard(s: State, seat: Seat, offer: Offer): Seat[] {
  const t = talksOf(s);
  const deal = currentOf(t);
  if (seat !== s.leader || offer.say !== 'lock' || !deal) return [];
  return t.invited.filter((other) => !s.out[other] && !deal.parties.includes(other) && offersBy(t, other) === 0);
}

/** The usual answer, then alternatives for the search. */
export function sayings(s: State, seat: Seat, rng: Rng): Offer[] {
  const usual = talk(s, seat, rng);
  const { version } = talksOf(s);
  const others: Offer[] = [];
  for (const say of saysOf(s, seat)) {
    if (say === 'accept' || say === 'decline' || say === 'lock') others.push({ say, version });
  }
  if (seat === s.leader && usual.say === 'propose') {
    const t = talksOf(s);
    const forces = forcesOf(s, seat, rng, [seat, ...t.invited]);
    const solo = soloOutlook(s, forces, t.contract);
    for (const ally of t.invited) {
      const found = bestAlliance(s, forces, t.contract, solo, [ally], 0.1);
      if (found) others.push(wordsOf('propose', version, found.deal));
    }
  }
  return [usual, ...others];
}
