import type { Json } from '@orrery/kernel';
import { type Book, captain, choose, count, type Flow, type Offer, type Question, type Talks } from './book.ts';
import { contract, type Share } from './facts.ts';
import { openlyUntil } from './favours.ts';
import { replacements, replaceOpen } from './turn.ts';

// Negotiation (section 5.3 with D97).

const ITEMS = ['prestige', 'credits', 'bonus', 'reputation', 'prototype', 'dice'];
const HINTED = ['reactor', 'thruster', 'shield', 'damage', 'crew'];
const LEVELS = ['none', 'a-little', 'some', 'plenty'];
const MOST_OFFERS = 24;

/** The rewards and dice of a contract, as changed by the turn's event (MK-263). */
export function totals(b: Book, card: string): Share {
  const share = [...contract(card).share] as Share;
  if (contract(card).prizes) return share;
  if (b.event === 'E10') share[1] += 2;
  if (b.event === 'E11') share[5] = Math.max(0, share[5] - 1);
  if (b.event === 'E12') {
    share[1] += 3;
    share[5] += 1;
  }
  return share;
}

const HOMES = ['komek', 'magnomi', 'ventus', 'henko'];
export const isHome = (place: string): boolean => HOMES.includes(place);
export const clockwise = (place: string): string =>
  isHome(place) ? (HOMES[(HOMES.indexOf(place) + 1) % 4] as string) : place;
/** Whether two places are adjacent; Base and Sorelia are adjacent to all places (MK-191, MK-192, MK-198). */
export const adjacent = (a: string, c: string): boolean =>
  !isHome(a) || !isHome(c) || Math.abs(HOMES.indexOf(a) - HOMES.indexOf(c)) !== 2;

/** Captains that the leader can invite (MK-289, MK-181). */
export const invitable = (b: Book, card: string): number[] =>
  b.captains.flatMap((own, seat) => {
    if (seat === b.leader) return [];
    const anywhere = !b.options.nomad || card === 'SR00' || b.event === 'E15' || b.policy === 'L02';
    return anywhere || adjacent(own.at, captain(b, b.leader).at) ? [seat] : [];
  });

const sorted = (seats: readonly number[]): number[] => [...seats].sort((a, c) => a - c);
type Deal = Pick<Offer, 'parties' | 'shares'>;
const same = (a: Deal, c: Deal): boolean =>
  String(a.parties) === String(c.parties) && String(a.shares) === String(c.shares);

/** The deal that an answer describes; null if it is invalid (MK-293 to MK-300, MK-527). */
function dealOf(
  b: Book,
  seat: number,
  answer: Record<string, Json>,
): Omit<Offer, 'version' | 'accepted' | 'declined'> | null {
  const talks = b.talks as Talks;
  const { parties, terms } = answer as { parties: number[]; terms: Record<string, Json>[] };
  if (!Array.isArray(parties) || !Array.isArray(terms) || new Set(parties).size !== parties.length) return null;
  const allies = parties.filter((party) => party !== b.leader);
  if (!parties.includes(b.leader) || !parties.includes(seat) || allies.length === 0) return null;
  if (allies.some((ally) => !talks.invited.includes(ally))) return null;
  const left = totals(b, talks.contract);
  const shares = b.captains.map(() => [0, 0, 0, 0, 0, 0] as Share);
  for (const { from, to, item, count: n } of terms) {
    const i = ITEMS.indexOf(item as string);
    if (from !== null || i < 0 || !parties.includes(to as number)) return null;
    if (!Number.isInteger(n) || (n as number) < 1) return null;
    (left[i] as number) -= n as number;
    if ((left[i] as number) < 0) return null;
    ((shares[to as number] as Share)[i] as number) += n as number;
  }
  // The leader gets everything that was not given to another captain (MK-299).
  left.forEach((n, i) => {
    ((shares[b.leader] as Share)[i] as number) += n;
  });
  if (b.policy === 'L06') {
    const [prestige, credits, bonus] = totals(b, talks.contract);
    const poor = allies.some((ally) => (shares[ally] as Share).slice(0, 3).every((n) => n === 0));
    if (poor && prestige + credits + bonus >= allies.length) return null;
  }
  return { by: seat, parties: sorted(parties), shares };
}

/** A seat's open counter-offer (D97). */
const standing = (talks: Talks, seat: number): Offer | undefined =>
  talks.offers.find((offer) => offer.by === seat && offer.accepted.includes(seat));

/** The answers that a seat can give now. */
function says(b: Book, seat: number): string[] {
  const talks = b.talks as Talks;
  const deal = talks.offers[talks.current];
  const made = (by: number): number => talks.offers.filter((offer) => offer.by === by).length;
  const more = made(seat) < MOST_OFFERS && made(b.leader) < MOST_OFFERS;
  if (seat === b.leader) {
    const agreed = deal?.parties.every((party) => party === b.leader || deal.accepted.includes(party));
    return [...(more ? ['propose'] : []), 'decline', ...(deal ? ['withdraw'] : []), ...(agreed ? ['lock'] : [])];
  }
  const all = more ? ['counter'] : [];
  if (standing(talks, seat) || deal?.accepted.includes(seat)) all.push('withdraw');
  if (!deal?.parties.includes(seat)) return all;
  if (deal.accepted.includes(seat)) return [...all, 'decline'];
  if (deal.declined.includes(seat)) return [...all, 'accept'];
  return [...all, 'accept', 'decline'];
}

function questions(b: Book): Question[] {
  const talks = b.talks as Talks;
  const deal = talks.offers[talks.current];
  const here = [b.leader, ...talks.invited];
  const owing = (deal?.parties ?? []).filter(
    (party) => party !== b.leader && !deal?.accepted.includes(party) && !deal?.declined.includes(party),
  );
  const turn = owing.length > 0 ? owing : [b.leader];
  const able = replacements(b);
  const replace = able.length > 0 ? [choose('talks.replace', b.leader, able)] : [];
  const asked = here.flatMap((seat): Question[] => {
    const all = says(b, seat);
    const may = (answer: Json): boolean => {
      const own = answer as Record<string, Json>;
      if (typeof own !== 'object' || own === null || !all.includes(own.say as string)) return false;
      if (own.say === 'propose') return dealOf(b, seat, own) !== null;
      if (own.version !== talks.version) return false;
      if (own.say !== 'counter') return true;
      const made = dealOf(b, seat, own);
      // The current offer can be accepted, but not offered again.
      return made !== null && !(deal && same(deal, made));
    };
    const said = Object.entries(talks.hints).map(([at, level]) => {
      const [who, type] = at.split(':').map(Number) as [number, number];
      return `${who}:${HINTED[type]}:${LEVELS[Number(level) - 1]}`;
    });
    const hints = HINTED.flatMap((type) => LEVELS.map((level) => `${type}:${level}`));
    return [
      { what: turn.includes(seat) ? 'talks.talk' : 'talks.word', seat, may, idle: all.length === 0 },
      {
        what: 'talks.hint',
        seat,
        all: () => hints.filter((hint) => !said.includes(`${seat}:${hint}`)).map((hint) => JSON.stringify(hint)),
      },
    ];
  });
  return [...asked, ...replace];
}

/** Talks on a contract. Returns the locked deal, or null. */
export function* negotiate(b: Book, card: string): Flow<Offer | null> {
  b.talks = { contract: card, version: 0, offers: [], current: -1, invited: invitable(b, card), hints: {} };
  const talks = b.talks;
  for (;;) {
    // A reputation reward can replace the contract under discussion, which ends the talks (MK-279).
    const gone = () => card !== 'SR00' && !b.row.includes(card);
    const reply = yield* openlyUntil(b, () => questions(b), gone);
    if (!reply) {
      count(b, 'talks lost their contract');
      b.talks = null;
      return null;
    }
    const { to, answer } = reply;
    const { seat } = to;
    if (to.what === 'talks.hint') {
      const [type, level] = (answer as string).split(':') as [string, string];
      talks.hints[`${seat}:${HINTED.indexOf(type)}`] = String(LEVELS.indexOf(level) + 1);
      continue;
    }
    if (to.what === 'talks.replace') {
      count(b, 'replaced in talks');
      replaceOpen(b, answer as string);
      continue;
    }
    const deal = talks.offers[talks.current];
    const taken = standing(talks, seat);
    if (taken) taken.accepted = [];
    const drop = (list: number[]): void => {
      if (list.includes(seat)) list.splice(list.indexOf(seat), 1);
    };
    const add = (list: number[]): void => {
      if (!list.includes(seat)) list.push(seat);
      list.sort();
    };
    const said = (answer as { say: string }).say;
    count(b, `talks ${said}`);
    if (said === 'propose' || said === 'counter') {
      const made = dealOf(b, seat, answer as Record<string, Json>);
      if (!made) continue;
      talks.version++;
      const offer: Offer = { version: talks.version, accepted: [], declined: [], ...made };
      if (said === 'counter') {
        if (deal?.parties.includes(seat)) {
          drop(deal.accepted);
          add(deal.declined);
        }
        offer.accepted = [seat];
      } else {
        // Captains who made the same, still open counter-offer have accepted (D97).
        offer.accepted = offer.parties.filter((party) => {
          const own = standing(talks, party);
          return own !== undefined && same(own, offer);
        });
        talks.current = talks.offers.length;
      }
      talks.offers.push(offer);
    } else if (said === 'accept' && deal) {
      drop(deal.declined);
      add(deal.accepted);
    } else if (said === 'lock') {
      b.talks = null;
      return deal as Offer;
    } else if (seat === b.leader) {
      if (said === 'decline') {
        b.talks = null;
        return null;
      }
      talks.current = -1;
    } else if (deal) {
      drop(deal.accepted);
      if (said === 'decline') add(deal.declined);
    }
  }
}
