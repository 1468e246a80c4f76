import { requestError } from '@orrery/host';
import type {
  Audience,
  HistoryFilter,
  MyProfile,
  Planet,
  PlayerGames,
  PlayerProfile,
  ProfileRequest,
  RatingHistory,
  Relation,
} from '@orrery/protocol';
import { recentPlayer } from '../lobby/recent-players.ts';
import type { Blocks } from '../moderation/blocks.ts';
import { ratingsOf } from '../ratings/leaderboard.ts';
import type { SqlDatabase } from '../store/database.ts';
import {
  type AccountRow,
  accountNamed,
  defaultAvatar,
  playerOf,
  playersById,
  profileAddress,
} from './accounts-by-name.ts';
import type { Friends } from './friends.ts';
import { filtered, gamesOf, headToHeadOf, pageOf, statsOf } from './history.ts';
import type { Presence } from './presence.ts';

/** An account and what the viewer is to it. */
export interface FoundPlayer {
  row: AccountRow;
  settings: MyProfile;
  relation: Relation;
}

/**
 * Public profiles of accounts. All methods reject with `unknown-player` if there is no such account, or if its owner
 * has blocked the viewer, who cannot tell the two apart.
 */
export interface Profiles {
  find(nameOrId: string, viewer: string | null): Promise<FoundPlayer>;
  shown(player: FoundPlayer, viewer: string | null): Promise<PlayerProfile>;
  games(player: FoundPlayer, filter: HistoryFilter, viewer: string | null): Promise<PlayerGames>;
  ratingHistory(player: FoundPlayer, game: string, seats: number): Promise<RatingHistory>;
  mine(person: string): Promise<MyProfile>;
  save(person: string, profile: ProfileRequest): Promise<MyProfile>;
  /** Whether somebody whom both people allow may see that `person` is online; null if not. */
  online(person: string, presence: Audience, isFriend: boolean): boolean | null;
  /** The presence settings of these people. */
  presenceOf(people: readonly string[]): Promise<Map<string, Audience>>;
  /** Whether `person` may invite `other`, because of their settings or because they are friends. */
  mayContact(person: string, other: string): Promise<boolean>;
}

/** Settings of an account that has never changed them. */
const DEFAULTS = { bio: '', history: 'all', presence: 'friends', contact: 'all' } as const;
/** Number of points of a rating graph. */
const MAX_POINTS = 400;

export interface ProfilesOptions {
  db: SqlDatabase;
  blocks: Pick<Blocks, 'apart' | 'of'>;
  friends: Pick<Friends, 'between'>;
  presence: Pick<Presence, 'has'>;
  /** Filters words from a bio. */
  clean(text: string): string;
}

export function openProfiles({ db, blocks, friends, presence, clean }: ProfilesOptions): Profiles {
  const { sql, read, write } = db;

  async function settingsOf(row: AccountRow): Promise<MyProfile> {
    const [kept] = await read(sql.selectFrom('profiles').selectAll().where('person', '=', row.id).compile());
    const profile = profileAddress(row) ?? row.id;
    if (!kept) return { profile, avatar: defaultAvatar(row.id), ...DEFAULTS };
    return {
      ...{ profile, bio: kept.bio, avatar: { hue: kept.hue, planet: kept.planet as Planet } },
      history: kept.history as Audience,
      presence: kept.presence as Audience,
      contact: kept.contact as Audience,
    };
  }

  async function mayContact(person: string, other: string): Promise<boolean> {
    const [row] = await read(
      sql.selectFrom('people').select(['id', 'name', 'account', 'created']).where('id', '=', other).compile(),
    );
    if (!row || row.account === null || person === other) return false;
    const { contact } = await settingsOf({ ...row, hue: null, planet: null });
    if (contact === 'all') return true;
    return contact === 'friends' && (await friends.between(person, other)).friend === 'friends';
  }

  async function relationTo(row: AccountRow, viewer: string | null): Promise<Relation> {
    const none: Relation = { me: false, friend: 'none', follows: false, blocked: false, challenge: false };
    if (viewer === null) return none;
    if (viewer === row.id) return { ...none, me: true };
    const [apart, mine, between] = await Promise.all([
      blocks.apart(viewer),
      blocks.of(viewer),
      friends.between(viewer, row.id),
    ]);
    const blocked = mine.some(({ person, as }) => person === row.id && as === 'block');
    // Blocked by the other: the profile does not exist for this viewer. If both blocked each other, they can unblock.
    if (apart.has(row.id) && !blocked) throw requestError('unknown-player');
    const challenge =
      !blocked && ((await mayContact(viewer, row.id)) || (await recentPlayer(db, viewer, row.id)) !== null);
    return { me: false, ...between, blocked, challenge };
  }

  const sees = (audience: Audience, { me, friend }: Relation): boolean =>
    me || audience === 'all' || (audience === 'friends' && friend === 'friends');

  const online = (person: string, audience: Audience, isFriend: boolean): boolean | null =>
    audience === 'all' || (audience === 'friends' && isFriend) ? presence.has(person) : null;

  const mine = async (person: string): Promise<MyProfile> => settingsOf((await find(person, person)).row);

  async function find(nameOrId: string, viewer: string | null): Promise<FoundPlayer> {
    const row = await accountNamed(db, nameOrId);
    if (!row) throw requestError('unknown-player');
    const relation = await relationTo(row, viewer);
    return { row, relation, settings: await settingsOf(row) };
  }

  async function peaksOf(person: string): Promise<(game: string, seats: number) => number | undefined> {
    const rows = await read(
      sql
        .selectFrom('rating_changes')
        .select(({ fn }) => ['game', 'seats', fn.max('mu').as('peak')])
        .where('person', '=', person)
        .groupBy(['game', 'seats'])
        .compile(),
    );
    return (game, seats) => rows.find((row) => row.game === game && row.seats === seats)?.peak;
  }

  return {
    find,
    online,
    mayContact,
    async shown({ row, settings, relation }, viewer) {
      const base = { ...playerOf(row), profile: settings.profile, since: row.created, relation };
      const hidden = { stats: null, achievements: null, headToHead: null };
      // The profile of a blocked player shows no more than its name.
      if (relation.blocked) return { ...base, bio: '', online: null, ratings: [], ...hidden };
      const isOpen = sees(settings.history, relation);
      const own = relation.me;
      const [ratings, peakOf, games, achievements] = await Promise.all([
        ratingsOf(db, row.id),
        peaksOf(row.id),
        isOpen ? gamesOf(db, row.id) : [],
        isOpen
          ? read(
              sql
                .selectFrom('achievements')
                .select(['game', 'id', 'at', 'match'])
                .where('person', '=', row.id)
                .orderBy('at', 'desc')
                .orderBy('game')
                .orderBy('id')
                .compile(),
            )
          : null,
      ]);
      return {
        ...base,
        bio: settings.bio,
        online: own ? presence.has(row.id) : online(row.id, settings.presence, relation.friend === 'friends'),
        ratings: ratings.map((rating) => ({ ...rating, peak: peakOf(rating.game, rating.seats) ?? rating.mu })),
        stats: isOpen ? statsOf(games) : null,
        achievements,
        // The viewer's own games are no secret to them.
        headToHead: viewer === null || own ? null : headToHeadOf(await gamesOf(db, viewer), row.id),
      };
    },
    async games({ row, settings, relation }, filter, viewer) {
      if (relation.blocked || !sees(settings.history, relation))
        throw requestError('unknown-player', 'This player does not show their games.');
      const opponent = filter.against === undefined ? null : (await find(filter.against, viewer)).row.id;
      const games = filtered(await gamesOf(db, row.id), filter, opponent);
      const people = games.slice(0, 100).flatMap(({ outcome }) => outcome.seats.flatMap(({ person }) => person ?? []));
      const players = await playersById(db, people);
      return pageOf(games, (person) => players.get(person)?.profile ?? null);
    },
    async ratingHistory({ row, settings, relation }, game, seats) {
      if (relation.blocked || !sees(settings.history, relation))
        throw requestError('unknown-player', 'This player does not show their games.');
      const changes = await read(
        sql
          .selectFrom('rating_changes')
          .select(['at', 'mu', 'sigma', 'mu_before', 'sigma_before', 'match'])
          .where('person', '=', row.id)
          .where('game', '=', game)
          .where('seats', '=', seats)
          .orderBy('at', 'desc')
          .orderBy('match')
          .limit(MAX_POINTS)
          .compile(),
      );
      const points = changes.reverse().map(({ at, mu, sigma }) => ({ at, mu, sigma }));
      const [first] = changes;
      return first ? [{ at: first.at, mu: first.mu_before, sigma: first.sigma_before }, ...points] : [];
    },
    mine,
    async presenceOf(people) {
      const rows = await read(
        sql
          .selectFrom('profiles')
          .select(['person', 'presence'])
          .where('person', 'in', ['', ...people])
          .compile(),
      );
      const kept = new Map(rows.map((row) => [row.person, row.presence as Audience]));
      return new Map(people.map((person) => [person, kept.get(person) ?? DEFAULTS.presence]));
    },
    async save(person, { avatar, bio, ...audiences }) {
      await find(person, person);
      const row = { ...avatar, bio: clean(bio), ...audiences };
      await write(
        sql
          .insertInto('profiles')
          .values({ person, ...row })
          .onConflict((same) => same.column('person').doUpdateSet(row))
          .compile(),
      );
      return mine(person);
    },
  };
}
