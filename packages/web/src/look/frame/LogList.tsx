import { type KeyboardEvent, memo, type ReactNode, useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { Cap, Glass } from '../primitives.tsx';
import { SeatMark } from '../SeatMark.tsx';
import { light } from '../spots/spots.ts';
import { useStable } from '../useStable.ts';
import s from './log.module.css';

export interface LogEntry {
  id: string | number;
  /** Who did it; null for the game itself. */
  seat: number | null;
  /** A ready sentence. */
  text: ReactNode;
  /** What it speaks of on the screen. */
  spots?: readonly string[];
}

export interface LogListProps {
  /** Newest first. */
  entries: LogEntry[];
  /** Plays again what happened since my last turn. */
  onReplay?: () => void;
  /** A line was pressed: what it speaks of wants to be seen. */
  onShow?: (() => void) | undefined;
  title?: string;
}

const NOTHING: readonly string[] = [];
/** How long what a pressed line speaks of stays lit. */
const LIT_MS = 2600;

/** A log only grows: what stands in it is drawn once. */
const Line = memo(function Line(props: { entry: LogEntry; at: boolean; onShow(entry: LogEntry): void }) {
  const { entry, at, onShow } = props;
  const { seat, text, spots = NOTHING } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list walks its lines with the arrow keys
    <li
      className={cx(at && s.at, spots.length > 0 && s.speaks)}
      onPointerEnter={(p) => p.pointerType === 'mouse' && light(spots)}
      onPointerLeave={(p) => p.pointerType === 'mouse' && light(NOTHING)}
      onClick={() => spots.length > 0 && onShow(entry)}
    >
      {seat === null ? <span className={s.dot} /> : <SeatMark seat={seat} size={12} />}
      <span>{text}</span>
    </li>
  );
});

/** What happened, newest first, each line with its seat's mark. A line that is pointed at lights what it speaks of. */
export function LogList({ entries, onReplay, onShow, title = 'Log' }: LogListProps) {
  const [at, setAt] = useState(-1);
  useEffect(() => () => light(NOTHING), []);

  const show = useStable((entry: LogEntry) => {
    light(entry.spots ?? NOTHING);
    onShow?.();
    setTimeout(() => light(NOTHING), LIT_MS);
  });

  function onKey(e: KeyboardEvent) {
    const by = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    e.preventDefault();
    const next = Math.max(0, Math.min(entries.length - 1, at + by));
    setAt(next);
    light(entries[next]?.spots ?? NOTHING);
    e.currentTarget.children[next]?.scrollIntoView({ block: 'nearest' });
  }

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
      <ol
        className={s.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        onKeyDown={onKey}
        onBlur={() => {
          setAt(-1);
          light(NOTHING);
        }}
      >
        {entries.map((entry, i) => (
          <Line key={entry.id} entry={entry} at={i === at} onShow={show} />
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
