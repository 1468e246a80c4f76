import { type Answer, byStep, defined, type GameAi, type Offer, on, type Seat } from '@orrery/kernel';
import { KINDS } from '../content/cards.ts';
import { PART_SLOTS } from '../content/numbers.ts';
import { cardName } from '../content/set.ts';
import { isNoted } from '../effects/achievements.ts';
import { stayAtBase } from '../flows/base.ts';
import { bonus } from '../flows/bonus.ts';
import { buying } from '../flows/buying.ts';
import { claims } from '../flows/claims.ts';
import { effect } from '../flows/effect.ts';
import { event } from '../flows/event.ts';
import { wholeGame } from '../flows/game.ts';
import { happening } from '../flows/happening.ts';
import { install } from '../flows/install.ts';
import { mission } from '../flows/mission.ts';
import { chooseObjectives } from '../flows/objectives.ts';
import { planning } from '../flows/planning.ts';
import { plays } from '../flows/plays.ts';
import { substitute } from '../flows/substitute.ts';
import { talks } from '../flows/talks.ts';
import { triggers } from '../flows/triggers.ts';
import { ADVANCED_FROM, isAdvanced, typeOf } from '../rules/actions.ts';
import { isMetAtEnd } from '../rules/claims.ts';
import { captainOf, type State } from '../state.ts';
import { choices, choose } from './choices.ts';
import { evaluate } from './evaluate.ts';
import { levels } from './levels.ts';
import { bargainBuy, cardWorth, gainBy, purchase, weighPurchases, worstPart } from './market.ts';
import { objectiveWorth } from './objectives.ts';
import { heaviest, weighPlans } from './plan.ts';
import { nearPlays, play } from './play.ts';
import { reason } from './reasons.ts';
import { favour, statement, takesPart, useTrigger, vote } from './table.ts';
import { isGift, sayings, talk, unheard } from './talks.ts';

const claimable = (s: State, seat: number): string[] =>
  captainOf(s, seat)
    .objectives.cards.filter((card, at) => isNoted(s, seat, card) || isMetAtEnd(s, seat, at, card))
    .map(cardName);

const worstObjective = (s: State, seat: number): string =>
  cardName(
    captainOf(s, seat).objectives.cards.reduce((a, b) =>
      objectiveWorth(s, seat, b) < objectiveWorth(s, seat, a) ? b : a,
    ),
  );

/** The source of a Bonus Card: a part if a slot is free, else crew, else any part, else an advanced card. */
function bonusSource(s: State, seat: number): string {
  const isRoomy = captainOf(s, seat).parts.length < PART_SLOTS;
  if (isRoomy && s.partDeck.cards.length > 0) return 'part';
  return s.crewDeck.cards.length > 0 ? 'crew' : s.partDeck.cards.length > 0 ? 'part' : 'r+';
}
const keeps = (s: State, seat: number): string =>
  gainBy(s, seat, defined(captainOf(s, seat).looked.cards.at(-1))) > 0 ? 'keep' : 'decline';

/** The best card in the supply, optionally of one category. */
const bestKind = (s: State, category: number | null): string => {
  const kinds = [...KINDS.keys()].filter(
    (kind) =>
      (category === null || typeOf(kind) === category) &&
      (!isAdvanced(kind) || (s.stock[kind - ADVANCED_FROM] ?? 0) > 0),
  );
  return cardName(kinds.reduce((a, b) => (cardWorth(b) > cardWorth(a) ? b : a)));
};

/** The rollout policy: a quick answer to every question. */
const policy = byStep<State, Answer | undefined>(
  [
    on(chooseObjectives, { choose: worstObjective }),
    on(event, {
      vote: (s, seat) => (vote(s, seat) ? 'for' : 'against'),
      decide: (s, seat) => (vote(s, seat) ? 'pass' : 'reject'),
    }),
    on(happening, {
      choose: (s, seat, v) => takesPart(s, seat, v.at),
      buy: bargainBuy,
    }),
    on(planning, {
      choose: (s, _seat, _v, rng) => weighPlans(s, rng)[0]?.plan,
      // Joining is free, and the hand is redrawn afterwards.
      join: () => 'join',
    }),
    on(talks, {
      talk: (s, seat, _v, rng): Answer => talk(s, seat, rng),
      hint: (s, seat): Answer | undefined => statement(s, seat),
    }),
    on(stayAtBase, { replace: heaviest }),
    on(mission, { order: () => null }),
    on(plays, { play }),
    on(triggers, { choose: (s, seat, v) => useTrigger(s, seat, v.keys) }),
    on(effect, { choose }),
    on(bonus, { source: bonusSource, keep: keeps }),
    on(install, {
      replace: (s, seat) => cardName(worstPart(s, seat)),
      bring: (s) => bestKind(s, null),
    }),
    on(substitute, { choose: (s, _seat, v) => bestKind(s, typeOf(v.kind)) }),
    on(buying, { buy: purchase }),
    on(claims, { claim: claimable }),
    on(wholeGame, { favour }),
  ],
  undefined,
);

/** Maximum number of candidates: MOST for plans and purchases, FEW for plays and choices in card texts. */
const MOST = 5;
const FEW = 3;

/** Answers for the search to compare. */
const candidates = byStep<State, Answer[]>(
  [
    on(chooseObjectives, { choose: (s, seat) => captainOf(s, seat).objectives.cards.map(cardName) }),
    on(event, {
      vote: (s, seat) => (vote(s, seat) ? ['for'] : ['against']),
      decide: (s, seat) => (vote(s, seat) ? ['pass'] : ['reject']),
    }),
    on(planning, {
      choose: (s, _seat, _v, rng) =>
        weighPlans(s, rng)
          .slice(0, MOST)
          .map(({ plan }) => plan),
      join: () => ['join'],
    }),
    on(talks, {
      talk: (s, seat, _v, rng): Answer[] => sayings(s, seat, rng),
      hint: (s, seat): Answer[] => [statement(s, seat) ?? null],
    }),
    on(stayAtBase, { replace: (s) => [heaviest(s)] }),
    on(mission, { order: () => [null] }),
    on(plays, { play: (s, seat) => nearPlays(s, seat, FEW) }),
    on(triggers, { choose: (s, seat, v) => [useTrigger(s, seat, v.keys)] }),
    on(effect, { choose: (s, seat, v) => choices(s, seat, v, FEW) }),
    on(buying, {
      buy: (s, seat) => {
        const best = weighPurchases(s, seat)
          .slice(0, MOST)
          .map(({ deal }) => deal);
        return best.includes('done') ? best : [...best, 'done'];
      },
    }),
    on(claims, { claim: (s, seat) => [claimable(s, seat)] }),
    on(wholeGame, { favour: (s, seat) => [favour(s, seat) ?? null] }),
  ],
  [],
);

/** Whether a standing prompt is skipped: bots give one hint per talks, and spend reputation only if it pays. */
function leaves(s: State, seat: number, _flow: string, step: string): boolean {
  if (step === 'hint') return s.talks === null || statement(s, seat) === undefined;
  if (step === 'favour') return favour(s, seat) === undefined;
  return true;
}

/** Answers that no level gives: agreeing to a deal that gives nothing. */
const avoids = (s: State, seat: number, flow: string, _step: string, _vars: object, answer: Answer): boolean =>
  flow === talks.name && isOffer(answer) && isGift(s, seat, answer);
/** Before a leader locks a deal, captains outside it get time to ask for a share. */
const leavesTimeTo = (s: State, seat: number, flow: string, _step: string, answer: Answer): Seat[] =>
  flow === talks.name && isOffer(answer) ? unheard(s, seat, answer) : [];
const isOffer = (answer: Answer): answer is Offer => typeof answer === 'object' && answer !== null && 'say' in answer;

/** The game's heuristics for bots. */
export const ai: GameAi<State> = {
  evaluate,
  candidates,
  policy,
  skips: leaves,
  margin: 0.15,
  horizon: 1,
  levels,
  tunedFor: { seats: 4 },
  reason,
  avoids,
  leavesTimeTo,
};
