import { requestError } from '@orrery/host';
import type { Me, PlayerAction } from '@orrery/protocol';
import {
  historyFilter,
  inboxRead,
  playerAction,
  playerName,
  profileReport,
  profileRequest,
} from '@orrery/protocol/players';
import {
  friend,
  inbox as inboxAnswer,
  matchProfiles,
  myProfile,
  ok,
  playerGames,
  playerProfile,
  problems,
  ratingHistory,
} from '@orrery/protocol/responses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visitorOf } from '../http/auth.ts';
import type { Blocks } from '../moderation/blocks.ts';
import type { Reports } from '../moderation/reports.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { SqlDatabase } from '../store/database.ts';
import { playersById } from './accounts-by-name.ts';
import type { Friends } from './friends.ts';
import type { Inbox } from './inbox.ts';
import type { FoundPlayer, Profiles } from './profiles.ts';

export interface PlayerOptions {
  db: SqlDatabase;
  profiles: Profiles;
  friends: Friends;
  inbox: Inbox;
  blocks: Pick<Blocks, 'add' | 'end'>;
  reports: Pick<Reports, 'addProfile'>;
  limits: Limits;
}

const named = z.object({ name: playerName });
const params = z.object({ id: z.string().max(64) });
const rated = named.extend({ game: z.string().max(64), seats: z.coerce.number().int().min(1).max(64) });

/** The signed-in account; guests have no profile and no friends. */
function accountOf(request: FastifyRequest): Me {
  const { me } = visitorOf(request);
  if (me.guest) throw requestError('no-account');
  return me;
}

const viewerOf = (request: FastifyRequest): string | null => request.visitor?.me.id ?? null;

/** Routes of profiles, friends and the notification center. */
export function addPlayerRoutes(given: FastifyInstance, options: PlayerOptions): void {
  addProfileRoutes(given, options);
  addFriendRoutes(given, options);
  addInboxRoutes(given, options);
}

function addProfileRoutes(given: FastifyInstance, { db, profiles, reports, limits }: PlayerOptions): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, acting, entering] = [limits.requests, limits.tableActions, limits.entries].map((max) =>
    app.rateLimit(perMinute(max)),
  );
  const find = (request: FastifyRequest, name: string) => profiles.find(name, viewerOf(request));

  app.get(
    '/api/players/:name',
    {
      onRequest: requests,
      schema: {
        summary: 'Get a player’s profile, by account name or id',
        params: named,
        response: { 200: playerProfile, ...problems },
      },
    },
    async (request) => profiles.shown(await find(request, request.params.name), viewerOf(request)),
  );

  app.get(
    '/api/players/:name/games',
    {
      onRequest: requests,
      schema: {
        summary: 'List a player’s finished games, newest first',
        params: named,
        querystring: historyFilter,
        response: { 200: playerGames, ...problems },
      },
    },
    async (request) => profiles.games(await find(request, request.params.name), request.query, viewerOf(request)),
  );

  app.get(
    '/api/players/:name/ratings/:game/:seats',
    {
      onRequest: requests,
      schema: {
        summary: 'Get a player’s ratings over time, oldest first',
        params: rated,
        response: { 200: ratingHistory, ...problems },
      },
    },
    async (request) => {
      const { name, game, seats } = request.params;
      return profiles.ratingHistory(await find(request, name), game, seats);
    },
  );

  app.post(
    '/api/players/:name/reports',
    {
      onRequest: acting,
      schema: {
        summary: 'Report a player’s name or bio to the operator',
        params: named,
        body: profileReport,
        response: { 201: ok, ...problems },
      },
    },
    async (request, reply) => {
      const { row, settings } = await find(request, request.params.name);
      const profile = { person: row.id, name: row.name, bio: settings.bio };
      await reports.addProfile(visitorOf(request).me.id, profile, request.body);
      reply.code(201);
      return { ok: true as const };
    },
  );

  app.get(
    '/api/matches/:id/profiles',
    {
      onRequest: requests,
      schema: {
        summary: 'List the profiles of a match’s players, by seat',
        params,
        response: { 200: matchProfiles, ...problems },
      },
    },
    async (request) => {
      const seats = await db.read(
        db.sql
          .selectFrom('seats')
          .select(['kind', 'person'])
          .where('match', '=', request.params.id)
          .orderBy('seat')
          .compile(),
      );
      const players = await playersById(
        db,
        seats.flatMap(({ kind, person }) => (kind === 'human' && person !== null ? [person] : [])),
      );
      return seats.map(({ kind, person }) => {
        const player = kind === 'human' && person !== null ? players.get(person) : undefined;
        return player?.profile ? player : null;
      });
    },
  );

  app.get(
    '/api/me/profile',
    {
      onRequest: requests,
      schema: { summary: 'Get your profile and privacy settings', response: { 200: myProfile, ...problems } },
    },
    async (request) => profiles.mine(accountOf(request).id),
  );

  app.post(
    '/api/me/profile',
    {
      onRequest: entering,
      schema: {
        summary: 'Save your profile and privacy settings',
        body: profileRequest,
        response: { 200: myProfile, ...problems },
      },
    },
    async (request) => profiles.save(accountOf(request).id, request.body),
  );
}

function addFriendRoutes(given: FastifyInstance, options: PlayerOptions): void {
  const { profiles, friends, limits } = options;
  const app = given.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/me/friends',
    {
      onRequest: app.rateLimit(perMinute(limits.requests)),
      schema: {
        summary: 'List friends, friend requests and players you follow',
        response: { 200: z.array(friend), ...problems },
      },
    },
    async (request) => {
      const known = await friends.of(visitorOf(request).me.id);
      const audiences = await profiles.presenceOf(known.map(({ person }) => person));
      return known.map((one) => ({
        ...one,
        online: profiles.online(one.person, audiences.get(one.person) ?? 'me', one.state === 'friends'),
      }));
    },
  );

  app.post(
    '/api/players/:name',
    {
      onRequest: app.rateLimit(perMinute(limits.tableActions)),
      schema: {
        summary: 'Befriend, follow or block a player, or the opposite',
        params: named,
        body: playerAction,
        response: { 200: playerProfile, ...problems },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const { name } = request.params;
      const player = await profiles.find(name, id);
      await actOn(options, id, player, request.body.do);
      return profiles.shown(await profiles.find(player.row.id, id), id);
    },
  );
}

async function actOn(options: PlayerOptions, person: string, player: FoundPlayer, action: PlayerAction): Promise<void> {
  const { profiles, friends, blocks } = options;
  const other = player.row.id;
  const { me, blocked, friend: state } = player.relation;
  if (me) throw requestError('bad-seats', 'You cannot do that with your own profile.');
  if (action === 'block') {
    await blocks.add(person, other, 'block');
    return friends.part(person, other);
  }
  if (action === 'unblock') return blocks.end(person, other);
  if (blocked) throw requestError('unknown-player', 'You blocked this player. Unblock them first.');
  if (action === 'befriend') {
    // Whoever has asked may be answered; for everyone else, the other's settings decide.
    if (state === 'none' && !player.relation.challenge && !(await profiles.mayContact(person, other)))
      throw requestError('unknown-player', 'This player does not accept requests from you.');
    return friends.befriend(person, other);
  }
  if (action === 'accept') return state === 'asking' ? friends.befriend(person, other) : undefined;
  if (action === 'decline') return friends.decline(person, other);
  if (action === 'unfriend') return friends.unfriend(person, other);
  return friends.follow(person, other, action === 'follow');
}

function addInboxRoutes(given: FastifyInstance, { inbox, limits }: PlayerOptions): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const onRequest = app.rateLimit(perMinute(limits.requests));
  const response = { 200: inboxAnswer, ...problems };

  app.get('/api/me/inbox', { onRequest, schema: { summary: 'List your notifications', response } }, async (request) =>
    inbox.of(visitorOf(request).me.id),
  );

  app.post(
    '/api/me/inbox',
    { onRequest, schema: { summary: 'Mark notifications as read', body: inboxRead, response } },
    async (request) => {
      const { id } = visitorOf(request).me;
      await inbox.read(id, request.body.items);
      return inbox.of(id);
    },
  );
}
