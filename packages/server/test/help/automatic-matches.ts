import { type Action, replay, rulesOf, same } from '@orrery/kernel';
import {
  type Api,
  type Connect,
  openRemote,
  overSocket,
  ProblemError,
  type RemoteTable,
  type TableState,
} from '@orrery/protocol';
import { expect } from 'vitest';
import { lanterns } from '../fixtures/lanterns.ts';
import { Socket, wsUrl } from './world.ts';

/** Connects to the servers in turn, as behind a simple load balancer. */
export function anyOf(urls: readonly string[]): Connect {
  let next = 0;
  return (listener) => overSocket(wsUrl(urls[next++ % urls.length] as string), Socket)(listener);
}

/** Plays one seat automatically, records acknowledged moves, and resolves when the game is over. */
function openPlayer(connect: Connect, match: string, token: string, onAck: () => void) {
  const acked: Action[] = [];
  const begun = new Set<string>();
  /** Moves of which it is not known whether they were saved. */
  const unsure = new Set<string>();
  let finish: (remote: RemoteTable) => void;
  let fail: (error: unknown) => void;
  const over = new Promise<RemoteTable>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  let seen = 0;
  function look(table: TableState): void {
    // Everything that was shown before the crash must be there afterwards.
    if (table.seq < seen) return fail(new Error(`the table went back from ${seen} to ${table.seq}`));
    seen = table.seq;
    if (table.result) return finish(remote);
    for (const { seat, question, n, prompt } of table.prompts) {
      // The client delivers the decision, whatever happens to the connection.
      const key = `${question} ${n}`;
      if (begun.has(key)) continue;
      begun.add(key);
      const action = { seat, question, n, answer: prompt.kind === 'amount' ? n % 4 : n % 3 ? 'draw' : 'wait' };
      const tell = () => {
        acked.push(action);
        onAck();
      };
      remote.act(action).then(tell, (error) => {
        const code = error instanceof ProblemError ? error.problem.code : '';
        // The move had been saved, so the retry comes too late.
        if (code === 'stale' && unsure.has(key)) return;
        // The move was not saved, or that is unknown: look at the table and try again, as a person would.
        if (code !== 'unavailable' && code !== 'illegal') return fail(error);
        unsure.add(key);
        begun.delete(key);
        setTimeout(() => remote.table && look(remote.table), 100);
      });
    }
  }
  const remote: RemoteTable = openRemote({ connect, match, token, onChange: look });
  return { acked, over, remote };
}

export interface AutomaticMatches {
  /** Resolves after this many acknowledged moves. */
  until(acks: number): Promise<void>;
  /** Resolves when all games are over and every record matches what its players saw. */
  stand(): Promise<void>;
  end(): void;
}

/** Many automatic two-player matches over connections opened by `connect`. */
export async function openAutomaticMatches(
  api: Api,
  connect: () => Connect,
  matches: number,
  turns: number,
): Promise<AutomaticMatches> {
  let acks = 0;
  let reached = { count: 0, tell: () => {} };
  const onAck = () => ++acks >= reached.count && reached.tell();
  const tables = await Promise.all(
    Array.from({ length: matches }, async () => {
      const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
      const { match, token } = await api.create({ game: 'lanterns', options: { turns }, seats });
      const bo = await api.claim(match, { name: 'Bo' });
      return { match, players: [token, bo.token].map((key) => openPlayer(connect(), match, key, onAck)) };
    }),
  );
  const players = tables.flatMap((table) => table.players);
  return {
    until: (count) =>
      new Promise<void>((resolve) => {
        reached = { count, tell: resolve };
        if (acks >= count) resolve();
      }),
    async stand() {
      await Promise.all(players.map((player) => player.over));
      const rules = rulesOf(lanterns);
      for (const { match, players } of tables) {
        const record = await api.record(match);
        // No move was lost and none was played twice.
        expect(record.entries).toHaveLength(turns + 2);
        for (const action of players.flatMap((player) => player.acked)) {
          expect(record.entries.filter((entry) => entry.kind === 'act' && same(entry.action, action))).toHaveLength(1);
        }
        expect(replay(rules, record).state).toEqual(record.snapshot.state);
      }
    },
    end() {
      for (const player of players) player.remote.close();
    },
  };
}
