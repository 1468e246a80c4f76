import { kindOf, type MothershipView, sideOf, unitNamed } from '@orrery/mothership';
import { type ReactNode, useEffect, useState } from 'react';
import { Glass, SeatMark, useFrameInsets } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import { Die } from '../board/Die.tsx';
import { UnitIcon } from '../board/Ship.tsx';
import { lastFight, type PastFight, type Thrown } from './lastFight.ts';
import s from './rolled.module.css';
import { planetName } from './seen.ts';

/** How long a fight that is over stays in sight. */
const SHOWN_MS = 4500;

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
  const side = (seat: number | null, units: readonly string[], dice: readonly Thrown[], total: number) => (
    <div className={s.side}>
      {seat !== null && <SeatMark seat={seat} size={14} />}
      {seat !== null &&
        units.map((unit) => <UnitIcon key={unit} kind={kindOf(unitNamed(unit))} seat={seat} size={24} />)}
      {dice.map(({ unit, sides, face }) => (
        <Die key={`${past.n} ${unit}`} sides={sides} seat={seat} face={face} size={30} rolled />
      ))}
      <b>{total}</b>
    </div>
  );
  const result =
    past.winner < 0
      ? 'A tie'
      : past.after
          .map((line) => play.words.told(line))
          .filter(Boolean)
          .join(' ');
  const shown = (
    <>
      <div className={s.both}>
        {side(past.by, past.units, past.dice[0], past.totals[0])}
        <i>{past.winner === 0 ? '›' : past.winner === 1 ? '‹' : '='}</i>
        {planet ? (
          <div className={s.side}>
            {planetName(view, Number(planet[1]))} <b>{past.totals[1]}</b>
          </div>
        ) : (
          side(defender, [past.target], past.dice[1], past.totals[1])
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
