import { refused } from '@orrery/host';
import { type Health, PROTOCOL } from '@orrery/protocol';
import { claimSeat, createMatch, faultOf } from '@orrery/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GameEntry, Matches } from '../match/matches.ts';

interface ById {
  Params: { id: string };
}

/** The HTTP side of the protocol. */
export function addMatchRoutes(
  app: FastifyInstance,
  matches: Matches,
  games: readonly GameEntry[],
  allowed: (address: string) => boolean,
): void {
  const limited = async (request: FastifyRequest) => {
    if (!allowed(request.ip)) throw refused('rate');
  };

  app.get('/api/health', (): Health => {
    return { ok: true, protocol: PROTOCOL, games: games.map(({ id, name }) => ({ id, name })) };
  });

  app.post('/api/matches', { preHandler: limited }, async (request, reply) => {
    const wish = parsed(createMatch, request.body);
    reply.code(201);
    return matches.create(wish);
  });

  app.get<ById>('/api/matches/:id', async (request) => (await matches.find(request.params.id)).summary());

  app.post<ById>('/api/matches/:id/claim', { preHandler: limited }, async (request) => {
    const { seat, name } = parsed(claimSeat, request.body);
    return (await matches.find(request.params.id)).claim(seat, name);
  });

  app.get<ById>('/api/matches/:id/record', async (request) => (await matches.find(request.params.id)).record());
}

type Checked<T> = { success: true; data: T } | { success: false; error: Parameters<typeof faultOf>[0] };

function parsed<T>(schema: { safeParse(body: unknown): Checked<T> }, body: unknown): T {
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const name = checked.error.issues[0]?.path.at(-1) === 'name';
  throw refused(name ? 'bad-name' : 'malformed', faultOf(checked.error));
}
