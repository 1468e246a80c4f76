import type { Game, MatchRecord } from '@orrery/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameKit } from '../games/kit.ts';
import {
  AskedContext,
  IconButton,
  LineIcon,
  LiveRegion,
  MarksContext,
  OWN_MARKS,
  SeatStatesContext,
  TermsContext,
  Toasts,
  usePhone,
} from '../look/index.ts';
import { changeSettings, paceMs, useSettings } from '../shell/settings.ts';
import type { TableClient, TalkLine } from '../table/client.ts';
import { Agree } from './Agree.tsx';
import { Banner } from './Banner.tsx';
import { Countdown } from './Countdown.tsx';
import { Curtain, useNextViewer } from './Curtain.tsx';
import { EndScreen } from './EndScreen.tsx';
import { Hint } from './Hint.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { useFreeKeys, useKeys } from './keys.ts';
import { Lights } from './Lights.tsx';
import { lastMove } from './last.ts';
import { Menu } from './Menu.tsx';
import { Notes } from './Notes.tsx';
import s from './play.module.css';
import { keyOf, stepOf } from './play.ts';
import { Questions } from './Questions.tsx';
import { seatState } from './seat-state.ts';
import { hasTalk, Talk } from './Talk.tsx';
import { undoing } from './undoing.ts';
import { useConcerns } from './useConcerns.ts';
import { useEvents } from './useEvents.ts';
import { useLookBack } from './useLookBack.tsx';
import { useNotices } from './useNotices.ts';
import { seatNames, usePlay, useTable } from './usePlay.ts';
import { useReturn } from './useReturn.ts';

export interface TableScreenProps {
  client: TableClient;
  game: Game;
  kit: GameKit;
  guided?: boolean;
  /** Lessons or a share link, over the board. */
  extra?: (play: ReturnType<typeof usePlay>) => ReactNode;
  onRematch?: (() => void) | undefined;
  onExport?: (() => void) | undefined;
  /** Plays on at this device instead of the server. */
  onTakeAlong?: (() => void) | undefined;
  /** Moves a table of this device to the server. */
  onMove?: (() => void) | undefined;
  /** The other people at an online table: whom of them one does not hear, and a place to say so. */
  company?: { isMuted: (line: TalkLine) => boolean; onAbout: (line: TalkLine | null) => void } | undefined;
  replayAt: string;
  /** The match from its beginning, once it is over. */
  record?: () => Promise<MatchRecord | null>;
}

/**
 * A table in play. Where hands are hidden, each person round one screen has a screen of their own: nothing that one has
 * looked at, written or been told is there when the next sits down, and between them there is only the curtain.
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
const NO_TERMS: NonNullable<GameKit['terms']> = [];

/** The game's own screen, and around it all that tables have in common. */
function SeatScreen(props: TableScreenProps) {
  const { client, game, kit, guided = false } = props;
  const settings = useSettings();
  const phone = usePhone();
  const [notices, toast] = useNotices();
  const play = usePlay(client, game, kit, toast, guided);
  const { table, words } = play;
  const [open, setOpen] = useState<'menu' | 'help' | 'notes' | 'end' | 'agree' | null>(null);
  const pace = paceMs(settings);
  const mine = play.ask !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: skipping ends when a person is asked again
  useEffect(() => client.setPace(pace), [client, pace, mine]);
  const botsMove = !mine && pace > 0 && table.waiting.some((row) => table.seats[row.seat]?.kind === 'bot');

  const over = table.result !== null;
  const held = useRef(false);
  const [watching, setWatching] = useState(false);
  useEffect(() => {
    if (over && !held.current) setOpen('end');
  }, [over]);
  const hold = useCallback(
    (on: boolean) => {
      if (held.current && !on && over) setOpen('end');
      held.current = on;
      setWatching(on);
    },
    [over],
  );

  const asked = play.ask ? words.say(play.ask.prompt.text) : null;
  const spoken = useEvents(table, kit, words, asked);
  useConcerns(table, kit, words, toast);
  const { shown, begin } = useLookBack(client, play);
  useReturn(table, mine, (seen) => void begin(seen));

  const me = table.viewer;
  const back = undoing(table.undo, words);
  async function takeBack(agreed: boolean) {
    if (me === null) return;
    const of = table.undo !== true && table.undo.leave === 'table' ? table.undo.of : me;
    let refusal = await client.undo(me, agreed);
    // What was answered in one go is taken back in one go.
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
  const talks = hasTalk(table);
  const { company } = props;
  const lines = company ? table.talk.filter((line) => !company.isMuted(line)) : table.talk;
  async function talk(text: string, channel: TalkLine['channel']) {
    if (me === null) return false;
    const refusal = await client.talk(me, channel, text);
    if (refusal) toast(words.refusal(refusal), 'bad');
    return refusal === null;
  }
  const [talking, setTalking] = useState(false);
  const [heard, setHeard] = useState(lines.length);
  const unheard = talking ? 0 : lines.length - Math.min(heard, lines.length);
  useEffect(() => {
    if (talking) setHeard(lines.length);
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
          label={`Undo. ${back.words}`}
          word={back.asks ? 'Ask to undo' : 'Undo'}
          hint="Z"
          icon={<LineIcon name="undo" />}
          aria-disabled={!back.may}
          title={back.words}
          data-off={!back.may || undefined}
          onClick={undo}
        />
      )}
      {table.hints && (
        <IconButton
          label={mayHint ? 'Hint: what the hard bot would do' : 'Hint: when you are asked something'}
          hint="I"
          icon={<LineIcon name="hint" />}
          pressed={hinting}
          disabled={!mayHint}
          onClick={hint}
        />
      )}
      {talks && (
        <IconButton
          label={unheard > 0 ? `Talk, ${unheard} new` : 'Talk'}
          icon={<LineIcon name="talk" />}
          pressed={talking}
          className={unheard > 0 ? s.news : undefined}
          onClick={() => setTalking(!talking)}
        />
      )}
      {/* A small screen has no room for them, and the menu has both. */}
      {!phone && (
        <>
          <IconButton label="Keys and help" hint="?" icon={<LineIcon name="help" />} onClick={() => setOpen('help')} />
          <IconButton
            label={settings.mute ? 'Sound on' : 'Sound off'}
            icon={<LineIcon name={settings.mute ? 'mute' : 'sound'} />}
            onClick={() => changeSettings({ mute: !settings.mute })}
          />
        </>
      )}
      <IconButton label="Menu" hint="M" icon={<LineIcon name="menu" />} onClick={() => setOpen('menu')} />
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
        <Talk {...{ client, play, lines }} onAbout={company?.onAbout} onClose={() => setTalking(false)} />
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
            company && talks
              ? () => {
                  close();
                  company.onAbout(null);
                }
              : undefined
          }
          onHelp={() => setOpen('help')}
          onNotes={() => setOpen('notes')}
        />
      )}
      {open === 'help' && <KeyHelp own={kit.keys} onClose={close} />}
      {open === 'notes' && <Notes play={play} onClose={close} />}
      {open === 'agree' && table.undo !== true && table.undo.leave === 'table' && (
        <Agree
          name={play.nameOf(table.undo.of)}
          onYes={() => {
            close();
            void takeBack(true);
          }}
          onClose={close}
        />
      )}
      {shown && <div className={s.past} aria-hidden />}
      <Lights kit={kit} last={shown ? shown.scene.events.flatMap(words.spots) : last} />
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
  const { Table } = kit;
  return (
    <TermsContext value={kit.terms ?? NO_TERMS}>
      <MarksContext value={kit.marks?.(table.view) ?? OWN_MARKS}>
        <SeatStatesContext value={table.seats.map((_seat, at) => seatState(table, at))}>
          <AskedContext value={shown ? NOT_ASKED : { question, which: <Questions play={play} /> }}>
            <Table
              play={
                shown?.play ?? {
                  ...play,
                  hold,
                  talk,
                  onRecap: () => void begin(),
                  onSkip: botsMove ? () => client.setPace(0) : undefined,
                  onResult: over ? () => setOpen('end') : undefined,
                }
              }
              buttons={buttons}
              {...(shown ? { controls: shown.controls } : {})}
              over={overlay}
            />
          </AskedContext>
        </SeatStatesContext>
      </MarksContext>
    </TermsContext>
  );
}
