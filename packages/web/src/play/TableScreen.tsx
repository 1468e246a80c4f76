import type { Game, MatchRecord } from '@orrery/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changeSettings, paceMs, useSettings } from '../app/settings.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { ChatLine, TableClient } from '../table/table-types.ts';
import {
  IconButton,
  LineIcon,
  LiveRegion,
  MarksContext,
  OWN_MARKS,
  PromptStateContext,
  SeatStatesContext,
  TermsContext,
  Toasts,
  usePhone,
} from '../ui/index.ts';
import { Banner } from './Banner.tsx';
import { Chat, hasChat } from './Chat.tsx';
import { Countdown } from './Countdown.tsx';
import { Curtain, useNextViewer } from './Curtain.tsx';
import { EndScreen } from './EndScreen.tsx';
import { Highlights } from './Highlights.tsx';
import { Hint } from './Hint.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { useFreeKeys, useKeys } from './keys.ts';
import { lastMove } from './last-move.ts';
import { Menu } from './Menu.tsx';
import { Notes } from './Notes.tsx';
import s from './play.module.css';
import { keyOf, stepOf } from './play.ts';
import { Questions } from './Questions.tsx';
import { seatState } from './seat-state.ts';
import { t } from './text.ts';
import { UndoConsent } from './UndoConsent.tsx';
import { undoButton } from './undo-button.ts';
import { useEvents } from './useEvents.ts';
import { useEventToasts } from './useEventToasts.ts';
import { useLookBack } from './useLookBack.tsx';
import { seatNames, usePlay, useTable } from './usePlay.ts';
import { useRecap } from './useRecap.ts';
import { useToasts } from './useToasts.ts';

export interface TableScreenProps {
  client: TableClient;
  game: Game;
  gameUi: GameUi;
  guided?: boolean;
  /** Content over the board, such as lessons or a share link. */
  extra?: (play: ReturnType<typeof usePlay>) => ReactNode;
  onRematch?: (() => void) | undefined;
  onExport?: (() => void) | undefined;
  /** Continues the game on this device instead of the server. */
  onTakeAlong?: (() => void) | undefined;
  /** Moves a table from this device to the server. */
  onMove?: (() => void) | undefined;
  /** The other players at an online table: whether a message is muted, and the dialog about them. */
  opponents?: { isMuted: (line: ChatLine) => boolean; onAbout: (line: ChatLine | null) => void } | undefined;
  replayAt: string;
  /** Loads the match record, which is available once the game is over. */
  record?: () => Promise<MatchRecord | null>;
}

/**
 * A table in play. If players share a device and hands are hidden, each player gets a fresh screen after the curtain,
 * so that no state of one player is shown to the next.
 */
export function TableScreen(props: TableScreenProps) {
  const { client, game } = props;
  const table = useTable(client);
  const next = useNextViewer(table, game);
  useEffect(() => {
    if (next !== null && !table.hidden) client.setViewer(next);
  }, [client, next, table.hidden]);
  if (next !== null && table.hidden) {
    return <Curtain name={seatNames(table)(next)} seat={next} onReady={() => client.setViewer(next)} />;
  }
  return <SeatScreen key={table.hidden && table.mySeats.length > 1 ? table.viewer : 'all'} {...props} />;
}

const NOT_ASKED = { question: null, which: null };
const NO_TERMS: NonNullable<GameUi['terms']> = [];

/** The game's own screen, surrounded by everything that all tables have in common. */
function SeatScreen(props: TableScreenProps) {
  const { client, game, gameUi, guided = false } = props;
  const settings = useSettings();
  const phone = usePhone();
  const [notices, toast] = useToasts();
  const play = usePlay(client, game, gameUi, toast, guided);
  const { table, words } = play;
  const [open, setOpen] = useState<'menu' | 'help' | 'notes' | 'end' | 'agree' | null>(null);
  const pace = paceMs(settings);
  const mine = play.ask !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: skipping ends when a person is asked again
  useEffect(() => client.setPace(pace), [client, pace, mine]);
  const botsMove = !mine && pace > 0 && table.waiting.some((row) => table.seats[row.seat]?.kind === 'bot');

  const over = table.result !== null;
  const isEndDelayed = useRef(false);
  const [watching, setWatching] = useState(false);
  useEffect(() => {
    if (over && !isEndDelayed.current) setOpen('end');
  }, [over]);
  const delayEnd = useCallback(
    (on: boolean) => {
      if (isEndDelayed.current && !on && over) setOpen('end');
      isEndDelayed.current = on;
      setWatching(on);
    },
    [over],
  );

  const asked = play.ask ? words.say(play.ask.prompt.text) : null;
  const spoken = useEvents(table, gameUi, words, asked);
  useEventToasts(table, gameUi, words, toast);
  const { shown, begin } = useLookBack(client, play);
  useRecap(table, mine, (seen) => void begin(seen));

  const me = table.viewer;
  const back = undoButton(table.undo, words);
  async function takeBack(agreed: boolean) {
    if (me === null) return;
    const of = table.undo !== true && table.undo.leave === 'table' ? table.undo.of : me;
    let refusal = await client.undo(me, agreed);
    // Answers that were sent as a batch are also undone as a batch.
    for (let left = play.together - 1; left > 0 && !refusal; left--) refusal = await client.undo(me, agreed);
    play.forget();
    toast(refusal ? words.refusal(refusal) : words.say({ id: 'undone', params: { seat: of } }));
  }
  function undo() {
    if (back.asks === 'table') setOpen('agree');
    else if (back.may) void takeBack(false);
    else toast(back.words);
  }
  const last = useMemo(() => lastMove(table, words), [table, words]);
  const talks = hasChat(table);
  const { opponents } = props;
  const lines = opponents ? table.talk.filter((line) => !opponents.isMuted(line)) : table.talk;
  async function talk(text: string, channel: ChatLine['channel']) {
    if (me === null) return false;
    const refusal = await client.talk(me, channel, text);
    if (refusal) toast(words.refusal(refusal), 'bad');
    return refusal === null;
  }
  const [talking, setTalking] = useState(false);
  const [readLines, setReadLines] = useState(lines.length);
  const unread = talking ? 0 : lines.length - Math.min(readLines, lines.length);
  useEffect(() => {
    if (talking) setReadLines(lines.length);
  }, [talking, lines.length]);
  const [hinted, setHinted] = useState<string | null>(null);
  const { ask } = play;
  const mayHint = table.hints && ask !== null && table.mySeats.includes(ask.seat);
  const hinting = mayHint && hinted === keyOf(ask);
  const hint = () => setHinted(mayHint && !hinting ? keyOf(ask) : null);
  useFreeKeys();
  useKeys({ Z: undo, '?': () => setOpen('help'), M: () => setOpen('menu'), N: () => setOpen('notes'), I: hint });

  const buttons = (
    <>
      <Countdown play={play} />
      {table.mySeats.length > 0 && (
        <IconButton
          lined
          label={t('undo-button', { about: back.words })}
          word={back.asks ? t('ask-undo') : t('undo')}
          hint="Z"
          icon={<LineIcon name="undo" />}
          aria-disabled={!back.may}
          title={back.words}
          onClick={undo}
        />
      )}
      {table.hints && (
        <IconButton
          label={mayHint ? t('hint-on') : t('hint-off')}
          hint="I"
          icon={<LineIcon name="hint" />}
          pressed={hinting}
          disabled={!mayHint}
          onClick={hint}
        />
      )}
      {talks && (
        <IconButton
          label={unread > 0 ? t('chat-new', { count: unread }) : t('chat')}
          icon={<LineIcon name="talk" />}
          pressed={talking}
          className={unread > 0 ? s.news : undefined}
          onClick={() => setTalking(!talking)}
        />
      )}
      {/* On small screens, these are in the menu. */}
      {!phone && (
        <>
          <IconButton
            label={t('keys-button')}
            hint="?"
            icon={<LineIcon name="help" />}
            onClick={() => setOpen('help')}
          />
          <IconButton
            label={settings.mute ? t('mute-off') : t('mute-on')}
            icon={<LineIcon name={settings.mute ? 'mute' : 'sound'} />}
            onClick={() => changeSettings({ mute: !settings.mute })}
          />
        </>
      )}
      <IconButton label={t('menu')} hint="M" icon={<LineIcon name="menu" />} onClick={() => setOpen('menu')} />
    </>
  );

  const close = () => setOpen(null);
  const overlay = (
    <>
      <div className={s.notices}>
        <Banner client={client} play={play} />
      </div>
      {hinting && !shown && <Hint key={hinted} client={client} play={play} ask={ask} onClose={() => setHinted(null)} />}
      {talks && talking && (
        <Chat {...{ client, play, lines }} onAbout={opponents?.onAbout} onClose={() => setTalking(false)} />
      )}
      {props.extra?.(watching ? { ...play, ask: null } : play)}
      <Toasts items={notices} />
      <LiveRegion text={spoken} />
      {open === 'menu' && (
        <Menu
          client={client}
          play={play}
          onClose={close}
          onExport={props.onExport}
          onTakeAlong={props.onTakeAlong}
          onMove={
            props.onMove &&
            (() => {
              close();
              props.onMove?.();
            })
          }
          onCompany={
            opponents && talks
              ? () => {
                  close();
                  opponents.onAbout(null);
                }
              : undefined
          }
          onHelp={() => setOpen('help')}
          onNotes={() => setOpen('notes')}
        />
      )}
      {open === 'help' && <KeyHelp own={gameUi.keys} onClose={close} />}
      {open === 'notes' && <Notes play={play} onClose={close} />}
      {open === 'agree' && table.undo !== true && table.undo.leave === 'table' && (
        <UndoConsent
          name={play.nameOf(table.undo.of)}
          onYes={() => {
            close();
            void takeBack(true);
          }}
          onClose={close}
        />
      )}
      {shown && <div className={s.past} aria-hidden />}
      <Highlights gameUi={gameUi} view={table.view} last={shown ? shown.scene.events.flatMap(words.anchors) : last} />
      {open === 'end' && table.result && (
        <EndScreen
          play={play}
          result={table.result}
          onClose={close}
          onRematch={props.onRematch}
          onExport={props.onExport}
          replayAt={props.replayAt}
          record={props.record}
        />
      )}
    </>
  );
  const at = stepOf(table, ask);
  const question = at && `${at.seat} ${at.flow}.${at.step}`;
  const { Table } = gameUi;
  return (
    <TermsContext value={gameUi.terms ?? NO_TERMS}>
      <MarksContext value={gameUi.marks?.(table.view) ?? OWN_MARKS}>
        <SeatStatesContext value={table.seats.map((_seat, at) => seatState(table, at))}>
          <PromptStateContext value={shown ? NOT_ASKED : { question, which: <Questions play={play} /> }}>
            <Table
              play={
                shown?.play ?? {
                  ...play,
                  hold: delayEnd,
                  talk,
                  onRecap: table.mySeats.length > 0 ? () => void begin() : undefined,
                  onSkip: botsMove ? () => client.setPace(0) : undefined,
                  onResult: over ? () => setOpen('end') : undefined,
                }
              }
              buttons={buttons}
              {...(shown ? { controls: shown.controls } : {})}
              over={overlay}
            />
          </PromptStateContext>
        </SeatStatesContext>
      </MarksContext>
    </TermsContext>
  );
}
