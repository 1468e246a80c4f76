import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { paceMs, useSettings } from '../app/settings.ts';
import { keyOf } from '../prompts/draft.ts';
import {
  BotLevelsContext,
  LiveRegion,
  MarksContext,
  OWN_MARKS,
  PromptStateContext,
  SeatStatesContext,
  TermsContext,
  Toasts,
} from '../ui/index.ts';
import { Announcer, announced } from './Announcer.tsx';
import { Banner } from './Banner.tsx';
import { Bursts } from './Bursts.tsx';
import { Chat } from './Chat.tsx';
import { Curtain, useNextViewer } from './Curtain.tsx';
import { toldUpTo } from './game-text.ts';
import type { GameUi, Play } from './game-ui.ts';
import { Highlights } from './Highlights.tsx';
import { Hint } from './Hint.tsx';
import { useFreeKeys, useKeys } from './keys.ts';
import { lastMove } from './last-move.ts';
import { MomentCard, useMoments } from './Moments.tsx';
import s from './play.module.css';
import { stepOf } from './play.ts';
import { openPresenter, type Presenter } from './presenter.ts';
import { Questions } from './Questions.tsx';
import { RoundCard } from './RoundSummary.tsx';
import type { TableScreenProps } from './screen-props.ts';
import { botLevels, seatState } from './seat-state.ts';
import { TableButtons } from './TableButtons.tsx';
import { type OpenDialog, TableDialogs } from './TableDialogs.tsx';
import { useChat } from './useChat.ts';
import { useEvents } from './useEvents.ts';
import { useEventToasts } from './useEventToasts.ts';
import { useHint } from './useHint.ts';
import { useLookBack } from './useLookBack.tsx';
import { useMusic } from './useMusic.ts';
import { seatNames, usePlay, useTable } from './usePlay.ts';
import { useRecap } from './useRecap.ts';
import { useRounds } from './useRounds.ts';
import { useSame } from './useSame.ts';
import { useSettled } from './useSettled.ts';
import { useStage } from './useStage.ts';
import { useToasts } from './useToasts.ts';
import { useUndo } from './useUndo.ts';

/**
 * A table in play. If players share a device and hands are hidden, each player gets a fresh screen after the curtain,
 * so that no state of one player is shown to the next.
 */
export function TableScreen(props: TableScreenProps) {
  const { game } = props;
  const client = useMemo(() => openPresenter(props.client), [props.client]);
  const table = useTable(client);
  const [busy, setBusy] = useState(false);
  const due = useNextViewer(table, game);
  // The device is passed on once its player has seen everything. Before the first player, there is nothing to see.
  const seen = useSettled(due !== null && !busy);
  const next = seen || table.viewer === null ? due : null;
  useEffect(() => {
    if (next !== null && !table.hidden) client.setViewer(next);
  }, [client, next, table.hidden]);
  if (next !== null && table.hidden) {
    return <Curtain name={seatNames(table)(next)} seat={next} onReady={() => client.setViewer(next)} />;
  }
  return (
    <SeatScreen
      key={table.hidden && table.mySeats.length > 1 ? table.viewer : 'all'}
      {...props}
      client={client}
      onBusy={setBusy}
    />
  );
}

const NOT_ASKED = { question: null, which: null };
const NO_TERMS: NonNullable<GameUi['terms']> = [];

/** Tells the screen around this one whether the device can be passed on. */
function useWhileShared(busy: boolean, onBusy: (busy: boolean) => void) {
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
}

/** Skips to the viewer's next question, while bots move or moves are being shown. */
function skipOf({ ask, table }: Play, { skip }: Presenter, isPaced: boolean, isShowing: boolean) {
  const botsMove = isPaced && table.waiting.some((row) => table.seats[row.seat]?.kind === 'bot');
  return ask === null && (botsMove || isShowing) ? skip : undefined;
}

/** What the viewer is asked, for screen readers; null while a scene runs. */
const askedText = ({ ask, words }: Play, watching: boolean) => (ask && !watching ? words.say(ask.prompt.text) : null);

/** The game's own screen, surrounded by everything that all tables have in common. */
function SeatScreen(props: TableScreenProps & { client: Presenter; onBusy(busy: boolean): void }) {
  const { client, game, gameUi, guided = false, opponents, onBusy } = props;
  const settings = useSettings();
  const [notices, toast] = useToasts();
  const play = usePlay(client, game, gameUi, toast, guided);
  const { table, words, ask } = play;
  const { beat, upTo, behind } = useStage(client, gameUi, words);
  const [open, setOpen] = useState<OpenDialog>(null);
  const pace = paceMs(settings);
  const mine = ask !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: skipping ends when a person is asked again
  useEffect(() => client.setPace(pace), [client, pace, mine]);
  const onSkip = skipOf(play, client, pace > 0, behind || beat !== null);

  const over = table.result !== null;
  // An animation that shows events itself.
  const [watching, hold] = useState(false);
  const { moment, end: endMoment } = useMoments(play, upTo, watching);
  const busy = watching || beat !== null || moment !== null;
  const isOver = useSettled(over && !busy);
  useEffect(() => {
    if (isOver) setOpen('end');
  }, [isOver]);
  useWhileShared(table.mySeats.length > 1 && busy, onBusy);
  const told = { upTo, beat, isOver };
  const spoken = useEvents(table, told, gameUi, words, askedText(play, watching));
  useEventToasts(table, upTo, gameUi, words, toast);
  const { shown, begin } = useLookBack(client, play);
  useRecap(table, mine, (seen) => void begin(seen));
  const undo = useUndo(client, play, () => setOpen('agree'));
  useMusic(gameUi.mood);
  const chat = useChat(client, play, opponents?.isMuted);
  const hint = useHint(play);
  const last = useMemo(() => lastMove(table, words), [table, words]);
  const rounds = useRounds(table, gameUi, guided);
  const log = rounds.withSummaries(toldUpTo(play.log, upTo), upTo);
  const announcement = announced(beat);
  const [help, menu] = [() => setOpen('help'), () => setOpen('menu')];
  useFreeKeys();
  useKeys({
    Z: undo.undo,
    '?': help,
    M: menu,
    N: () => setOpen('notes'),
    I: hint.toggle,
    ...(onSkip && { S: onSkip }),
  });

  const overlay = (
    <>
      <div className={s.notices}>
        <Banner client={client} play={play} />
      </div>
      {hint.on && ask && !shown && (
        <Hint key={keyOf(ask)} {...{ client, play, ask }} onClose={hint.close} onApply={hint.apply} />
      )}
      {chat.on && chat.isOpen && (
        <Chat
          {...{ client, play }}
          lines={chat.lines}
          onAbout={opponents?.onAbout}
          onClose={() => chat.setOpen(false)}
        />
      )}
      {props.extra?.(watching ? { ...play, ask: null } : play)}
      {/* A scene announces its steps itself; what it has not shown is not announced before it ends. */}
      <LiveRegion text={watching ? '' : spoken} />
      <TableDialogs screen={props} {...{ play, open, undo }} onOpen={setOpen} hasChat={chat.on} />
      {shown && <div className={s.past} aria-hidden />}
      {/* A scene shows and announces its steps itself. */}
      {!shown && !watching && announcement && ask && <Announcer play={play} beat={announcement} />}
      <Toasts items={notices} />
      {!shown && moment && <MomentCard key={moment.n} moment={moment} onEnd={endMoment} />}
      {!shown && !watching && !over && !moment && rounds.shown && upTo >= rounds.shown.upTo && (
        <RoundCard key={rounds.shown.round} play={play} summary={rounds.shown} onClose={rounds.close} />
      )}
      <Bursts {...{ table, upTo }} waits={beat !== null} />
      <Highlights
        gameUi={gameUi}
        view={table.view}
        last={shown ? shown.scene.events.flatMap(words.anchors) : beat ? beat.events.flatMap(words.anchors) : last}
      />
    </>
  );
  const present: Play = {
    ...play,
    log,
    upTo,
    ...(announcement && !watching && { idle: announcement.line, isTelling: true }),
    hold,
    talk: chat.talk,
    onRecap: table.mySeats.length > 0 ? () => void begin() : undefined,
    onSkip,
    onResult: over ? () => setOpen('end') : undefined,
  };
  return (
    <TableContexts play={play} gameUi={gameUi} isPast={shown !== null}>
      <gameUi.Table
        play={shown?.play ?? present}
        buttons={<TableButtons {...{ play, undo, chat, hint }} onHelp={help} onMenu={menu} />}
        {...(shown ? { controls: shown.controls } : {})}
        over={overlay}
      />
    </TableContexts>
  );
}

interface TableContextsProps {
  play: Play;
  gameUi: GameUi;
  /** Whether an earlier position is shown, in which nothing is asked. */
  isPast: boolean;
  children: ReactNode;
}

/** What all parts of a screen may read: terms, marks and states of seats, and the current question. */
export function TableContexts({ play, gameUi, isPast, children }: TableContextsProps) {
  const { table } = play;
  const at = stepOf(table, play.ask);
  const question = at && `${at.seat} ${at.flow}.${at.step}`;
  const states = useSame(table.seats.map((_seat, seat) => seatState(table, seat)));
  const bots = useSame(botLevels(table.seats));
  const marks = useSame(gameUi.marks?.(table.view) ?? OWN_MARKS);
  return (
    <TermsContext value={gameUi.terms ?? NO_TERMS}>
      <MarksContext value={marks}>
        <SeatStatesContext value={states}>
          <BotLevelsContext value={bots}>
            <PromptStateContext
              value={isPast ? NOT_ASKED : { question, which: play.asks.length > 1 ? <Questions play={play} /> : null }}
            >
              {children}
            </PromptStateContext>
          </BotLevelsContext>
        </SeatStatesContext>
      </MarksContext>
    </TermsContext>
  );
}
