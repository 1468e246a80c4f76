import { type ReactNode, useState } from 'react';
import { t } from '../text.ts';
import s from './log.module.css';
import type { LogEntry } from './log-entry.ts';

interface Chosen {
  seat: number | null;
  kind: string | null;
}

const ALL: Chosen = { seat: null, kind: null };
const EVERY = 'all';

/** Remembered until the page is closed. */
let remembered: { chosen: Chosen; isOpen: boolean } = { chosen: ALL, isOpen: false };

/** The entries of one player and of one kind; null stands for all. */
export const filtered = (entries: LogEntry[], { seat, kind }: Chosen): LogEntry[] =>
  seat === null && kind === null
    ? entries
    : entries.filter((entry) => (seat === null || entry.seat === seat) && (kind === null || entry.kind === kind));

/** The entries that the log shows, and the controls that choose them. */
export function useLogFilter(all: LogEntry[]): {
  entries: LogEntry[];
  filter: ReactNode;
  isOpen: boolean;
  toggle(): void;
} {
  const [{ chosen, isOpen }, set] = useState(remembered);
  function change(part: Partial<typeof remembered>) {
    remembered = { ...remembered, ...part };
    set(remembered);
  }
  if (!isOpen) return { entries: all, filter: null, isOpen, toggle: () => change({ isOpen: true }) };
  const names = new Map(all.flatMap(({ seat, name }) => (seat === null || name === undefined ? [] : [[seat, name]])));
  const kinds = [...new Set(all.flatMap(({ kind }) => kind ?? []))].sort();
  return {
    entries: filtered(all, chosen),
    isOpen,
    toggle: () => change({ isOpen: false, chosen: ALL }),
    filter: (
      <div className={s.filter}>
        <select
          aria-label={t('log-by-player')}
          value={chosen.seat ?? EVERY}
          onChange={({ target: { value } }) =>
            change({ chosen: { ...chosen, seat: value === EVERY ? null : Number(value) } })
          }
        >
          <option value={EVERY}>{t('log-all-players')}</option>
          {[...names]
            .sort(([a], [b]) => a - b)
            .map(([seat, name]) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
        </select>
        <select
          aria-label={t('log-by-kind')}
          value={chosen.kind ?? EVERY}
          onChange={({ target: { value } }) => change({ chosen: { ...chosen, kind: value === EVERY ? null : value } })}
        >
          <option value={EVERY}>{t('log-all-kinds')}</option>
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </div>
    ),
  };
}
