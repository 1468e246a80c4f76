// `npm run load -- [--quick] [--part 4] [--tables 200] [--peers <folder>] [--only embedded,idle]`: load test of servers.
// Server and players run in separate processes, all on one machine and in one run, so that the numbers are comparable:
// our server with SQLite and with PostgreSQL and Redis, boardgame.io in memory and with PostgreSQL, and a Colyseus room
// that sends a patch per move. Colyseus needs `--peers`: a folder with @colyseus/core, ws-transport, schema and sdk installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { startPostgres, startRedis, type TestServer } from '../../packages/server/test/help/servers.ts';
import { installMeasuring } from '../../scripts/lib.mjs';
import { longMatch } from '../long-match.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '400' },
    root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    peers: { type: 'string' },
    only: { type: 'string' },
    part: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
});
/** A quick run makes this many times fewer moves. */
const few = values.quick ? 20 : Number(values.part);
const tables = Number(values.tables) / (values.quick ? 10 : 1);
const rate = Number(values.rate) / (values.quick ? 20 : 1);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'orrery-load-'));
const load = () => readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
const isSelected = (name: string) => !values.only || values.only.split(',').includes(name);

interface Run {
  child: ChildProcess;
  url: string;
  lines: AsyncIterator<string[]>;
}

async function start(file: string, args: string[] = []): Promise<Run> {
  // The same Node memory settings as `npm start`, for all servers.
  const flags = ['--expose-gc', '--max-semi-space-size=64', here(file), ...args];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'], env });
  const reader = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> });
  const lines = on(reader, 'line') as AsyncIterator<string[]>;
  const { value } = await lines.next();
  return { child, url: String(value?.[0]), lines };
}

async function end({ child }: Run): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** CPU seconds of a process and, with `family`, of its children. */
function cpu(pid: number, family = false): number {
  const fields = (of: number | string): string[] => {
    try {
      const stat = readFileSync(`/proc/${of}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    } catch {
      return [];
    }
  };
  const own = (of: number | string) => (Number(fields(of)[11] ?? 0) + Number(fields(of)[12] ?? 0)) / 100;
  if (!family) return own(pid);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fields(name)[1] === String(pid));
  return own(pid) + children.reduce((sum, child) => sum + own(child), 0);
}

const rss = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

interface Measurement {
  what: 'flat' | 'paced' | 'starts';
  perSecond: number;
  moves: number;
  refused: number;
  /** Matches begun meanwhile. */
  begun: number;
  p50: number;
  p99: number;
}

interface Plan {
  kind: string;
  game: string;
  tables?: number;
  warm?: number;
  moves?: number;
  /** Matches to begin without playing them. */
  starts?: number;
  paced?: number;
  rate?: number;
  /** A further process whose CPU time counts. */
  store?: number | undefined;
}

const rows: Record<string, Record<string, string>> = {};
const ms = (n: number | null | undefined) => (n == null ? '–' : `${n.toFixed(1)} ms`);

async function measure(name: string, server: Run, wanted: Plan): Promise<Measurement[]> {
  const pid = server.child.pid as number;
  const empty = rss(pid);
  // Long enough for the JIT compiler to finish.
  const defaults = {
    ...{ tables, warm: 24_000 / few, moves: 24_000 / few, starts: 2000 / few, paced: 4000 / few },
    ...{ rate, peers: values.peers },
  };
  const plan = { ...defaults, ...wanted, url: server.url };
  const client = spawn(process.execPath, [here('client.mjs'), JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  client.once('exit', (code) => {
    if (code !== 0) throw new Error(`the players of ${name} ended with ${code}`);
  });
  const found: Measurement[] = [];
  const row: Record<string, string> = {};
  rows[name] = row;
  let before = [0, 0, 0];
  /** Cost of a move at full speed, and new matches per move. */
  let flat = { each: [0, 0, 0], matches: 0 };
  const used = () => [cpu(pid), wanted.store ? cpu(wanted.store, true) : 0, cpu(client.pid as number)];
  for await (const [line] of on(createInterface({ input: client.stdout }), 'line')) {
    const report = JSON.parse(line) as Partial<Measurement> & { opened?: number; begins?: string; done?: boolean };
    if (report.opened) row['tables open after'] = `${(report.opened / 1000).toFixed(1)} s`;
    if (report.begins) before = used();
    if (report.done) break;
    if (!report.what) continue;
    const one = report as Measurement;
    found.push(one);
    const each = used().map((now, i) => ((now - (before[i] ?? 0)) * 1000) / one.moves);
    const costOf = ([own = 0, store = 0]: number[]) =>
      `${own.toFixed(3)} ms${wanted.store ? ` + ${store.toFixed(3)} of the store` : ''}`;
    if (one.what === 'starts') {
      // Everything until both players see the table: creating, joining, and unloading an earlier match.
      row['processor per new match'] = costOf(each);
      row['processor per move alone'] = costOf(flat.each.map((ms, i) => ms - (each[i] ?? 0) * flat.matches));
    } else if (one.what === 'flat') {
      flat = { each, matches: one.begun / one.moves };
      row['moves/s'] = `${one.perSecond.toFixed(0)}`;
      row['processor per move'] = costOf(each);
      row['of the players'] = `${each[2]?.toFixed(3)} ms`;
      row['flat out p50, p99'] = `${ms(one.p50)}, ${ms(one.p99)}`;
    } else {
      row[`at ${one.perSecond.toFixed(0)}/s p50, p99`] = `${ms(one.p50)}, ${ms(one.p99)}`;
    }
    row.memory = `${rss(pid).toFixed(0)} MB, ${(((rss(pid) - empty) / plan.tables) * 1024).toFixed(0)} kB per table`;
    row.load = load();
  }
  console.log(`\n${name}`);
  for (const [what, value] of Object.entries(row)) console.log(`  ${what.padEnd(24)} ${value}`);
  return found;
}

/** Memory of idle connections: with Node alone, connected to our server, and with a seat. */
async function idleLines(server: string, args: string[], count: number, seated: boolean): Promise<string> {
  const run = await start(server, args);
  const memory = async () => {
    run.child.stdin?.write('memory\n');
    const { value } = await run.lines.next();
    return JSON.parse(String(value?.[0])) as { used: number; rss: number };
  };
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${run.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as { match: string; token: string };
  };
  const seats = ['A', 'B'].map((name) => ({ kind: 'me', name }));
  const tokens: { match: string; token: string }[] = [];
  const matches = seated ? Math.ceil(count / 20) : 0;
  for (let i = 0; i < matches; i++) tokens.push(await post('/api/matches', { game: 'connect-four', seats }));
  const sockets: WebSocket[] = [];
  const add = async (n: number) => {
    const socket = new WebSocket(`${run.url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    sockets.push(socket);
    await once(socket, 'open');
    if (!seated) return;
    const joined = once(socket, 'message');
    socket.send(JSON.stringify({ do: 'join', ...tokens[n % matches] }));
    await joined;
  };
  // The first connections load code and tables; the others show the cost per connection.
  for (let n = 0; n < 200; n++) await add(n);
  await new Promise((done) => setTimeout(done, 500));
  const before = await memory();
  for (let n = 200; n < count + 200; n++) await add(n);
  await new Promise((done) => setTimeout(done, 500));
  const after = await memory();
  for (const socket of sockets) socket.terminate();
  await end(run);
  const kb = (what: 'used' | 'rss') => ((after[what] - before[what]) / count / 1024).toFixed(1);
  return `${kb('used')} kB of heap and buffers, ${kb('rss')} kB of the process`;
}

/** Time to load a finished game, from the disk and from memory. */
async function opening(game: string): Promise<void> {
  const folder = join(dir, `long-${game}`);
  const long = await longMatch(values.root, folder, game, 1000, true);
  const run = await start('server-ours.mjs', [values.root, folder]);
  const took: number[] = [];
  let size = 0;
  for (let n = 0; n < 6; n++) {
    const began = performance.now();
    const socket = new WebSocket(`${run.url.replace('http', 'ws')}/ws`);
    await once(socket, 'open');
    socket.send(JSON.stringify({ do: 'join', match: long.match, token: long.token }));
    const [data] = await once(socket, 'message');
    took.push(performance.now() - began);
    size = String(data).length;
    socket.terminate();
  }
  await end(run);
  const [cold, ...warm] = took as [number, ...number[]];
  console.log(
    `\na game of ${long.entries} entries${long.over ? ' that is over' : ''}, ${game}: ${cold.toFixed(0)} ms from the disk, at most ${Math.max(...warm).toFixed(0)} ms from memory, ${(size / 1024).toFixed(0)} kB; load ${load()}`,
  );
}

await installMeasuring();
if (!existsSync(join(values.root, 'packages/server/dist/index.js'))) throw new Error('run npm run build first');
if (!existsSync(join(values.root, 'packages/testing/dist/index.js'))) {
  spawnSync(
    process.execPath,
    [join(values.root, 'node_modules/typescript/bin/tsc'), '-b', join(values.root, 'packages/testing')],
    { stdio: 'inherit' },
  );
}
const stores: TestServer[] = [];
try {
  const ours = (name: string, more: string[] = []) => start('server-ours.mjs', [values.root, join(dir, name), ...more]);
  if (isSelected('bgio')) {
    const server = await start('server-bgio.mjs');
    await measure('connect four, boardgame.io in memory', server, { kind: 'bgio', game: 'four' });
    await end(server);
  }
  if (isSelected('colyseus') && values.peers) {
    const server = await start('server-colyseus.mjs', [values.peers]);
    const plan = { kind: 'colyseus', game: 'four', starts: 0 };
    await measure('connect four, a Colyseus room that patches per move', server, plan);
    await end(server);
  }
  for (const game of ['connect-four', 'moonriser']) {
    if (!isSelected('embedded')) break;
    const server = await ours(`embedded-${game}`);
    await measure(`${game}, ours, its own file`, server, { kind: 'ours', game });
    await end(server);
  }
  if (isSelected('postgres')) {
    stores.push(await startPostgres(), await startRedis());
    const [postgres, redis] = stores as [TestServer, TestServer];
    const pid = Number(
      spawnSync('sh', ['-c', `ss -ltnpH 'sport = :${new URL(postgres.url).port}'`], { encoding: 'utf8' }).stdout.match(
        /pid=(\d+)/,
      )?.[1],
    );
    const store = pid || undefined;
    for (const game of ['connect-four', 'moonriser']) {
      const server = await ours(`postgres-${game}`, [postgres.url, redis.url]);
      await measure(`${game}, ours, PostgreSQL and Redis`, server, { kind: 'ours', game, store });
      await end(server);
    }
    const server = await start('server-bgio.mjs', [postgres.url]);
    await measure('connect four, boardgame.io with PostgreSQL', server, { kind: 'bgio', game: 'four', store });
    await end(server);
  }
  if (isSelected('seats')) {
    const server = await ours('seats');
    const many = { tables: values.quick ? 50 : 1000, warm: 0, moves: 0, starts: 0, paced: 8000 / few };
    await measure('connect four, 2,000 seats connected, ours, its own file', server, {
      kind: 'ours',
      game: 'connect-four',
      ...many,
    });
    await end(server);
  }
  if (isSelected('idle')) {
    const count = values.quick ? 100 : 2000;
    console.log(`\n${count} idle lines, each; load ${load()}`);
    console.log(`  Node and ws alone       ${await idleLines('server-bare.mjs', [], count, false)}`);
    console.log(
      `  ours, not seated        ${await idleLines('server-ours.mjs', [values.root, join(dir, 'idle')], count, false)}`,
    );
    console.log(
      `  ours, seated at a table ${await idleLines('server-ours.mjs', [values.root, join(dir, 'seated')], count, true)}`,
    );
  }
  if (isSelected('opening')) for (const game of ['moonriser', 'helionox']) await opening(game);
} finally {
  for (const store of stores) await store.end();
  rmSync(dir, { recursive: true, force: true });
}
process.exit(0);
