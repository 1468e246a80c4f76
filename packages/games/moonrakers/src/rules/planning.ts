import { defined, type Message, msg, refuse, type Verdict } from '@orrery/kernel';
import { FREELY_REPLACED_DICE, REPLACEMENT_COST, TALKS } from '../content/numbers.ts';
import { BASE, PLACES, placeName, placeNamed, SORELIA } from '../content/places.ts';
import { contractOf } from '../content/set.ts';
import { captainOf, DICE, NONE, type State } from '../state.ts';
import { isDuel, printedOf } from './contracts.ts';
import { phraseOf, phrasesOf } from './phrases.ts';
import { isSmall } from './seats.ts';
import { mayInvite, mayTravel } from './travel.ts';

const solo = phrasesOf('solo');
const talk = phrasesOf('talk');
const duel = phrasesOf('duel');
const replace = phrasesOf('replace');
const swap = phrasesOf('swap');

/**
 * The leader's options in Planning: `solo:EX01`, `talk:EX01`, `duel:HH01`, `replace:EX01` for a credit, `swap:EX12` for
 * free (four dice, one or two players), `travel:komek` with Nomad, `base`.
 */
export function plansOf(s: State): string[] {
  const plans = ['base'];
  for (const card of s.row) {
    if (isDuel(card)) plans.push(duel(card));
    else plans.push(solo(card), talk(card));
    plans.push(replace(card));
    if (mayBeSwapped(s, card)) plans.push(swap(card));
  }
  if (!s.agreed.nomad) return plans;
  if (s.anomaly !== NONE) plans.push(solo(s.anomaly), talk(s.anomaly));
  for (let place = 0; place < BASE; place++) plans.push(`travel:${placeName(place)}`);
  return plans;
}

/** With one or two players, a contract with four or more dice may be replaced for free (MK-416). */
const mayBeSwapped = (s: State, card: number): boolean =>
  isSmall(s) && defined(printedOf(card)[DICE]) >= FREELY_REPLACED_DICE;

/** Plans that replace a contract and are allowed now, also during talks (MK-276, MK-416). */
export const replacementsOf = (s: State): string[] =>
  plansOf(s).filter((plan) => {
    const { verb } = phraseOf(plan);
    return (verb === 'replace' || verb === 'swap') && judgePlan(s, plan) === true;
  });

export function judgePlan(s: State, plan: string): Verdict {
  const { verb, of, card } = phraseOf(plan);
  if (verb === 'base') return true;
  if (verb === 'travel') return mayTravel(s, placeNamed(of));
  if (card === s.anomaly) {
    // The contract that unlocks Sorelia includes the trip there, so it is not possible after another trip or from
    // Sorelia (MK-189, MK-312).
    if (s.plan.travelled) return refuse('one-trip', 'MK-312');
    if (s.plan.began === SORELIA) return refuse('must-leave', 'MK-189');
  }
  if (verb === 'replace') {
    if (s.plan.replaced) return refuse('replaced-already', 'MK-278');
    return captainOf(s, s.leader).credits >= REPLACEMENT_COST || refuse('too-dear', 'MK-278');
  }
  // After talks on two contracts, the leader can only attempt a contract alone or stay at Base (MK-308, D114).
  if (verb === 'duel') return s.plan.talked.length < TALKS || refuse('after-two-talks', 'MK-308');
  if (verb !== 'talk') return true;
  if (!s.out.some((_out, seat) => mayInvite(s, seat, card === s.anomaly))) return refuse('nobody-to-invite', 'MK-289');
  return s.plan.talked.includes(card) || s.plan.talked.length < TALKS || refuse('two-talks', 'MK-307');
}

/** The label of a plan. */
export function planWords(plan: string): Message {
  const { verb, of, card } = phraseOf(plan);
  if (verb === 'travel') return msg('plan-travel', { place: PLACES[placeNamed(of)]?.name as string });
  return msg(`plan-${verb}`, of ? { name: contractOf(card).name } : {});
}
