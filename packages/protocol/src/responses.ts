import type { Json } from '@orrery/kernel';
import { z } from 'zod';
import type { ErrorCode } from './messages.ts';
import { AUDIENCES, PLANETS } from './players.ts';
import { clockSetting, puzzleResult, watchSetting } from './schemas.ts';

// HTTP responses. The schemas are published at `/api/openapi.json`, and the types are derived from them; responses are
// not validated at run time. Times are in milliseconds since 1970.

const json = z.json() as unknown as z.ZodType<Json>;
const text = z.string();
const seatKind = z.enum(['human', 'bot', 'open']);

export const ok = z.object({ ok: z.literal(true) });

/**
 * An error as sent to the client. `message` is plain English; `reason` and `params` allow a client to word it
 * differently.
 */
const problem = z.object({
  code: text as unknown as z.ZodType<ErrorCode>,
  reason: text.nullable(),
  params: z.record(text, json),
  rule: text.nullable(),
  message: text,
});

/** The body of every HTTP error. */
const httpProblem = z.object({ error: problem });

/** The error responses of every route. */
export const problems = { '4xx': httpProblem, '5xx': httpProblem };

// ------------------------------------------------------------------------------------------------- matches

/** `GET /api/health` */
export const health = z.object({
  ok: z.literal(true),
  protocol: z.int(),
  games: z.array(z.object({ id: text, name: text })),
});

/** The token holds all seats requested as `me`. It is sent only once, because the server stores only its hash. */
export const matchCreated = z.object({ match: text, token: text });

export const seatClaimed = z.object({ seat: z.int(), token: text });

/** `open` means that a seat is still free; the game runs anyway. */
const matchStatus = z.enum(['open', 'playing', 'over']);

/** Public information about a seat. */
const seatInfo = z.object({
  name: text,
  kind: seatKind,
  /** The bot's level; null for people. */
  level: text.nullable(),
  /** Whether a device of this player is connected; always true for bots. */
  connected: z.boolean(),
  /** Name of the original player, while a substitute plays or is wanted. */
  lent: text.optional(),
  /** Level of the bot that plays for an absent player. */
  standin: text.optional(),
  /** Whether spectators may follow this seat's view. */
  shows: z.literal(true).optional(),
});

/** `GET /api/matches/:id` */
export const matchSummary = z.object({
  match: text,
  game: text,
  version: z.int(),
  options: json,
  seats: z.array(seatInfo),
  status: matchStatus,
  seq: z.int(),
  /** The user's own seats, on any device. */
  you: z.array(z.int()),
  /** Hash of the server's part of the seed; null if there was no commitment. */
  promise: text.nullable(),
  /** The user's seats that a substitute plays or that are open for one. */
  lent: z.array(z.int()),
  watch: watchSetting,
  /** Whether the game is to be rated. */
  rated: z.boolean(),
  /** Whether the rules failed and the game is halted. */
  halted: z.literal(true).optional(),
  /** Whether the game was imported from a device, where its decks could be known; such games are never rated. */
  moved: z.literal(true).optional(),
});

export const matchRecord = z.looseObject({ game: text, seed: text, entries: z.array(json) });

// -------------------------------------------------------------------------------------------------- lobby

/** A player's rating for the table's game and seat count. */
const seatRating = z.object({ mu: z.number(), sigma: z.number(), played: z.int() });

/** Public information about a seat of a lobby table. */
const lobbySeat = z.object({
  kind: seatKind,
  name: text,
  level: text.nullable(),
  /** The person an open seat is reserved for; null if it is open to everyone. */
  kept: text.nullable(),
  /** Whether this is the host's seat. */
  host: z.boolean(),
  /** The player's commitment to a salt; null if there is none. */
  saltHash: text.nullable(),
  /** The player's rating; null if there is none. */
  rating: seatRating.nullable(),
  /** The address of the player's profile; null without an account. */
  profile: text.nullable(),
});

/** A table before its match starts, as one person sees it. */
export const lobbyTable = z.object({
  /** Also the id of the match once it has started. */
  table: text,
  /** Increased with every change. */
  rev: z.int(),
  stage: z.enum(['gathering', 'begun', 'closed']),
  /**
   * Deadline for revealing salts. Once it is set, seats and settings are final, and the match starts when every salt is
   * revealed or the deadline passes. Null before that, and if no player committed to a salt.
   */
  revealBy: z.int().nullable(),
  game: text,
  options: json,
  clock: clockSetting.nullable(),
  hints: z.boolean(),
  rated: z.boolean(),
  watch: watchSetting,
  listed: z.boolean(),
  pace: z.enum(['live', 'days']),
  /** Whether the match starts as soon as all seats are taken. */
  auto: z.boolean(),
  /** Whether this is a quick match, which has no host. */
  quick: z.boolean(),
  host: text,
  seats: z.array(lobbySeat),
  /** Hash of the server's part of the seed, which commits the server to it. */
  promise: text,
  /** Invited people who have not joined yet. */
  invited: z.array(text),
  /** Names of invited people who declined. */
  declined: z.array(text),
  /** When an invitation to a rematch expires; null for other tables. */
  until: z.int().nullable(),
  /** The chat, for players at the table; `you` marks your own messages. */
  talk: z.array(z.object({ name: text, text, at: z.int(), you: z.boolean() })),
  created: z.int(),
  /** Your seats. */
  you: z.array(z.int()),
  hosting: z.boolean(),
  /** Name of the person who invited you; null if you are not invited. */
  invitedBy: text.nullable(),
  /** Whether the host removed you. */
  removed: z.boolean(),
  /** Id of the rematch table, or null. */
  next: text.nullable(),
});

/** A recent opponent or friend; `last` is when the latest match with them was created, or when they became friends. */
export const recentPlayer = z.object({
  person: text,
  name: text,
  matches: z.int(),
  last: z.int(),
  /** Whether they are friends. */
  friend: z.boolean(),
});

/** A rating: `mu` with uncertainty `sigma`; `sure` is the conservative value used for ranking. */
const rating = z.object({ mu: z.number(), sigma: z.number(), sure: z.number(), played: z.int(), won: z.int() });

// ------------------------------------------------------------------------------------------------ players

const audience = z.enum(AUDIENCES);
const avatar = z.object({ hue: z.int(), planet: z.enum(PLANETS) });

/** A player in a list. */
const player = z.object({
  person: text,
  name: text,
  /** The address of the profile, below `/players/`; null for a guest. */
  profile: text.nullable(),
  avatar,
});

/** `GET /api/me/profile`: your own profile and privacy settings. */
export const myProfile = z.object({
  profile: text,
  avatar,
  bio: text,
  history: audience,
  presence: audience,
  contact: audience,
});

/** The seats of a match as links to profiles; null for bots, guests and open seats. */
export const matchProfiles = z.array(player.nullable());

/** What you are to another player. */
const relation = z.object({
  me: z.boolean(),
  /** `asked`: you asked them; `asking`: they asked you. */
  friend: z.enum(['none', 'asked', 'asking', 'friends']),
  follows: z.boolean(),
  /** Whether you blocked them. */
  blocked: z.boolean(),
  /** Whether you may challenge them. */
  challenge: z.boolean(),
});

/** Finished games against one player, from your side. */
const headToHead = z.object({
  won: z.int(),
  lost: z.int(),
  even: z.int(),
  latest: z.array(z.enum(['won', 'lost', 'even'])),
});

/** Finished games of one game. Averages are over these games. */
const gameStats = z.object({
  game: text,
  played: z.int(),
  won: z.int(),
  /** The most points in one game. */
  best: z.number(),
  /** Games won in a row, the longest such run. */
  streak: z.int(),
});

/** `GET /api/players/:name`: a player's profile as you see it. */
export const playerProfile = z.object({
  ...player.shape,
  profile: text,
  bio: text,
  since: z.int(),
  /** Null if you may not see it. */
  online: z.boolean().nullable(),
  relation,
  ratings: z.array(z.object({ game: text, seats: z.int(), ...rating.shape, peak: z.number() })),
  /** Null if you may not see the player's games. */
  stats: z.array(gameStats).nullable(),
  achievements: z.array(z.object({ game: text, id: text, at: z.int(), match: text })).nullable(),
  headToHead: headToHead.nullable(),
});

/** `GET /api/players/:name/ratings/:game/:seats`: ratings over time, oldest first. */
export const ratingHistory = z.array(z.object({ at: z.int(), mu: z.number(), sigma: z.number() }));

/** `GET /api/players/:name/games`: a page of finished games, newest first. */
export const playerGames = z.object({
  games: z.array(
    z.object({
      match: text,
      game: text,
      at: z.int(),
      rated: z.boolean(),
      /** Rating before and after, if the game was rated. */
      change: z.object({ before: z.number(), after: z.number() }).nullable(),
      seats: z.array(
        z.object({
          name: text,
          profile: text.nullable(),
          level: text.nullable(),
          place: z.int(),
          score: z.number(),
          won: z.boolean(),
          /** Whether this is the player whose games these are. */
          own: z.boolean(),
        }),
      ),
    }),
  ),
  /** Whether there are more games. */
  more: z.boolean(),
});

/** `GET /api/me/friends`: friends, requests and players you follow. */
export const friend = z.object({
  ...player.shape,
  state: z.enum(['friends', 'asked', 'asking', 'follows']),
  /** Null if you may not see it. */
  online: z.boolean().nullable(),
  since: z.int(),
});

/** An item of the notification center. `match` is the table it is about. */
const inboxItem = z.object({
  kind: z.enum(['turn', 'over', 'pause', 'cancel', 'invited', 'rematch', 'message', 'friend', 'friends', 'recovered']),
  subject: text,
  at: z.int(),
  read: z.boolean(),
  game: text.nullable(),
  /** Names of the other players at the table. */
  others: z.array(text),
  /** The person who caused it. */
  player: player.nullable(),
  /** Deadline of your turn. */
  until: z.int().nullable(),
});

/** `GET /api/me/inbox` */
export const inbox = z.object({ unread: z.int(), items: z.array(inboxItem) });

/** `GET /api/me/recovery`: unused recovery codes, and the e-mail addresses that may recover the account. */
export const myRecovery = z.object({
  codes: z.int(),
  mails: z.array(z.object({ id: text, address: text, on: z.boolean() })),
});

/** New recovery codes. They are shown once, because the server stores only their hashes. */
export const recoveryCodes = z.object({ codes: z.array(text) });

// ----------------------------------------------------------------------------------------------- accounts

/** The signed-in user. A guest is known only on this device. */
export const me = z.object({ id: text, name: text, guest: z.boolean(), operator: z.literal(true).optional() });

/** A session of the user: the user agent of its device, and whether it is the current one. */
export const mySession = z.object({ id: text, device: text, created: z.int(), seen: z.int(), own: z.boolean() });

/** A passkey of the user's account; `device` is the user agent of the browser that created it. */
const myPasskey = z.object({ id: text, device: text, created: z.int(), used: z.int().nullable() });

/** `offered` tells whether passkeys can be created for this server. */
export const myPasskeys = z.object({ offered: z.boolean(), keys: z.array(myPasskey) });

/** A match in which the user has a seat. */
export const myMatch = z.object({
  match: text,
  game: text,
  created: z.int(),
  seats: z.array(z.int()),
  /** Whether the game waits for one of these seats, and until when; missing if not known. */
  awaited: z.boolean().optional(),
  until: z.int().nullable().optional(),
  /** A short text for the open question, without hidden information; null if not known. */
  asks: text.nullable().optional(),
});

/** A notification channel. For a push service, only the host is shown; e-mail is sent only to confirmed addresses. */
const myChannel = z.object({ id: text, kind: z.enum(['push', 'mail', 'hook']), address: text, confirmed: z.boolean() });

/** The public VAPID key, and whether this server sends e-mail. */
export const myChannels = z.object({ pushKey: text, hasMail: z.boolean(), ways: z.array(myChannel) });

/** Vacation days per year, days left, and the end of the current vacation, or null. */
export const vacation = z.object({ days: z.int(), left: z.int(), until: z.int().nullable() });

export const leaderboardRow = z.object({ person: text, name: text, profile: text, ...rating.shape });

/** The user's rating for a game and seat count. */
export const myRating = z.object({ game: text, seats: z.int(), ...rating.shape });

/**
 * `GET /api/matches/:id/ratings`: whether a match is rated, and how the rating of each seat has changed. `pending` until
 * the game has ended and was rated; a seat is null if its player has no account any more.
 */
export const matchRatings = z.object({
  state: z.enum(['pending', 'rated', 'unrated']),
  seats: z.array(z.object({ before: seatRating, after: seatRating }).nullable()),
});

const resultSeat = z.object({
  person: text.nullable(),
  name: text,
  level: text.nullable(),
  place: z.int(),
  score: z.number(),
  you: z.boolean(),
  won: z.boolean(),
});

/** A finished game of the user. */
export const myResult = z.object({
  match: text,
  game: text,
  at: z.int(),
  rated: z.boolean(),
  seats: z.array(resultSeat),
});

/** All results of puzzles of the user, oldest first. */
export const myPuzzles = z.object({ results: z.array(puzzleResult) });

const blockKind = z.enum(['mute', 'block']);

/** A muted or blocked person. */
export const blockedPlayer = z.object({ person: text, name: text, as: blockKind });

/** A muted or blocked player: their seat or, for a spectator, the name used in spectator chat. */
export const blockedSeat = z.object({ seat: z.int().nullable(), name: text.optional(), as: blockKind });

export type Player = z.output<typeof player>;
export type MyProfile = z.output<typeof myProfile>;
export type MatchProfiles = z.output<typeof matchProfiles>;
export type PlayerProfile = z.output<typeof playerProfile>;
export type Relation = z.output<typeof relation>;
export type HeadToHead = z.output<typeof headToHead>;
export type GameStats = z.output<typeof gameStats>;
export type RatingHistory = z.output<typeof ratingHistory>;
export type PlayerGames = z.output<typeof playerGames>;
export type Friend = z.output<typeof friend>;
export type InboxItem = z.output<typeof inboxItem>;
export type Inbox = z.output<typeof inbox>;
export type MyRecovery = z.output<typeof myRecovery>;
export type RecoveryCodes = z.output<typeof recoveryCodes>;
export type Problem = z.output<typeof problem>;
export type HttpProblem = z.output<typeof httpProblem>;
export type Health = z.output<typeof health>;
export type MatchCreated = z.output<typeof matchCreated>;
export type SeatClaimed = z.output<typeof seatClaimed>;
export type MatchStatus = z.output<typeof matchStatus>;
export type SeatInfo = z.output<typeof seatInfo>;
export type MatchSummary = z.output<typeof matchSummary>;
export type LobbySeat = z.output<typeof lobbySeat>;
export type SeatRating = z.output<typeof seatRating>;
export type MatchRatings = z.output<typeof matchRatings>;
export type LobbyTable = z.output<typeof lobbyTable>;
export type RecentPlayer = z.output<typeof recentPlayer>;
export type Me = z.output<typeof me>;
export type MySession = z.output<typeof mySession>;
export type MyPasskey = z.output<typeof myPasskey>;
export type MyPasskeys = z.output<typeof myPasskeys>;
export type MyMatch = z.output<typeof myMatch>;
export type MyChannel = z.output<typeof myChannel>;
export type MyChannels = z.output<typeof myChannels>;
export type Vacation = z.output<typeof vacation>;
export type Rating = z.output<typeof rating>;
export type LeaderboardRow = z.output<typeof leaderboardRow>;
export type MyRating = z.output<typeof myRating>;
export type MyResult = z.output<typeof myResult>;
export type BlockedPlayer = z.output<typeof blockedPlayer>;
export type BlockedSeat = z.output<typeof blockedSeat>;
