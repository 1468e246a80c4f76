import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@orrery/kernel';
import { overSocket } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/index.ts';
import { openCrowd } from './chaos/crowd.ts';
import { type BadNet, openBadNet } from './chaos/lines.ts';
import { type ChildServer, startChild } from './help/start-child.ts';
import { Socket, wsUrl } from './help/world.ts';

const NODE = new URL('./chaos/node.ts', import.meta.url);

let dir: string;
let node: ChildServer | null = null;
let net: BadNet | null = null;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-chaos-'));
});
afterEach(async () => {
  net?.close();
  await node?.kill();
  rmSync(dir, { recursive: true, force: true });
});

// The short form of `npm run chaos`, which does the same with nodes, databases, cables, clocks and disks.
describe('a network that drops, delays, reorders or cuts a fifth of all frames, and a server that is killed', () => {
  it('leave every record as its players saw it, with nothing lost or duplicated', async () => {
    const data = join(dir, 'data');
    node = await startChild(0, data, [], NODE);
    const urls = [node.url];
    net = await openBadNet(urls, seeded('net'), 20);
    const connect = overSocket(wsUrl(net.url), Socket);
    const games = ['tic-tac-toe', 'lanterns'];
    const crowd = await openCrowd({ tables: 6, seed: 'short', games, urls, connect, thinkMs: 1 });
    await crowd.until(12);
    await node.kill();
    node = await startChild(Number(new URL(node.url).port), data, [], NODE);
    await crowd.finish(90_000);
    await node.kill();
    const store = openSqlite(join(data, 'matches.db'));
    const verdict = await crowd.judge(store);
    await store.close();
    expect(verdict.faults).toEqual([]);
    expect(verdict.ended).toBe(verdict.games);
    for (const [fate, times] of Object.entries(net.fates)) expect([fate, times > 0]).toEqual([fate, true]);
  });
});
