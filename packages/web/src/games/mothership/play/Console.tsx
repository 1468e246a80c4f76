import type { ReactNode } from 'react';
import { Glass, useNarrow, useTall } from '../../../ui/index.ts';
import { FightBrief, FightCard, type FightData } from '../board/panels/FightCard.tsx';
import type { HandProps } from '../board/panels/Hand.tsx';
import s from './console.module.css';
import { t } from './text.ts';

/** The least height of the area, as tall as a fight or a card, so that the board keeps its size during a turn. */
const LEAST = { roomy: 202, small: 128 };

/** The least height of the area on this screen. */
export function useConsoleHeight(): number {
  const [tall, narrow] = [useTall(), useNarrow()];
  return tall && !narrow ? LEAST.roomy : LEAST.small;
}

/** Maximum number of cards shown in full, without and with a finished fight beside them. */
const FULL = 6;
const FEW = 2;

export interface ConsoleProps {
  /** The planned or current fight. */
  fight: FightData | null;
  /** Controls to choose the ships that take part or the pieces to place. */
  picks: ReactNode;
  /** The prompt's widget, without its buttons. */
  tray: ReactNode;
  more: ReactNode;
  /** Shown if there is neither a fight nor a tray. */
  meanwhile: ReactNode;
  cards: number;
  /** Whether `meanwhile` shows a finished fight. */
  told: boolean;
  /** Whether a response window is shown above the bar. */
  tight: boolean;
  hand: (as: HandProps['as']) => ReactNode;
}

/** The area above the action bar: the fight on the left, the hand on the right. */
export function Console({ fight, picks, tray, more, meanwhile, cards, told, tight, hand }: ConsoleProps) {
  const narrow = useNarrow();
  const tall = useTall();
  const roomy = tall && !narrow;
  const calm = !fight && !picks && !tray && !tight;
  return (
    <section className={roomy ? s.roomy : s.console} aria-label={t('fight-and-hand')}>
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
