const MIDDLE = { letter: 'J'.charCodeAt(0), number: 10 };

/** The name of a hex: a letter for its row and a number within the row. The middle of every board is `J10`. */
export function placeName(cell: string): string {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return `${String.fromCharCode(MIDDLE.letter + r)}${MIDDLE.number + q + Math.floor(r / 2)}`;
}
