import { useEffect, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { SeatMark, wantsReducedMotion } from '../../../ui/index.ts';
import { Art } from '../board/art/Art.tsx';
import { contractNamed } from '../board/content.ts';
import { KIND_HUES } from '../board/hues.ts';
import { useMarks } from '../board/marks.ts';
import { Ring } from '../board/Ring.tsx';
import { UnitCount } from '../board/signs.tsx';
import { completedRing } from './alliance.ts';
import { type Attempt, attemptsIn } from './contract-history.ts';
import s from './moment.module.css';
import { t } from './text.ts';

/** Duration in milliseconds. */
const MOMENT_MS = 2400;

/** The contract that was completed just now, for a short time. Contracts in the first render do not count. */
function useJustCompleted(play: Play): { attempt: Attempt | null; skip(): void } {
  const { log } = play.table;
  const done = log.findLast(({ type }) => type === 'succeeded')?.n ?? -1;
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
    const timer = setTimeout(() => setShown(null), MOMENT_MS);
    return () => {
      clearTimeout(timer);
      hold?.(false);
    };
  }, [shown, hold]);
  return { attempt: shown === null ? null : attemptAt(play, shown), skip: () => setShown(null) };
}

/** The contract that succeeded with this event, including the rewards that follow in its turn. */
function attemptAt({ table: { log, seats } }: Play, n: number): Attempt | null {
  const at = log.findIndex((event) => event.n === n);
  const turn = (event: { type: string }) => event.type === 'turn-began';
  const after = log.slice(at).findIndex(turn);
  const began = log.slice(0, at).findLastIndex(turn);
  return attemptsIn(log.slice(Math.max(0, began), after < 0 ? undefined : at + after), seats.length).at(-1) ?? null;
}

/** A completed contract gets its moment: the closed ring, and what each captain receives. A click ends it. */
export function Moment({ play }: { play: Play }) {
  const mark = useMarks();
  const { attempt, skip } = useJustCompleted(play);
  if (!attempt) return null;
  const { contract, who, got } = attempt;
  const { name, type } = contractNamed(contract);
  return (
    <button type="button" className={s.moment} aria-label={t('moment-skip', { name })} onClick={skip} data-night>
      <span className={s.ring}>
        <Ring parts={completedRing(attempt, mark)} size={236} thick={32}>
          <Art id={contract} hue={KIND_HUES[type]} motif={type} width={160} height={160} glyph={84} />
        </Ring>
      </span>
      <b className={s.name}>{name}</b>
      <span className={s.done}>{t('moment-completed')}</span>
      <span className={s.rewards}>
        {who.map((seat) => {
          const { prestige = 0, credits = 0 } = got.find((one) => one.seat === seat) ?? {};
          return (
            <span key={seat}>
              <SeatMark seat={seat} size={16} label={play.nameOf(seat)} />
              {prestige > 0 && <UnitCount of="prestige" n={`+${prestige}`} />}
              {credits > 0 && <UnitCount of="credit" n={`+${credits}`} />}
              {prestige + credits === 0 && <small>{t('nothing')}</small>}
            </span>
          );
        })}
      </span>
    </button>
  );
}
