import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ metricsToken: 'for prometheus' });
});
afterEach(() => world.end());

// A kept-alive connection would lead to a server that has been closed.
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.server.url}${path}`, { headers: { ...headers, connection: 'close' } });
const read = async () => (await get('/metrics', { authorization: 'Bearer for prometheus' })).text();
const value = (text: string, name: string) => Number(text.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1]);

describe('operator routes', () => {
  it('report liveness and readiness', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
  });

  it('report moves, connections, matches and rejections with the token', async () => {
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me' as const, name }));
    const { match, token } = await world.api.create({ game: 'tic-tac-toe', seats });
    const guest = world.sit(match, token);
    await guest.answer('a1', 0);
    await expect(guest.answer('a1', 1)).rejects.toThrow();
    const text = await read();
    expect(value(text, 'orrery_append_seconds_count')).toBe(1);
    expect(value(text, 'orrery_lines')).toBe(1);
    expect(value(text, 'orrery_matches')).toBe(1);
    expect(text).toMatch(/orrery_refusals_total\{code="illegal"\} 1/);
    expect(text).not.toContain(token);
  });

  it('reject requests without the token', async () => {
    for (const authorization of ['', 'Bearer for Prometheus', 'Bearer ', 'for prometheus']) {
      expect((await get('/metrics', { authorization })).status).toBe(404);
    }
    await world.restart({});
    expect((await get('/metrics', { authorization: 'Bearer null' })).status).toBe(404);
  });
});
