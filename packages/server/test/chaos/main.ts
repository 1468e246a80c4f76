// `npm run chaos -- [--tables 200] [--think 2000] [--percent 20] [--seed 1]`: injects faults during many games, then
// compares every record with what its players saw. Exits with 1 if something differs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seeded } from '@orrery/kernel';
import { overSocket } from '@orrery/protocol';
import { openPostgres, openSqlite } from '../../src/index.ts';
import { startPostgres, startRedis } from '../help/servers.ts';
import { type ChildServer, startChild } from '../help/start-child.ts';
import { Socket, wsUrl } from '../help/world.ts';
import { type Crowd, openCrowd, type Recovery, type Verdict } from './crowd.ts';
import { catalog } from './games.ts';
import { openBadNet, openCable } from './lines.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    think: { type: 'string', default: '2000' },
    percent: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    finish: { type: 'string', default: '120' },
    only: { type: 'string' },
    strikes: { type: 'string' },
  },
});
const [tables, thinkMs, percent, finishS] = [values.tables, values.think, values.percent, values.finish].map(
  Number,
) as [number, number, number, number];
const HOUR = 3_600_000;
const NODE = new URL('./node.ts', import.meta.url);
const games = catalog.flatMap(({ id }) => (id === 'tic-tac-toe' ? [] : [id]));
const dir = mkdtempSync(join(tmpdir(), 'orrery-chaos-'));
const closers: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })];
const rows: string[] = [];
const say = (text: string) => {
  rows.push(text);
  console.log(text);
};
/** Prints progress to standard error. */
const logProgress = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Injects a fault and reports the time to recover. */
async function strike(crowd: Crowd, what: string, inject: () => Promise<unknown>): Promise<void> {
  if (values.strikes && !values.strikes.split(',').some((name) => what.includes(name))) return;
  const before = crowd.acks;
  const began = performance.now();
  await inject();
  const lasted = performance.now() - began;
  const meanwhile = crowd.acks - before;
  const { first, all, last }: Recovery = await crowd.recovery();
  say(`| ${what} | ${seconds(lasted)} | ${meanwhile} | ${seconds(first)} | ${seconds(all)} |`);
  logProgress(`the last: ${last}`);
  await crowd.until(crowd.acks + tables / 2);
}

function head(title: string): void {
  say(
    `\n${title}; load average ${loadavg()
      .map((n) => n.toFixed(1))
      .join(' ')}\n`,
  );
  say('| fault | duration | moves acknowledged meanwhile | next move after | every table answered after |');
  say('| --- | --- | --- | --- | --- |');
}

function tell(verdict: Verdict, fates: Readonly<Record<string, number>>, crowd: Crowd): boolean {
  const frames = Object.values(fates).reduce((sum, n) => sum + n, 0);
  const met = Object.entries(fates)
    .map(([fate, n]) => `${n} ${fate}`)
    .join(', ');
  say(
    `\n${verdict.games} games (${verdict.ended} finished), ${verdict.entries} entries, ${verdict.acked} acknowledged moves (${crowd.acks} replies received), ${verdict.expired} timeouts; ${frames} frames: ${met}.`,
  );
  say(`${verdict.faults.length} faults.`);
  for (const fault of verdict.faults.slice(0, 20)) say(`- ${fault}`);
  return verdict.faults.length === 0;
}

/** Three nodes with one PostgreSQL and one Redis, each over its own links. */
async function manyNodes(): Promise<boolean> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  closers.push(postgres.end, redis.end);
  const cables = await Promise.all(
    [0, 1, 2].map(async () => [await openCable(postgres.url), await openCable(redis.url)] as const),
  );
  closers.push(() => cables.flat().forEach((cable) => void cable.close()));
  const start = (at: number, port = 0) =>
    startChild(
      port,
      join(dir, `node-${at}`),
      (cables[at] ?? []).map((cable) => cable.url),
      NODE,
    );
  const nodes: ChildServer[] = [];
  closers.push(() => Promise.all(nodes.map((node) => node.kill())));
  for (const at of [0, 1, 2]) nodes.push(await start(at));
  const urls = nodes.map((node) => node.url);
  const again = async (at: number) => {
    nodes[at] = await start(at, Number(new URL(urls[at] as string).port));
  };
  const net = await openBadNet(urls, seeded(`${values.seed}/net`), percent);
  closers.push(net.close);
  const connect = overSocket(wsUrl(net.url), Socket);
  const crowd = await openCrowd({ tables, seed: values.seed, games, urls, connect, thinkMs });
  progress(crowd);
  await crowd.until(tables * 2);

  head(`Three nodes, PostgreSQL and Redis, ${tables} tables at a time, ${percent} % of all frames`);
  await strike(crowd, 'none (baseline)', () => wait(3000));
  await strike(crowd, 'node killed (`kill -9`) and restarted', async () => {
    await nodes[0]?.kill();
    await wait(3000);
    await again(0);
  });
  await strike(crowd, 'PostgreSQL killed and restarted', async () => {
    await postgres.kill();
    await wait(2000);
    await postgres.start();
  });
  await strike(crowd, 'Redis killed and restarted', async () => {
    await redis.kill();
    await wait(5000);
    await redis.start();
  });
  await strike(crowd, 'node cut off from PostgreSQL, data in flight arrives late', async () => {
    cables[1]?.[0].stall();
    await wait(15_000);
    cables[1]?.[0].resume();
  });
  await strike(crowd, 'node cut off from PostgreSQL, data in flight lost', async () => {
    cables[2]?.[0].stall();
    await wait(5000);
    cables[2]?.[0].snap();
    cables[2]?.[0].resume();
  });
  await strike(crowd, 'node cut off from Redis', async () => {
    cables[2]?.[1].stall();
    await wait(8000);
    cables[2]?.[1].resume();
  });
  await strike(crowd, 'clocks jump: two hours ahead on one node, three hours back on another', async () => {
    nodes[1]?.tell(String(2 * HOUR));
    nodes[2]?.tell(String(-3 * HOUR));
    await wait(6000);
  });
  await strike(crowd, 'node, PostgreSQL and Redis killed together', async () => {
    await Promise.all([nodes[0]?.kill(), postgres.kill(), redis.kill()]);
    await wait(1000);
    await Promise.all([postgres.start(), redis.start()]);
    await again(0);
  });
  await strike(crowd, 'all nodes killed', async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await Promise.all([0, 1, 2].map(again));
  });
  await crowd.finish(finishS * 1000);
  const store = await openPostgres({ url: postgres.url });
  const sound = tell(await crowd.judge(store), net.fates, crowd);
  await store.close();
  return sound;
}

/** One node with SQLite, on a small test disk if one can be mounted. */
async function oneNode(): Promise<boolean> {
  const data = join(dir, 'disk');
  mkdirSync(data);
  const small = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'orrery-chaos', data]).status === 0;
  // Unmounted lazily, because the node that just ended may still hold files.
  if (small) closers.push(() => spawnSync('umount', ['-l', data]));
  let node = await startChild(0, data, [], NODE);
  closers.push(() => node.kill());
  const urls = [node.url];
  const net = await openBadNet(urls, seeded(`${values.seed}/net`), percent);
  closers.push(net.close);
  const connect = overSocket(wsUrl(net.url), Socket);
  const crowd = await openCrowd({ tables, seed: `${values.seed}/one`, games, urls, connect, thinkMs });
  progress(crowd);
  await crowd.until(tables * 2);

  head(`Single node with SQLite, ${tables} tables at a time, ${percent} % of all frames`);
  await strike(crowd, 'killed and restarted', async () => {
    await node.kill();
    node = await startChild(Number(new URL(node.url).port), data, [], NODE);
  });
  if (small) {
    await strike(crowd, 'disk full, then freed', async () => {
      const filler = join(data, 'filler');
      for (let block = 1024 * 1024; block >= 1; block = Math.floor(block / 4)) fill(filler, block);
      await wait(5000);
      const ready = (await fetch(`${node.url}/readyz`)).status;
      say(`| (\`/readyz\` meanwhile: ${ready}) | | | | |`);
      rmSync(filler);
    });
    await strike(crowd, 'disk full, killed, freed, restarted', async () => {
      const filler = join(data, 'filler');
      for (let block = 1024 * 1024; block >= 1; block = Math.floor(block / 4)) fill(filler, block);
      await wait(2000);
      await node.kill();
      rmSync(filler);
      node = await startChild(Number(new URL(node.url).port), data, [], NODE);
    });
  } else say('| disk full: skipped, a small disk cannot be mounted here | | | | |');
  await strike(crowd, 'clock jumps two hours ahead, then four hours back', async () => {
    node.tell(String(2 * HOUR));
    await wait(6000);
    node.tell(String(-4 * HOUR));
    await wait(6000);
  });
  await crowd.finish(finishS * 1000);
  await node.kill();
  const store = openSqlite(join(data, 'matches.db'));
  const sound = tell(await crowd.judge(store), net.fates, crowd);
  await store.close();
  return sound;
}

/** Fills the disk. */
function fill(file: string, block: number): void {
  const filler = Buffer.alloc(block);
  try {
    for (;;) writeFileSync(file, filler, { flag: 'a' });
  } catch {}
}

/** Prints the log messages of the nodes, most frequent first. */
function complaints(): void {
  const counts = new Map<string, number>();
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.log'))) {
    for (const line of readFileSync(join(dir, name), 'utf8').split('\n').filter(Boolean)) {
      const { err, about = '' } = JSON.parse(line) as { err?: { message: string }; about?: string };
      const what = `${/^[a-z]/.test(about) ? about : 'a match'}: ${err?.message.slice(0, 100)}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  }
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 25);
  for (const [what, times] of most) logProgress(`logged ${times} times: ${what}`);
}

/** Stops everything; only the first call has an effect. */
async function clear(): Promise<void> {
  if (closers.length > 0) complaints();
  for (const close of closers.splice(0).reverse()) await close();
}
for (const signal of ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection']) {
  process.once(signal, (why) => {
    console.error(why);
    void clear().then(() => process.exit(1));
  });
}

const progress = (crowd: Crowd) => {
  const timer = setInterval(() => logProgress(`${crowd.acks} moves; ${crowd.state()}`), 10_000);
  closers.push(() => clearInterval(timer));
};

let sound = true;
try {
  if (values.only !== 'one') sound = (await manyNodes()) && sound;
  if (values.only !== 'many') sound = (await oneNode()) && sound;
} finally {
  await clear();
}
say(`\nLoad average at the end: ${readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ')}.`);
process.exit(sound ? 0 : 1);
