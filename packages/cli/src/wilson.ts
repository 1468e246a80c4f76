/** The 95% Wilson score interval of a share; all values are from 0 to 1. */
export function wilson(won: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = won / games;
  const centre = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - reach) / scale), Math.min(1, (centre + reach) / scale)];
}
