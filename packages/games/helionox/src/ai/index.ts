import { type Answer, byStep, type GameAi, on } from '@orrery/kernel';
import { faceOf, nameOf } from '../content/cards.ts';
import { cardOf, PAIRS, PLACES } from '../content/index.ts';
import { access } from '../flows/choices/access.ts';
import { acquire, recover } from '../flows/choices/acquire.ts';
import { branch } from '../flows/choices/branch.ts';
import { consume, consumeSelf } from '../flows/choices/consume.ts';
import { cycle } from '../flows/choices/cycle.ts';
import { discard } from '../flows/choices/discard.ts';
import { imitate } from '../flows/choices/imitate.ts';
import { relocate } from '../flows/choices/relocate.ts';
import { subdue } from '../flows/choices/subdue.ts';
import { collaboration } from '../flows/collaboration.ts';
import { delivery, raid } from '../flows/delivery.ts';
import { draft } from '../flows/draft.ts';
import { endPhase } from '../flows/end-phase.ts';
import { mainPhase } from '../flows/main.ts';
import { mix } from '../flows/mix.ts';
import { outfit } from '../flows/outfit.ts';
import { ransom } from '../flows/payments.ts';
import { startingPlaces } from '../flows/starting-places.ts';
import { syndicate } from '../flows/syndicate.ts';
import { playerOf, type State } from '../state.ts';
import { acts, bestAct } from './act.ts';
import * as choices from './choices.ts';
import { evaluate } from './future.ts';
import { levels } from './levels.ts';
import { reason } from './reasons.ts';

/** Fleet Assets, the most useful first. */
const FLEET_ORDER = ['F2', 'F3', 'F1', 'F4'];
/** Starting pairs, ordered by measured success, best first. */
const PAIR_ORDER = ['SB1', 'SD1', 'SK1', 'ST1'];

const byOrder = (ids: string[], order: readonly string[]): string[] =>
  ids.sort((a, b) => order.indexOf(a) - order.indexOf(b));
const fleetLeft = (s: State): string[] =>
  s.box.cards.filter((card) => cardOf(faceOf(card)).kind === 'fleet').map(nameOf);

/** Candidate answers, best first. */
const candidates = byStep<State, Answer[]>(
  [
    on(mainPhase, { act: acts }),
    // Discarding down to five follows the draw, so nothing is discarded before it.
    on(endPhase, { keep: () => [[]] }),
    on(discard, { choose: (s, seat, v) => choices.discards(s, seat, v.count) }),
    on(consume, { choose: choices.consumptions }),
    on(consumeSelf, { choose: choices.selfConsumption }),
    on(relocate, { choose: choices.moves }),
    on(branch, { choose: choices.branches }),
    on(access, { choose: () => ['key', null] }),
    on(acquire, { choose: choices.acquisitions }),
    on(recover, { choose: choices.recoveries }),
    on(imitate, { choose: choices.copies }),
    on(subdue, { choose: choices.subdued }),
    on(cycle, { choose: choices.cycles }),
    on(ransom, { choose: choices.ransoms }),
    on(mix, { choose: choices.mixes }),
    on(delivery, { reward: choices.rewards }),
    on(raid, { choose: choices.losses }),
    on(collaboration, {
      answer: choices.replies,
      caller: choices.contributions,
      partner: choices.contributions,
      split: choices.split,
    }),
    on(draft, {
      pick: (s, seat) => choices.architects(playerOf(s, seat).held.cards),
      choose: (s, seat) => choices.architects(playerOf(s, seat).picked.cards),
    }),
    on(outfit, {
      pair: () =>
        byOrder(
          PAIRS.map(([id]) => id),
          PAIR_ORDER,
        ),
      fleet: (s) => byOrder(fleetLeft(s), FLEET_ORDER),
    }),
    on(startingPlaces, { choose: () => [...PLACES] }),
    on(syndicate, { chooseEvent: choices.givenEvents, chooseCard: choices.givenSlots }),
  ],
  [],
);

/** The best answer by heuristics. */
const policy: GameAi<State>['policy'] = (s, seat, flow, step, vars, rng) =>
  flow === mainPhase.name ? bestAct(s, seat) : candidates(s, seat, flow, step, vars, rng)[0];

/** The game's heuristics for bots. */
export const ai: GameAi<State> = { evaluate, candidates, policy, idle: ['end'], levels, reason };
