import type { Game } from '@orrery/kernel';
import { achievements } from './achievements.ts';
import { ai } from './ai/index.ts';
import { backOf, isBase, tileId } from './content/set.ts';
import { copy } from './copy.gen.ts';
import { resign } from './effects/end.ts';
import { development } from './flows/development.ts';
import { ending } from './flows/ending.ts';
import { wholeGame } from './flows/game.ts';
import { handLimit } from './flows/hand-limit.ts';
import { mainBase } from './flows/main-base.ts';
import { opening } from './flows/opening.ts';
import { planning } from './flows/planning.ts';
import { round } from './flows/round.ts';
import { trade } from './flows/trade.ts';
import { turn } from './flows/turn.ts';
import { checkOptions, decisions, id, name, type Options, options, seats, version } from './meta.ts';
import { scores } from './score/scores.ts';
import { migrations } from './setup/migrations.ts';
import { secrets } from './setup/secrets.ts';
import { setup } from './setup/setup.ts';
import { type State, state, zonesOf } from './state.ts';
import { messages } from './text/en.ts';
import { type MoonriserView, view } from './view.ts';

/** Moonriser: hex tile placement for two to four players. */
export const game: Game<State, MoonriserView, Options> = {
  id,
  name,
  version,
  seats,
  options,
  checkOptions,
  state,
  flows: [wholeGame, mainBase, opening, round, turn, planning, development, trade, handLimit, ending],
  start: wholeGame,
  setup,
  copy,
  view,
  zones: zonesOf,
  secrets,
  back: (tile) => (isBase(tile) ? 2 : backOf(tile) === 'advanced' ? 1 : 0),
  census: (s) => [
    ...zonesOf(s).flatMap((z) => z.cards.map(tileId)),
    ...s.board.tile.flatMap((tile) => (tile === null ? [] : [tileId(tile)])),
    ...s.bases.map(tileId),
  ],
  progress: (s) => ({ round: s.round, phase: s.phase, turn: s.turn }),
  scores,
  resign,
  messages,
  migrations,
  ai,
  achievements,
  bound: 20_000,
  decisions,
};

export {
  blackened,
  boardOf,
  boardWith,
  fieldAt,
  type Held,
  type Preview,
  previewPlacement,
  previewUpgrade,
  siteOf,
  whyNot,
} from './ai/preview.ts';
export * from './content/kinds.ts';
export { LAYOUTS, type Layout, type LayoutId } from './content/layouts.ts';
export * from './content/numbers.ts';
export { PIECES, type Piece } from './content/pieces.ts';
export { type Bonus, DESIGNS, type Design, type EdgeMark, LINK_KINDS, type LinkKind } from './content/tiles.ts';
export type { Options } from './meta.ts';
export { type Cost, extraOf, usesFreeAction } from './rules/cost.ts';
export { DIRECTIONS } from './rules/ground.ts';
export { tileIncome } from './rules/income.ts';
export { type BoardLink, countLinks, type Link, linkedEdges, linksOf } from './rules/links.ts';
export {
  type BoardNeighbourhood,
  countNeighbourhoods,
  type Neighbourhood,
  neighbourhoodsOf,
} from './rules/neighbourhoods.ts';
export { type Score, tilePoints } from './rules/points.ts';
export { coloursOf } from './setup/options.ts';
export type { Board, State } from './state.ts';
export { textBoard } from './text/board.ts';
export { messages } from './text/en.ts';
export type * from './view.ts';
