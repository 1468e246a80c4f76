import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { LineIcon, type LineName } from '../LineIcon.tsx';
import { Glass } from '../primitives.tsx';
import { t } from '../text.ts';
import { useBack } from '../useBack.ts';
import { PromptStateContext } from './Frame.tsx';
import s from './sheet.module.css';
import { useSheetLevel } from './useSheetLevel.ts';

export interface SheetTab {
  id: string;
  label: string;
  icon: LineName;
  badge?: number;
  /** Whether the tab opens the sheet raised over the board; with `fit`, the board leaves room for its content. */
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
  /** What the player owns; visible on all tabs. */
  own?: ReactNode;
  /** When this becomes true, the sheet switches to its first tab, as it does for a new question. */
  calls?: boolean;
  label?: string;
}

/**
 * The bottom sheet of small screens. It is as high as its content, up to a limit: lowered, it covers no part of the
 * board. Dragging or tapping its handle collapses it to the question, lowers or raises it.
 */
export function Sheet(props: SheetProps) {
  const { tabs, active, onTab, sentence, detail, own, calls = false, label = t('your-move') } = props;
  const { question, which } = useContext(PromptStateContext);
  const [first] = tabs;
  const shown = tabs.find((t) => t.id === active) ?? first;
  const sheet = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { level, moved, grows, reset, handle } = useSheetLevel({ sheet, pane, content }, shown);

  // Back closes what the player opened: another tab, or the sheet raised over the board.
  const isAway = shown !== first;
  const back = () => {
    reset();
    if (first) onTab(first.id);
  };
  useBack(isAway || (moved && level === 'high') ? back : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when `calls` becomes true
  useEffect(() => {
    if (calls && first) onTab(first.id);
  }, [calls]);
  // Not while the player types: the question is visible above all tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the question changes
  useEffect(() => {
    reset();
    if (question !== null && first && !sheet.current?.querySelector('input[type="text"]:focus')) onTab(first.id);
  }, [question]);

  function choose(tab: SheetTab) {
    if (tab === shown) handle.tap();
    else reset();
    onTab(tab.id);
  }

  return (
    <Glass
      as="section"
      ref={sheet}
      className={cx(s.sheet, s[level])}
      aria-label={label}
      data-part="move"
      data-question={question}
      data-sheet={level === 'high' && (moved || shown?.tall === true) ? 'raised' : ''}
    >
      <button
        type="button"
        className={s.grab}
        aria-label={grows ? t('sheet-raise') : t('sheet-lower')}
        aria-expanded={!grows}
        onPointerDown={handle.down}
        onPointerMove={handle.move}
        onPointerUp={handle.up}
        onPointerCancel={handle.up}
        onClick={(e) => e.detail === 0 && handle.tap()}
      />
      {which}
      <div className={s.say}>
        <b>{sentence}</b>
        {detail && <p>{detail}</p>}
      </div>
      {own && <div className={s.own}>{own}</div>}
      <div ref={pane} className={s.content} role="tabpanel" aria-label={shown?.label}>
        <div ref={content}>{shown?.content}</div>
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
