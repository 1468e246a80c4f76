export { type Api, type Fetch, openApi } from './api.ts';
export { candidateAnswers } from './candidate-answers.ts';
export {
  CLOCK_NAMES,
  CLOCKS,
  type ClockName,
  cancelLapse,
  claimDelay,
  clockNameOf,
  defaultClock,
  limitsSeats,
  type RatingTerms,
  sameLimits,
  unratedReason,
} from './clocks.ts';
export { type Delta, diff, isNothing, patch } from './delta.ts';
export { ProblemError } from './errors.ts';
export {
  type Commitments,
  type Digest,
  FAIRNESS_FAULTS,
  type FairnessFault,
  fairnessFault,
  reseedInput,
  type SeedParts,
  seedFrom,
  seedPartsIn,
  unrevealed,
  wasImported,
} from './fairness.ts';
export { fingerprint } from './fingerprint.ts';
export type { KnownTable, RecapFrame, TableUpdate } from './known-table.ts';
export * from './messages.ts';
export { cleanChat, cleanName, cleanText, MAX_BIO, MAX_NAME } from './names.ts';
export { paceOf } from './pace.ts';
export { FIRST_RATING, ratingPoints, searchRange } from './quick-match.ts';
export { openRemote, type RemoteOptions, type RemoteStatus, type RemoteTable } from './reconnecting-client.ts';
export { openReconnectingSocket } from './reconnecting-socket.ts';
export {
  type Clock,
  type Connect,
  type Connection,
  type Listener,
  overPort,
  overSocket,
  type PortLike,
  type SocketLike,
  systemClock,
} from './transports.ts';
