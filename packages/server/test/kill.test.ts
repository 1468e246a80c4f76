import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Action, replay, rulesOf, same } from '@orrery/kernel';
import { openApi, openRemote, overSocket, type RemoteTable, type TableState } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lanterns } from './fixtures/lanterns.ts';
import { Socket, wsUrl } from './help/world.ts';

const MATCHES = 50;
const TURNS = 20;

let dir: string;
let child: ChildProcess | null = null;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
});
afterEach(async () => {
  await kill();
  rmSync(dir, { recursive: true, force: true });
});

async function start(port: number): Promise<string> {
  const file = fileURLToPath(new URL('./help/child.ts', import.meta.url));
  const flags = ['--conditions=source', '--import', 'tsx', file, String(port), dir];
  child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }), 'line');
  return String(line);
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Plays one seat by itself, keeps what was acknowledged, and says when the game is over. */
function openPlayer(url: string, match: string, token: string, onAck: () => void) {
  const acked: Action[] = [];
  const begun = new Set<string>();
  let finish: (remote: RemoteTable) => void;
  let fail: (error: unknown) => void;
  const over = new Promise<RemoteTable>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  let seen = 0;
  function look(table: TableState): void {
    // What was shown before the crash is there after it.
    if (table.seq < seen) return fail(new Error(`the table went back from ${seen} to ${table.seq}`));
    seen = table.seq;
    if (table.result) return finish(remote);
    for (const { seat, question, n, prompt } of table.prompts) {
      // Once decided, the client sees to it that it arrives, whatever happens to the line.
      const key = `${question} ${n}`;
      if (begun.has(key)) continue;
      begun.add(key);
      const action = { seat, question, n, answer: prompt.kind === 'amount' ? n % 4 : n % 3 ? 'draw' : 'wait' };
      remote.act(action).then(() => {
        acked.push(action);
        onAck();
      }, fail);
    }
  }
  const remote: RemoteTable = openRemote({ connect: overSocket(wsUrl(url), Socket), match, token, onChange: look });
  return { acked, over, remote };
}

describe('a server that is killed in the middle of everything', () => {
  it('has lost no acknowledged move, and all games are played to their end', async () => {
    const url = await start(0);
    const api = openApi(url, fetch);
    let acks = 0;
    let reached = { count: 0, tell: () => {} };
    const until = (count: number) =>
      new Promise<void>((resolve) => {
        reached = { count, tell: resolve };
        if (acks >= count) resolve();
      });
    const onAck = () => ++acks >= reached.count && reached.tell();

    const matches = await Promise.all(
      Array.from({ length: MATCHES }, async () => {
        const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
        const { match, token } = await api.create({ game: 'lanterns', options: { turns: TURNS }, seats });
        const bo = await api.claim(match, { name: 'Bo' });
        return { match, players: [token, bo.token].map((key) => openPlayer(url, match, key, onAck)) };
      }),
    );
    const port = Number(new URL(url).port);
    for (const count of [300, 700]) {
      await until(count);
      await kill();
      await start(port);
    }
    const players = matches.flatMap((match) => match.players);
    await Promise.all(players.map((player) => player.over));

    expect(acks).toBeGreaterThanOrEqual(700);
    const rules = rulesOf(lanterns);
    for (const { match, players } of matches) {
      const record = await api.record(match);
      // No move was lost, none was played twice.
      expect(record.entries).toHaveLength(TURNS + 2);
      for (const action of players.flatMap((player) => player.acked)) {
        expect(record.entries.filter((entry) => entry.kind === 'act' && same(entry.action, action))).toHaveLength(1);
      }
      expect(replay(rules, record).state).toEqual(record.snapshot.state);
    }
    for (const player of players) player.remote.close();
  });
});
