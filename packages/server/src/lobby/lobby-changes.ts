import { type Bus, type Holder, requestError } from '@orrery/host';
import type { Json } from '@orrery/kernel';
import type { Me, TableAction } from '@orrery/protocol';
import { hashToken, secret } from '../ids.ts';
import type { Matches, MatchStart } from '../match/matches.ts';
import { openBlocks } from '../moderation/blocks.ts';
import { playersById } from '../players/accounts-by-name.ts';
import type { SqlDatabase } from '../store/database.ts';
import { createMatch } from '../store/queries.ts';
import { type NewTableInfo, openLobbyStore } from './lobby-store.ts';
import { type ActionContext, applyAction, type NamedPerson, type StoredTable, startedIfDue } from './lobby-table.ts';
import { recentPlayer } from './recent-players.ts';
import { isStandard } from './standard-table.ts';

export interface LobbyOptions {
  db: SqlDatabase;
  bus: Bus;
  matches: Matches;
  isLevel(level: string): boolean;
  /** Filters chat messages. */
  cleanTalk?(text: string): string;
  /** Whether a person may invite another with whom they have not played. */
  mayContact(person: string, other: string): Promise<boolean>;
  /** A person's friends, who can be invited. */
  friendsOf(person: string): Promise<readonly { person: string; name: string; since: number }[]>;
  now?: () => number;
}

/** Maximum number of attempts if several players change a table at once. */
const TRIES = 25;
/** Maximum number of open tables per person. */
const MAX_OPEN = 12;

/** Maximum number of open tables per network, which a whole club may share. */
const MAX_PER_NETWORK = 60;

export const channelOf = (table: string): string => `gathering/${table}`;

/** Creates and changes lobby tables, each change on top of the newest revision. */
export type LobbyChanges = ReturnType<typeof openLobbyChanges>;

export function openLobbyChanges(options: LobbyOptions) {
  const { db, bus, matches, isLevel, mayContact, cleanTalk = (text: string) => text, now = Date.now } = options;
  const lobbyStore = openLobbyStore(db, now);
  const blocks = openBlocks(db, now);

  async function find(id: string): Promise<StoredTable> {
    const table = await lobbyStore.load(id);
    if (!table) throw requestError('unknown-match', 'This table does not exist. Check the link.');
    return table;
  }

  /** Applies a change to the newest table and saves it; retries if another change came first. */
  async function change(id: string, decide: (table: StoredTable) => StoredTable): Promise<StoredTable> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await find(id);
      const after = decide(before);
      if (after === before) return before;
      const begins = before.stage === 'gathering' && after.stage === 'begun';
      const isFinal = before.revealBy === null && after.revealBy !== null;
      // A dry run while salts are pending, so that an impossible setup is rejected before players reveal their salts.
      const match = begins || isFinal ? await matches.fresh(matchStartOf(after)) : null;
      const queries = match && begins ? createMatch(db.sql, match) : [];
      if (!(await lobbyStore.replace(after, queries))) continue;
      bus.publish(channelOf(id), after.rev + 1);
      return { ...after, rev: after.rev + 1 };
    }
    throw requestError('unavailable');
  }

  /**
   * The invited person, if they are a recent opponent or accept invitations from this person, and neither of the two
   * has blocked the other; else null.
   */
  async function inviteeOf(person: string, other: string): Promise<NamedPerson | null> {
    if ((await blocks.apart(person)).has(other)) return null;
    const recent = await recentPlayer(db, person, other);
    if (recent || !(await mayContact(person, other))) return recent;
    const named = (await playersById(db, [other])).get(other);
    return named ? { person: other, name: named.name } : null;
  }

  async function act(id: string, who: Me, what: TableAction): Promise<StoredTable> {
    const named = 'person' in what ? await inviteeOf(who.id, what.person) : null;
    const context: Omit<ActionContext, 'now'> = { who: { person: who.id, name: who.name }, named, isLevel, cleanTalk };
    return change(id, (table) => applyAction(table, what, { ...context, now: now() }));
  }

  /** Default options of a table's game; null if the game cannot be played with them. */
  const defaultsOf = (table: StoredTable): Promise<Json | null> =>
    matches.fresh({ ...matchStartOf(table), options: {} }).then(
      ({ options }) => options,
      () => null,
    );

  async function add(table: StoredTable, info: Omit<NewTableInfo, 'usual'>): Promise<StoredTable> {
    if ((await lobbyStore.waitingFrom(info.source)) >= MAX_PER_NETWORK) {
      throw requestError('rate', 'Too many open tables from your network. Start or close one of them first.');
    }
    const waiting = await lobbyStore.of(table.host.person);
    if (waiting.filter((one) => one.host.person === table.host.person).length >= MAX_OPEN) {
      throw requestError('rate', 'You have too many open tables. Start or close one of them first.');
    }
    // A dry run, so that an impossible setup is rejected now rather than when everyone is seated.
    const { options } = await matches.fresh(matchStartOf(table));
    const whole = { ...table, options };
    const defaults = await defaultsOf(table);
    await lobbyStore.create(whole, { ...info, usual: defaults !== null && isStandard(whole, defaults) });
    // An `auto` table may already be full, for example a rematch against bots.
    return change(whole.id, (made) => startedIfDue(made, now()));
  }

  return { lobbyStore, blocks, find, change, act, defaultsOf, add, decisionsIn: matches.decisionsIn };
}

/** The match to create for a table. Players are identified by account, so they never see their tokens. */
function matchStartOf(table: StoredTable): MatchStart {
  const keys = new Map<string, string>();
  const keyOf = (person: string) => {
    const key = keys.get(person) ?? hashToken(secret());
    keys.set(person, key);
    return key;
  };
  const seats = table.chairs.map((chair): Holder => {
    if (chair.kind === 'bot') return { kind: 'bot', name: '', level: chair.level, token: null };
    if (chair.kind === 'open') return { kind: 'open', name: '', level: null, token: null };
    const { person, name } = chair;
    return { kind: 'human', name, level: null, token: keyOf(person), person };
  });
  const { id, game, clock, hints, rated, watch } = table;
  return {
    ...{ id, game, clock, hints, rated, seats, ...(watch ? { watch } : {}) },
    options: table.options as object,
    // A quick match belongs to no player.
    owner: table.quick ? hashToken(secret()) : keyOf(table.host.person),
    secret: table.secret,
    salts: table.chairs.map((chair) => (chair.kind === 'human' ? chair.salt : null)),
  };
}
