import {
  below,
  defined,
  logEvent,
  msg,
  owner,
  pick,
  pickOne,
  pickOneSealed,
  type Rng,
  type Seat,
  seatsIn,
} from '@orrery/kernel';
import { placeNamed } from '../content/places.ts';
import { contractOf } from '../content/set.ts';
import { openSector } from '../effects/decks.ts';
import { openMission } from '../effects/mission.ts';
import { replaceOpen } from '../effects/replace.ts';
import { moveShip } from '../effects/ships.ts';
import { openTalks } from '../effects/talks.ts';
import { needsOf, printedOf } from '../rules/contracts.ts';
import { soloShares } from '../rules/deals.ts';
import { nameOf } from '../rules/owned.ts';
import { phraseOf } from '../rules/phrases.ts';
import { judgePlan, plansOf, planWords } from '../rules/planning.ts';
import { bearableOf, playableOf, unitsInHand } from '../sampling/risk.ts';
import { sampled } from '../sampling/sampled.ts';
import { DICE, flow, PRESTIGE, type State } from '../state.ts';
import { stayAtBase } from './base.ts';
import { talks } from './talks.ts';

/** The Planning Phase: the leader chooses a contract and allies, or stays at Base (MK-274 to MK-286). */
export const planning = flow(
  'planning',
  { seat: owner },
  {
    begin(s) {
      s.phase = 'planning';
    },
    choose: sampled(
      somePlan,
      pickOne<State, { seat: Seat }, string>({
        who: (_s, v) => v.seat,
        time: 'turn',
        text: () => msg('ask-plan'),
        items: (s) => plansOf(s),
        show: (_s, plan) => ({ text: planWords(plan), data: { plan } }),
        may: (s, _v, _seat, plan) => judgePlan(s, plan),
        rule: 'MK-274',
        take(s, _v, seat, plan, go) {
          const { verb, of, card } = phraseOf(plan);
          switch (verb) {
            case 'base':
              return go.call(stayAtBase, { seat });
            case 'travel':
              s.plan.travelled = true;
              moveShip(s, seat, placeNamed(of));
              openSector(s, placeNamed(of));
              return go.jump('choose');
            case 'replace':
            case 'swap':
              replaceOpen(s, plan);
              return go.jump('choose');
            case 'talk':
              openTalks(s, card);
              return go.call(talks);
            case 'duel':
              s.plan.called = card;
              logEvent('duel-called', { seat, contract: nameOf(card), name: contractOf(card).name });
              return go.jump('join');
            default:
              openMission(s, card, [seat], soloShares(s, card));
          }
        },
      }),
    ),
    /** After talks that ended without a deal, the leader chooses again (MK-308). */
    settled(s, _v, go) {
      if (s.mission === null && !s.plan.stayed) return go.jump('choose');
      go.end();
    },
    /** Asks all other captains at once whether to join a head-to-head (MK-086). */
    join: pickOneSealed({
      who: (s, v) => seatsIn(s).filter((seat) => seat !== v.seat),
      time: 'window',
      text: (s) => msg('ask-join', { name: contractOf(s.plan.called).name }),
      items: () => ['join', 'stay'],
      show: (_s, item) => ({ text: msg(`duel-${item}`) }),
      rule: 'MK-086',
      fallback: () => 'stay',
      reveal(s, v, answers) {
        const joined = answers.flatMap((answer, seat) => (answer === 'join' ? [seat] : []));
        openMission(s, s.plan.called, [v.seat, ...joined], soloShares(s, s.plan.called));
      },
    }),
    /** If no other captain joins, the leader competes alone (MK-100). */
    alone(s, v) {
      if (s.mission === null) openMission(s, s.plan.called, [v.seat], soloShares(s, s.plan.called));
    },
  },
);

/** The sampled plan, biased so that games progress: usually the most promising plan, sometimes any. */
function somePlan(s: State, _v: object, seat: Seat, rng: Rng): string {
  const plans = plansOf(s).filter((plan) => judgePlan(s, plan) === true);
  let best = pick(rng, plans);
  if (below(rng, 32) === 0) return best;
  const hand = { units: unitsInHand(s, seat), playable: playableOf(s, seat), bearable: bearableOf(s, seat) };
  let most = promise(s, hand, best, rng);
  for (const other of plans) {
    const worth = promise(s, hand, other, rng);
    if (worth > most) {
      most = worth;
      best = other;
    }
  }
  return best;
}
/** The units an ally is expected to add to a contract. */
const ALLY_UNITS = 1;
interface Hand {
  units: readonly number[];
  playable: number;
  bearable: number;
}
function promise(s: State, hand: Hand, plan: string, rng: Rng): number {
  const { verb, card } = phraseOf(plan);
  const whim = below(rng, 3);
  if (verb === 'base') return whim - 1;
  if (verb === 'travel' || verb === 'duel') return whim + 2;
  if (verb === 'replace' || verb === 'swap') return whim;
  const isTalk = verb === 'talk';
  const needs = needsOf(card);
  let units = 0;
  let lacking = 0;
  for (let type = 0; type < needs.length; type++) {
    units += defined(needs[type]);
    lacking += Math.max(0, defined(needs[type]) - defined(hand.units[type]));
  }
  const help = isTalk ? ALLY_UNITS * (s.captains.length - 1) : 0;
  const short = Math.max(0, Math.max(lacking, units - hand.playable) - help);
  const dice = defined(printedOf(card)[DICE]);
  const risk = (isTalk ? dice >> 1 : dice) > hand.bearable ? 20 : 0;
  const again = isTalk && s.plan.talked.includes(card) ? 6 : 0;
  return whim + 4 * defined(printedOf(card)[PRESTIGE]) + 4 - 8 * short - risk - again;
}
