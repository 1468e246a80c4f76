import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClientConnection, openWorld, type World } from './help/world.ts';

let world: World;
let match: string;
let token: string;
let line: ClientConnection;

beforeEach(async () => {
  world = await openWorld();
  const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
  ({ match, token } = await world.api.create({ game: 'lanterns', options: { turns: 3 }, seats }));
  line = await world.line();
});
afterEach(() => world.end());

/** Expects that the match is unchanged, other clients are still served and no internal error was logged. */
async function unharmed(): Promise<void> {
  expect((await world.api.summary(match)).seq).toBe(0);
  const other = await world.line();
  other.send({ do: 'join', match, token: null });
  expect((await other.next()).say).toBe('table');
  expect(world.log.filter((row) => row.msg === 'internal error')).toEqual([]);
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** A value that is not a text but has an invalid length. */
const trap = '{"length":{"toString":1}}';
const shapes = [trap, '{"length":{}}', '{"length":{"valueOf":1,"toString":2}}', '{"toString":1}', nested(5000)];

describe('a hostile message', () => {
  const places: [string, (value: string) => string][] = [
    ['match', (x) => `{"do":"join","match":${x},"token":null}`],
    ['token', (x) => `{"do":"join","match":"m","token":${x}}`],
    ['have.hash', (x) => `{"do":"join","match":"m","token":null,"have":{"seq":0,"hash":${x}}}`],
    ['question', (x) => `{"do":"act","id":1,"action":{"seat":0,"question":${x},"n":0,"answer":1}}`],
    ['why', (x) => `{"do":"why","id":1,"action":{"seat":0,"question":${x},"n":0,"answer":1}}`],
    ['do', (x) => `{"do":${x}}`],
    ['id', (x) => `{"do":"resign","id":${x},"seat":0}`],
    ['everything', (x) => x],
  ];
  it.each(places)('returns an error to its sender and affects no other client: %s', async (_place, message) => {
    for (const shape of shapes) {
      line.send(message(shape));
      expect(await line.next()).toMatchObject({ say: 'error', code: 'malformed' });
    }
    await unharmed();
  });

  it('rejects an answer that is nested too deeply', async () => {
    line.send({ do: 'join', match, token });
    const asked = (await line.next('table')).prompts[0];
    const { seat, question, n } = asked;
    for (const depth of [100, 5000, 30_000]) {
      line.send(
        `{"do":"act","id":1,"action":{"seat":${seat},"question":"${question}","n":${n},"answer":${nested(depth)}}}`,
      );
      expect(await line.next()).toMatchObject({ say: 'error', code: 'malformed' });
    }
    await unharmed();
  });

  it('gets a short error, however long it is', async () => {
    const keys = Array.from({ length: 5000 }, (_none, i) => [`k${i}`, 0]);
    line.send({ do: 'ping', ...Object.fromEntries(keys) });
    expect(JSON.stringify(await line.next()).length).toBeLessThan(500);
  });
});

describe('a hostile request', () => {
  const post = async (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${world.server.url}${path}`, { method: 'POST', headers, body });
    return [response.status, ((await response.json()) as any).error?.code];
  };

  it.each(shapes.map((shape) => [shape.slice(0, 40), shape]))('gets a specific error: %s', async (_, shape) => {
    const me = '{"kind":"me","name":"A"}';
    const bodies = [
      shape,
      `{"game":${shape},"seats":[${me},${me}]}`,
      `{"game":"lanterns","seats":${shape}}`,
      `{"game":"lanterns","seats":[${shape},${me}]}`,
      `{"game":"lanterns","seats":[{"kind":"bot","level":${shape}},${me}]}`,
      `{"game":"lanterns","seats":[{"kind":"me","name":${shape}},${me}]}`,
    ];
    for (const body of bodies) {
      const [status, code] = await post('/api/matches', body);
      expect([status, code]).toEqual([400, expect.stringMatching(/malformed|bad-name/)]);
    }
    const [status] = await post('/api/matches', `{"game":"lanterns","options":${shape},"seats":[${me},${me}]}`);
    expect(status).toBeLessThan(500);
    expect(await post(`/api/matches/${match}/claim`, `{"name":${shape}}`)).toEqual([400, expect.any(String)]);
    expect(await post(`/api/matches/${match}/claim`, `{"name":"B","seat":${shape}}`)).toEqual([400, 'malformed']);
    await unharmed();
  });
});

describe('an unreadable URL', () => {
  it('gets the same error as any malformed request', async () => {
    for (const path of ['/%', '/%E0%A4%A', '/api/matches/%', '/assets/%zz']) {
      const response = await fetch(`${world.server.url}${path}`);
      expect([path, response.status, await response.json()]).toMatchObject([
        path,
        400,
        { error: { code: 'malformed' } },
      ]);
    }
  });
});

describe('the WebSocket path', () => {
  it('returns 404 for plain requests', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
      expect((await fetch(`${world.server.url}/ws`, { method })).status).toBe(404);
    }
    const answer = await (await fetch(`${world.server.url}/ws`)).json();
    expect(answer).toMatchObject({ error: { code: 'not-found' } });
    await unharmed();
  });

  /** Sends raw bytes and returns the response. */
  const raw = (lines: string[]) =>
    new Promise<string>((resolve) => {
      const { hostname, port } = new URL(world.server.url);
      const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      let text = '';
      socket.on('data', (data) => {
        text += data.toString('latin1');
        if (text.includes('101 Switching')) socket.destroy();
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
    });
  const upgrade = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

  it('is the only path that accepts upgrades, and only valid ones', async () => {
    const right = [...upgrade, key, 'Sec-WebSocket-Version: 13'];
    expect(await raw(['GET /ws HTTP/1.1', ...right])).toContain('101');
    for (const path of ['/', '/api/health', '/api/matches/x', '/nowhere', '/ws/x']) {
      expect(await raw([`GET ${path} HTTP/1.1`, ...right])).toContain('404');
    }
    expect(await raw(['POST /ws HTTP/1.1', ...right])).toContain('404');
    expect(await raw(['GET /ws HTTP/1.1', ...upgrade, 'Sec-WebSocket-Version: 13'])).toContain('400');
    expect(await raw(['GET /ws HTTP/1.1', ...upgrade, key, 'Sec-WebSocket-Version: 99'])).toContain('400');
    expect(await raw(['GET /ws HTTP/1.1', ...upgrade, 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'])).toContain(
      '400',
    );
    await unharmed();
  });

  it('answers pings, and closes on a flood of them', async () => {
    await world.restart({ limits: { messages: { burst: 20, perSecond: 0 } } });
    const { socket } = await world.line();
    const pong = new Promise((resolve) => socket.on('pong', (data) => resolve(String(data))));
    socket.ping('here');
    expect(await pong).toBe('here');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    for (let i = 0; i < 30; i++) socket.ping('x');
    await closed;
    await unharmed();
  });

  it('closes on bytes that are not frames', async () => {
    const socket = (await world.line()).socket;
    const closed = new Promise((resolve) => socket.on('close', resolve));
    (socket as any)._socket.write(Buffer.from([0xff, 0xff, 0x00, 0x13, 0x37]));
    await closed;
    await unharmed();
  });
});

describe('the OpenAPI page', () => {
  it('publishes the schemas that validate requests', async () => {
    const page = (await (await fetch(`${world.server.url}/api/openapi.json`)).json()) as any;
    expect(Object.keys(page.paths).sort()).toEqual([
      '/api/health',
      '/api/matches',
      '/api/matches/moved',
      '/api/matches/{id}',
      '/api/matches/{id}/again',
      '/api/matches/{id}/claim',
      '/api/matches/{id}/profiles',
      '/api/matches/{id}/ratings',
      '/api/matches/{id}/record',
      '/api/matches/{id}/reports',
      '/api/matches/{id}/seats',
      '/api/matches/{id}/shuns',
      '/api/me',
      '/api/me/account',
      '/api/me/companions',
      '/api/me/export',
      '/api/me/friends',
      '/api/me/inbox',
      '/api/me/matches',
      '/api/me/profile',
      '/api/me/puzzles',
      '/api/me/ratings',
      '/api/me/recovery',
      '/api/me/recovery/codes',
      '/api/me/recovery/mail',
      '/api/me/results',
      '/api/me/shuns',
      '/api/me/shuns/{id}',
      '/api/me/vacation',
      '/api/me/ways',
      '/api/me/ways/{id}',
      '/api/passkeys',
      '/api/passkeys/options',
      '/api/passkeys/{id}',
      '/api/players/{name}',
      '/api/players/{name}/games',
      '/api/players/{name}/ratings/{game}/{seats}',
      '/api/players/{name}/reports',
      '/api/ratings/{game}/{seats}',
      '/api/recovery',
      '/api/recovery/mail',
      '/api/sessions',
      '/api/sessions/passkey',
      '/api/sessions/passkey/options',
      '/api/sessions/{id}',
      '/api/tables',
      '/api/tables/quick',
      '/api/tables/{id}',
      '/api/ways/confirm',
      '/api/ways/stop',
    ]);
    const body = page.paths['/api/matches'].post.requestBody.content['application/json'].schema;
    expect(body.required).toEqual(['game', 'seats']);
    expect(body.properties.seats).toMatchObject({ type: 'array', minItems: 1, maxItems: 16 });
  });
});
