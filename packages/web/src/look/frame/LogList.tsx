import type { ReactNode } from 'react';
import { Cap, Glass } from '../primitives.tsx';
import { SeatMark } from '../SeatMark.tsx';
import s from './log.module.css';

export interface LogEntry {
  id: string | number;
  /** Who did it; null for the game itself. */
  seat: number | null;
  /** A ready sentence. */
  text: ReactNode;
}

export interface LogListProps {
  /** Newest first. */
  entries: LogEntry[];
  /** Shows what happened since my last turn. */
  onReplay?: () => void;
  title?: string;
}

/** What happened, newest first, each line with its seat's mark. */
export function LogList({ entries, onReplay, title = 'Log' }: LogListProps) {
  return (
    <section className={s.log} aria-label={title}>
      <div className={s.head}>
        <Cap as="h2">{title}</Cap>
        {onReplay && (
          <button type="button" onClick={onReplay}>
            Since my last turn
          </button>
        )}
      </div>
      {entries.length === 0 && <p className={s.none}>Nothing has happened yet.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol className={s.list} tabIndex={0} aria-label={title}>
        {entries.map((e) => (
          <li key={e.id}>
            {e.seat === null ? <span className={s.dot} /> : <SeatMark seat={e.seat} size={12} />}
            <span>{e.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The log on its own glass, taking what height a rail has left. */
export function LogPanel(props: LogListProps) {
  return (
    <Glass as="div" className={s.panel}>
      <LogList {...props} />
    </Glass>
  );
}
