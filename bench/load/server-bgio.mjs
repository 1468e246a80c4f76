// boardgame.io's server with connect four: in memory, as in its documentation, or with PostgreSQL: [database].
import { createRequire } from 'node:module';
import { COLUMNS, ROWS, wins } from './four.mjs';
import { PostgresStore } from './postgres-bgio.mjs';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const game = {
  name: 'four',
  setup: () => ({
    cells: new Array(COLUMNS * ROWS).fill(-1),
    heights: new Array(COLUMNS).fill(0),
    winner: -1,
    left: 42,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column) {
      const row = G.heights[column];
      if (!(row < ROWS)) return 'INVALID_MOVE';
      G.cells[column * ROWS + row] = Number(playerID);
      G.heights[column]++;
      G.left--;
      if (wins(G.cells, Number(playerID), column, row)) G.winner = Number(playerID);
    },
  },
  endIf: ({ G }) => (G.winner >= 0 || G.left === 0 ? { winner: G.winner } : undefined),
};
const [database] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(database ? { db: new PostgresStore(database) } : {}),
});
// It logs every match and move to the console, which would distort the measurement.
const say = console.log;
for (const name of ['log', 'info', 'warn', 'error']) console[name] = () => {};
const { appServer } = await server.run({ port: 0, callback: () => {} });
say(`http://127.0.0.1:${appServer.address().port}`);
process.once('SIGTERM', () => process.exit(0));
