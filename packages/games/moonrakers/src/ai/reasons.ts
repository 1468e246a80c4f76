import { type Choice, defined, type Message, msg, type Offer, reasonsByStep, type Seat, seatsIn } from '@orrery/kernel';
import { TYPES } from '../content/cards.ts';
import { OBJECTIVE_PRESTIGE, REPLACEMENT_COST, STAY_CREDITS, STAY_OBJECTIVES } from '../content/numbers.ts';
import { cardNamed } from '../content/set.ts';
import { judgePurchase, priceOf, purchasesOf } from '../rules/buying.ts';
import { iconsOf } from '../rules/conditions.ts';
import { isDuel, needsOf, totalsOf } from '../rules/contracts.ts';
import { countersOf, currentOf, sharesOf } from '../rules/deals.ts';
import { phraseOf } from '../rules/phrases.ts';
import { unitsInHand } from '../sampling/risk.ts';
import { CREDITS, captainOf, DICE, ITEMS, type Mission, PRESTIGE, type State, talksOf } from '../state.ts';
import { hasOwnReason } from './deals.ts';

type Of<V = any> = Choice<State, V>;
type Reasons = (Message | null)[];

const items = (counts: readonly number[]): Message[] =>
  counts.flatMap((n, at) => (n > 0 && at !== DICE ? [msg('why-item', { item: defined(ITEMS[at]), n })] : []));

const dice = (n: number): Message | null => (n > 0 ? msg('why-dice', { n }) : null);

/** The reward and the hazard dice of a contract. */
const contract = (s: State, card: number): Reasons => {
  const totals = totalsOf(s, card);
  const found = items(totals);
  return [found.length > 0 ? msg('why-reward', { items: found as never }) : null, dice(defined(totals[DICE]))];
};

/** Requirements of a contract that the hand does not cover. */
function missingInHand({ s, seat, own }: Of, card: number): Message | null {
  if (!own) return null;
  const units = unitsInHand(s, seat);
  const missing = needsOf(card).reduce((sum, need, type) => sum + Math.max(0, need - defined(units[type])), 0);
  return msg('why-missing', { n: missing });
}

/** What a plan for the turn brings, and what it lacks. */
function plans(choice: Of): Reasons {
  const { s, seat, answer } = choice;
  const { verb, card } = phraseOf(String(answer));
  switch (verb) {
    case 'base':
      return [msg('why-base', { credits: STAY_CREDITS, objectives: STAY_OBJECTIVES })];
    case 'solo':
      return [...contract(s, card), missingInHand(choice, card), msg('why-alone')];
    case 'talk':
      return [...contract(s, card), missingInHand(choice, card)];
    case 'duel':
      return [msg('why-duel', { count: seatsIn(s).length - 1 })];
    case 'travel':
      return [msg('why-travel')];
    case 'replace':
      return [costs(REPLACEMENT_COST), msg('why-left', { credits: captainOf(s, seat).credits - REPLACEMENT_COST })];
    default:
      return [msg('why-free')];
  }
}

const costs = (credits: number): Message => (credits > 0 ? msg('why-costs', { credits }) : msg('why-free'));

/** A seat's share of a deal. */
const shareIn = (shares: readonly number[], seat: Seat): number[] =>
  ITEMS.map((_item, at) => defined(shares[seat * ITEMS.length + at]));

function shareOf(id: string, shares: readonly number[], seat: Seat): Reasons {
  const share = shareIn(shares, seat);
  const found = items(share);
  return [msg(found.length > 0 ? id : 'why-nothing', { seat, items: found as never }), dice(defined(share[DICE]))];
}

/** Offers and answers: what each captain in the deal would get. */
function talks(choice: Of): Reasons {
  const { s, seat, own } = choice;
  const offer = choice.answer as Offer;
  const t = talksOf(s);
  if (offer.say === 'propose' || offer.say === 'counter') {
    const shares = sharesOf(s, t.contract, offer.terms);
    return offer.parties.flatMap((party) =>
      shareOf(party === seat ? 'why-own-share' : 'why-other-share', shares, party),
    );
  }
  const deal = currentOf(t);
  if (!deal) return offer.say === 'decline' ? [msg('why-no-offer', { count: countersOf(t).length })] : [];
  const shares = shareOf('why-own-share', deal.shares, seat);
  if (offer.say === 'lock') return [...shares, msg('why-agreed')];
  const reason =
    own && offer.say === 'accept' && hasOwnReason(s, seat, { contract: t.contract, ...deal })
      ? msg('why-own-goal')
      : null;
  return [...shares, reason];
}

const filledOf = ({ filled }: Mission): number => filled.reduce((sum, n) => sum + n, 0);
const openNeeds = ({ need, filled }: Mission): number =>
  need.reduce((sum, n, type) => sum + Math.max(0, n - defined(filled[type])), 0);

/** What an answer changes at once, unless dice or another turn come first. `played` cards are not counted as lost. */
function changes({ s, seat, after, certain }: Of, played = 0): Reasons {
  if (!certain || after.turn !== s.turn || after.phase !== s.phase) return [];
  const [before, now] = [captainOf(s, seat), captainOf(after, seat)];
  const parts = [
    { what: 'prestige', n: now.prestige - before.prestige },
    { what: 'credits', n: now.credits - before.credits },
    { what: 'cards', n: now.hand.cards.length - before.hand.cards.length + played },
  ];
  if (s.mission && after.mission) parts.push(...inMission(s.mission, after.mission, seat));
  const amount = (sign: number) =>
    parts.filter(({ n }) => n * sign > 0).map(({ what, n }) => msg('why-amount', { what, n: Math.abs(n) }));
  const [gained, paid] = [amount(1), amount(-1)];
  return [
    gained.length > 0 ? msg('why-gains', { amounts: gained as never }) : null,
    paid.length > 0 ? msg('why-spends', { amounts: paid as never }) : null,
  ];
}

function inMission(before: Mission, now: Mission, seat: Seat): { what: string; n: number }[] {
  const [pilot, then] = [before.pilots[seat], now.pilots[seat]];
  if (!pilot || !then) return [];
  const exposed = (one: typeof pilot) => Math.max(0, iconsOf(one) - one.blocks);
  return [
    { what: 'units', n: filledOf(now) - filledOf(before) },
    { what: 'actions', n: then.actions - pilot.actions },
    { what: 'blocks', n: exposed(pilot) - exposed(then) },
  ];
}

function plays(choice: Of): Reasons {
  const { s, after, answer, seat } = choice;
  if (!s.mission) return [];
  const open = after.mission ? openNeeds(after.mission) : openNeeds(s.mission);
  const state = s.mission.duel ? null : msg('why-open', { n: answer === 'done' ? openNeeds(s.mission) : open });
  if (answer !== 'done') return [...changes(choice, String(answer).startsWith('play:') ? 1 : 0), state];
  const pilot = defined(s.mission.pilots[seat]);
  const exposed = Math.max(0, iconsOf(pilot) - pilot.blocks);
  return [
    state,
    exposed > 0 ? msg('why-exposed', { n: exposed }) : null,
    pilot.actions === 0 ? msg('why-no-actions') : null,
  ];
}

/** The credits that a purchase leaves, or why nothing is bought. */
function buys({ s, seat, answer }: Of): Reasons {
  const { verb, card } = phraseOf(String(answer));
  const { credits } = captainOf(s, seat);
  if (verb === 'done') {
    const any = purchasesOf(s).some((deal) => deal.startsWith('buy:') && judgePurchase(s, seat, deal) === true);
    return [any ? null : msg('why-nothing-affordable'), msg('why-keeps', { credits })];
  }
  if (verb !== 'buy') return [msg('why-new-card')];
  return [costs(priceOf(s, card)), msg('why-left', { credits: credits - priceOf(s, card) })];
}

const sale = (choice: Of): Reasons =>
  choice.answer === null
    ? [msg('why-keeps', { credits: captainOf(choice.s, choice.seat).credits })]
    : [msg('why-left', { credits: captainOf(choice.after, choice.seat).credits }), ...changes(choice)];

const offered = (choice: Of): Reasons =>
  choice.answer === 'no' ? [msg('why-keeps', { credits: captainOf(choice.s, choice.seat).credits })] : changes(choice);

const order = ({ s, answer }: Of): Reasons => {
  const first = answer === null ? s.mission?.order[0] : Number((answer as string[])[0]);
  return [answer === null ? msg('why-free-order') : msg('why-first', { seat: first ?? s.leader })];
};

/** A contract that is replaced, by its reward. */
const replaced = ({ s, answer }: Of): Reasons => {
  const card = cardNamed(phraseOf(String(answer)).of || String(answer));
  if (card < 0 || isDuel(card)) return [msg('why-new-contract')];
  const totals = totalsOf(s, card);
  return [
    msg('why-removes', {
      prestige: defined(totals[PRESTIGE]),
      credits: defined(totals[CREDITS]),
      dice: defined(totals[DICE]),
    }),
  ];
};

const votes = ({ s, own }: Of): Reasons =>
  own ? [msg('why-votes', { n: Math.floor(seatsIn(s).length / 2) + 1 })] : [];

/** What an answer gains and costs, and what is still missing. */
export const reason = reasonsByStep<State>({
  'choose-objectives/choose': ({ s, seat, own }) =>
    own ? [msg('why-objectives', { count: captainOf(s, seat).objectives.cards.length - 1 })] : [],
  'event/vote': votes,
  'event/decide': ({ answer }) => [msg(answer === 'pass' ? 'why-passes' : 'why-rejects')],
  'happening/choose': offered,
  'happening/buy': sale,
  'planning/choose': plans,
  'planning/join': ({ own, answer }) => (own ? [msg(answer === 'join' ? 'why-joins' : 'why-stays-out')] : []),
  'talks/talk': talks,
  'talks/word': talks,
  'talks/hint': ({ s, seat, answer, own }) => {
    const type = TYPES.findIndex((one) => String(answer).startsWith(`${one}:`));
    return own ? [msg('why-in-hand', { n: unitsInHand(s, seat)[type] ?? 0 })] : [];
  },
  'talks/replace': replaced,
  'stay-at-base/replace': (choice) => (choice.answer === null ? [msg('why-keeps-row')] : replaced(choice)),
  'mission/order': order,
  'plays/order': order,
  'plays/play': plays,
  'triggers/choose': (choice) => (choice.answer === null ? [msg('why-saves-part')] : changes(choice)),
  'effect/choose': changes,
  'bonus/source': ({ s, answer }) => [
    answer === 'part' || answer === 'crew'
      ? msg('why-draws', { what: answer, left: (answer === 'part' ? s.partDeck : s.crewDeck).cards.length })
      : msg('why-advanced'),
  ],
  'bonus/keep': ({ answer, own }) => (own ? [msg(answer === 'keep' ? 'why-adds' : 'why-lean')] : []),
  'install/replace': () => [msg('why-slot')],
  'install/bring': () => [msg('why-adds')],
  'substitute/choose': () => [msg('why-adds')],
  'buying/buy': buys,
  'claims/claim': ({ answer, own }) =>
    own ? [msg('why-claims', { prestige: OBJECTIVE_PRESTIGE * (answer as string[]).length })] : [],
  'game/favour': changes,
  'exchange/give': () => [msg('why-reputation')],
});
