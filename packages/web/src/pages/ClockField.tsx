import type { Game } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import s from './setup.module.css';

const SECONDS = [15, 30, 60, 120, 300];

/** The kinds of time of a game's questions, which a table may limit. */
export const timesOf = (game: Game): ReadonlySet<string> =>
  new Set(
    game.flows.flatMap((flow) =>
      [...Object.values(flow.steps), ...Object.values(flow.standing ?? {})].flatMap((step) =>
        typeof step === 'object' && 'time' in step && step.time !== undefined ? [step.time] : [],
      ),
    ),
  );

/** A limit for every question, and one for talks; 0 is none. */
export const clockOf = (seconds: number, talk: number): ClockSetting | null =>
  seconds + talk > 0 ? { ...(seconds > 0 && { window: seconds, turn: seconds }), ...(talk > 0 && { talk }) } : null;

/** How long a player may think about one question, or all may talk. */
export function ClockField(props: { label: string; note?: string; value: number; onChange(seconds: number): void }) {
  const { label, note, value, onChange } = props;
  return (
    <label className={s.row}>
      <span className={s.words}>
        <b>{label}</b>
        {note && <small>{note}</small>}
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
