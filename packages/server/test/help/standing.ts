import type { Game, Json } from '@orrery/kernel';
import type { Standing } from '@orrery/testing';
import { WebSocket } from 'ws';
import { hashToken, matchId } from '../../src/ids.ts';
import type { openSqlite } from '../../src/index.ts';

/** What each seat of a table that was kept as it stands is entered with. */
export const tokenOf = (seat: number) => `token-${seat}-of-a-table-that-stands`;

/** Keeps a match of people as it stands; its id. */
export async function keep(
  store: ReturnType<typeof openSqlite>,
  game: Game,
  { seats, options, state, events }: Standing,
): Promise<string> {
  const id = matchId();
  const holders = Array.from({ length: seats }, (_none, seat) => ({
    kind: 'human' as const,
    name: `Guest ${seat}`,
    level: null,
    token: hashToken(tokenOf(seat)),
    shows: true,
  }));
  const about = { id, game: game.id, version: game.version, options, seed: 'unknown', owner: '', seats: holders };
  const snapshot = { version: game.version, state: state as Json };
  await store.create({ ...about, clock: null, watch: { as: 'follow' }, events, snapshot, created: 0 });
  return id;
}

/** A line that keeps every text it is sent. */
export async function listen(url: string): Promise<{
  texts: string[];
  say(message: object): void;
  ask(message: object, say: string): Promise<void>;
  end(): void;
}> {
  const socket = new WebSocket(url);
  const texts: string[] = [];
  let heard = () => {};
  socket.on('message', (data) => {
    texts.push(String(data));
    heard();
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
          heard = resolve;
        });
      }
    },
    end: () => socket.close(),
  };
}
