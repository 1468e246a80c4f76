import { kindOf, type MothershipView, sideOf, unitNamed } from '@orrery/mothership';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Glass, SeatMark, signed, useFrameInsets } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import { Die } from '../board/Die.tsx';
import { UnitIcon } from '../board/Ship.tsx';
import { type Added, lastFight, type PastFight, summed } from './lastFight.ts';
import s from './rolled.module.css';
import { planetName } from './seen.ts';

/** How long a fight that is over stays in sight: long enough to read both sides, bonus by bonus. */
const SHOWN_MS = 7000;

/**
 * A fight that went by at once, for as long as it stays in sight; and how to put it away. The one that ended the game stays.
 * It is over for good once the player aims at something else: its dice shall not look like those of the next fight.
 */
export function useRolled(
  { table: { log, result } }: Play,
  aim: string | null,
): { past: PastFight | null; close: () => void } {
  // What was thrown before this table was opened is long over.
  const [since] = useState(() => log[log.length - 1]?.n ?? -1);
  const past = lastFight(log, since);
  const [gone, setGone] = useState(-1);
  const key = past?.n ?? -1;
  useEffect(() => {
    if (key < 0 || result) return;
    const timer = setTimeout(() => setGone(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key, result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fight that was aimed at is told later, and stays
  useEffect(() => {
    if (aim !== null && !result) setGone(key);
  }, [aim]);
  return { past: gone === key ? null : past, close: () => setGone(key) };
}

/** `+1 Rear Turrets`; some names bring their number. */
const bonusWords = ({ name, n }: Added): string => (/^\d/.test(name) ? `+${name}` : `${signed(n)} ${name}`);

/** How a fight ended of which nothing came. */
export function endWords({ by, winner }: PastFight, defender: number | null, nameOf: (seat: number) => string): string {
  if (by === null) return 'It comes through.';
  if (winner < 0) return 'A tie: nobody is harmed.';
  const seat = winner === 0 ? by : defender;
  return seat === null ? '' : `${nameOf(seat)} wins, and no harm is done.`;
}

export interface RolledProps {
  play: Play;
  view: MothershipView;
  /** The fight, kept by the table: here it would be forgotten with every other thing that stands in its place. */
  rolled: ReturnType<typeof useRolled>;
  /** Over a small board, until it is pressed away or its time is up. */
  floats?: boolean;
  /** What stands here while there is no such fight. */
  otherwise?: ReactNode;
}

/** The dice of a fight that went by at once: they tumble, and what they did is told. */
export function Rolled({ play, view, rolled, floats = false, otherwise = null }: RolledProps) {
  const { past, close } = rolled;
  const { now } = useFrameInsets();
  if (!past || view.fight) return otherwise;
  const planet = /^planet (\d+)$/.exec(past.target);
  const defender = planet ? (view.planets[Number(planet[1])]?.owner ?? null) : sideOf(unitNamed(past.target));
  const side = (at: 0 | 1, seat: number | null, units: readonly string[]) => (
    <div className={s.half}>
      <div className={s.side}>
        {seat !== null && <SeatMark seat={seat} size={14} />}
        {seat !== null &&
          units.map((unit) => <UnitIcon key={unit} kind={kindOf(unitNamed(unit))} seat={seat} size={24} />)}
        {past.dice[at].map(({ unit, sides, face, times, extras }) =>
          [face, ...extras].map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die and those added to it stand in the order of the throws
            <Fragment key={`${past.n} ${unit} ${i}`}>
              <Die sides={sides} seat={seat} face={one} size={30} rolled />
              {i === 0 && times > 1 && <span>×{times}</span>}
            </Fragment>
          )),
        )}
        <b data-won={past.winner === at || undefined}>{past.totals[at]}</b>
      </div>
      {past.added[at].length > 0 && <small>{summed(past.added[at]).map(bonusWords).join(', ')}</small>}
    </div>
  );
  const told = past.after
    .map((line) => play.words.told(line))
    .filter(Boolean)
    .join(' ');
  const result = told || endWords(past, defender, play.nameOf);
  const shown = (
    <>
      <div className={s.both}>
        {side(0, past.by, past.units)}
        <i>{past.winner === 0 ? '›' : past.winner === 1 ? '‹' : '='}</i>
        {planet ? (
          <div className={s.side}>
            {planetName(view, Number(planet[1]))} <b>{past.totals[1]}</b>
          </div>
        ) : (
          side(1, defender, [past.target])
        )}
      </div>
      {result && <p>{result}</p>}
    </>
  );
  if (!floats) {
    return (
      <Glass as="div" className={s.rolled}>
        {shown}
      </Glass>
    );
  }
  return (
    <button
      type="button"
      className={s.floats}
      style={{ top: now.top + 8, left: now.left, right: now.right }}
      aria-label="Put away the fight that is over"
      onClick={close}
    >
      {shown}
    </button>
  );
}
