/** Rises when a message changes its meaning; a client that speaks another one is told `version`. */
export const PROTOCOL = 2;

/** No message from a client may be longer than this many bytes. */
export const MAX_MESSAGE = 64 * 1024;

/** The longest thing that can be said at once, in characters. */
export const MAX_TALK = 400;

/** A table comes with so many of the newest events of each view; earlier ones are asked for, as many at a time. */
export const LOG_PAGE = 200;

/** The same for lines of talk; and how many a match keeps of one seat, and of all spectators together. */
export const TALK_PAGE = 100;
export const MOST_TALK = 300;

/** A player who has been away from a table for so many milliseconds may be played for. */
export const AWAY_MS = 5 * 60_000;

/** A record that a table moves online with may be this many bytes and entries long: several times the longest game. */
export const MAX_MOVED = 1024 * 1024;
export const MAX_MOVED_ENTRIES = 5000;
