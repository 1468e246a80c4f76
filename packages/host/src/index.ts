export { type Alone, openAlone } from './alone.ts';
export { type Client, type Parcel, parcel } from './audience.ts';
export { briefOf } from './brief.ts';
export { type Bus, noBus } from './bus.ts';
export { asksOf, timesOf } from './duties.ts';
export { isDaysLong, runsAlways } from './limits.ts';
export { type Line, openLine, overHost, serve } from './line.ts';
export { type Match, openMatch } from './match.ts';
export { memoryStore } from './memory.ts';
export { movedMatch } from './moved.ts';
export { matchChannel } from './neighbours.ts';
export type { Place } from './place.ts';
export type { Call, Ended, HostClock, Leases, MatchTools, Puzzle, RulesFailed, Span, Thinker } from './ports.ts';
export { fromRules, problem, problemOf, Refused, refused } from './problems.ts';
export { openQueue, type Queue } from './queue.ts';
export { newMatch, recordOf, type Setup } from './saved.ts';
export type { Visitor } from './seating.ts';
export {
  Conflict,
  type Due,
  type Holder,
  type Known,
  type Lender,
  type NewMatch,
  type Row,
  type Said,
  type SavedMatch,
  type Store,
  shutKey,
  type Taker,
} from './store.ts';
