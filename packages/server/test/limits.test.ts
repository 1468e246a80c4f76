import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addressOf } from '../src/address.ts';
import type { ServerOptions } from '../src/index.ts';
import { openRefusalCounters } from '../src/refusal-counters.ts';
import { openWorld, type World, wsUrl } from './help/world.ts';

let world: World;
afterEach(() => world.end());
const open = async (options: Partial<ServerOptions>) => {
  world = await openWorld(options);
};

/** Opens a connection with custom headers; returns the status of its rejection, or 101. */
function knock(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(wsUrl(world.server.url), { headers });
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
  });
}

const closing = (socket: WebSocket) => once(socket, 'close').then(([code]) => code as number);
const newMatch = () => {
  const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
  return world.api.create({ game: 'lanterns', seats });
};

describe('a page that opens a WebSocket', () => {
  it('must come from this server or an allowed origin', async () => {
    await open({ origins: ['https://play.example.org'] });
    const { host } = new URL(world.server.url);
    expect(await knock({})).toBe(101);
    expect(await knock({ origin: `http://${host}` })).toBe(101);
    expect(await knock({ origin: `https://${host}` })).toBe(101);
    expect(await knock({ origin: 'https://play.example.org' })).toBe(101);
    for (const origin of [
      'https://evil.example',
      'http://play.example.org',
      `http://${host}.evil.example`,
      'null',
      '',
    ]) {
      expect(await knock({ origin })).toBe(403);
    }
    expect(await knock({ origin: 'http://127.0.0.1:1' })).toBe(403);
  });
});

describe('an address', () => {
  it('has a limited number of open connections', async () => {
    await open({ limits: { lines: 2 } });
    const [first] = [await world.line(), await world.line()];
    expect(await closing((await world.line()).socket)).toBe(1013);
    first.socket.close();
    await closing(first.socket);
    const next = await world.line();
    next.send({ do: 'ping' });
    expect(await next.next()).toEqual({ say: 'pong' });
  });

  it('may open a limited number of connections per minute', async () => {
    await open({ limits: { connects: 3 } });
    for (let i = 0; i < 3; i++) expect(await knock({})).toBe(101);
    expect(await knock({})).toBe(429);
  });

  it('may join a limited number of tables per minute, over all its connections', async () => {
    await open({ limits: { joins: 3 } });
    const { match } = await newMatch();
    const codes = [];
    for (let i = 0; i < 4; i++) {
      const line = await world.line();
      line.send({ do: 'join', match, token: null });
      codes.push((await line.next()).code ?? 'joined');
    }
    expect(codes).toEqual(['joined', 'joined', 'joined', 'rate']);
  });

  it('may send a limited number of chat messages, standing orders and undos per minute', async () => {
    await open({ limits: { talk: 3 } });
    const { match, token } = await newMatch();
    const line = await world.line();
    line.send({ do: 'join', match, token });
    await line.next('table');
    const say = { do: 'talk', id: 1, seat: 0, channel: 'table', text: 'hello' };
    const codes = [];
    const undo = { do: 'undo', id: 2, seat: 0, seq: 0 };
    for (const message of [say, undo, { do: 'orders', id: 3, seat: 0, orders: null }, { ...undo, id: 4 }]) {
      line.send(message);
      let reply = await line.next();
      while (reply.id !== message.id) reply = await line.next();
      codes.push(reply.code ?? reply.say);
    }
    expect(codes.at(-1)).toBe('rate');
    expect(codes.slice(0, 3)).not.toContain('rate');
  });

  it('may send a limited number of requests per minute', async () => {
    await open({ limits: { requests: 2 } });
    const ask = async () => (await fetch(`${world.server.url}/api/health`)).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });

  it('may create matches and claim seats a limited number of times per minute, together', async () => {
    await open({ limits: { matches: 3 } });
    const { match } = await newMatch();
    await world.api.claim(match, { name: 'Bo' });
    await newMatch();
    for (const more of [world.api.claim(match, { name: 'Cy' }), newMatch()]) {
      await expect(more).rejects.toMatchObject({ problem: { code: 'rate' } });
    }
  });

  it('has one request limit for all routes', async () => {
    await open({ limits: { requests: 2 } });
    const { match } = await newMatch();
    await world.api.health();
    await world.api.summary(match);
    await expect(world.api.record(match)).rejects.toMatchObject({ problem: { code: 'rate' } });
  });

  it('is taken from trusted proxies only', async () => {
    const from = async (address: string) => {
      const headers = { 'x-forwarded-for': address, connection: 'close' };
      return (await fetch(`${world.server.url}/api/health`, { headers })).status;
    };
    await open({ limits: { requests: 1 } });
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([200, 429]);
    await world.restart({ limits: { requests: 1 }, proxies: ['127.0.0.0/8'] });
    expect([await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.1')]).toEqual([200, 200, 429]);
    // Addresses that a client prepends are not trusted either.
    expect(await from('203.0.113.9, 192.0.2.1')).toBe(429);
    // An IPv6 /64 network counts as one address.
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:1::1')]).toEqual([
      200, 429, 200,
    ]);
  });
});

describe('the rate limit key of a request', () => {
  it('is an address, a network, or a placeholder for a client that is gone', async () => {
    await open({});
    expect(addressOf({ ip: '192.0.2.1' })).toBe('192.0.2.1');
    expect(addressOf({ ip: '::ffff:192.0.2.1' })).toBe('192.0.2.1');
    expect(addressOf({ ip: '2001:db8::17' })).toBe(addressOf({ ip: '2001:db8::18' }));
    expect(addressOf({ ip: undefined })).toBe('gone');
  });
});

describe('rejections', () => {
  it('are counted over all connections of an address', async () => {
    await open({ limits: { refusals: 10 } });
    const { match } = await newMatch();
    let refused = 0;
    for (let i = 0; i < 2; i++) {
      const { socket, send, next } = await world.line();
      const cut = closing(socket);
      for (let k = 0; k < (i === 0 ? 8 : 3); k++) {
        send('{');
        if ((await next()).say === 'error') refused++;
        send({ do: 'ping' });
        send({ do: 'join', match, token: null });
        if (refused < 11) await next('table');
      }
      if (i === 1) expect(await cut).toBe(1008);
    }
    expect(refused).toBe(11);
  });

  it('are logged as counts, not one by one', async () => {
    await open({});
    const line = await world.line();
    for (let i = 0; i < 50; i++) line.send('{');
    for (let i = 0; i < 50; i++) await line.next('error');
    await world.api.summary('nowhere').catch(() => {});
    const before = world.log.length;
    await world.server.close();
    expect(world.log.slice(before)).toMatchObject([
      { msg: 'rejected requests', refused: { malformed: 50, 'unknown-match': 1 } },
    ]);
    await world.restart();
  });

  it('are logged once a minute, if there were any', async () => {
    await open({});
    const told: unknown[] = [];
    let minute = () => {};
    const refusalCounters = openRefusalCounters({ info: (row: unknown) => told.push(row) } as never, (_ms, run) => {
      minute = run;
      return () => {};
    });
    minute();
    for (const code of ['rate', 'rate', 'malformed']) refusalCounters.count(code);
    minute();
    minute();
    refusalCounters.count('rate');
    refusalCounters.close();
    expect(told).toEqual([{ refused: { rate: 2, malformed: 1 } }, { refused: { rate: 1 } }]);
  });
});

describe('a slow client', () => {
  const half = async (text: string) => {
    const { hostname, port } = new URL(world.server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(text);
    await once(socket, 'close');
    return answer.split('\r\n')[0];
  };

  it('times out an incomplete request', async () => {
    await open({ requestMs: 100 });
    const body = 'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"ga';
    expect(await half(`POST /api/matches HTTP/1.1\r\nHost: x\r\n${body}`)).toContain('408');
    expect(await half('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow')).toContain('408');
  });

  it('with an open connection does not keep the server from closing', async () => {
    await open({});
    const { hostname, port } = new URL(world.server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
    socket.write(`GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`);
    await once(socket, 'data');
    const cut = once(socket.resume(), 'close');
    await world.server.close();
    await cut;
    expect(socket.destroyed).toBe(true);
    await world.restart();
  }, 10_000);
});
