import type { CSSProperties, ReactNode } from 'react';
import { formatPercent } from '../../../../ui/format.ts';
import { cx, Glass, SeatMark, seatColour } from '../../../../ui/index.ts';
import { Bars, Die, type Spread } from '../Die.tsx';
import { UnitIcon } from '../Ship.tsx';
import type { Kind } from '../types.ts';
import s from './fight.module.css';
import { t } from './text.ts';

/** One unit in a fight, its die and its roll. */
export interface FightUnit {
  id: string;
  kind: Kind;
  name: string;
  sides: number;
  face: number | null;
  /** The multiplier applied to its face. */
  times: number;
  /** The faces of dice added to it. */
  extras?: readonly number[];
}

/** One side of a fight: its units, and every bonus with its reason. */
export interface FightSide {
  /** Null for asteroids and neutral planets. */
  seat: number | null;
  title: string;
  rollers: readonly FightUnit[];
  bonuses: readonly { label: string; text: string; pending?: boolean }[];
  /** Dice notation such as `D8 + D6 + 2`. */
  formula: string;
  low: number;
  high: number;
  /** Its total after the roll; null before. */
  total: number | null;
}

export interface FightData {
  attack: FightSide;
  defence: FightSide;
  win: number;
  lose: number;
  tie: number;
  /** Whether the viewer is being attacked, so that a win for the attacker is bad. */
  against: boolean;
  /** Labels of the two outcomes. */
  names: readonly [won: string, lost: string];
  /** The label of the main chance. */
  goal: string;
  spreads: { attack: Spread; defence: Spread } | null;
  ifWon: ReactNode;
  ifLost: ReactNode;
  /** The result; null until known. */
  result: string | null;
}

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005
    ? `<${formatPercent(0.01)}`
    : chance > 0.995 && chance < 1
      ? `>${formatPercent(0.99)}`
      : formatPercent(chance);

/** Whether a chance is good, even or bad. */
export const toneOf = (chance: number): 'good' | 'even' | 'bad' =>
  chance >= 0.6 ? 'good' : chance >= 0.4 ? 'even' : 'bad';

const lookOf = ({ win, against }: FightData) => s[toneOf(against ? 1 - win : win)];

/** The chances as one bar. */
function Chances({ fight: { win, tie, lose, against } }: { fight: FightData }) {
  const ends = [s.won, s.lost];
  if (against) ends.reverse();
  return (
    <div aria-hidden className={s.bar}>
      <i className={ends[0]} style={{ flexGrow: win }} />
      <i className={s.tied} style={{ flexGrow: tie }} />
      <i className={ends[1]} style={{ flexGrow: lose }} />
    </div>
  );
}

/** The label of an outcome, in its colour. */
const Ending = ({ fight, won }: { fight: FightData; won: boolean }) => (
  <b className={won === fight.against ? s.bad : s.good}>{fight.names[won ? 0 : 1]}:</b>
);

/** Minimum number of ships at which they are shown side by side without names. */
const CROWD = 3;

/** The die of a unit, its multiplier, and the dice added to it. */
function Dice({ roller, seat, size }: { roller: FightUnit; seat: number | null; size?: number }) {
  const { sides, face, times, extras = [] } = roller;
  const sized = size === undefined ? {} : { size };
  return (
    <>
      {times > 1 && <b>×{times}</b>}
      {sides > 0 && <Die key={`${face}`} sides={sides} seat={seat} face={face} rolled={face !== null} {...sized} />}
      {extras.map((extra, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are in the order in which they were added
        <Die key={`${i} ${extra}`} sides={sides} seat={seat} face={extra} rolled {...sized} />
      ))}
    </>
  );
}

function Side({ half }: { half: FightSide }) {
  const { seat } = half;
  return (
    <div className={s.side} style={seat === null ? undefined : ({ '--seat': seatColour(seat) } as CSSProperties)}>
      <h3>
        {seat !== null && <SeatMark seat={seat} size={14} />}
        {half.title}
      </h3>
      <ul className={cx(half.rollers.length >= CROWD && s.crowd)}>
        {half.rollers.map((roller) => (
          <li key={roller.id} className={s.roller} title={roller.name}>
            {seat !== null && <UnitIcon kind={roller.kind} seat={seat} size={22} />}
            <span>{half.rollers.length < CROWD && roller.name}</span>
            <Dice roller={roller} seat={seat} />
          </li>
        ))}
        {half.bonuses.map(({ label, text, pending }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ships may have the same bonus
          <li key={`${label} ${i}`} className={cx(pending && s.pending)}>
            <span>{label}</span>
            <b>{text}</b>
          </li>
        ))}
      </ul>
      <p className={s.total}>
        <span>{half.formula}</span>
        <b>{half.total ?? (half.low === half.high ? half.low : `${half.low}–${half.high}`)}</b>
      </p>
    </div>
  );
}

/** A planned or current fight: both sides with every bonus, and the odds between them. */
export function FightCard({ fight, low }: { fight: FightData; low?: boolean }) {
  const { attack, defence, win, tie } = fight;
  return (
    <Glass data-anchor="fight" className={cx(s.fight, low && s.low)} aria-label={t('dogfight')}>
      <Side half={attack} />
      <div className={s.middle}>
        {fight.result ? (
          <p className={s.result}>{fight.result}</p>
        ) : (
          <>
            <p className={cx(s.big, lookOf(fight))}>{percent(win)}</p>
            <p className={s.goal}>{fight.goal}</p>
          </>
        )}
        {fight.spreads && !fight.result && <Bars {...fight.spreads} low={low} seats={[attack.seat, defence.seat]} />}
      </div>
      <Side half={defence} />
      <div className={s.outcome}>
        {!fight.result && <Chances fight={fight} />}
        <p>
          <Ending fight={fight} won /> {fight.ifWon}
        </p>
        <p>
          {tie > 0 && !fight.result && (
            <>
              <b>{t('tie')}</b> {percent(tie)}{' '}
            </>
          )}
          <Ending fight={fight} won={false} /> {fight.ifLost}
        </p>
      </div>
    </Glass>
  );
}

/** All bonuses of both sides with their names, collapsed by default. */
function Bonuses({ halves }: { halves: readonly FightSide[] }) {
  if (halves.every(({ bonuses }) => bonuses.length === 0)) return null;
  return (
    <details className={s.every}>
      <summary>{t('all-bonuses')}</summary>
      <div>
        {halves.map(({ title, bonuses }) => (
          <ul key={title} aria-label={title}>
            {bonuses.map(({ label, text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ships may have the same bonus
              <li key={`${label} ${i}`}>
                {label} <b>{text}</b>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </details>
  );
}

/** A compact fight card for the sheet. */
export function FightBrief({ fight }: { fight: FightData }) {
  const { attack, defence, win } = fight;
  const side = (half: FightSide) => (
    <div
      className={s.brief}
      style={half.seat === null ? undefined : ({ '--seat': seatColour(half.seat) } as CSSProperties)}
    >
      <span className={s.pieces}>
        {half.seat !== null &&
          half.rollers.map(({ id, kind }) => <UnitIcon key={id} kind={kind} seat={half.seat ?? 0} size={26} />)}
        <b>{half.total ?? (half.low === half.high ? half.low : `${half.low}–${half.high}`)}</b>
      </span>
      <span className={s.pieces}>
        {half.rollers.map((roller) => (
          <Dice key={roller.id} roller={roller} seat={half.seat} size={26} />
        ))}
        {half.bonuses.map(({ label, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ships may have the same bonus
          <small key={`${label} ${i}`} title={label}>
            {text}
          </small>
        ))}
      </span>
    </div>
  );
  return (
    <div className={s.versus} data-anchor="fight">
      {side(attack)}
      <div className={s.middle}>
        {fight.result ? (
          <p className={s.result}>{fight.result}</p>
        ) : (
          <>
            <p className={cx(s.big, lookOf(fight))}>{percent(win)}</p>
            <Chances fight={fight} />
            <p className={s.goal}>{fight.goal}</p>
          </>
        )}
      </div>
      {side(defence)}
      <p className={s.fine}>
        <span>
          <Ending fight={fight} won /> {fight.ifWon}
        </span>
        <span>
          <Ending fight={fight} won={false} /> {fight.ifLost}
        </span>
      </p>
      <Bonuses halves={[attack, defence]} />
    </div>
  );
}
