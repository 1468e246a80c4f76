import type { Game } from '@orrery/kernel';
import { achievements } from './achievements.ts';
import { ai } from './ai/index.ts';
import { back, cardName } from './content/set.ts';
import { copy } from './copy.gen.ts';
import { scoresOf } from './effects/ending.ts';
import { resign } from './effects/resign.ts';
import { discussion } from './flows/discussion.ts';
import { endOfRound } from './flows/end-of-round.ts';
import { engineerAction, engineerLane, engineers } from './flows/engineers.ts';
import { wholeGame } from './flows/game.ts';
import { freeModule, techTile } from './flows/gifts.ts';
import { install, mount } from './flows/install.ts';
import { launch } from './flows/launch.ts';
import { launches } from './flows/launches.ts';
import { maneuver } from './flows/maneuver.ts';
import { politics } from './flows/politics.ts';
import { preparation } from './flows/preparation.ts';
import { decisions, id, name, seats, version } from './meta.ts';
import { census } from './setup/census.ts';
import { imagine } from './setup/imagine.ts';
import { migrations } from './setup/migrations.ts';
import { checkOptions, defaults, type Options, options, setups, times } from './setup/options.ts';
import { secrets, zones } from './setup/secrets.ts';
import { setup } from './setup/setup.ts';
import { type State, state } from './state.ts';
import { messages } from './text/en.ts';
import { rolesText } from './text/roles-text.ts';
import { type MoonshotView, view } from './view.ts';

/** Moonshot: two space programs race to the Moon. */
export const game: Game<State, MoonshotView, Options> = {
  id,
  name,
  version,
  seats,
  options,
  defaults,
  times,
  checkOptions,
  setups,
  roles: rolesText,
  state,
  flows: [
    wholeGame,
    discussion,
    politics,
    preparation,
    engineers,
    engineerLane,
    engineerAction,
    install,
    mount,
    launches,
    launch,
    endOfRound,
    maneuver,
    techTile,
    freeModule,
  ],
  start: wholeGame,
  setup,
  copy,
  view,
  zones,
  secrets,
  back,
  imagine,
  census: (s) => census(s).map(cardName),
  progress: (s) => ({ round: s.round, phase: s.phase, turn: null }),
  scores: (s) => (s.result ? s.result.scores.slice() : scoresOf(s)),
  resign,
  sides: (s) => [0, 1].map((side) => s.sideOf.flatMap((own, seat) => (own === side ? [seat] : []))),
  ai,
  achievements,
  messages,
  migrations,
  bound: 6000,
  decisions,
};

export * from './content/index.ts';
// For game boards: parameters and their sources, prices, reachable cells and chances, computed by the rules.
export { type Face, faceOf, facesOf, goodFaces, meets, needOf, shortOf } from './rules/checks.ts';
export { priceOf } from './rules/engineering.ts';
export { type Ahead, type Chances, chancesOf, divisions } from './rules/odds.ts';
export {
  type Part,
  type Progress,
  pairAt,
  parametersOf,
  partsOf,
  progressOf,
  type Rocket,
  works,
} from './rules/parameters.ts';
export { mayLay, slotsFor } from './rules/placing.ts';
export { payOf, popularityAfter, settled } from './rules/tracks.ts';
export * from './score/chances.ts';
export * from './score/launch.ts';
export * from './score/standing.ts';
export type { Options } from './setup/options.ts';
export { rolesFor } from './setup/setup.ts';
export type { State } from './state.ts';
export {
  bonusText,
  gateLevels,
  kindName,
  moduleText,
  parameterNames,
  payloadName,
  payloadText,
  rangeTexts,
  slotText,
  zoneName,
} from './text/card-text.ts';
export { effectsText, effectText } from './text/effect-text.ts';
export type * from './view.ts';
