import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { light } from '../anchors/anchors.ts';
import { cx } from '../cx.ts';
import { whenNear } from '../Near.tsx';
import { Cap, Glass } from '../primitives.tsx';
import { SeatMark } from '../SeatMark.tsx';
import { t } from '../text.ts';
import { useStable } from '../useStable.ts';
import { useLogFilter } from './LogFilter.tsx';
import s from './log.module.css';
import type { LogEntry } from './log-entry.ts';

export interface LogListProps {
  /** The entries, newest first. */
  entries: LogEntry[];
  /** Replays everything since the viewer's last turn. */
  onReplay?: () => void;
  /** Called when an entry is pressed, so that its anchors can be brought into view. */
  onShow?: (() => void) | undefined;
  title?: string;
}

const NOTHING: readonly string[] = [];
/** How long a pressed entry's anchors stay highlighted, in milliseconds. */
const LIT_MS = 2600;
/** How many entries are on the page at first; scrolling adds as many again. A long log would slow down every frame. */
const PAGE = 80;

/** Memoised: entries never change, so a longer log renders only its new lines. */
const Line = memo(function Line(props: { entry: LogEntry; at: boolean; onShow(entry: LogEntry): void }) {
  const { entry, at, onShow } = props;
  const { seat, text, anchors = NOTHING, onPress } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the arrow keys
    <li
      className={cx(at && s.at, anchors.length > 0 && s.speaks)}
      onPointerEnter={(p) => p.pointerType === 'mouse' && light(anchors)}
      onPointerLeave={(p) => p.pointerType === 'mouse' && light(NOTHING)}
      onClick={() => anchors.length > 0 && onShow(entry)}
    >
      {seat === null ? <span className={s.dot} /> : <SeatMark seat={seat} size={12} />}
      {onPress ? (
        <button type="button" onClick={onPress}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
    </li>
  );
});

/** The log, newest first. Pointing at an entry highlights its anchors. */
export function LogList({ entries: all, onReplay, onShow, title = t('log') }: LogListProps) {
  const [at, setAt] = useState(-1);
  const [count, setCount] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  const { entries, filter, toggle, isOpen } = useLogFilter(all);
  useEffect(() => () => light(NOTHING), []);
  useEffect(() => {
    const last = list.current?.lastElementChild;
    return last && count < entries.length ? whenNear(last, () => setCount(count + PAGE)) : undefined;
  }, [count, entries]);

  const show = useStable((entry: LogEntry) => {
    light(entry.anchors ?? NOTHING);
    onShow?.();
    setTimeout(() => light(NOTHING), LIT_MS);
  });

  function onKey(e: KeyboardEvent) {
    const by = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    e.preventDefault();
    const next = Math.max(0, Math.min(count - 1, entries.length - 1, at + by));
    setAt(next);
    light(entries[next]?.anchors ?? NOTHING);
    e.currentTarget.children[next]?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section className={s.log} aria-label={title}>
      <div className={s.head}>
        <Cap as="h2">{title}</Cap>
        {onReplay && (
          <button type="button" onClick={onReplay}>
            {t('log-replay')}
          </button>
        )}
        {all.some(({ kind }) => kind !== undefined) && (
          <button type="button" aria-expanded={isOpen} onClick={toggle} data-log-filter>
            {t('log-filter')}
          </button>
        )}
      </div>
      {isOpen && filter}
      {entries.length === 0 && <p className={s.none}>{all.length === 0 ? t('log-none') : t('log-none-such')}</p>}
      <ol
        ref={list}
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
        {entries.slice(0, count).map((entry, i) => (
          <Line key={entry.id} entry={entry} at={i === at} onShow={show} />
        ))}
      </ol>
    </section>
  );
}

/** The log as a panel that fills the rest of a side panel. */
export function LogPanel(props: LogListProps) {
  return (
    <Glass as="div" className={s.panel}>
      <LogList {...props} />
    </Glass>
  );
}
