export { type Client, type OutgoingMessage, outgoing } from './audience.ts';
export { type Bus, noBus } from './bus.ts';
export { type ChatReader, canReadChat } from './chat.ts';
export { type ClientConnection, connectInProcess, openClientConnection, serveInProcess } from './client-connection.ts';
export { problem, problemFromRules, problemOf, RequestError, requestError } from './errors.ts';
export { importMatch } from './import-match.ts';
export { type LocalMatch, openLocalMatch } from './local-match.ts';
export { type Match, openMatch } from './match.ts';
export { memoryStore } from './memory-store.ts';
export { notificationTextOf } from './notification-text.ts';
export { matchChannel } from './peers.ts';
export type {
  BotMove,
  BotTask,
  FinishedMatch,
  HostClock,
  Leases,
  MatchNotification,
  MatchPorts,
  Period,
  RulesFailed,
  Thinker,
} from './ports.ts';
export { hasSeatClocks, isTurnBased } from './question-limits.ts';
export { openQueue, type Queue } from './queue.ts';
export { type MatchSetup, newMatch, recordOf } from './saved-match.ts';
export { deadlinesIn, promptsIn } from './schedule.ts';
export type { Visitor } from './seating.ts';
export type { Session } from './session.ts';
export { spectatorMode } from './spectators.ts';
export {
  bannedTokenHash,
  type ChatMessage,
  type Due,
  type EntryRow,
  type Holder,
  type LoadedUpTo,
  type NewMatch,
  type SavedMatch,
  type SeatClaim,
  type SeatOwner,
  type Store,
  WriteConflict,
} from './store.ts';
export { FEWEST_TURNS } from './turn-counts.ts';
