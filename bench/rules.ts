/** The rules of a small board game as every peer here runs them: the same code on a flat list of cells. */
export interface Small {
  name: string;
  cells: number;
  /** The moves open to whoever is next. */
  moves(cells: readonly number[]): number[];
  /** The cell a move fills. */
  landing(cells: readonly number[], move: number): number;
  /** Whether the piece on that cell makes a line. */
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
  wins: (cells, at) => LINES.some((line) => line.every((i) => cells[i] === cells[at])),
};

const WIDE = 7;
const HIGH = 6;

/** Connect four on seven columns of six; the bottom row comes first. */
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
    const run = (dx: number, dy: number): number => {
      let count = 0;
      let x = (at % WIDE) + dx;
      let y = Math.floor(at / WIDE) + dy;
      for (; x >= 0 && x < WIDE && y >= 0 && y < HIGH && cells[y * WIDE + x] === cells[at]; x += dx, y += dy) count++;
      return count;
    };
    return (
      run(1, 0) + run(-1, 0) >= 3 || run(0, -1) >= 3 || run(1, 1) + run(-1, -1) >= 3 || run(1, -1) + run(-1, 1) >= 3
    );
  },
};
