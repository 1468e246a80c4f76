import type { ReactNode } from 'react';
import { cx, Glass, useMedia, useNarrow } from '../../../look/index.ts';
import { FightBrief, FightCard, type SeenFight } from '../board/panels/FightCard.tsx';
import type { HandProps } from '../board/panels/Hand.tsx';
import s from './console.module.css';

/** So many cards stand beside each other in full; and so many beside a fight that was just fought. */
const FULL = 6;
const FEW = 2;

export interface ConsoleProps {
  /** The fight that is meant or under way. */
  fight: SeenFight | null;
  /** What belongs to it or to the question: ships that take part, pieces to place. */
  picks: ReactNode;
  /** What a question needs besides its buttons. */
  tray: ReactNode;
  more: ReactNode;
  /** What stands where the fight would, while there is none. */
  meanwhile: ReactNode;
  cards: number;
  /** What stands there tells of a fight. */
  told: boolean;
  /** A window is open, and stands between this and the bar. */
  tight: boolean;
  hand: (as: HandProps['as']) => ReactNode;
}

/** Above the action bar: the fight on the left, the hand on the right. The board gets what is left. */
export function Console({ fight, picks, tray, more, meanwhile, cards, told, tight, hand }: ConsoleProps) {
  const narrow = useNarrow();
  const tall = useMedia('(min-height: 840px)');
  const roomy = tall && !narrow;
  const calm = !fight && !picks && !tray && !tight;
  return (
    <section className={cx(roomy ? s.roomy : s.console, tight && s.tight)} aria-label="Fight and hand">
      <div className={s.left}>
        {picks}
        {tray && (
          <Glass as="div" className={s.tray}>
            {tray}
          </Glass>
        )}
        {fight ? (
          roomy ? (
            <FightCard fight={fight} low={tight || !!picks} />
          ) : (
            <FightBrief fight={fight} />
          )
        ) : (
          !tray && meanwhile
        )}
        {more}
      </div>
      <div className={s.hand}>{hand(roomy && calm && cards <= (told ? FEW : FULL) ? 'full' : 'little')}</div>
    </section>
  );
}
