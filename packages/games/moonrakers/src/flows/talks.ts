import {
  below,
  defined,
  logEvent,
  type Message,
  msg,
  type Offer,
  type Option,
  pick,
  type Rng,
  refuse,
  type Seat,
  shuffled,
  type Transfer,
  type Verdict,
} from '@orrery/kernel';
import { openMission } from '../effects/mission.ts';
import { replaceOpen } from '../effects/replace.ts';
import { breakOff, sayOffer } from '../effects/talks.ts';
import { totalsOf } from '../rules/contracts.ts';
import { awaited, countersOf, currentOf, dealOf, isAgreed, judgeOffer, mayInterject, saysOf } from '../rules/deals.ts';
import { HINT_LEVELS, HINT_TYPES, STATEMENTS } from '../rules/hints.ts';
import { planWords, replacementsOf } from '../rules/planning.ts';
import { isRisky } from '../sampling/risk.ts';
import { type Agreement, DICE, flow, ITEMS, type State, talksOf } from '../state.ts';

/** The prompt of the talks: the current offer, other offers, and the possible answers. */
function promptOf(s: State, seat: Seat) {
  const t = talksOf(s);
  const deal = currentOf(t);
  return {
    text: msg('ask-offer'),
    parties: [s.leader, ...t.invited].sort((a, b) => a - b),
    items: totalsOf(s, t.contract).map((max, at) => ({ id: defined(ITEMS[at]), text: msg(`item-${ITEMS[at]}`), max })),
    says: saysOf(s, seat),
    version: t.version,
    deal: deal ? dealOf(deal) : null,
    counters: countersOf(t).map(dealOf),
    lapses: false,
  };
}

/** A random deal between the leader and some of the captains who may be invited. */
function someDeal(s: State, seat: Seat, rng: Rng): { parties: Seat[]; terms: Transfer[] } {
  const t = talksOf(s);
  const others = shuffled(
    rng,
    t.invited.filter((other) => other !== seat),
  );
  const allies =
    seat === s.leader
      ? others.slice(0, below(rng, 3) === 0 ? 1 + below(rng, others.length) : others.length)
      : [seat, ...others.slice(0, below(rng, others.length + 1))];
  const parties = [s.leader, ...allies];
  const terms: Transfer[] = [];
  totalsOf(s, t.contract).forEach((n, at) => {
    if (n === 0) return;
    const share =
      at === DICE ? someDice(s, seat, parties, n, rng) : { to: pick(rng, parties), count: 1 + below(rng, n) };
    terms.push({ from: null, item: defined(ITEMS[at]), ...share });
  });
  return { parties, terms };
}

/**
 * The sampled share of dice: the proposer usually takes all of them if they can. Unassigned dice stay with the leader.
 */
function someDice(s: State, seat: Seat, parties: readonly Seat[], n: number, rng: Rng): { to: Seat; count: number } {
  const to = pick(rng, parties);
  if (below(rng, 4) === 0) return { to, count: 1 + below(rng, n) };
  if (!isRisky(s, seat, n)) return { to: seat, count: n };
  return { to, count: isRisky(s, seat, n >> 1) ? n : (n + 1) >> 1 };
}

/** The sampled answer in talks, usually one that ends them. */
function someOffer(s: State, seat: Seat, rng: Rng): Offer {
  const { version } = talksOf(s);
  const says = saysOf(s, seat);
  const deal = currentOf(talksOf(s));
  const isSafe = !deal || !isRisky(s, seat, defined(deal.shares[seat * ITEMS.length + DICE]));
  if (!isSafe && says.includes('decline') && below(rng, 16) > 0) return { say: 'decline', version };
  if (says.includes('lock') && below(rng, 8) > 0) return { say: 'lock', version };
  if (isSafe && says.includes('accept') && below(rng, 6) > 0) return { say: 'accept', version };
  const word = !deal && says.includes('propose') && below(rng, 8) > 0 ? 'propose' : pick(rng, says);
  if (word !== 'propose' && word !== 'counter') return { say: word, version };
  const offer: Offer =
    word === 'propose' ? { say: word, ...someDeal(s, seat, rng) } : { say: word, version, ...someDeal(s, seat, rng) };
  // Random shares can violate a policy; the captain then declines or, if that is not possible, accepts.
  return judgeOffer(s, seat, offer) === true ? offer : leaving(s, seat);
}
const leaving = (s: State, seat: Seat): Offer => {
  const { version } = talksOf(s);
  return saysOf(s, seat).includes('decline') ? { say: 'decline', version } : { say: 'accept', version };
};

/** The notification text for this seat: answer the leader, or as leader take the next step. */
function briefOf(s: State, seat: Seat): Message {
  const t = talksOf(s);
  const deal = currentOf(t);
  if (seat !== s.leader) return msg('brief-talks-talk', { seat: s.leader });
  if (!deal) return msg('brief-talks-propose');
  if (isAgreed(s, deal)) return msg('brief-talks-agreed');
  const counter = countersOf(t).at(-1);
  return counter ? msg('brief-talks-countered', { seat: counter.by }) : msg('brief-talks-declined');
}

const prompt = (s: State, _v: object, seat: Seat) => promptOf(s, seat);
const admits = (s: State, _v: object, seat: Seat, offer: Offer) => judgeOffer(s, seat, offer);

/** The index of a hint in `hints` and its level. */
function meaning(seat: Seat, statement: string): [at: number, level: number] {
  const [type = '', level = ''] = statement.split(':');
  const at = seat * HINT_TYPES.length + (HINT_TYPES as readonly string[]).indexOf(type);
  return [at, 1 + (HINT_LEVELS as readonly string[]).indexOf(level)];
}
function judgeHint(s: State, seat: Seat, statement: string): Verdict {
  if (!STATEMENTS.includes(statement)) return refuse('no-such-statement', 'MK-292');
  const [at, level] = meaning(seat, statement);
  return talksOf(s).hints[at] !== level || refuse('said-already', 'MK-292');
}
function statementOption(s: State, seat: Seat, id: string): Option {
  const verdict = judgeHint(s, seat, id);
  return { id, text: msg(`hint-${id.replace(':', '-')}`), ...(verdict !== true && { why: verdict }) };
}

/** Talks on one contract: offers and answers, until a deal is binding or the talks fail (MK-287 to MK-314). */
export const talks = flow(
  'talks',
  {},
  {
    talk: {
      ask: 'offer',
      time: 'talk',
      prompt,
      brief: (s, _v, seat) => briefOf(s, seat),
      admits,
      who: (s) => (talksOf(s).broken || talksOf(s).invited.length === 0 ? [] : awaited(s)),
      sample: (s, _v, seat, rng) => someOffer(s, seat, rng),
      fallback: (s, _v, seat) => leaving(s, seat),
      expire: (_s, _v, go) => go.jump('over'),
      take(s, _v, seat, offer, go) {
        if (offer.say === 'lock') return go.jump('lock');
        if (offer.say === 'decline' && seat === s.leader) return go.jump('over');
        sayOffer(s, seat, offer);
        go.stay();
      },
    },
    over(s, _v, go) {
      breakOff(s);
      go.end();
    },
    lock(s) {
      const t = talksOf(s);
      const deal = currentOf(t) as Agreement;
      logEvent('deal-locked', { version: deal.version, who: deal.parties });
      openMission(s, t.contract, deal.parties, deal.shares.slice());
    },
  },
  {
    // Captains whose answer is not awaited may also make offers or change their answer at any time.
    word: {
      ask: 'offer',
      who: (s) => (s.talks ? mayInterject(s) : []),
      prompt,
      admits,
      sample(s, _v, seat, rng) {
        if (below(rng, 6) > 0) return undefined;
        const offer = someOffer(s, seat, rng);
        return judgeOffer(s, seat, offer) === true ? offer : undefined;
      },
      take(s, _v, seat, offer) {
        // The leader can end the talks while others are deciding; open questions are then dropped.
        if (offer.say === 'decline' && seat === s.leader) talksOf(s).broken = true;
        else sayOffer(s, seat, offer);
      },
    },
    // The leader may replace an open contract at any time before the lock; talks about it then end (MK-276, MK-279).
    replace: {
      ask: 'choose',
      who: (s) => (s.talks && replacementsOf(s).length > 0 ? s.leader : []),
      prompt: (s) => ({
        text: msg('ask-replacement'),
        options: replacementsOf(s).map((plan) => ({ id: plan, text: planWords(plan), data: { plan } })),
      }),
      admits: (s, _v, _seat, plan) => replacementsOf(s).includes(plan) || refuse('not-among', 'MK-276'),
      sample: (s, _v, _seat, rng) => (below(rng, 16) === 0 ? pick(rng, replacementsOf(s)) : undefined),
      options: (s) => replacementsOf(s),
      take: (s, _v, _seat, plan) => replaceOpen(s, plan),
    },
    // A hint about the captain's hand, which need not be true (MK-292).
    hint: {
      ask: 'choose',
      who: (s) => (s.talks ? [s.leader, ...s.talks.invited] : []),
      prompt: (s, _v, seat) => ({
        text: msg('ask-hint'),
        options: STATEMENTS.map((id) => statementOption(s, seat, id)),
      }),
      admits: (s, _v, seat, statement) => judgeHint(s, seat, statement),
      sample(s, _v, seat, rng) {
        const statement = pick(rng, STATEMENTS);
        return below(rng, 12) === 0 && judgeHint(s, seat, statement) === true ? statement : undefined;
      },
      options: (s, _v, seat) => STATEMENTS.filter((statement) => judgeHint(s, seat, statement) === true),
      take(s, _v, seat, statement) {
        const [at, level] = meaning(seat, statement);
        talksOf(s).hints[at] = level;
        logEvent('hinted', { seat, statement, words: { id: `hint-${statement.replace(':', '-')}` } });
      },
    },
  },
);
