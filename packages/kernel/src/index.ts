export { among, amongSealed, manyAmong, manyAmongSealed } from './among.ts';
export type { Pending } from './asked.ts';
export { copyStack } from './copy.ts';
export { writeCopy } from './copygen.ts';
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
export type { Channel, Game, Hints, Migration, Orders, Secret } from './game.ts';
export { type Advice, advise, on } from './hints.ts';
export { canonical, copyJson, difference, hash, type Json, same } from './json.ts';
export { type Emit, type Event, listenTo, type Told, tell, told } from './log.ts';
export { load, type Snapshot } from './migrate.ts';
export { fillOptions } from './options.ts';
export {
  type Answer,
  type Answers,
  type AnswerTo,
  type Asking,
  type Course,
  type Deal,
  type Kind,
  kindOf,
  type Offer,
  type Option,
  type Placement,
  type Prompt,
  type PromptBody,
  type Transfer,
  wellFormed,
} from './prompt.ts';
export { IllegalAction, REASONS, type Refusal, refuse, type Verdict } from './refusal.ts';
export { below, pick, type Rng, seeded, shuffled, word } from './rng.ts';
export { type Action, type Legal, questionOf, type Rules, rulesOf, type Waiting } from './rules.ts';
export {
  blank,
  type Fault,
  type Fields,
  fault,
  fill,
  fixed,
  flag,
  int,
  json,
  jsonSchema,
  list,
  maybe,
  number,
  oneOf,
  type Schema,
  type ShapeOf,
  shape,
  type TypeOf,
  text,
  titled,
  withDefault,
} from './schema.ts';
export { EVERYBODY, type Mask, maskOf, masks, NOBODY, type Seat, WATCHERS } from './seats.ts';
export { framesOf, running } from './stacks.ts';
export {
  type Core,
  coreFields,
  endGame,
  type Frame,
  newCore,
  owner,
  type Post,
  post,
  putOut,
  seatsIn,
  stateOf,
} from './state.ts';
export {
  type Entry,
  liveEntries,
  type MatchRecord,
  openTable,
  replay,
  resumeTable,
  stateAfter,
  type Table,
} from './table.ts';
export { type Messages, phrase, say, type Text } from './text.ts';
export {
  draw,
  move,
  pile,
  pour,
  put,
  redeal,
  remix,
  seen,
  show,
  shuffle,
  take,
  witness,
  type Zone,
  zone,
} from './zone.ts';
