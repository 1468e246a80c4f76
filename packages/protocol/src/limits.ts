/** Increased when a message changes its meaning. Clients of another version get the error `version`. */
export const PROTOCOL = 2;

/** Maximum message size from a client, in bytes. */
export const MAX_MESSAGE = 64 * 1024;

/** Maximum length of a chat message, in characters. */
export const MAX_CHAT_LENGTH = 400;

/** Number of events per view that are sent with a table, and per page of earlier events. */
export const LOG_PAGE = 200;

/** Number of chat messages that are sent with a table, and per page of earlier messages. */
export const CHAT_PAGE = 100;

/** Maximum number of chat messages that a match stores per seat, and for all spectators together. */
export const MAX_CHAT_LINES = 300;

/** Maximum number of chat messages of one player at a lobby table. */
export const MAX_LOBBY_LINES = 30;

/** Absence in milliseconds after which a player can be replaced. */
export const AWAY_MS = 5 * 60_000;

/** Maximum size and number of entries of an imported record, several times those of the longest game. */
export const MAX_IMPORT_BYTES = 1024 * 1024;
export const MAX_IMPORT_ENTRIES = 5000;

/** Maximum number of puzzle results of a person, and of those in one request. */
export const MAX_PUZZLE_RESULTS = 2000;
export const MAX_SHARED_RESULTS = 200;
