import type { Answer, Hints, Rng, Seat } from '@orrery/kernel';
import { faceOf, nameOf } from '../content/cards.ts';
import { cardOf, PAIRS, PLACES } from '../content/index.ts';
import { playerOf, type State } from '../state.ts';
import { acts, bestAct } from './act.ts';
import * as choices from './choices.ts';
import { evaluate } from './future.ts';

/** Fleet Assets, the most useful first. */
const FLEET_ORDER = ['F2', 'F3', 'F1', 'F4'];
/** Starting pairs in the order of the results they had. */
const PAIR_ORDER = ['SB1', 'SD1', 'SK1', 'ST1'];

/** Answers worth thinking about, best first. */
function candidates(s: State, seat: Seat, flow: string, step: string, vars: any, _rng: Rng): Answer[] {
  switch (`${flow}/${step}`) {
    case 'main/act':
      return acts(s, seat);
    case 'endPhase/keep':
      // Of what is kept and what is drawn the best five stay, so nothing is given away beforehand.
      return [[]];
    case 'discard/choose':
      return choices.discards(s, seat, vars.count);
    case 'consume/choose':
      return choices.consumptions(s, seat, vars);
    case 'consumeSelf/choose':
      return choices.selfConsumption(s, seat, vars);
    case 'relocate/choose':
      return choices.moves(s, seat, vars);
    case 'branch/choose':
      return choices.branches(s, seat, vars);
    case 'access/choose':
      return ['key', null];
    case 'acquire/choose':
      return choices.acquisitions(s, seat, vars);
    case 'recover/choose':
      return choices.recoveries(s, seat, vars);
    case 'imitate/choose':
      return choices.copies(s, seat, vars);
    case 'subdue/choose':
      return choices.subdued(s, seat, vars);
    case 'cycle/choose':
      return choices.cycles(s, seat);
    case 'ransom/choose':
      return choices.ransoms(s, seat, vars);
    case 'mix/choose':
      return choices.mixes(s, seat, vars);
    case 'delivery/reward':
      return choices.rewards(s, seat);
    case 'raid/choose':
      return choices.losses(s, seat);
    case 'collaboration/answer':
      return choices.replies(s, seat);
    case 'collaboration/caller':
    case 'collaboration/partner':
      return choices.contributions(s, seat);
    case 'collaboration/split':
      return choices.split(s);
    case 'draft/pick':
      return choices.architects(playerOf(s, seat).held.cards);
    case 'draft/choose':
      return choices.architects(playerOf(s, seat).picked.cards);
    case 'outfit/pair':
      return PAIRS.map(([id]): string => id).sort((a, b) => PAIR_ORDER.indexOf(a) - PAIR_ORDER.indexOf(b));
    case 'outfit/fleet': {
      const left = s.box.cards.filter((card) => cardOf(faceOf(card)).kind === 'fleet').map(nameOf);
      return left.sort((a, b) => FLEET_ORDER.indexOf(a) - FLEET_ORDER.indexOf(b));
    }
    case 'startingPlaces/choose':
      return [...PLACES];
    case 'syndicate/chooseEvent':
      return choices.givenEvents(s);
    case 'syndicate/chooseCard':
      return choices.givenSlots(s, seat);
    default:
      return [];
  }
}

/** The best of what there is, by rules of thumb. */
function habit(s: State, seat: Seat, flow: string, step: string, vars: any, rng: Rng): Answer | undefined {
  if (flow === 'main') return bestAct(s, seat);
  return candidates(s, seat, flow, step, vars, rng)[0];
}

/** What bots are told about the game beyond its rules. */
export const hints: Hints<State> = { evaluate, candidates, habit };
