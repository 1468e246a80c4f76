/**
 * Directions to try for an arrow key on pointy-topped hexes, best first, counted counter-clockwise from the right. Up
 * and down zigzag, so that the focus stays in its column.
 */
export function hexWays(key: string, oddRow: boolean): number[] | null {
  if (key === 'ArrowRight') return [0];
  if (key === 'ArrowLeft') return [3];
  if (key === 'ArrowUp') return oddRow ? [2, 1] : [1, 2];
  if (key === 'ArrowDown') return oddRow ? [4, 5] : [5, 4];
  return null;
}
