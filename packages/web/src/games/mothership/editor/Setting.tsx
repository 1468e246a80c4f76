import { type BoardId, LAYOUTS } from '@orrery/mothership';
import { useId } from 'react';
import { SeatMark, Segments } from '../../../ui/index.ts';
import { type Draft, type Mode, SEATS, seatsOf, withBoard, withMode, withSeats, withTeam } from './draft.ts';
import s from './palette.module.css';
import { t } from './text.ts';

const MODES: readonly Mode[] = ['free', 'teams', 'solo'];
const BOARDS: readonly BoardId[] = ['A', 'B'];
const TEAMS = [0, 1, 2];

export interface SettingProps {
  draft: Draft;
  onDraw: (draft: Draft) => void;
  /** Starts over with a supplied layout or an empty board. */
  onStart: (layout: string | null) => void;
}

const option = ({ id, name }: (typeof LAYOUTS)[number]) => (
  <option key={id} value={id}>
    {id} {name}
  </option>
);

/** The settings of a layout: mode, players, board, teams and template. */
export function Setting({ draft, onDraw, onStart }: SettingProps) {
  const id = useId();
  const seats = seatsOf(draft);
  const fitting = LAYOUTS.filter(({ mode, stations }) => mode === draft.mode && stations.length === seats);
  const others = LAYOUTS.filter((layout) => !fitting.includes(layout));
  return (
    <div className={s.setting}>
      <div role="radiogroup" aria-label={t('mode')}>
        <Segments
          name={`${id}m`}
          className={s.segments}
          choices={MODES.map((value) => ({ value, label: t(`mode-${value}`) }))}
          value={draft.mode}
          onChange={(mode) => onDraw(withMode(draft, mode))}
        />
      </div>
      {SEATS[draft.mode].length > 1 && (
        <div role="radiogroup" aria-labelledby={`${id}p`} className={s.line}>
          <span id={`${id}p`}>{t('players')}</span>
          <Segments
            name={`${id}s`}
            className={s.segments}
            choices={SEATS[draft.mode].map((n) => ({ value: n, label: String(n) }))}
            value={seats}
            onChange={(n) => onDraw(withSeats(draft, n))}
          />
        </div>
      )}
      <div role="radiogroup" aria-label={t('board-label')}>
        <Segments
          name={`${id}b`}
          className={s.segments}
          choices={BOARDS.map((value) => ({ value, label: t(`board-${value}`) }))}
          value={draft.board}
          onChange={(board) => onDraw(withBoard(draft, board))}
        />
      </div>
      {draft.mode === 'teams' && (
        <fieldset className={s.teams} aria-label={t('mode-teams')}>
          {draft.teams.map((team, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <label key={seat}>
              <SeatMark seat={seat} size={18} label={t('seat', { n: seat + 1 })} />
              <select value={team} onChange={(e) => onDraw(withTeam(draft, seat, Number(e.target.value)))}>
                {TEAMS.map((n) => (
                  <option key={n} value={n}>
                    {t('team', { n: n + 1 })}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <label className={s.line}>
        <span>{t('start-from')}</span>
        <select
          value=""
          onChange={(e) => {
            if (e.target.value) onStart(e.target.value === 'empty' ? null : e.target.value);
          }}
        >
          <option value="">{t('choose')}</option>
          <option value="empty">{t('empty-board')}</option>
          {fitting.length > 0 && <optgroup label={t('same-players')}>{fitting.map(option)}</optgroup>}
          <optgroup label={t('other-layouts')}>{others.map(option)}</optgroup>
        </select>
      </label>
    </div>
  );
}
