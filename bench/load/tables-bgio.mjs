// Tables on boardgame.io's server, using its socket protocol without its client: a new match for every game.
import { createRequire } from 'node:module';
import { free } from './four.mjs';

const io = createRequire(import.meta.url)('socket.io-client');
let matches = 0;

export function openTables(url, { random, onBegin }) {
  return async function openTable() {
    let match = '';
    let state = null;
    let began = 0;
    let mover = -1;
    let done = null;
    let synced = () => {};

    const sockets = ['0', '1'].map((_player, seat) => {
      const socket = io(`${url}/four`, { transports: ['websocket'], forceNew: true });
      const arrive = (id, next) => {
        if (id !== match) return;
        state = next;
        if (!done || seat === mover) return;
        const resolve = done;
        done = null;
        resolve(performance.now() - began);
      };
      socket.on('update', arrive);
      socket.on('sync', (id, { state: next }) => {
        if (id !== match) return;
        state = next;
        synced();
      });
      return socket;
    });
    await Promise.all(sockets.map((socket) => new Promise((ready) => socket.on('connect', ready))));

    /** In sequence, because the first one creates the match. */
    async function begin() {
      onBegin();
      match = `m${++matches}`;
      for (const [seat, socket] of sockets.entries()) {
        await new Promise((ready) => {
          synced = ready;
          socket.emit('sync', match, String(seat), undefined, 2);
        });
      }
    }
    await begin();

    return {
      begin,
      async move() {
        if (state.ctx.gameover) await begin();
        mover = Number(state.ctx.currentPlayer);
        const columns = free(state.G.heights);
        const payload = {
          type: 'drop',
          args: [columns[Math.floor(random() * columns.length)]],
          playerID: String(mover),
        };
        return new Promise((resolve) => {
          done = resolve;
          began = performance.now();
          sockets[mover].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(mover));
        });
      },
    };
  };
}
