import { connect } from 'node:net';
import { below, type Json, pick, type Rng, seeded } from '@orrery/kernel';
import { candidateAnswers, openApi, type TableState, type ToServer } from '@orrery/protocol';
import { followTable } from '@orrery/protocol/lobby';
import { toServer } from '@orrery/protocol/requests';
import { z } from 'zod';
import { browser } from './browser.ts';
import { garbled, randomText, randomValue, spoilt } from './random-values.ts';
import { openPool, type Pool, type Schema, sampleOf } from './sample.ts';
import { openClientConnection, wsUrl } from './world.ts';

/** Number of replies of each kind, and unexpected results. */
export interface Findings {
  answers: Record<string, number>;
  faults: string[];
}

export interface Attack {
  url: string;
  seed: string;
  games: readonly string[];
  /** Called before each frame or request with what was found so far; false stops the attack. */
  shouldContinue(found: Findings): boolean;
}

const ANSWER_MS = 10_000;
const REPLIES = ['error', 'ok', 'why', 'pong', 'table', 'step', 'past', 'earlier', 'hint', 'gathering'];

/** Unfollowing a table is the only message without a reply. */
const UNFOLLOW = JSON.stringify({ do: 'attend', table: null });

/** All messages with their schemas. */
const MESSAGES = [...toServer.options, followTable].map(
  (message) => z.toJSONSchema(message, { io: 'input', unrepresentable: 'any' }) as Schema,
);
const short = (text: string) => `${text.slice(0, 200)} (${text.length})`;

interface Prey {
  game: string;
  match: string;
  tokens: string[];
}

async function newPrey(url: string, game: string): Promise<Prey> {
  const api = openApi(url, fetch);
  const open = { kind: 'open' as const };
  const { match, token } = await api.create({ game, seats: [{ kind: 'me', name: 'Ada' }, open] });
  return { game, match, tokens: [token, (await api.claim(match, { name: 'Bo' })).token] };
}

/** Sends valid and invalid frames on successive connections, awaiting each reply. */
export async function fuzzFrames({ url, seed, games, shouldContinue }: Attack): Promise<Findings> {
  const rng = seeded(seed);
  const found: Findings = { answers: {}, faults: [] };
  const count = (what: string) => {
    found.answers[what] = (found.answers[what] ?? 0) + 1;
  };
  let preys = await Promise.all(games.map((game) => newPrey(url, game)));
  const pool = openPool({
    id: preys.map((prey) => prey.match),
    token: preys.flatMap((prey) => prey.tokens),
    seat: [0, 1],
  });
  const some = browser(() => url);
  await some.ask('POST', '/api/me', { name: 'Fuzz' });
  pool.learn(
    (
      await some.ask('POST', '/api/tables', {
        game: games[0] as string,
        seats: [{ kind: 'me', name: 'A' }, { kind: 'open' }],
      })
    ).body,
  );

  while (shouldContinue(found)) {
    const prey = pick(rng, preys);
    const token = below(rng, 8) === 0 ? null : pick(rng, prey.tokens);
    const line = await openClientConnection(wsUrl(url));
    let closed = false;
    const end = new Promise<null>((resolve) => {
      line.socket.on('error', () => {});
      line.socket.on('close', () => {
        closed = true;
        resolve(null);
      });
    });
    line.send({ do: 'join', match: prey.match, token });
    let table: TableState = await line.next('table');
    for (let i = 0; i < 60 && !closed && shouldContinue(found); i++) {
      const frame = frameFor(rng, prey.match, token, table, pool);
      line.socket.send(frame);
      if (frame === UNFOLLOW) continue;
      const reply = await replyOf(line, end);
      if (reply === undefined) {
        found.faults.push(`no reply to ${short(String(frame))}`);
        break;
      }
      count(reply === null ? 'closed' : `${reply.say} ${reply.code ?? ''}`.trim());
      if (reply?.code === 'unavailable') found.faults.push(`unavailable after ${short(String(frame))}`);
      if (reply?.say === 'table' || reply?.say === 'step') table = { ...table, ...reply };
    }
    line.socket.terminate();
    if (table.result) preys = await Promise.all(preys.map((one) => (one === prey ? newPrey(url, one.game) : one)));
  }
  return found;
}

async function replyOf(line: Awaited<ReturnType<typeof openClientConnection>>, end: Promise<null>): Promise<any> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_MS);
  });
  try {
    for (;;) {
      const received = await Promise.race([line.next(), end, late]);
      if (!received || (REPLIES.includes(received.say) && !(received.say === 'step' && received.from !== received.seq)))
        return received;
    }
  } finally {
    clearTimeout(timer);
  }
}

function frameFor(rng: Rng, match: string, token: string | null, table: TableState, pool: Pool): string | Buffer {
  const right = below(rng, 2) === 0 ? sampleOf(rng, pick(rng, MESSAGES), pool) : rightFrame(rng, match, token, table);
  const wrong = below(rng, 4) > 0;
  const text = JSON.stringify(wrong ? spoilt(rng, right) : right) ?? 'null';
  const frame = below(rng, 2) === 0 ? garbled(rng, text) : text;
  if (below(rng, 50) === 0) return Buffer.from(frame);
  return below(rng, 100) === 0 ? 'a'.repeat(70_000 + below(rng, 250_000)) : frame;
}

function rightFrame(rng: Rng, match: string, token: string | null, table: TableState): ToServer {
  const id = below(rng, 1000);
  const seat = table.you[0] ?? below(rng, 3);
  const asked = table.prompts.length > 0 ? pick(rng, table.prompts) : null;
  const answers = asked ? [...candidateAnswers(asked.prompt)].slice(0, 20) : [];
  const action = {
    seat: asked?.seat ?? seat,
    question: asked?.question ?? '1.1',
    n: asked?.n ?? 0,
    answer: answers.length > 0 ? pick(rng, answers) : 'x',
  };
  switch (below(rng, 12)) {
    case 11:
      return { do: 'past', id, seat, ...(below(rng, 2) === 0 ? { heard: below(rng, 200) } : {}) };
    case 9:
      return { do: 'talk', id, seat, channel: pick(rng, ['table', 'side']), text: randomText(rng) };
    case 10:
      return { do: 'orders', id, seat, orders: randomValue(rng) as Json };
    case 0:
      return { do: 'why', id, action };
    case 1:
      return { do: 'undo', id, seat, seq: table.seq };
    case 2:
      return { do: 'consent', id, request: below(rng, 4), agree: below(rng, 2) === 0 };
    case 3:
      return { do: 'join', match, token };
    case 4:
      return { do: 'join', match, token, have: { seq: table.seq, hash: randomText(rng).slice(0, 20) } };
    case 5:
      return below(rng, 20) === 0 ? { do: 'resign', id, seat } : { do: 'ping' };
    case 6:
      return { do: 'act', id, action, again: true };
    default:
      return { do: 'act', id, action };
  }
}

const METHODS = ['GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST'];
const TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'a/b',
  'application/JSON',
];
const HEADERS = [
  ['range', 'bytes=-1,5-2'],
  ['if-none-match', '*'],
  ['x-forwarded-for', 'x, 127.0.0.1'],
  ['origin', 'null'],
  ['content-encoding', 'gzip'],
  ['accept-encoding', 'x'.repeat(4000)],
];
const RAW = [
  ...[
    'Host: x',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999',
    'Transfer-Encoding: chunked',
  ],
  ...['Transfer-Encoding: x', 'Upgrade: websocket', 'Upgrade: h2c', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
  ...[
    'Sec-WebSocket-Key: x',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Expect: 100-continue',
    ': ',
    'a'.repeat(20_000),
  ],
];

interface Wish {
  method: string;
  path: string;
  body: string | null;
}

interface Route {
  method: string;
  path: string;
  query: string[];
  schema: Schema | null;
}

/** All routes listed in the OpenAPI document. */
async function routesOf(url: string): Promise<Route[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { parameters?: { name: string; in: string }[]; requestBody?: any }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((one) => one.in === 'query').map((one) => one.name),
      schema: (requestBody?.content?.['application/json']?.schema as Schema | undefined) ?? null,
    })),
  );
}

/** Sends valid and invalid requests to every published route, both signed in and signed out. */
export async function fuzzRequests({ url, seed, games, shouldContinue }: Attack): Promise<Findings> {
  const rng = seeded(seed);
  const found: Findings = { answers: {}, faults: [] };
  const prey = await newPrey(url, games[0] as string);
  const routes = await routesOf(url);
  const pool = openPool({ game: games, id: [prey.match], token: prey.tokens, seats: [2], level: ['easy', 'hard'] });
  const clean = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''));
  /** A person who is signed in until they delete their account. */
  let somebody = browser(() => url);

  function nextRequest(): Wish {
    const body = (right: unknown) =>
      garbled(rng, JSON.stringify(below(rng, 3) > 0 ? spoilt(rng, right) : right) ?? 'null');
    if (below(rng, 6) === 0) {
      const own = [
        '/ws',
        '/',
        '/assets/..%2f..%2fx',
        '/%00',
        '/api/health?__proto__[x]=1',
        `/${clean(randomText(rng))}`,
      ];
      return { method: pick(rng, METHODS), path: pick(rng, own), body: null };
    }
    const { method, path, query, schema } = pick(rng, routes);
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      clean(String(below(rng, 5) === 0 ? randomText(rng) : (pool.draw(name, rng) ?? 2))),
    );
    const asked = query
      .filter(() => below(rng, 3) === 0)
      .map((name) => `${name}=${clean(String(pool.draw(name, rng) ?? randomText(rng)))}`);
    return {
      method: below(rng, 20) === 0 ? pick(rng, METHODS) : method,
      path: asked.length > 0 ? `${filled}?${asked.join('&')}` : filled,
      body: schema && method !== 'GET' ? body(sampleOf(rng, schema, pool)) : null,
    };
  }

  while (shouldContinue(found)) {
    if (below(rng, 10) === 0) {
      const status = await raw(url, rng);
      found.answers[status] = (found.answers[status] ?? 0) + 1;
      if (status.startsWith('5')) found.faults.push(`${status} for raw bytes`);
      continue;
    }
    const { method, path, body: given } = nextRequest();
    const body = method === 'GET' || method === 'HEAD' ? null : given;
    const [name, value] = below(rng, 8) === 0 ? pick(rng, HEADERS) : ['x-none', ''];
    const type = below(rng, 10) === 0 ? pick(rng, TYPES) : 'application/json';
    if (somebody.cookie === '') await somebody.ask('POST', '/api/me', { name: 'Fuzz' });
    const cookie = pick(rng, [somebody.cookie, somebody.cookie, 'orrery=x', '']);
    const headers = {
      [name as string]: value as string,
      ...(cookie ? { cookie } : {}),
      ...(body === null ? {} : { 'content-type': type }),
    };
    const response = await fetch(`${url}${path}`, { method, headers, body, signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await response.text();
    const status = String(response.status);
    found.answers[status] = (found.answers[status] ?? 0) + 1;
    const about = `${method} ${path} ${short(body ?? '')}`;
    if (response.status >= 500) found.faults.push(`${status} for ${about}`);
    if (text.includes('    at ')) found.faults.push(`a stack for ${about}`);
    if (response.ok && text.startsWith('{')) pool.learn(JSON.parse(text));
    // After a sign-out or deletion, continue as a new person.
    if (response.status === 401 && cookie === somebody.cookie) somebody = browser(() => url);
  }
  return found;
}

/** Sends malformed HTTP. Returns the status of the response, if any. */
function raw(url: string, rng: Rng): Promise<string> {
  const { hostname, port } = new URL(url);
  const first = [
    pick(rng, ['GET', 'POST', 'FOO', 'CONNECT', '\u0000']),
    pick(rng, ['/', '*', '//', '/api/matches', '/ws']),
  ];
  const lines = [`${first.join(' ')} ${pick(rng, ['HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''])}`];
  for (let i = below(rng, 6); i > 0; i--) lines.push(pick(rng, RAW));
  const body = pick(rng, ['', '5\r\nhello\r\n0\r\n\r\n', '{"a":1}', '\u0000\u0001']);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`));
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      text += data.toString('latin1');
      socket.destroy();
    });
    socket.setTimeout(500, () => socket.destroy());
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'nothing'));
  });
}
