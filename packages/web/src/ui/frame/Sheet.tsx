import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { LineIcon, type LineName } from '../LineIcon.tsx';
import { useSplit } from '../media.ts';
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

/** The question or status, and what the player owns. */
function Say({ sentence, detail, own }: Pick<SheetProps, 'sentence' | 'detail' | 'own'>) {
  const { which } = useContext(PromptStateContext);
  return (
    <>
      {which}
      <div className={s.say}>
        {/* Long texts are cut off; press and hold shows them. */}
        <b title={typeof sentence === 'string' ? sentence : undefined}>{sentence}</b>
        {detail && <p title={typeof detail === 'string' ? detail : undefined}>{detail}</p>}
      </div>
      {own && <div className={s.own}>{own}</div>}
    </>
  );
}

/** The anchor of the mark at the tab with the answers, while another tab is shown. */
export const DUE_TAB = 'tab:due';

interface TabsProps {
  tabs: readonly SheetTab[];
  shown: SheetTab | undefined;
  onTab(tab: SheetTab): void;
  /** The tab with the answers to an open question. It is marked while another tab is shown. */
  due?: SheetTab | undefined;
}

function Tabs({ tabs, shown, onTab, due }: TabsProps) {
  return (
    <div className={s.tabs} role="tablist" aria-label={t('sheet')}>
      {tabs.map((tab) => (
        <button
          type="button"
          key={tab.id}
          role="tab"
          aria-selected={tab.id === shown?.id}
          data-anchor={`tab:${tab.id}`}
          className={cx(tab.id === shown?.id && s.on)}
          onClick={() => onTab(tab)}
        >
          <LineIcon name={tab.icon} size={20} />
          {tab.label}
          {tab.badge ? <i>{tab.badge}</i> : null}
          {tab === due && tab !== shown && <i className={s.due} data-anchor={DUE_TAB} aria-hidden />}
        </button>
      ))}
    </div>
  );
}

/** Opens the first tab when `calls` becomes true, and for a new question. */
function useCalls(
  { tabs, onTab, calls = false }: SheetProps,
  sheet: RefObject<HTMLElement | null>,
  onCall: () => void,
) {
  const { question } = useContext(PromptStateContext);
  const [first] = tabs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when `calls` becomes true
  useEffect(() => {
    if (calls && first) onTab(first.id);
  }, [calls]);
  // Not while the player types: the question is visible above all tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the question changes
  useEffect(() => {
    onCall();
    if (question !== null && first && !sheet.current?.querySelector('input[type="text"]:focus')) onTab(first.id);
  }, [question]);
}

/** The area below the board on small screens: a sheet on phones, two panes side by side on tablets. */
export function Sheet(props: SheetProps) {
  return useSplit() ? <SplitSheet {...props} /> : <BottomSheet {...props} />;
}

const nothing = () => {};

/** The question and its answers on the left, one of the other tabs on the right. */
function SplitSheet(props: SheetProps) {
  const { tabs, active, onTab, label = t('your-move') } = props;
  const { question } = useContext(PromptStateContext);
  const sheet = useRef<HTMLDivElement>(null);
  useCalls(props, sheet, nothing);
  const [first, ...others] = tabs;
  const [last, setLast] = useState(active);
  if (active !== first?.id && active !== last) setLast(active);
  const beside = others.find(({ id }) => id === last) ?? others[0];
  return (
    <Glass
      as="section"
      ref={sheet}
      className={cx(s.sheet, s.split)}
      aria-label={label}
      data-part="move"
      data-question={question}
      data-sheet=""
    >
      <div className={s.half}>
        <Say {...props} />
        <div className={s.content}>{first?.content}</div>
      </div>
      <div className={s.half}>
        <Tabs tabs={others} shown={beside} onTab={(tab) => onTab(tab.id)} />
        <div className={s.content} role="tabpanel" aria-label={beside?.label}>
          {beside?.content}
        </div>
      </div>
    </Glass>
  );
}

/**
 * A sheet as high as its content, up to a limit: lowered, it covers no part of the board. Dragging or tapping its
 * handle collapses it to the question, lowers or raises it.
 */
function BottomSheet(props: SheetProps) {
  const { tabs, active, onTab, label = t('your-move') } = props;
  const { question } = useContext(PromptStateContext);
  const [first] = tabs;
  const shown = tabs.find((t) => t.id === active) ?? first;
  const sheet = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { level, moved, grows, reset, handle } = useSheetLevel({ sheet, pane, content }, shown);
  useCalls(props, sheet, reset);

  // Back closes what the player opened: another tab, or the sheet raised over the board.
  const back = () => {
    reset();
    if (first) onTab(first.id);
  };
  useBack(shown !== first || (moved && level === 'high') ? back : null);

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
      <Say {...props} />
      <div ref={pane} className={s.content} role="tabpanel" aria-label={shown?.label}>
        <div ref={content}>{shown?.content}</div>
      </div>
      <Tabs tabs={tabs} shown={shown} onTab={choose} due={question === null ? undefined : first} />
    </Glass>
  );
}
