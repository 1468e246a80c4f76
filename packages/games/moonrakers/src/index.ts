import { type Game, refuse } from '@orrery/kernel';
import { achievements } from './achievements.ts';
import { ai } from './ai/index.ts';
import { copy } from './copy.gen.ts';
import { scoresOf } from './effects/ending.ts';
import { resign } from './effects/resign.ts';
import { stayAtBase } from './flows/base.ts';
import { bonus } from './flows/bonus.ts';
import { buying } from './flows/buying.ts';
import { claims } from './flows/claims.ts';
import { effect } from './flows/effect.ts';
import { event } from './flows/event.ts';
import { exchange } from './flows/favour.ts';
import { wholeGame } from './flows/game.ts';
import { happening } from './flows/happening.ts';
import { install } from './flows/install.ts';
import { mission } from './flows/mission.ts';
import { moment } from './flows/moment.ts';
import { chooseObjectives } from './flows/objectives.ts';
import { planning } from './flows/planning.ts';
import { plays } from './flows/plays.ts';
import { substitute } from './flows/substitute.ts';
import { talks } from './flows/talks.ts';
import { triggers } from './flows/triggers.ts';
import { turn } from './flows/turn.ts';
import { decisions, id, name, type Options, options, seats, version } from './meta.ts';
import { back } from './rules/owned.ts';
import { census } from './setup/census.ts';
import { imagine } from './setup/imagine.ts';
import { migrations } from './setup/migrations.ts';
import { checkOptions, setups } from './setup/options.ts';
import { orders } from './setup/orders.ts';
import { secrets, zones } from './setup/secrets.ts';
import { setup } from './setup/setup.ts';
import { type State, state } from './state.ts';
import { messages } from './text/en.ts';
import { hasNumber } from './text/numbers-in-chat.ts';
import { type MoonrakersView, view } from './view.ts';

/** Moonrakers: mercenary captains, negotiated alliances and deck building. */
export const game: Game<State, MoonrakersView, Options> = {
  id,
  name,
  version,
  seats,
  options,
  setups,
  checkOptions,
  state,
  flows: [
    wholeGame,
    chooseObjectives,
    turn,
    event,
    happening,
    planning,
    talks,
    stayAtBase,
    mission,
    moment,
    plays,
    triggers,
    effect,
    bonus,
    install,
    substitute,
    buying,
    claims,
    exchange,
  ],
  start: wholeGame,
  setup,
  copy,
  view,
  zones,
  secrets,
  back,
  imagine,
  census,
  progress: (s) => ({ round: s.round, phase: s.phase, turn: s.result || s.turn === 0 ? null : s.leader }),
  scores: (s) => (s.result ? s.result.scores.slice() : scoresOf(s)),
  resign,
  // The ambiguity rule bans numbers in chat during the Planning Phase (MK-398).
  mayTalk: (s, _seat, _channel, text) =>
    !(s.agreed.ambiguity && s.phase === 'planning' && hasNumber(text)) || refuse('no-figures', 'MK-398'),
  orders,
  ai,
  achievements,
  messages,
  migrations,
  bound: 100_000,
  decisions,
};

export * from './content/index.ts';
export { cardNamed, fits } from './content/set.ts';
export type { Preview } from './effects/preview.ts';
export type { Options } from './meta.ts';
export type { HintLevel } from './rules/hints.ts';
export { iconsIn, reachOf } from './rules/reach.ts';
export { isLong, roundsOf } from './rules/worth.ts';
export type { Item, State } from './state.ts';
export { bringsText, cardText } from './text/card-text.ts';
export { contentMessages } from './text/content.ts';
export type {
  CaptainView,
  ContractView,
  Laid,
  MissionView,
  MoonrakersView,
  OfferView,
  PilotView,
  Priced,
  Share,
  TalksView,
} from './view.ts';
