import { type BoardId, LAYOUTS } from '@orrery/mothership';
import { useId } from 'react';
import { SeatMark, Segments } from '../../../look/index.ts';
import { type Draft, type Mode, SEATS, seatsOf, withBoard, withMode, withSeats, withTeam } from './draft.ts';
import s from './palette.module.css';

const MODES: { value: Mode; label: string }[] = [
  { value: 'free', label: 'Free for all' },
  { value: 'teams', label: 'Teams' },
  { value: 'solo', label: 'Solo' },
];
const BOARDS: { value: BoardId; label: string }[] = [
  { value: 'A', label: 'A, rectangle' },
  { value: 'B', label: 'B, hexagon' },
];
const TEAMS = [0, 1, 2];

export interface SettingProps {
  draft: Draft;
  onDraw: (draft: Draft) => void;
  /** Begins anew: with a supplied layout, or with an empty board. */
  onStart: (layout: string | null) => void;
}

/** What a layout is for: how it is played, by how many, on which board, and what it starts from. */
export function Setting({ draft, onDraw, onStart }: SettingProps) {
  const id = useId();
  const seats = seatsOf(draft);
  const fitting = LAYOUTS.filter(({ mode, stations }) => mode === draft.mode && stations.length === seats);
  const others = LAYOUTS.filter((layout) => !fitting.includes(layout));
  const option = ({ id: value, name }: (typeof LAYOUTS)[number]) => (
    <option key={value} value={value}>
      {value} {name}
    </option>
  );
  return (
    <div className={s.setting}>
      <div role="radiogroup" aria-label="Played as">
        <Segments
          name={`${id}m`}
          className={s.segments}
          choices={MODES}
          value={draft.mode}
          onChange={(mode) => onDraw(withMode(draft, mode))}
        />
      </div>
      {SEATS[draft.mode].length > 1 && (
        <div role="radiogroup" aria-labelledby={`${id}p`} className={s.line}>
          <span id={`${id}p`}>Players</span>
          <Segments
            name={`${id}s`}
            className={s.segments}
            choices={SEATS[draft.mode].map((n) => ({ value: n, label: String(n) }))}
            value={seats}
            onChange={(n) => onDraw(withSeats(draft, n))}
          />
        </div>
      )}
      <div role="radiogroup" aria-label="Board">
        <Segments
          name={`${id}b`}
          className={s.segments}
          choices={BOARDS}
          value={draft.board}
          onChange={(board) => onDraw(withBoard(draft, board))}
        />
      </div>
      {draft.mode === 'teams' && (
        <fieldset className={s.teams} aria-label="Teams">
          {draft.teams.map((team, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <label key={seat}>
              <SeatMark seat={seat} size={18} label={`Seat ${seat + 1}`} />
              <select value={team} onChange={(e) => onDraw(withTeam(draft, seat, Number(e.target.value)))}>
                {TEAMS.map((n) => (
                  <option key={n} value={n}>
                    Team {n + 1}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <label className={s.line}>
        <span>Start from</span>
        <select
          value=""
          onChange={(e) => {
            if (e.target.value) onStart(e.target.value === 'empty' ? null : e.target.value);
          }}
        >
          <option value="">Choose…</option>
          <option value="empty">An empty board</option>
          {fitting.length > 0 && <optgroup label="For as many players">{fitting.map(option)}</optgroup>}
          <optgroup label="For others">{others.map(option)}</optgroup>
        </select>
      </label>
    </div>
  );
}
