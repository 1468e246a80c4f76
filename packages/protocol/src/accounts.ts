// HTTP responses about people, sessions and ratings.

/** The signed-in user. A guest is known only on this device. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  /** Whether the user is an operator. */
  operator?: true;
}

/** A session of the user. Times are in milliseconds since 1970. */
export interface MySession {
  id: string;
  /** User agent of the device. */
  device: string;
  created: number;
  seen: number;
  /** Whether this is the current session. */
  own: boolean;
}

/** A passkey of the user's account. */
export interface MyPasskey {
  id: string;
  /** User agent of the browser that created it. */
  device: string;
  created: number;
  used: number | null;
}

export interface MyPasskeys {
  /** Whether passkeys can be created for this server. */
  offered: boolean;
  keys: MyPasskey[];
}

/** A match in which the user has a seat. */
export interface MyMatch {
  match: string;
  game: string;
  created: number;
  seats: number[];
  /** Whether the game waits for one of these seats, and until when in milliseconds since 1970; missing if not known. */
  awaited?: boolean;
  until?: number | null;
  /** A short text for the open question, without hidden information; null if not known. */
  asks?: string | null;
}

/** Vacation days per year, days left, and the end of the current vacation, or null. */
export interface Vacation {
  days: number;
  left: number;
  until: number | null;
}

/** A notification channel. For a push service, only the host is shown. */
export interface MyChannel {
  id: string;
  kind: 'push' | 'mail' | 'hook';
  address: string;
  /** Whether the address is confirmed; e-mail is sent only then. */
  confirmed: boolean;
}

export interface MyChannels {
  /** Public VAPID key. */
  pushKey: string;
  /** Whether this server sends e-mail. */
  hasMail: boolean;
  ways: MyChannel[];
}

/** A rating: `mu` with uncertainty `sigma`; `sure` is the conservative value used for ranking. */
export interface Rating {
  mu: number;
  sigma: number;
  sure: number;
  played: number;
  won: number;
}

/** A row of the leaderboard. */
export interface LeaderboardRow extends Rating {
  person: string;
  name: string;
}

/** The user's rating for a game and seat count. */
export interface MyRating extends Rating {
  game: string;
  seats: number;
}

/** A finished game of the user. */
export interface MyResult {
  match: string;
  game: string;
  at: number;
  rated: boolean;
  seats: {
    person: string | null;
    name: string;
    level: string | null;
    place: number;
    score: number;
    you: boolean;
    won: boolean;
  }[];
}
