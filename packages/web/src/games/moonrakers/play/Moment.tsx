import { useEffect, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { cx, SeatMark, wantsReducedMotion } from '../../../ui/index.ts';
import { Art } from '../board/art/Art.tsx';
import { contractNamed } from '../board/content.ts';
import { KIND_HUES } from '../board/hues.ts';
import { useMarks } from '../board/marks.ts';
import { Ring, type RingPart } from '../board/Ring.tsx';
import { UnitCount } from '../board/signs.tsx';
import type { MissionView } from '../board/view-types.ts';
import { completedRing, duelRing, missionRing } from './alliance.ts';
import { type Attempt, attemptsIn } from './contract-history.ts';
import s from './moment.module.css';
import { t } from './text.ts';

/** Duration in milliseconds. */
const MOMENT_MS = 2400;

const OUTCOMES: ReadonlySet<string> = new Set(['succeeded', 'failed', 'decided']);

/** The contract that was decided just now, for a short time. Contracts in the first render do not count. */
function useJustDecided(play: Play): { attempt: Attempt | null; skip(): void } {
  const { log } = play.table;
  const done = log.findLast(({ type }) => OUTCOMES.has(type))?.n ?? -1;
  const [seen, setSeen] = useState(done);
  const [shown, setShown] = useState<number | null>(null);
  if (done !== seen) {
    setSeen(done);
    // An undone contract has no moment.
    if (done > seen && !wantsReducedMotion() && !globalThis.document?.hidden) setShown(done);
  }
  const { hold } = play;
  useEffect(() => {
    if (shown === null) return;
    hold?.(true);
    const end = () => setShown(null);
    const timer = setTimeout(end, MOMENT_MS);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
      hold?.(false);
    };
  }, [shown, hold]);
  return { attempt: shown === null ? null : attemptAt(play, shown), skip: () => setShown(null) };
}

/** The contract that was decided by this event, including the rewards that follow in its turn. */
function attemptAt({ table: { log, seats } }: Play, n: number): Attempt | null {
  const at = log.findIndex((event) => event.n === n);
  const turn = (event: { type: string }) => event.type === 'turn-began';
  const after = log.slice(at).findIndex(turn);
  const began = log.slice(0, at).findLastIndex(turn);
  return attemptsIn(log.slice(Math.max(0, began), after < 0 ? undefined : at + after), seats.length).at(-1) ?? null;
}

/** The contract in progress, or the last one. */
function useLastMission(mission: MissionView | null): MissionView | null {
  const [last, setLast] = useState(mission);
  if (mission && mission !== last) setLast(mission);
  return mission ?? last;
}

/** The ring as it was decided. */
function ringOf(attempt: Attempt, mission: MissionView | null, mark: (seat: number) => number): RingPart[] {
  if (attempt.outcome === 'succeeded' || mission?.contract !== attempt.contract) return completedRing(attempt, mark);
  return mission.duel ? duelRing(mission, mark) : missionRing(mission, null, mark);
}

/**
 * A decided contract gets its moment: its ring, and what each captain receives and loses. A click or a key ends it.
 */
export function Moment({ play, mission }: { play: Play; mission: MissionView | null }) {
  const mark = useMarks();
  const last = useLastMission(mission);
  const { attempt, skip } = useJustDecided(play);
  if (!attempt?.outcome) return null;
  const { contract, outcome, who, got, lost } = attempt;
  const { name, type } = contractNamed(contract);
  const result = t(`moment-${outcome}`);
  return (
    <button
      type="button"
      className={s.moment}
      data-moment={outcome}
      aria-label={t('moment-skip', { name, result })}
      onClick={skip}
      data-night
    >
      <span className={cx(s.ring, s[outcome])}>
        <Ring parts={ringOf(attempt, last, mark)} size={236} thick={32}>
          <Art id={contract} hue={KIND_HUES[type]} motif={type} width={160} height={160} glyph={84} />
        </Ring>
      </span>
      <b className={s.name}>{name}</b>
      <span className={cx(s.result, s[outcome])}>{result}</span>
      <span className={s.rewards}>
        {who.map((seat) => {
          const { prestige = 0, credits = 0 } = got.find((one) => one.seat === seat) ?? {};
          const fell = lost.find((one) => one.seat === seat)?.lost ?? 0;
          return (
            <span key={seat}>
              <SeatMark seat={seat} size={16} label={play.nameOf(seat)} />
              {prestige > 0 && <UnitCount of="prestige" n={`+${prestige}`} />}
              {credits > 0 && <UnitCount of="credit" n={`+${credits}`} />}
              {fell > 0 && (
                <em>
                  <UnitCount of="prestige" n={`−${fell}`} />
                </em>
              )}
              {prestige + credits + fell === 0 && <small>{t('nothing')}</small>}
            </span>
          );
        })}
      </span>
    </button>
  );
}
