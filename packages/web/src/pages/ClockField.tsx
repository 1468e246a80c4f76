import type { Game } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import s from './setup.module.css';

const SECONDS = [15, 30, 60, 120, 300];

/** Whether any question of a game has a kind of time that a table may limit. */
export const hasTime = (game: Game): boolean =>
  game.flows.some((flow) =>
    [...Object.values(flow.steps), ...Object.values(flow.standing ?? {})].some(
      (step) => typeof step === 'object' && 'time' in step && step.time !== undefined,
    ),
  );

/** The same limit for every kind of time. */
export const clockOf = (seconds: number): ClockSetting | null =>
  seconds > 0 ? { window: seconds, turn: seconds, talk: seconds } : null;

/** How long a player may think about one question. */
export function ClockField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  return (
    <label className={s.row}>
      <span className={s.words}>
        <b>Time for each question</b>
      </span>
      <select value={value} onChange={(e) => onChange(Number(e.target.value))}>
        <option value={0}>no limit</option>
        {SECONDS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds < 60 ? `${seconds} seconds` : seconds === 60 ? '1 minute' : `${seconds / 60} minutes`}
          </option>
        ))}
      </select>
    </label>
  );
}
