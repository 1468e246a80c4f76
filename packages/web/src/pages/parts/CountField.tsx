import type { Listed } from '@orrery/games';

/** How many people can play one of these games with each other. */
export function countsOf(games: readonly Listed[]): number[] {
  const least = Math.min(...games.map(({ seats }) => seats.min));
  const most = Math.max(...games.map(({ seats }) => seats.max));
  return Array.from({ length: most - least + 1 }, (_none, i) => least + i).filter((count) => count > 1);
}

interface Props {
  counts: readonly number[];
  value: number;
  /** What stands for no number in particular, where none need be chosen. */
  any?: string;
  onChange: (count: number) => void;
}

/** How many play. */
export const CountField = ({ counts, value, any, onChange }: Props) => (
  <label>
    Players
    <select value={value} onChange={(e) => onChange(Number(e.target.value))}>
      {any && <option value={0}>{any}</option>}
      {counts.map((count) => (
        <option key={count} value={count}>
          {count} players
        </option>
      ))}
    </select>
  </label>
);
