// Connect four for the other servers and the client: 42 cells, column by column from the bottom up.
export const COLUMNS = 7;
export const ROWS = 6;
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

/** The columns with room. */
export function free(heights) {
  const open = [];
  for (let x = 0; x < COLUMNS; x++) if (heights[x] < ROWS) open.push(x);
  return open;
}

function run(cells, seat, column, row, dx, dy) {
  let length = 0;
  for (let x = column + dx, y = row + dy; x >= 0 && x < COLUMNS && y >= 0 && y < ROWS; x += dx, y += dy) {
    if (cells[x * ROWS + y] !== seat) break;
    length++;
  }
  return length;
}

/** Whether the piece of a seat at that place completes four in a row. */
export const wins = (cells, seat, column, row) =>
  DIRECTIONS.some(([dx, dy]) => run(cells, seat, column, row, dx, dy) + run(cells, seat, column, row, -dx, -dy) >= 3);
