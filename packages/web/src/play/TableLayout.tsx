import { type CSSProperties, type ReactNode, useRef } from 'react';
import {
  ActionBar,
  type ActionItem,
  Brand,
  cx,
  Foot,
  Frame,
  type FrameProps,
  type LogEntry,
  type LogListProps,
  LogPanel,
  logTab,
  Sheet,
  SheetActions,
  type SheetTab,
  TopBar,
  useFlights,
} from '../ui/index.ts';
import type { Play, TableProps } from './game-ui.ts';
import s from './table-layout.module.css';
import { t } from './text.ts';

/** The current question, or what the table waits for. */
export interface PromptSlot {
  sentence: ReactNode;
  detail: ReactNode;
  actions: ActionItem[];
  /** Whether an answer is on its way; defaults to the table's own. */
  busy?: boolean;
  /** The question's widget: above the action bar, or on the sheet. */
  widget?: ReactNode;
}

export interface TableLayoutProps extends TableProps {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Whether the game's own colours do not apply. */
  plain?: boolean;
  /** Whether the top bar keeps its dark colours in the light theme. */
  night?: boolean;
  round: number;
  track: ReactNode;
  meter?: ReactNode;
  board: ReactNode;
  /** Left of the board, above the log. */
  players?: ReactNode;
  /** Replaces players and log. */
  left?: ReactNode;
  /** Panels right of the board. */
  side: ReactNode;
  prompt: PromptSlot;
  /** Replaces the action bar and the widget above it. */
  bar?: ReactNode;
  /** The width of the side panels on wide screens. */
  rails?: FrameProps['rails'];
  /** Log entries, if they differ from the table's. */
  log?: LogEntry[];
  phone: PhoneSlots;
}

interface PhoneSlots {
  /** The players and their scores, below the top bar. */
  strip: ReactNode;
  /** The open tab of the sheet. */
  tab: string;
  onTab(tab: string): void;
  /** The first tab: what comes before and after the answers. The widget stands before them if `before` is missing. */
  before?: ReactNode;
  after?: ReactNode;
  /** Whether the answers scroll away with the rest of the tab, because `after` needs the room. */
  scrolls?: boolean;
  /** Height of the first tab. */
  tall?: SheetTab['tall'];
  /** What the player owns, such as resources; visible on all tabs. */
  own?: ReactNode;
  /** Opens the first tab when it becomes true. */
  calls?: boolean;
  /** Replaces the sentence. */
  sentence?: ReactNode;
  /** The tabs between the first one and the log. */
  tabs: readonly SheetTab[];
}

const storyOf = (play: Play, entries: LogEntry[] = play.log): LogListProps => ({
  entries,
  ...(play.onRecap ? { onReplay: play.onRecap } : {}),
});

/** The log as a panel, for screens that fill `left` themselves. */
export function TableLog({ play, entries }: { play: Play; entries?: LogEntry[] }) {
  return <LogPanel {...storyOf(play, entries)} />;
}

/** The screen of a game. Each game fills the slots; desktop, tablet and phone show the same parts in their own places. */
export function TableLayout(props: TableLayoutProps) {
  const { play, controls, prompt, phone, panels } = props;
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, play.table.view);
  const busy = prompt.busy ?? play.busy;
  const left = (
    <>
      {props.players}
      <LogPanel {...storyOf(play, props.log)} />
    </>
  );
  const bar = (
    <Foot busy={busy} panel={prompt.widget}>
      <ActionBar sentence={prompt.sentence} detail={prompt.detail} actions={prompt.actions} />
    </Foot>
  );
  return (
    <div
      ref={root}
      className={cx(s.root, props.className)}
      style={props.style}
      data-game={props.plain ? undefined : play.game.id}
    >
      <Frame
        top={<Top {...props} />}
        board={props.board}
        left={panels?.left ?? props.left ?? left}
        right={panels?.right ?? props.side}
        {...(panels && { names: panels.names, between: true })}
        bottom={controls ?? props.bar ?? bar}
        strip={panels?.strip ?? phone.strip}
        sheet={panels?.sheet ?? <TableSheet {...props} busy={busy} />}
        over={props.over}
        rails={panels ? 'wide' : props.rails}
      />
    </div>
  );
}

function Top({ play, buttons, night, round, track, meter, panels }: TableLayoutProps) {
  const bar = (
    <TopBar
      brand={<Brand game={play.game.name} />}
      {...(round > 0 ? { round } : {})}
      track={panels ? null : track}
      meter={panels ? null : meter}
      buttons={
        <>
          {panels?.status}
          {buttons}
        </>
      }
    />
  );
  if (!night) return bar;
  return (
    <div className={s.night} data-night>
      {bar}
    </div>
  );
}

/** The sheet of small screens. Its first tab has the answers, or the controls of a replay. */
function TableSheet({ play, controls, prompt, phone, log, busy }: TableLayoutProps & { busy: boolean }) {
  const isReplay = controls !== undefined;
  const act = (
    <div className={s.stack}>
      {phone.before ?? prompt.widget}
      <div aria-busy={busy} className={phone.scrolls ? undefined : s.answers}>
        <SheetActions actions={prompt.actions} />
      </div>
      {phone.after}
    </div>
  );
  return (
    <Sheet
      active={phone.tab}
      onTab={phone.onTab}
      own={isReplay ? null : phone.own}
      calls={isReplay || !!phone.calls}
      sentence={phone.sentence ?? prompt.sentence}
      detail={isReplay ? null : prompt.detail}
      tabs={[
        { id: 'act', label: t('tab-act'), icon: 'act', tall: phone.tall ?? 'fit', content: controls ?? act },
        ...phone.tabs,
        logTab(storyOf(play, log), () => phone.onTab('act')),
      ]}
    />
  );
}
