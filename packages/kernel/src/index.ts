export { type Achievement, achievedBy, type FactTest, type FinishedGame, factOf } from './achievement.ts';
export * from './ai.ts';
export { copyStack } from './copy.ts';
export { addAt, defined } from './defined.ts';
export {
  type Act,
  type AnyQuestion,
  type AnyStep,
  type Ask,
  type Asked,
  askingOf,
  type Flow,
  flowOf,
  type Go,
  type Lane,
  type Result,
  type Sealed,
  type Standing,
  type Step,
  type Time,
  type Wait,
} from './flow.ts';
export type { Channel, Game, GameAi, LevelSettings, Migration, Orders, Secret } from './game.ts';
export * from './json.ts';
export * from './log.ts';
export * from './message.ts';
export { load, type Snapshot } from './migrate.ts';
export type { Pending } from './open-questions.ts';
export * from './options.ts';
export * from './pick-from-list.ts';
export * from './prompt.ts';
export {
  ABANDONED,
  CANCELLED,
  type Entry,
  hasNoResult,
  type LeaverChoice,
  liveEntries,
  type MatchRecord,
} from './record.ts';
export * from './refusal.ts';
export * from './rng.ts';
export { type Action, briefId, type Legal, questionOf, type Rules, rulesOf, type Waiting } from './rules.ts';
export * from './schema.ts';
export * from './seats.ts';
export * from './since.ts';
export { framesOf, running } from './stacks.ts';
export {
  type Core,
  coreFields,
  endGame,
  type Frame,
  isIn,
  newCore,
  nextIn,
  othersIn,
  owner,
  type Post,
  post,
  putOut,
  seatsIn,
  stateOf,
} from './state.ts';
export { haltedTable, newTable, type ReplayStep, replay, resumeTable, stateAfter, type Table } from './table.ts';
export * from './zone.ts';
