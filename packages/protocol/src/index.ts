export { answersTo } from './answers.ts';
export { type Api, type Fetch, openApi } from './api.ts';
export {
  type KnownTable,
  type Moment,
  type News,
  openRemote,
  type RemoteOptions,
  type RemoteStatus,
  type RemoteTable,
} from './client.ts';
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
} from './connection.ts';
export { type Delta, diff, isNothing, patch } from './delta.ts';
export { fingerprint } from './fingerprint.ts';
export {
  type Digest,
  LUCK_FAULTS,
  type Luck,
  type LuckFault,
  luckAfter,
  luckFault,
  luckIn,
  type Pledge,
  seedFrom,
  wasMoved,
} from './luck.ts';
export * from './messages.ts';
export { cleanName, cleanTalk, MAX_NAME } from './names.ts';
export { ProblemError } from './problem.ts';
