import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, IconButton, LineIcon, MarksContext, OWN_MARKS, Toasts, useMedia } from '../../look/index.ts';
import { useKeys } from '../../play/keys.ts';
import { Lights } from '../../play/Lights.tsx';
import { lastMove } from '../../play/last.ts';
import { watched } from '../../play/play.ts';
import { Steps } from '../../play/Steps.tsx';
import { useNotices } from '../../play/useNotices.ts';
import { seatNames } from '../../play/usePlay.ts';
import { stepKeys, useSteps } from '../../play/useSteps.ts';
import { logEntries, wordsOf } from '../../play/words.ts';
import { Loading } from '../../shell/Messages.tsx';
import { useSettings } from '../../shell/settings.ts';
import { frameAt, newsOf, type Reel } from '../../table/reel.ts';
import { useKit } from '../table/useKit.ts';
import { OpenHands } from './OpenHands.tsx';
import s from './replay.module.css';

const SPEEDS = [1, 2, 4] as const;

export interface ReplayScreenProps {
  reel: Reel;
  onExport: () => void;
  /** Plays on from a step, on that seat, against bots. */
  onFork: (step: number, seat: number) => void;
  /** What is known of the match's dice. */
  luck: string | null;
  /** The seat that was the player's own, where that is known. */
  own: number | null;
}

/** Steps, scrubs and plays through a match, from any seat or with all hands open. */
export function ReplayScreen({ reel, onExport, onFork, luck, own }: ReplayScreenProps) {
  const navigate = useNavigate();
  const unpacked = useKit(reel.rules.game.id);
  const last = reel.states.length - 1;
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [viewer, setViewer] = useState<number | 'open' | null>('open');
  const [notices, toast] = useNotices();
  const { motion } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)') || motion === 'less';
  const steps = useSteps(last, (still ? 500 : 800) / speed);
  const { step, go } = steps;
  useKeys(stepKeys(steps));

  const table = useMemo(() => frameAt(reel, step, viewer), [reel, step, viewer]);
  if (!unpacked || unpacked instanceof Error) return <Loading what="Setting up the table" />;
  const { game, kit } = unpacked;
  const nameOf = seatNames(table);
  const words = wordsOf(game, kit, nameOf);
  const log = logEntries(table.log, words);
  const fresh = newsOf(reel, step, viewer);
  const newest = String(log[0]?.text ?? 'The table is set.');
  const play = watched({ game, kit, table, words, nameOf, toast, log, idle: newest, fresh });
  // Who plays on from here: the one whose eyes these are, or else whose seat it was, or a person who sat there.
  const person = reel.seats.findIndex(({ kind }) => kind === 'human');
  const mine = typeof viewer === 'number' ? viewer : (own ?? Math.max(0, person));

  const controls = (
    <Steps label="Replay" line={newest} steps={steps} round={table.progress?.round ?? 0}>
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
        {luck && <small role="status">{luck}</small>}
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
    </Steps>
  );
  const buttons = (
    <IconButton label="Leave the replay" icon={<LineIcon name="close" />} onClick={() => navigate('/')} />
  );
  const over = (
    <>
      <Lights kit={kit} last={lastMove({ ...table, viewer: null }, words)} />
      <Toasts items={notices} />
    </>
  );
  const { Table } = kit;
  return (
    <MarksContext value={kit.marks?.(table.view) ?? OWN_MARKS}>
      <Table play={play} buttons={buttons} controls={controls} over={over} />
    </MarksContext>
  );
}
