import {
  below,
  flag,
  framesOf,
  int,
  type Option,
  pick,
  refuse,
  type Seat,
  say,
  tell,
  type Verdict,
} from '@orrery/kernel';
import { deckCard, labelled, nameOf, placeOf, titleOf } from '../cards.ts';
import { cardNamed, offersDefense } from '../content/index.ts';
import { drawCards, indexOf, isSpent } from '../effects/cards.ts';
import { overcome } from '../effects/overcome.ts';
import { playCard } from '../effects/play.ts';
import { gainInfluence, pay } from '../effects/tokens.ts';
import { callOf } from '../rules/judge.ts';
import { isInPlay, sideOf } from '../rules/space.ts';
import { flow, playerOf, type State } from '../state.ts';
import { cardOption } from './choices/options.ts';
import { mix } from './mix.ts';

interface Vars {
  seat: number;
  partner: number;
  event: number;
}

/** A Call for Collaboration: call, answer, cards in the open by turns, and what comes of it. */
export const collaboration = flow(
  'collaboration',
  {
    seat: int,
    partner: int,
    event: int,
    accepted: flag,
    callerStopped: flag,
    partnerStopped: flag,
    answered: flag,
    share: int,
    banked: int,
  },
  {
    call: (s, v) => {
      s.calls.push(callOf(v.event, v.partner));
      tell('called', { seat: v.seat, partner: v.partner, ...labelled(v.event) });
    },
    answer: {
      ask: 'choose',
      who: (_s, v) => v.partner,
      prompt: (s, v) => ({
        text: say('ask-answer', {
          seat: v.seat,
          name: titleOf(v.event),
          cost: sideOf(s, v.event).defense,
          have: availableOf(s, v.seat),
        }),
        options: [
          { id: 'accept', text: say('accept') },
          { id: 'decline', text: say('decline') },
        ],
      }),
      admits: (_s, _v, _seat, answer) =>
        answer === 'accept' || answer === 'decline' || refuse('no-such-choice', 'HX-110'),
      sample: (_s, _v, _seat, rng) => (below(rng, 2) === 0 ? 'accept' : 'decline'),
      options: () => ['accept', 'decline'],
      fallback: () => 'decline',
      take(_s, v, _seat, answer) {
        v.answered = true;
        v.accepted = answer === 'accept';
      },
    },
    settleAnswer: (s, v, go) => {
      tell(v.accepted ? 'accepted' : 'declined', { seat: v.partner });
      if (!v.accepted) return go.end();
      s.collaborated = true;
    },
    caller: {
      ask: 'choose?',
      who: (s, v) => (isDone(s, v.seat, v.callerStopped) ? [] : v.seat),
      prompt: (s, v, seat) => contribution(s, v, seat),
      admits: (s, _v, seat, card) => mayContribute(s, seat, card),
      sample: (s, _v, seat, rng) => pick(rng, [null, ...contributions(s, seat).map(nameOf)]),
      options: (s, _v, seat) => [null, ...contributions(s, seat).map(nameOf)],
      take(s, v, seat, card) {
        if (card === null) v.callerStopped = true;
        else playCard(s, seat, cardNamed(card));
      },
    },
    partner: {
      ask: 'choose?',
      who: (s, v) => (isDone(s, v.partner, v.partnerStopped) ? [] : v.partner),
      prompt: (s, v, seat) => contribution(s, v, seat),
      admits: (s, _v, seat, card) => mayContribute(s, seat, card),
      sample: (s, _v, seat, rng) => pick(rng, [null, ...contributions(s, seat).map(nameOf)]),
      options: (s, _v, seat) => [null, ...contributions(s, seat).map(nameOf)],
      take(s, v, seat, card) {
        if (card === null) v.partnerStopped = true;
        else playCard(s, seat, cardNamed(card));
      },
    },
    more: (s, v, go) => {
      if (!isDone(s, v.seat, v.callerStopped) || !isDone(s, v.partner, v.partnerStopped)) go.jump('caller');
    },
    suffices: (s, v, go) => {
      const { least, most } = shares(s, v);
      v.share = least;
      if (least <= most && !s.out[v.seat]) return;
      tell('collaboration-failed', { ...labelled(v.event) });
      loseDefense(s, v.partner);
      go.end();
    },
    split: {
      ask: 'amount',
      who: (s, v) => (shares(s, v).least < shares(s, v).most ? v.seat : []),
      prompt: (s, v) => {
        const { least, most } = shares(s, v);
        return { text: say('ask-split', { cost: sideOf(s, v.event).defense }), min: least, max: most };
      },
      admits(s, v, _seat, n) {
        const { least, most } = shares(s, v);
        return (n >= least && n <= most) || refuse('split-out-of-range', 'HX-120', { least, most });
      },
      sample(s, v, _seat, rng) {
        const { least, most } = shares(s, v);
        return least + below(rng, most - least + 1);
      },
      fallback: (s, v) => shares(s, v).most,
      take(_s, v, _seat, n) {
        v.share = n;
      },
    },
    mix: (_s, v, go) => go.call(mix, { seat: v.seat, what: 'defense', price: v.share }, 'banked'),
    succeed: (s, v) => {
      const rest = sideOf(s, v.event).defense - v.share;
      tell('collaborated', { seat: v.seat, share: v.share, partner: v.partner, rest });
      pay(s, v.seat, 'defense', v.share, v.banked);
      overcome(s, v.seat, v.event, v.share);
      if (!s.coop) gainInfluence(s, v.partner, rest);
      loseDefense(s, v.partner);
      drawCards(s, v.seat, 1);
      drawCards(s, v.partner, 1);
    },
  },
  {
    // Until it is answered, a call may be withdrawn; like a declined one it costs nothing (R62).
    withdraw: {
      ask: 'choose',
      who: (_s, v) => (v.answered ? [] : v.seat),
      prompt: (_s, v) => ({
        text: say('ask-withdraw', { seat: v.partner, name: titleOf(v.event) }),
        options: [{ id: 'withdraw', text: say('withdraw') }],
      }),
      admits: (_s, _v, _seat, answer) => answer === 'withdraw' || refuse('no-such-choice', 'HX-108'),
      sample: (_s, _v, _seat, rng) => (below(rng, 8) === 0 ? 'withdraw' : undefined),
      take(_s, v, _seat, _answer, go) {
        tell('withdrew', { seat: v.seat, partner: v.partner, ...labelled(v.event) });
        go.unwind(collaboration);
      },
    },
  },
);

/** The Call that is under way, until its Event is Overcome. */
export function callNow(s: State): (Vars & { accepted: boolean }) | null {
  const frame = framesOf(s.stack).find(({ flow: name }) => name === collaboration.name);
  const vars = frame?.vars as (Vars & { accepted: boolean }) | undefined;
  return vars && isInPlay(s, vars.event) ? vars : null;
}

/** Defense a caller can bring: of the pool and of the Bank. */
export const availableOf = (s: State, seat: Seat): number =>
  playerOf(s, seat).defense + playerOf(s, seat).bankedDefense;

/** Whether a side plays no more; one with cards in hand is asked whatever they are, so that nothing shows (HX-527). */
const isDone = (s: State, seat: Seat, stopped: boolean): boolean =>
  stopped || s.out[seat] === true || playerOf(s, seat).hand.cards.length === 0;

/** Cards of the hand that offer Defense and may still be played this turn (HX-111, HX-119). */
const contributions = (s: State, seat: Seat): number[] =>
  playerOf(s, seat).hand.cards.filter((card) => offersDefense(deckCard(card).effect) && !isSpent(s, card));

function mayContribute(s: State, seat: Seat, name: string | null): Verdict {
  if (name === null) return true;
  const face = cardNamed(name);
  if (face < 0 || indexOf(playerOf(s, seat).hand, face) < 0) return refuse('not-in-hand', 'HX-138', { card: name });
  if (!offersDefense(deckCard(face).effect)) return refuse('offers-no-defense', 'HX-112', { card: name });
  return !isSpent(s, face) || refuse('unique-spent', 'HX-147', { name: deckCard(face).name });
}

function contribution(s: State, v: Vars, seat: Seat) {
  const cost = isInPlay(s, v.event) ? sideOf(s, v.event).defense : 0;
  const options: Option[] = playerOf(s, seat).hand.cards.map((card) => {
    const verdict = mayContribute(s, seat, nameOf(card));
    return { ...cardOption(card), ...(verdict === true ? {} : { why: verdict }) };
  });
  const have = availableOf(s, v.seat);
  const partner = playerOf(s, v.partner).defense;
  return { text: say('ask-contribute', { cost, have, partner }), pass: say('pass-contribute'), options };
}

/** The caller's smallest and largest possible share; none where the Event cannot be Overcome together any more. */
function shares(s: State, v: Vars): { least: number; most: number } {
  const caller = playerOf(s, v.seat);
  if (!isInPlay(s, v.event) || placeOf(v.event) !== caller.ship) return { least: 1, most: 0 };
  const cost = sideOf(s, v.event).defense;
  return {
    least: Math.max(1, cost - playerOf(s, v.partner).defense),
    most: Math.min(availableOf(s, v.seat), cost - 1),
  };
}

/** What the partner did not need is lost at once (HX-115). */
function loseDefense(s: State, partner: Seat): void {
  playerOf(s, partner).defense = 0;
}
