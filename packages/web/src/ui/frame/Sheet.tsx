import { type PointerEvent, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { LineIcon, type LineName } from '../LineIcon.tsx';
import { Glass } from '../primitives.tsx';
import { t } from '../text.ts';
import { useBack } from '../useBack.ts';
import { PromptStateContext, useClaim } from './Frame.tsx';
import s from './sheet.module.css';

export interface SheetTab {
  id: string;
  label: string;
  icon: LineName;
  badge?: number;
  /** Whether the tab opens the sheet at full height, or at the height of its content (`fit`). */
  tall?: boolean | 'fit';
  content: ReactNode;
}

export interface SheetProps {
  tabs: SheetTab[];
  active: string;
  onTab: (id: string) => void;
  /** The question or status; visible on all tabs. */
  sentence: ReactNode;
  detail?: ReactNode;
  /** Whether the question needs more room. The board then shrinks. */
  roomy?: boolean;
  /** When this becomes true, the sheet switches to its first tab, as it does for a new question. */
  calls?: boolean;
  label?: string;
}

const PULL = 24;
/** Heights of a lowered sheet and of the extra room, which must match the style sheet. */
const LOW = 266;
const ROOMY = 36;

/** The bottom sheet of small screens. It covers the board only if the player raises it or opens a tall tab. */
export function Sheet(props: SheetProps) {
  const { tabs, active, onTab, sentence, detail, roomy, calls = false, label = t('your-move') } = props;
  const { question, which } = useContext(PromptStateContext);
  const shown = tabs.find((t) => t.id === active) ?? tabs[0];
  // A height set by the player applies only to this tab.
  const [moved, setMoved] = useState<{ tab: string; high: boolean } | null>(null);
  const high = moved && moved.tab === shown?.id ? moved.high : !!shown?.tall;
  const setHigh = (next: boolean) => setMoved({ tab: shown?.id ?? '', high: next });
  // Back lowers a raised sheet.
  useBack(moved && high && shown?.tall !== 'fit' ? () => setHigh(false) : null);
  const pulled = useRef<number | null>(null);
  // At the height of its content, the sheet leaves the rest to the board; raised higher, it covers the board.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: when `calls` becomes true
  useEffect(() => {
    if (calls && first) onTab(first.id);
  }, [calls]);
  // Not while the player types: the question is visible above all tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the question changes
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
      data-part="move"
      data-question={question}
      data-sheet={high && !fits ? 'raised' : ''}
    >
      <button
        type="button"
        className={s.grab}
        aria-label={high ? t('sheet-lower') : t('sheet-raise')}
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
      <div className={s.tabs} role="tablist" aria-label={t('sheet')}>
        {tabs.map((tab) => (
          <button
            type="button"
            key={tab.id}
            role="tab"
            aria-selected={tab.id === shown?.id}
            data-anchor={`tab:${tab.id}`}
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
