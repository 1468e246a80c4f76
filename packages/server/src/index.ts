export type { Rate } from './bucket.ts';
export { openLocalBus } from './bus/local.ts';
export { type StartCode, StartError } from './errors.ts';
export { LIMITS, type Limits } from './limits.ts';
export { type LogFile, openLogFile } from './log-file.ts';
export type { GameEntry } from './match/matches.ts';
export { type Games, type Server, type ServerOptions, startServer } from './start.ts';
export { openSqlite, type SqliteStore } from './store/sqlite.ts';
