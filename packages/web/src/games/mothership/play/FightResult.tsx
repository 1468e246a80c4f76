import { kindOf, type MothershipView, sideOf, unitNamed } from '@orrery/mothership';
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { Glass, SeatMark, useFrameInsets } from '../../../ui/index.ts';
import { Die } from '../board/Die.tsx';
import { UnitIcon } from '../board/Ship.tsx';
import { planetName } from './board-data.ts';
import { type Added, bonusAmount, summed } from './bonuses.ts';
import s from './fight-result.module.css';
import { lastFight, type PastFight } from './lastFight.ts';
import { t } from './text.ts';

/** How long a finished fight stays visible, in milliseconds. */
const SHOWN_MS = 7000;

/** The last fight while it is visible, the newest event that may be told, and how to hide the fight. */
export interface ShownFight {
  past: PastFight | null;
  upTo: number;
  close: () => void;
}

/**
 * The last finished fight while it is visible. A fight that ended the game stays visible. The fight is also hidden when
 * the player aims at something else, so that its dice are not mistaken for those of the next fight.
 */
export function useFightResult({ table: { log, result }, upTo = Number.POSITIVE_INFINITY }: Play, aim: string | null) {
  // Fights from before the table was opened are not shown.
  const [since] = useState(() => log[log.length - 1]?.n ?? -1);
  const past = useMemo(() => lastFight(log, since, upTo), [log, since, upTo]);
  const [gone, setGone] = useState(-1);
  const key = past?.n ?? -1;
  useEffect(() => {
    if (key < 0 || result) return;
    const timer = setTimeout(() => setGone(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key, result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fight that was aimed at is reported later, and stays
  useEffect(() => {
    if (aim !== null && !result) setGone(key);
  }, [aim]);
  return { past: gone === key ? null : past, upTo, close: () => setGone(key) } satisfies ShownFight;
}

/** A bonus such as `+1 Rear Turrets`. */
const bonusText = (bonus: Added): string => `${bonus.n < 0 ? '−' : '+'}${bonusAmount(bonus)}`;

/** The result of a fight without further consequences in the log. */
export function outcomeText(
  { by, winner }: PastFight,
  defender: number | null,
  nameOf: (seat: number) => string,
): string {
  if (by === null) return t('over-through');
  if (winner < 0) return t('over-tie');
  const seat = winner === 0 ? by : defender;
  return seat === null ? '' : t('over-won', { name: nameOf(seat) });
}

export interface FightResultProps {
  play: Play;
  view: MothershipView;
  /** The fight. The table holds it, because this component unmounts when something else is shown. */
  rolled: ShownFight;
  /** Whether it floats over a small board until it is clicked or times out. */
  floats?: boolean;
  /** Shown if no fight is visible. */
  otherwise?: ReactNode;
}

/** The dice and the outcome of the last finished fight, unless another fight is in progress. */
export function FightResult({ play, view, rolled, floats = false, otherwise = null }: FightResultProps) {
  const { past, upTo, close } = rolled;
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a die and its added dice are in the order of the rolls
            <Fragment key={`${past.n} ${unit} ${i}`}>
              <Die sides={sides} seat={seat} face={one} size={30} rolled />
              {i === 0 && times > 1 && <span>×{times}</span>}
            </Fragment>
          )),
        )}
        <b data-won={(isTold && past.winner === at) || undefined}>{isTold ? past.totals[at] : ''}</b>
      </div>
      {isTold && past.added[at].length > 0 && <small>{summed(past.added[at]).map(bonusText).join(', ')}</small>}
    </div>
  );
  // The dice roll before the totals and the outcome are told.
  const isTold = past.n <= upTo;
  const told = past.after
    .filter(({ n }) => n <= upTo)
    .map((line) => play.words.eventText(line))
    .filter(Boolean)
    .join(' ');
  const isOver = past.after.every(({ n }) => n <= upTo);
  const result = told || (isOver ? outcomeText(past, defender, play.nameOf) : '');
  const shown = (
    <div key={past.n} data-fight={past.n}>
      <div className={s.both}>
        {side(0, past.by, past.units)}
        <i>{isTold ? (past.winner === 0 ? '›' : past.winner === 1 ? '‹' : '=') : '·'}</i>
        {planet ? (
          <div className={s.side}>
            {planetName(view, Number(planet[1]))} <b>{past.totals[1]}</b>
          </div>
        ) : (
          side(1, defender, [past.target])
        )}
      </div>
      <p>{isTold && result}</p>
    </div>
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
      aria-label={t('hide-fight')}
      onClick={close}
    >
      {shown}
    </button>
  );
}
