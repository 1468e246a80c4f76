// Tables in a Colyseus room, with its own client: a finished game restarts in place.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { free } from './four.mjs';

export function openTables(url, { random, peers }) {
  const { Client } = createRequire(pathToFileURL(join(peers, 'package.json')))('@colyseus/sdk');

  return async function openTable() {
    let began = 0;
    let done = null;
    let mover = -1;
    const first = await new Client(url).create('four');
    const second = await new Client(url).joinById(first.roomId);
    const rooms = [first, second];
    await Promise.all(
      rooms.map(
        (room, seat) =>
          new Promise((ready) => {
            // The first state may have arrived before the listener.
            if (room.state?.heights?.length > 0) ready();
            room.onStateChange(() => {
              ready();
              if (!done || seat === mover) return;
              const resolve = done;
              done = null;
              resolve(performance.now() - began);
            });
          }),
      ),
    );

    return {
      async move() {
        // The other player's state is certainly the newest: the move was awaited there.
        const state = rooms[mover < 0 ? 0 : 1 - mover].state;
        mover = state.turn;
        const columns = free([...state.heights]);
        const column = columns[Math.floor(random() * columns.length)];
        return new Promise((resolve) => {
          done = resolve;
          began = performance.now();
          rooms[mover].send('drop', column);
        });
      },
    };
  };
}
