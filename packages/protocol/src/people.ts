// What the server tells people of themselves and of each other, over HTTP.

/** Whom the server takes one for. A guest is known on this device only. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  /** May see to order here. */
  operator?: true;
}

/** A device on which one is signed in. */
export interface MySession {
  id: string;
  /** What its browser calls itself. */
  device: string;
  created: number;
  seen: number;
  /** The one that asks. */
  own: boolean;
}

/** A key that a device keeps for one's account. */
export interface MyPasskey {
  id: string;
  /** What the browser calls itself that made it. */
  device: string;
  created: number;
  used: number | null;
}

export interface MyPasskeys {
  /** Whether keys can be made for this server's address. */
  offered: boolean;
  keys: MyPasskey[];
}

/** A match at which one has a seat. */
export interface MyMatch {
  match: string;
  game: string;
  created: number;
  seats: number[];
  /** Whether the game waits for one of these seats, and until when, in milliseconds since 1970; where it is known. */
  awaited?: boolean;
  until?: number | null;
  /** What one is asked there, in few words that anybody may read; null where it is not known. */
  asks?: string | null;
}

/** How many days of this year one's clocks may rest, how many are left, and until when they rest now. */
export interface Vacation {
  days: number;
  left: number;
  until: number | null;
}

/** A way by which one is told that one is waited for; of a push service only its host is shown. */
export interface MyWay {
  id: string;
  kind: 'push' | 'mail' | 'hook';
  address: string;
  /** Mail goes out once somebody has said there that it is read. */
  confirmed: boolean;
}

export interface MyWays {
  /** By which push services know this server. */
  pushKey: string;
  /** Whether mail goes out from this server. */
  hasMail: boolean;
  ways: MyWay[];
}

/** How strong somebody is thought to be: `mu`, give or take `sigma`; `sure` is what he is nearly certainly worth. */
export interface Strength {
  mu: number;
  sigma: number;
  sure: number;
  played: number;
  won: number;
}

/** Somebody in the ranking of a game. */
export interface Rank extends Strength {
  person: string;
  name: string;
}

/** One's own strength in a game of so many seats. */
export interface Ranking extends Strength {
  game: string;
  seats: number;
}

/** A game of one's own that is over. */
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
