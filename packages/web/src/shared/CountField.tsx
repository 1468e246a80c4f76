import type { Listed } from '@orrery/games';
import { t } from './text.ts';

/** All player counts from the lowest minimum to the highest maximum of these games, without solo play. */
export function countsOf(games: readonly Listed[]): number[] {
  const least = Math.min(...games.map(({ seats }) => seats.min));
  const most = Math.max(...games.map(({ seats }) => seats.max));
  return Array.from({ length: most - least + 1 }, (_none, i) => least + i).filter((count) => count > 1);
}

interface Props {
  counts: readonly number[];
  value: number;
  /** Label of the option for any count, if no choice is required. */
  any?: string;
  onChange: (count: number) => void;
}

/** A menu of player counts. */
export const CountField = ({ counts, value, any, onChange }: Props) => (
  <label>
    {t('players')}
    <select value={value} onChange={(e) => onChange(Number(e.target.value))}>
      {any && <option value={0}>{any}</option>}
      {counts.map((count) => (
        <option key={count} value={count}>
          {t('player-count', { count })}
        </option>
      ))}
    </select>
  </label>
);
