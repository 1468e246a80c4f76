import type { Game, Json } from '@orrery/kernel';
import type { Standing } from '@orrery/testing';
import { WebSocket } from 'ws';
import { hashToken, matchId } from '../../src/ids.ts';
import type { openSqlite } from '../../src/index.ts';

/** The token of a seat of a saved match. */
export const tokenOf = (seat: number) => `token-${seat}-of-a-table-that-stands`;

/** The person who holds a seat. */
const personOf = (seat: number) => `person-${seat}`;

/** Creates the people who hold seats. */
export async function know({ db: { sql, write } }: ReturnType<typeof openSqlite>, seats: number): Promise<void> {
  const people = Array.from({ length: seats }, (_none, seat) => ({
    id: personOf(seat),
    name: `Guest ${seat}`,
    account: null,
    password: null,
    created: 0,
    seen: 0,
  }));
  await write(sql.insertInto('people').values(people).compile());
}

/** Saves a running match and returns its id. With `known`, each seat belongs to a person. */
export async function keep(
  store: ReturnType<typeof openSqlite>,
  game: Game,
  { seats, options, state, events }: Standing,
  known = false,
): Promise<string> {
  const id = matchId();
  const holders = Array.from({ length: seats }, (_none, seat) => ({
    kind: 'human' as const,
    name: `Guest ${seat}`,
    level: null,
    token: hashToken(tokenOf(seat)),
    shows: true,
    ...(known ? { person: personOf(seat) } : {}),
  }));
  const about = { id, game: game.id, version: game.version, options, seed: 'unknown', owner: '', seats: holders };
  const snapshot = { version: game.version, state: state as Json };
  await store.create({ ...about, clock: null, watch: { as: 'follow' }, events, snapshot, created: 0 });
  return id;
}

/** A connection that records every message it receives. */
export async function listen(url: string): Promise<{
  texts: string[];
  say(message: object): void;
  ask(message: object, say: string): Promise<void>;
  end(): void;
}> {
  const socket = new WebSocket(url);
  const texts: string[] = [];
  let received = () => {};
  socket.on('message', (data) => {
    texts.push(String(data));
    received();
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  const speak = (message: object) => socket.send(JSON.stringify(message));
  return {
    texts,
    say: speak,
    async ask(message, say) {
      const from = texts.length;
      speak(message);
      while (!texts.slice(from).some((text) => text.startsWith(`{"say":"${say}"`))) {
        const late = texts.slice(from).find((text) => text.startsWith('{"say":"error"'));
        if (late) throw new Error(late);
        await new Promise<void>((resolve) => {
          received = resolve;
        });
      }
    },
    end: () => socket.close(),
  };
}
