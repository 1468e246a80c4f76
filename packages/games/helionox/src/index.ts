import type { Game, Messages } from '@orrery/kernel';
import { achievements } from './achievements.ts';
import { ai } from './ai/index.ts';
import { back, nameOf } from './content/cards.ts';
import { copy } from './copy.gen.ts';
import { totalsOf } from './effects/conclude.ts';
import { resign } from './effects/resign.ts';
import { access } from './flows/choices/access.ts';
import { acquire, recover } from './flows/choices/acquire.ts';
import { branch } from './flows/choices/branch.ts';
import { consume, consumeSelf } from './flows/choices/consume.ts';
import { cycle } from './flows/choices/cycle.ts';
import { discard } from './flows/choices/discard.ts';
import { imitate } from './flows/choices/imitate.ts';
import { relocate } from './flows/choices/relocate.ts';
import { subdue } from './flows/choices/subdue.ts';
import { collaboration } from './flows/collaboration.ts';
import { delivery, raid } from './flows/delivery.ts';
import { draft } from './flows/draft.ts';
import { effects } from './flows/effects.ts';
import { endPhase } from './flows/end-phase.ts';
import { eventPhase } from './flows/event-phase.ts';
import { wholeGame } from './flows/game.ts';
import { pickLocations } from './flows/locations.ts';
import { mainPhase } from './flows/main.ts';
import { mix } from './flows/mix.ts';
import { outfit } from './flows/outfit.ts';
import { effort, purchase, ransom, removeGarrison } from './flows/payments.ts';
import { startingPlaces } from './flows/starting-places.ts';
import { syndicate } from './flows/syndicate.ts';
import { turn } from './flows/turn.ts';
import { decisions, id, name, seats, version } from './meta.ts';
import { roundOf } from './rules/score.ts';
import { imagine } from './setup/imagine.ts';
import { migrations } from './setup/migrations.ts';
import { checkOptions, defaults, type Options, options, setups } from './setup/options.ts';
import { secrets } from './setup/secrets.ts';
import { setup } from './setup/setup.ts';
import { NONE, type State, state } from './state.ts';
import { contentMessages } from './text/en.ts';
import { ruleMessages } from './text/rules.ts';
import { type HelionoxView, view } from './view.ts';

/** Every message of the game in English. */
export const messages: Messages = { ...contentMessages, ...ruleMessages };

const zones = (s: State) => [
  ...s.players.flatMap((p) => [p.deck, p.hand, p.discard, p.played, p.trophies, p.request, p.held, p.picked]),
  ...s.market,
  s.prime,
  s.consumed,
  s.events,
  s.inactive,
  s.active,
  s.requests,
  ...s.illegal,
  s.team.active,
  s.team.inactive,
  s.team.requests,
  s.syndicate.active,
  s.syndicate.inactive,
  s.syndicate.cards,
  s.box,
];

/** Helionox: deck building in a dying solar system. */
export const game: Game<State, HelionoxView, Options> = {
  id,
  name,
  version,
  seats,
  options,
  defaults,
  setups,
  checkOptions,
  state,
  flows: [
    wholeGame,
    pickLocations,
    draft,
    outfit,
    startingPlaces,
    turn,
    syndicate,
    eventPhase,
    mainPhase,
    endPhase,
    effects,
    purchase,
    effort,
    removeGarrison,
    ransom,
    mix,
    collaboration,
    delivery,
    raid,
    discard,
    consume,
    consumeSelf,
    relocate,
    cycle,
    acquire,
    recover,
    subdue,
    imitate,
    branch,
    access,
  ],
  start: wholeGame,
  setup,
  copy,
  view,
  zones,
  secrets,
  back,
  imagine,
  census: (s) => [
    ...zones(s).flatMap((z) => z.cards.map(nameOf)),
    ...s.players.flatMap((p) => [p.architect, p.fleet].filter((card) => card !== NONE).map(nameOf)),
  ],
  progress: (s) => ({
    round: roundOf(s),
    phase: s.phase,
    turn: s.turn === NONE ? null : s.turn,
  }),
  scores: (s) => (s.result ? s.result.scores.slice() : totalsOf(s)),
  resign,
  sides: (s) => (s.coop ? [[...s.players.keys()]] : s.players.map((_player, seat) => [seat])),
  messages,
  migrations,
  ai,
  achievements,
  bound: 20_000,
  decisions,
};

export * from './content/index.ts';
export { AMOUNTS, type Amount, type Gain, isPlain, sumOf } from './effects/preview.ts';
export type { Score } from './rules/score.ts';
export type { ShutDownCause } from './rules/space.ts';
export type { SyndicateScore, TeamScore } from './rules/team-score.ts';
export { traits } from './score/traits.ts';
export type { Options } from './setup/options.ts';
export type { State } from './state.ts';
export { textBoard } from './text/board.ts';
export { alternativeText, cardText, effectText, goalText, missionText } from './text/card-text.ts';
export { capitalised, factionName, placeInSentence, placeName } from './text/names.ts';
export type * from './view.ts';
