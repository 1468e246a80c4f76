import { type PointerEvent, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { LineIcon, type LineName } from '../LineIcon.tsx';
import { Glass } from '../primitives.tsx';
import { useBack } from '../useBack.ts';
import { AskedContext, useClaim } from './Frame.tsx';
import s from './sheet.module.css';

export interface SheetTab {
  id: string;
  label: string;
  icon: LineName;
  badge?: number;
  /** Opens the sheet high by itself, or just as high as its content: for lists that need the room. */
  tall?: boolean | 'fit';
  content: ReactNode;
}

export interface SheetProps {
  tabs: SheetTab[];
  active: string;
  onTab: (id: string) => void;
  /** What is asked of me; visible whatever the tab. */
  sentence: ReactNode;
  detail?: ReactNode;
  /** The question needs more room than usual; the board makes way meanwhile. */
  roomy?: boolean;
  /** Something on the first tab wants to be seen; a new question always does. */
  calls?: boolean;
  label?: string;
}

const PULL = 24;
/** How high a low sheet is, and how much higher a roomy one, as in the style sheet. */
const LOW = 266;
const ROOMY = 36;

/** The bottom sheet of small screens. Raised by hand it covers the board; by itself it never does. */
export function Sheet(props: SheetProps) {
  const { tabs, active, onTab, sentence, detail, roomy, calls = false, label = 'Your move' } = props;
  const { question, which } = useContext(AskedContext);
  const shown = tabs.find((t) => t.id === active) ?? tabs[0];
  // Raised or lowered by hand counts for this tab only; another tab starts at its own height.
  const [moved, setMoved] = useState<{ tab: string; high: boolean } | null>(null);
  const high = moved && moved.tab === shown?.id ? moved.high : !!shown?.tall;
  const setHigh = (next: boolean) => setMoved({ tab: shown?.id ?? '', high: next });
  // Raised over the board it is lowered by Back, as anything that covers the page.
  useBack(moved && high && shown?.tall !== 'fit' ? () => setHigh(false) : null);
  const pulled = useRef<number | null>(null);
  // As high as its content: the board gets what is left. Raised higher it covers the board until it is lowered.
  const fits = high && shown?.tall === 'fit';
  const sheet = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(LOW);
  useLayoutEffect(() => {
    const el = sheet.current;
    if (!el) return;
    const observer = new ResizeObserver(() => setHeight(el.offsetHeight));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  useClaim('bottom', fits ? height - LOW : roomy ? ROOMY : 0);

  const [first] = tabs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it begins to call
  useEffect(() => {
    if (calls && first) onTab(first.id);
  }, [calls]);
  // Who writes something is left at it: what is asked stands above all tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is asked
  useEffect(() => {
    if (question !== null && first && !sheet.current?.querySelector('input[type="text"]:focus')) onTab(first.id);
  }, [question]);

  function choose(tab: SheetTab) {
    if (tab.id === shown?.id) setHigh(!high);
    else setMoved(null);
    onTab(tab.id);
  }

  function release(e: PointerEvent) {
    if (pulled.current === null) return;
    const by = e.clientY - pulled.current;
    pulled.current = null;
    setHigh(Math.abs(by) < PULL ? !high : by < 0);
  }

  return (
    <Glass
      as="section"
      ref={sheet}
      className={cx(s.sheet, roomy && s.roomy, high && (fits ? s.fit : s.high))}
      aria-label={label}
      data-sheet={high && !fits ? 'raised' : ''}
    >
      <button
        type="button"
        className={s.grab}
        aria-label={high ? 'Lower the sheet' : 'Raise the sheet'}
        aria-expanded={high}
        onPointerDown={(e) => {
          e.currentTarget.setPointerCapture(e.pointerId);
          pulled.current = e.clientY;
        }}
        onPointerUp={release}
        onClick={(e) => e.detail === 0 && setHigh(!high)}
      />
      {which}
      <div className={s.say}>
        <b>{sentence}</b>
        {detail && <p>{detail}</p>}
      </div>
      <div className={s.content} role="tabpanel" aria-label={shown?.label}>
        {shown?.content}
      </div>
      <div className={s.tabs} role="tablist" aria-label="Sheet">
        {tabs.map((tab) => (
          <button
            type="button"
            key={tab.id}
            role="tab"
            aria-selected={tab.id === shown?.id}
            data-spot={`tab:${tab.id}`}
            className={cx(tab.id === shown?.id && s.on)}
            onClick={() => choose(tab)}
          >
            <LineIcon name={tab.icon} size={20} />
            {tab.label}
            {tab.badge ? <i>{tab.badge}</i> : null}
          </button>
        ))}
      </div>
    </Glass>
  );
}
