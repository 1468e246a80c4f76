import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Glass, IconButton, LineIcon, Toasts, useClaim, useFrameInsets, usePhone } from '../look/index.ts';
import { useKeys } from '../play/keys.ts';
import type { Play } from '../play/play.ts';
import { useNotices } from '../play/useNotices.ts';
import { seatNames } from '../play/usePlay.ts';
import { logEntries, wordsOf } from '../play/words.ts';
import { startOf } from '../prompts/draft.ts';
import { Loading } from '../shell/Messages.tsx';
import { still } from '../shell/settings.ts';
import { frameAt, type Reel } from '../table/reel.ts';
import { OpenHands } from './OpenHands.tsx';
import s from './replay.module.css';
import { useKit } from './useKit.ts';

const SPEEDS = [1, 2, 4] as const;

export interface ReplayScreenProps {
  reel: Reel;
  onExport: () => void;
  /** Plays on from a step, on that seat, against bots. */
  onFork: (step: number, seat: number) => void;
}

/** The air between the controls and what floats over the board's rim. */
const GAP = 12;

/** Holds the replay's controls; the board and its buttons make way for them. */
function Controls({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const phone = usePhone();
  const { usual } = useFrameInsets();
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const observer = new ResizeObserver(() => setHeight(el.offsetHeight));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  useClaim('bottom', phone ? 0 : Math.max(0, height + 2 * GAP - usual.bottom));
  return (
    <div ref={box} className={s.holder}>
      <Glass className={s.controls} aria-label="Replay">
        {children}
      </Glass>
    </div>
  );
}

/** Steps, scrubs and plays through a match, from any seat or with all hands open. */
export function ReplayScreen({ reel, onExport, onFork }: ReplayScreenProps) {
  const navigate = useNavigate();
  const unpacked = useKit(reel.rules.game.id);
  const last = reel.states.length - 1;
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [viewer, setViewer] = useState<number | 'open' | null>('open');
  const [notices, toast] = useNotices();
  const go = useCallback((to: number) => setStep(Math.max(0, Math.min(last, to))), [last]);

  useEffect(() => {
    if (!playing) return;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => setStep((now) => now + 1), (still() ? 500 : 800) / speed);
    return () => clearTimeout(timer);
  }, [playing, step, last, speed]);

  useKeys({
    ArrowRight: () => go(step + 1),
    ArrowLeft: () => go(step - 1),
    Home: () => go(0),
    End: () => go(last),
    Space: () => setPlaying((now) => !now),
  });

  const table = useMemo(() => frameAt(reel, step, viewer), [reel, step, viewer]);
  if (!unpacked || unpacked instanceof Error) return <Loading what="Setting up the table" />;
  const { game, kit } = unpacked;
  const nameOf = seatNames(table);
  const words = wordsOf(game, kit, nameOf);
  const play: Play = {
    game,
    kit,
    table,
    words,
    nameOf,
    ask: null,
    asks: [],
    pick() {},
    busy: false,
    standing: [],
    draft: startOf(null),
    setDraft() {},
    answer: () => Promise.resolve(false),
    answerAll() {},
    together: 0,
    forget() {},
    repeat() {},
    repeating: false,
    why: () => Promise.resolve(null),
    log: logEntries(table.log, words),
    idle: 'The table is set.',
    toast,
  };
  // Who plays on from here: the one whose eyes these are, or else a person who sat there.
  const person = reel.seats.findIndex(({ kind }) => kind === 'human');
  const mine = typeof viewer === 'number' ? viewer : Math.max(0, person);
  const newest = String(play.log[0]?.text ?? play.idle);
  play.idle = newest;

  const controls = (
    <Controls>
      <p className={s.now} aria-live="polite">
        {newest}
      </p>
      <div className={s.row}>
        <IconButton label="One step back" hint="←" icon={<LineIcon name="undo" />} onClick={() => go(step - 1)} />
        <Button kind="go" onClick={() => setPlaying((now) => !now)} hint="Space">
          {playing ? 'Pause' : step >= last ? 'Again' : 'Play'}
        </Button>
        <IconButton label="One step on" hint="→" icon={<LineIcon name="redo" />} onClick={() => go(step + 1)} />
        <input
          type="range"
          className={s.scrub}
          min={0}
          max={last}
          value={step}
          aria-label="Step"
          aria-valuetext={`Step ${step} of ${last}, round ${table.progress?.round ?? 0}`}
          onChange={(e) => go(e.target.valueAsNumber)}
        />
        <span className={s.count}>
          {step} / {last}
        </span>
      </div>
      <div className={s.row}>
        <label>
          <span>Eyes</span>
          <select
            value={viewer === null ? 'table' : String(viewer)}
            onChange={(e) =>
              setViewer(e.target.value === 'open' ? 'open' : e.target.value === 'table' ? null : Number(e.target.value))
            }
          >
            <option value="open">All hands open</option>
            {reel.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
              <option key={i} value={i}>
                {seat.name}
              </option>
            ))}
            <option value="table">Spectator</option>
          </select>
        </label>
        <label>
          <span>Round</span>
          <select
            value={table.progress?.round ?? 0}
            onChange={(e) => go(reel.rounds.find((one) => one.round === Number(e.target.value))?.step ?? 0)}
          >
            {reel.rounds.length === 0 || reel.rounds[0]?.round !== 0 ? <option value={0}>set-up</option> : null}
            {reel.rounds.map(({ round }) => (
              <option key={round} value={round}>
                {round === 0 ? 'set-up' : round}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Speed</span>
          <select value={speed} onChange={(e) => setSpeed(Number(e.target.value) as (typeof SPEEDS)[number])}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <Button onClick={onExport}>Save</Button>
        <Button
          onClick={() => onFork(step, mine)}
          disabled={table.result !== null}
          title={`A new table on this device: you play on as ${nameOf(mine)}, bots take the other seats.`}
        >
          Play on from here
        </Button>
      </div>
      {viewer === 'open' && <OpenHands play={play} />}
    </Controls>
  );
  const buttons = (
    <IconButton label="Leave the replay" icon={<LineIcon name="close" />} onClick={() => navigate('/')} />
  );
  const { Table } = kit;
  return <Table play={play} buttons={buttons} controls={controls} over={<Toasts items={notices} />} />;
}
