/** The rules of a small board game, shared by all compared engines: the same code on a flat list of cells. */
export interface Small {
  name: string;
  cells: number;
  /** The moves of the next player. */
  moves(cells: readonly number[]): number[];
  /** The cell a move fills. */
  landing(cells: readonly number[], move: number): number;
  /** Whether the piece on that cell completes a line. */
  wins(cells: readonly number[], at: number): boolean;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export const ticTacToeRules: Small = {
  name: 'tic-tac-toe',
  cells: 9,
  moves(cells) {
    const free: number[] = [];
    for (let i = 0; i < 9; i++) if (cells[i] === -1) free.push(i);
    return free;
  },
  landing: (_cells, move) => move,
  wins(cells, at) {
    const seat = cells[at];
    for (const line of LINES) {
      if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true;
    }
    return false;
  },
};

const WIDE = 7;
const HIGH = 6;

/** Offsets of the neighbour in each of the four directions. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** Number of equal cells after the one at `x`, `y` in a direction. */
function run(cells: readonly number[], x: number, y: number, dx: number, dy: number): number {
  const seat = cells[y * WIDE + x];
  let length = 0;
  for (let i = x + dx, j = y + dy; i >= 0 && i < WIDE && j >= 0 && j < HIGH; i += dx, j += dy) {
    if (cells[j * WIDE + i] !== seat) break;
    length++;
  }
  return length;
}

/** Connect four with seven columns of six; the bottom row comes first. */
export const connectFourRules: Small = {
  name: 'connect-four',
  cells: WIDE * HIGH,
  moves(cells) {
    const open: number[] = [];
    for (let x = 0; x < WIDE; x++) if (cells[(HIGH - 1) * WIDE + x] === -1) open.push(x);
    return open;
  },
  landing(cells, x) {
    let at = x;
    while (cells[at] !== -1) at += WIDE;
    return at;
  },
  wins(cells, at) {
    const x = at % WIDE;
    const y = Math.floor(at / WIDE);
    for (const direction of DIRECTIONS) {
      const dx = direction[0];
      const dy = direction[1];
      if (run(cells, x, y, dx, dy) + run(cells, x, y, -dx, -dy) >= 3) return true;
    }
    return false;
  },
};
