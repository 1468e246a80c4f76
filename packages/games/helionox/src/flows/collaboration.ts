import {
  below,
  defined,
  type Go,
  int,
  isIn,
  logEvent,
  maskOf,
  msg,
  type Option,
  owner,
  pick,
  refuse,
  type Seat,
  type Verdict,
  witness,
} from '@orrery/kernel';
import { deckCard, labelled, nameOf, titleOf } from '../content/cards.ts';
import { cardNamed, locationOf, offersDefense } from '../content/index.ts';
import { drawCards } from '../effects/cards.ts';
import { overcome } from '../effects/overcome.ts';
import { playCard } from '../effects/play.ts';
import { gainInfluence, pay } from '../effects/tokens.ts';
import { abilityOf, takeLocationUse, useArchitect } from '../effects/uses.ts';
import { type Action, actionNamed } from '../rules/actions.ts';
import { indexOf, isSpent } from '../rules/cards.ts';
import { isOver, sharesOf } from '../rules/collaboration.ts';
import { callOf, judge } from '../rules/judge.ts';
import { defenseOf, sideOf } from '../rules/space.ts';
import { type Collaboration, flow, playerOf, type State } from '../state.ts';
import { actionOption } from './choices/action-option.ts';
import { cardOption } from './choices/options.ts';
import { mix } from './mix.ts';

/** A Call for Collaboration: the call, the answer, cards played in turn, and the outcome. */
export const collaboration = flow(
  'collaboration',
  { seat: owner, share: int, banked: int },
  {
    call: (s) => {
      const { caller, partner, event } = callNow(s);
      s.thisTurn.calls.push(callOf(event, partner));
      // The other player has seen the call, so it can be withdrawn but not undone (R62).
      witness(s, maskOf(caller));
      logEvent('called', { seat: caller, partner, ...labelled(event) });
    },
    answer: {
      ask: 'choose',
      who: (s) => callNow(s).partner,
      prompt: (s) => {
        const { caller, event } = callNow(s);
        const cost = sideOf(s, event).defense;
        return {
          text: msg('ask-answer', { seat: caller, name: titleOf(event), cost, have: defenseOf(s, caller) }),
          options: [
            { id: 'accept', text: msg('accept') },
            { id: 'decline', text: msg('decline') },
          ],
        };
      },
      admits: (_s, _v, _seat, answer) =>
        answer === 'accept' || answer === 'decline' || refuse('no-such-choice', 'HX-110'),
      sample: (_s, _v, _seat, rng) => (below(rng, 2) === 0 ? 'accept' : 'decline'),
      options: () => ['accept', 'decline'],
      fallback: () => 'decline',
      take(s, _v, _seat, answer) {
        const call = callNow(s);
        call.answered = true;
        call.accepted = answer === 'accept';
      },
    },
    settleAnswer: (s, _v, go) => {
      const { partner, accepted } = callNow(s);
      if (!isIn(s, partner)) return breakOff(s, go);
      logEvent(accepted ? 'accepted' : 'declined', { seat: partner });
      if (!accepted) return go.end();
      s.thisTurn.collaborated = true;
    },
    caller: {
      ask: 'choose?',
      who: (s) => (over(s) || callerIsDone(s) ? [] : callNow(s).caller),
      prompt: (s, _v, seat) => contribution(s, seat),
      admits: (s, _v, seat, id) => mayContribute(s, seat, id),
      sample: (s, _v, seat, rng) => pick(rng, contributions(s, seat)),
      options: (s, _v, seat) => contributions(s, seat),
      take(s, _v, seat, id) {
        if (id === null) callNow(s).callerStopped = true;
        else if (cardNamed(id) >= 0) playCard(s, seat, cardNamed(id));
        else useAbility(s, seat, actionNamed(id) as Action);
      },
    },
    partner: {
      ask: 'choose?',
      who: (s) => (over(s) || partnerIsDone(s) ? [] : callNow(s).partner),
      prompt: (s, _v, seat) => contribution(s, seat),
      admits: (s, _v, seat, id) => mayContribute(s, seat, id),
      sample: (s, _v, seat, rng) => pick(rng, contributions(s, seat)),
      options: (s, _v, seat) => contributions(s, seat),
      take(s, _v, seat, id) {
        if (id === null) callNow(s).partnerStopped = true;
        else playCard(s, seat, cardNamed(id));
      },
    },
    more: (s, _v, go) => {
      if (!over(s) && !(callerIsDone(s) && partnerIsDone(s))) go.jump('caller');
    },
    suffices: (s, v, go) => {
      const { least, most } = shares(s);
      v.share = least;
      if (least > most) breakOff(s, go);
    },
    split: {
      ask: 'amount',
      who: (s) => (shares(s).least < shares(s).most ? callNow(s).caller : []),
      prompt: (s) => {
        const { least, most } = shares(s);
        return { text: msg('ask-split', { cost: sideOf(s, callNow(s).event).defense }), min: least, max: most };
      },
      admits(s, _v, _seat, n) {
        const { least, most } = shares(s);
        return (n >= least && n <= most) || refuse('split-out-of-range', 'HX-120', { least, most });
      },
      sample(s, _v, _seat, rng) {
        const { least, most } = shares(s);
        return least + below(rng, most - least + 1);
      },
      fallback: (s) => shares(s).most,
      take(_s, v, _seat, n) {
        v.share = n;
      },
    },
    mix: (s, v, go) =>
      over(s) ? breakOff(s, go) : go.call(mix, { seat: v.seat, what: 'defense', price: v.share }, 'banked'),
    succeed: (s, v, go) => {
      if (over(s)) return breakOff(s, go);
      const { caller, partner, event } = callNow(s);
      const rest = sideOf(s, event).defense - v.share;
      logEvent('collaborated', { seat: caller, share: v.share, partner, rest });
      pay(s, caller, 'defense', v.share, v.banked);
      overcome(s, caller, event, v.share);
      if (!s.coop) gainInfluence(s, partner, rest);
      loseDefense(s, partner);
      drawCards(s, caller, 1);
      drawCards(s, partner, 1);
    },
  },
  {
    // A call can be withdrawn until it is answered; like a declined call, it costs nothing (R62).
    withdraw: {
      ask: 'choose',
      who: (s) => (callNow(s).answered ? [] : callNow(s).caller),
      prompt: (s) => ({
        text: msg('ask-withdraw', { seat: callNow(s).partner, name: titleOf(callNow(s).event) }),
        options: [{ id: 'withdraw', text: msg('withdraw') }],
      }),
      admits: (_s, _v, _seat, answer) => answer === 'withdraw' || refuse('no-such-choice', 'HX-108'),
      sample: (_s, _v, _seat, rng) => (below(rng, 8) === 0 ? 'withdraw' : undefined),
      take(s, _v, _seat, _answer, go) {
        const { caller, partner, event } = callNow(s);
        witness(s, maskOf(caller));
        logEvent('withdrew', { seat: caller, partner, ...labelled(event) });
        go.unwind(collaboration);
      },
    },
  },
);

/** The current Call. */
const callNow = (s: State): Collaboration => s.collaboration as Collaboration;

/** Abilities the caller may use besides cards; only the Current Player can use them (HX-106, HX-116). */
const ABILITIES = ['bonus', 'key', 'architect:1', 'architect:2'].map((id) => actionNamed(id) as Action);
const abilities = (s: State, seat: Seat): Action[] => (seat === callNow(s).caller ? ABILITIES : []);
const usable = (s: State, seat: Seat): Action[] =>
  abilities(s, seat).filter((action) => mayUse(s, seat, action) === true);

/** Like cards, abilities must provide Defense (R73). */
function offers(s: State, seat: Seat, { verb, on }: Action): boolean {
  if (verb === 'architect') return offersDefense(abilityOf(s, seat, on).effect);
  return offersDefense(locationOf(defined(s.locations[playerOf(s, seat).ship]))[verb as 'bonus' | 'key']);
}

function mayUse(s: State, seat: Seat, action: Action): Verdict {
  if (offers(s, seat, action)) return judge(s, seat, action);
  const { architect, ship } = playerOf(s, seat);
  const card = action.verb === 'architect' ? architect : defined(s.locations[ship]);
  return refuse('offers-no-defense', 'HX-106', { card: nameOf(card) });
}

function useAbility(s: State, seat: Seat, { verb, on }: Action): void {
  if (verb === 'architect') useArchitect(s, seat, on);
  else takeLocationUse(s, seat, verb as 'bonus' | 'key');
}

const over = (s: State): boolean => isOver(s, callNow(s));
const shares = (s: State) => sharesOf(s, callNow(s));

/**
 * Ends the Collaboration with nothing gained; the cards stay played. If the partner has left, another player may be
 * called (R77).
 */
function breakOff(s: State, go: Go): void {
  const { partner, event } = callNow(s);
  logEvent(over(s) ? 'collaboration-over' : 'collaboration-failed', { ...labelled(event) });
  if (!isIn(s, partner)) s.thisTurn.collaborated = false;
  loseDefense(s, partner);
  go.end();
}

/** Whether the partner has finished. Partners with cards are always asked, so the question reveals nothing (HX-527). */
function partnerIsDone(s: State): boolean {
  const { partner, partnerStopped } = callNow(s);
  return partnerStopped || playerOf(s, partner).hand.cards.length === 0;
}
function callerIsDone(s: State): boolean {
  const { caller, callerStopped } = callNow(s);
  return callerStopped || (playerOf(s, caller).hand.cards.length === 0 && usable(s, caller).length === 0);
}

/** All answers of a side: stop, a card in hand that gives Defense (HX-111, HX-119) or, for the caller, an ability. */
function contributions(s: State, seat: Seat): (string | null)[] {
  const cards = playerOf(s, seat).hand.cards.filter((card) => mayPlay(s, seat, card) === true);
  return [null, ...cards.map(nameOf), ...usable(s, seat).map((action) => action.id)];
}

function mayContribute(s: State, seat: Seat, id: string | null): Verdict {
  if (id === null) return true;
  const ability = abilities(s, seat).find((action) => action.id === id);
  if (ability) return mayUse(s, seat, ability);
  const face = cardNamed(id);
  const other = actionNamed(id);
  if (other) {
    const rule = other.verb === 'alternative' ? 'HX-117' : seat === callNow(s).caller ? 'HX-110' : 'HX-116';
    return refuse('only-defense-now', rule);
  }
  return face < 0 ? refuse('not-in-hand', 'HX-138', { card: id }) : mayPlay(s, seat, face);
}

function mayPlay(s: State, seat: Seat, card: number): Verdict {
  if (indexOf(playerOf(s, seat).hand, card) < 0) return refuse('not-in-hand', 'HX-138', { card: nameOf(card) });
  if (!offersDefense(deckCard(card).effect)) return refuse('offers-no-defense', 'HX-112', { card: nameOf(card) });
  return !isSpent(s, card) || refuse('unique-spent', 'HX-147', { name: deckCard(card).name });
}

function contribution(s: State, seat: Seat) {
  const { caller, partner, event } = callNow(s);
  const options: Option[] = [
    ...playerOf(s, seat).hand.cards.map((card) => explained(cardOption(card), mayPlay(s, seat, card))),
    ...abilities(s, seat)
      .filter((action) => offers(s, seat, action))
      .map((action) => explained(actionOption(s, seat, action), mayUse(s, seat, action))),
  ];
  const cost = sideOf(s, event).defense;
  const have = defenseOf(s, caller);
  return {
    text: msg('ask-contribute', { cost, have, partner: playerOf(s, partner).defense }),
    pass: msg('pass-contribute'),
    options,
  };
}

const explained = (option: Option, verdict: Verdict): Option =>
  verdict === true ? option : { why: verdict, ...option };

/** Removes the partner's unused Defense (HX-115). */
function loseDefense(s: State, partner: Seat): void {
  playerOf(s, partner).defense = 0;
}
