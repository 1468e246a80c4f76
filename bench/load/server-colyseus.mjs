// A Colyseus room for connect four that sends a patch with every move; <folder> contains its packages.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COLUMNS, ROWS, wins } from './four.mjs';

const from = createRequire(pathToFileURL(join(process.argv[2], 'package.json')));
const { Server, Room } = from('@colyseus/core');
const { WebSocketTransport } = from('@colyseus/ws-transport');
const { schema } = from('@colyseus/schema');

const State = schema({
  cells: ['int8'],
  heights: ['int8'],
  turn: 'int8',
  winner: 'int8',
  left: 'int8',
  games: 'int32',
});

class Four extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    this.state = new State();
    this.state.games = 0;
    this.seats = new Map();
    this.begin();
    this.onMessage('drop', (client, column) => {
      const { state } = this;
      const seat = this.seats.get(client.sessionId);
      const row = state.heights[column];
      if (seat !== state.turn || !(row < ROWS)) return;
      state.cells[column * ROWS + row] = seat;
      state.heights[column] = row + 1;
      state.left--;
      if (wins(state.cells, seat, column, row)) state.winner = seat;
      state.turn = 1 - seat;
      if (state.winner >= 0 || state.left === 0) this.begin();
      this.broadcastPatch();
    });
  }
  begin() {
    const { state } = this;
    state.cells = new Array(COLUMNS * ROWS).fill(-1);
    state.heights = new Array(COLUMNS).fill(0);
    state.turn = 0;
    state.winner = -1;
    state.left = COLUMNS * ROWS;
    state.games++;
  }
  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }
}

const say = console.log;
console.log = () => {};
const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('four', Four);
await server.listen(0);
say(`http://127.0.0.1:${transport.server.address().port}`);
process.once('SIGTERM', () => process.exit(0));
