import type { ReactNode } from 'react';
import { cx, Glass, LineIcon, SeatMark } from '../../../../ui/index.ts';
import { Mini } from '../cards/Mini.tsx';
import { Die } from '../Die.tsx';
import { inColour, useMarks } from '../marks.ts';
import { Head, Pill } from '../panels/Panel.tsx';
import { Backs, Bolts, UnitCount, unitName } from '../signs.tsx';
import { ITEMS, UNIT_OF } from '../talks/items.ts';
import { t } from '../text.ts';
import type { PilotView } from '../view-types.ts';
import s from './ally.module.css';

/** Rotation of each die, in degrees. */
const TURNS = [-8, 6, 11, -4, 3, -11];

export interface DiceProps {
  dice: readonly number[];
  /** Number of blocked hazards; they are shown on the dice in order. */
  blocks: number;
  size?: number;
  /** Whether the dice were just rolled. */
  tumbling?: boolean;
}

/** A captain's dice; blocks cover their hazards in order. */
export function Dice({ dice, blocks, size = 50, tumbling = false }: DiceProps) {
  let left = blocks;
  return dice.map((hazards, i) => {
    const blocked = Math.min(hazards, left);
    left -= blocked;
    return (
      <Die
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
        key={i}
        hazards={hazards}
        blocked={blocked}
        size={size}
        turn={TURNS[i % TURNS.length] ?? 0}
        tumbling={tumbling}
      />
    );
  });
}

/** A captain's hazards as a short label. */
function threatOf({ dice, exposed, rolled }: Pick<PilotView, 'dice' | 'exposed' | 'rolled'>): ReactNode {
  const icons = dice.reduce((sum, n) => sum + n, 0);
  if (rolled === 0 && dice.length === 0) return t('no-dice-here');
  if (icons === 0) return <b className={s.good}>{t('no-hazards')}</b>;
  if (exposed === 0) {
    return <b className={s.good}>{t('all-blocked', { icons })}</b>;
  }
  return (
    <>
      <b>{t('hazards-open', { count: exposed })}</b>
      {icons > exposed && <> {t('hazards-blocked', { count: icons - exposed })}</>}
    </>
  );
}

export interface AllyProps {
  pilot: PilotView;
  name: string;
  hand: number;
  /** Whether it is this captain's turn to play. */
  on: boolean;
  leads: boolean;
  duel: boolean;
  tumbling: boolean;
  /** Whether the contract has a deal, so that shares are shown. */
  shared: boolean;
  /** Whether to use the compact layout, for several captains in a stack. */
  dense: boolean;
}

/** Another captain in the contract: Actions, hand, hazards and cards played. */
export function Ally({ pilot, name, hand, on, leads, duel, tumbling, shared, dense }: AllyProps) {
  const { seat, actions, dice, blocks, exposed, done, plays, share, score } = pilot;
  const mark = useMarks();
  return (
    <Glass
      className={cx(s.ally, done ? s.done : on && s.on, dense && s.dense)}
      style={inColour(mark(seat))}
      aria-label={name}
      data-anchor={`pilot:${seat}`}
    >
      <header>
        <SeatMark seat={seat} size={22} />
        <div>
          <h3>{name}</h3>
          <p>{duel ? t('scored', { count: score }) : t(leads ? 'leads-mission' : 'ally')}</p>
        </div>
        {done ? (
          <Pill tone="yes">
            <LineIcon name="check" size={14} />
            {t('done')}
          </Pill>
        ) : (
          on && <Pill tone="asks">{t('playing')}</Pill>
        )}
      </header>
      <div className={s.left}>
        <span>
          <b>{actions}</b>
          <Bolts n={actions} />
          <small>{unitName(actions, 'action')}</small>
        </span>
        <span>
          <b>{hand}</b>
          <Backs n={hand} seat={mark(seat)} />
          <small>{t('in-hand')}</small>
        </span>
      </div>
      {!duel && !(dense && dice.length === 0) && (
        <div className={cx(s.threat, exposed === 0 && s.safe)}>
          <span className={s.dice}>
            <Dice dice={dice} blocks={blocks} size={dice.length > 2 || dense ? 32 : 46} tumbling={tumbling} />
          </span>
          <p>{tumbling ? t('rolling') : threatOf(pilot)}</p>
        </div>
      )}
      <div className={s.caption}>
        <Head as="h3">{t('played')}</Head>
      </div>
      <div className={s.played}>
        {plays.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are played in order
          <Mini key={i} card={card} flight={`play:${seat}:${i}`} />
        ))}
        {plays.length === 0 && <span className={s.none}>{t('nothing-yet')}</span>}
      </div>
      {shared && (
        <footer>
          {t('share')}
          {ITEMS.filter((item) => item !== 'dice' && share[item] > 0).map((item) => (
            <UnitCount key={item} of={UNIT_OF[item]} n={share[item]} />
          ))}
          {ITEMS.every((item) => item === 'dice' || share[item] === 0) && <> {t('nothing')}</>}
        </footer>
      )}
    </Glass>
  );
}
