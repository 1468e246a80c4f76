import type { Game } from '@orrery/kernel';
import { achievements } from './achievements.ts';
import { ai } from './ai/index.ts';
import { back, cardName } from './content/set.ts';
import { copy } from './copy.gen.ts';
import { over, scoresOf } from './effects/conclude.ts';
import { resign } from './effects/resign.ts';
import { ambush, arrive, clash } from './flows/arrive.ts';
import { attack } from './flows/attack.ts';
import { bonus } from './flows/bonus.ts';
import { cancel } from './flows/cancel.ts';
import { deploy } from './flows/deploy.ts';
import { dogfight } from './flows/dogfight.ts';
import { divert, drain, energise } from './flows/energise.ts';
import { fleet } from './flows/fleet.ts';
import { wholeGame } from './flows/game.ts';
import { lone } from './flows/lone.ts';
import { main } from './flows/main.ts';
import { move } from './flows/move.ts';
import { npc } from './flows/npc.ts';
import { play } from './flows/play.ts';
import { replicate } from './flows/replicate.ts';
import { respawn } from './flows/respawn.ts';
import { retreat } from './flows/retreat.ts';
import { reward } from './flows/reward.ts';
import { sell } from './flows/sell.ts';
import { shoot } from './flows/shoot.ts';
import { travel } from './flows/travel.ts';
import { turn } from './flows/turn.ts';
import { window } from './flows/window.ts';
import { wormhole } from './flows/wormhole.ts';
import { decisions, id, name, seats, version } from './meta.ts';
import { migrations } from './setup/migrations.ts';
import { checkOptions, defaults, type Options, options, setups } from './setup/options.ts';
import { orders } from './setup/orders.ts';
import { secrets, zones } from './setup/secrets.ts';
import { setup } from './setup/setup.ts';
import { NONE, type State, state } from './state.ts';
import { messages } from './text/en.ts';
import { type MothershipView, view } from './view.ts';

/** Mothership: fleets, planets and dogfights on a board of hexes. */
export const game: Game<State, MothershipView, Options> = {
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
    fleet,
    turn,
    main,
    move,
    travel,
    arrive,
    ambush,
    clash,
    attack,
    dogfight,
    window,
    cancel,
    play,
    shoot,
    wormhole,
    retreat,
    replicate,
    deploy,
    divert,
    energise,
    drain,
    reward,
    bonus,
    lone,
    sell,
    respawn,
    npc,
  ],
  start: wholeGame,
  setup,
  copy,
  view,
  zones,
  secrets,
  back,
  census: (s) => [
    ...zones(s).flatMap((zone) => zone.cards.map(cardName)),
    ...s.planets.flatMap(({ developments }) => developments.map(cardName)),
  ],
  progress: (s) => ({
    round: s.round,
    phase: s.phase,
    turn: s.turn === NONE || s.turn >= s.out.length ? null : s.turn,
  }),
  scores: (s) => (s.result ? s.result.scores.slice() : scoresOf(s)),
  over,
  resign,
  sides: (s) =>
    [...new Set(s.teams)]
      .map((team) => s.out.flatMap((_out, seat) => (s.teams[seat] === team ? [seat] : [])))
      .filter((side) => side.length > 0),
  orders,
  ai,
  achievements,
  messages,
  migrations,
  bound: 20_000,
  decisions,
};

export * from './content/index.ts';
// Rules for the web client, such as reach, targets, dice and prices; the flows use the same functions.
export { gatheringOf, incomeOf } from './effects/income.ts';
export { actionOption } from './flows/action-option.ts';
export { judgeAction } from './rules/actions.ts';
export { attackersOn, canHit, judgeTarget, targetAt } from './rules/attack.ts';
export { friendly, friendsBeside, isFree, near } from './rules/board.ts';
export { newFight } from './rules/fight.ts';
export { judgeTech } from './rules/judge.ts';
export { baseSpaces, canDamage, dieOf, eachLasting, sheetSpaces } from './rules/lasting.ts';
export { reachOf, spacesLeft } from './rules/move.ts';
export * from './rules/odds.ts';
export { lootFor, meanHull, meanSteps } from './rules/outcome.ts';
export { rewardsOf } from './rules/planets.ts';
export type { Bonus } from './rules/roll.ts';
export { bonusesOf, diceOf, neededIn, rollBonus, totalOf, verdictOf } from './rules/roll.ts';
export { type Route, routesOf, routeThrough, waitsOn, warpRoute, withUnitAt } from './rules/routes.ts';
export { LONGEST_NAME, type Reading, readLayout } from './setup/custom.ts';
export {
  type Finding,
  imbalance,
  LAYOUT_FAULTS,
  type LayoutFault,
  MOST,
  planetDistances,
  type Uneven,
  unevenSeats,
} from './setup/layout-faults.ts';
export type { Options } from './setup/options.ts';
export type { State } from './state.ts';
export { type Fight, has, isAlive } from './state.ts';
export { cardText } from './text/card-text.ts';
export { actionText, lastingTexts } from './text/effect-text.ts';
export { placeName } from './text/place-name.ts';
export { artifactText, developmentText } from './text/site-text.ts';
export { techText } from './text/tech-text.ts';
export type * from './view.ts';
