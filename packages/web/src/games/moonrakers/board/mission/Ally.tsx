import type { ReactNode } from 'react';
import { cx, Glass, LineIcon, SeatMark } from '../../../../look/index.ts';
import { Mini } from '../cards/Mini.tsx';
import { Die } from '../Die.tsx';
import { inColour, useMarks } from '../marks.ts';
import { Head, Pill } from '../panels/Panel.tsx';
import type { SeenPilot } from '../seen.ts';
import { Backs, Bolts, Un } from '../signs.tsx';
import { ITEMS, UNIT_OF } from '../talks/items.ts';
import s from './ally.module.css';

/** How askew each die lies. */
const TURNS = [-8, 6, 11, -4, 3, -11];

export interface DiceProps {
  dice: readonly number[];
  /** How many icons are blocked, counted through the dice. */
  blocks: number;
  size?: number;
  /** Thrown just now. */
  tumbling?: boolean;
}

/** The dice that threaten a captain, blocks laid on their icons one after another. */
export function Dice({ dice, blocks, size = 50, tumbling = false }: DiceProps) {
  let left = blocks;
  return dice.map((hazards, i) => {
    const blocked = Math.min(hazards, left);
    left -= blocked;
    return (
      <Die
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
        key={i}
        hazards={hazards}
        blocked={blocked}
        size={size}
        turn={TURNS[i % TURNS.length] as number}
        tumbling={tumbling}
      />
    );
  });
}

/** What hangs over a captain, in a few words. */
export function threatOf({ dice, exposed, rolled }: Pick<SeenPilot, 'dice' | 'exposed' | 'rolled'>): ReactNode {
  const icons = dice.reduce((sum, n) => sum + n, 0);
  if (rolled === 0 && dice.length === 0) return 'No dice.';
  if (icons === 0) return <b className={s.good}>Clear sky.</b>;
  if (exposed === 0) {
    return (
      <>
        <b className={s.good}>Safe.</b> {icons === 1 ? 'The only hazard is' : `All ${icons} hazards are`} blocked.
      </>
    );
  }
  return (
    <>
      <b>
        {exposed} {exposed === 1 ? 'hazard' : 'hazards'} open.
      </b>
      {icons > exposed && ` ${icons - exposed} blocked so far.`}
    </>
  );
}

export interface AllyProps {
  pilot: SeenPilot;
  name: string;
  hand: number;
  /** Now playing. */
  on: boolean;
  leads: boolean;
  duel: boolean;
  tumbling: boolean;
  /** Whether a deal is being carried out. */
  shared: boolean;
  /** Several stand above each other. */
  dense: boolean;
}

/** Another captain in the fight: what is left, what threatens, what was played. */
export function Ally({ pilot, name, hand, on, leads, duel, tumbling, shared, dense }: AllyProps) {
  const { seat, actions, dice, blocks, exposed, done, plays, share, score } = pilot;
  const mark = useMarks();
  return (
    <Glass
      className={cx(s.ally, done ? s.done : on && s.on, dense && s.dense)}
      style={inColour(mark(seat))}
      aria-label={name}
      data-spot={`pilot:${seat}`}
    >
      <header>
        <SeatMark seat={seat} size={22} />
        <div>
          <h3>{name}</h3>
          <p>{duel ? `${score} scored` : leads ? 'leads the mission' : 'ally'}</p>
        </div>
        {done ? (
          <Pill tone="yes">
            <LineIcon name="check" size={14} />
            Done
          </Pill>
        ) : (
          on && <Pill tone="asks">Playing</Pill>
        )}
      </header>
      <div className={s.left}>
        <span>
          <b>{actions}</b>
          <Bolts n={actions} />
          <small>{actions === 1 ? 'action' : 'actions'}</small>
        </span>
        <span>
          <b>{hand}</b>
          <Backs n={hand} seat={mark(seat)} />
          <small>in hand</small>
        </span>
      </div>
      {!duel && !(dense && dice.length === 0) && (
        <div className={cx(s.threat, exposed === 0 && s.safe)}>
          <span className={s.dice}>
            <Dice dice={dice} blocks={blocks} size={dice.length > 2 || dense ? 32 : 46} tumbling={tumbling} />
          </span>
          <p>{threatOf(pilot)}</p>
        </div>
      )}
      <div className={s.caption}>
        <Head as="h3">Played</Head>
      </div>
      <div className={s.played}>
        {plays.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are played in order
          <Mini key={i} card={card} flight={`play:${seat}:${i}`} />
        ))}
        {plays.length === 0 && <span className={s.none}>nothing yet</span>}
      </div>
      {shared && (
        <footer>
          Share
          {ITEMS.filter((item) => item !== 'dice' && share[item] > 0).map((item) => (
            <Un key={item} of={UNIT_OF[item]} n={share[item]} />
          ))}
          {ITEMS.every((item) => item === 'dice' || share[item] === 0) && ' nothing'}
        </footer>
      )}
    </Glass>
  );
}
