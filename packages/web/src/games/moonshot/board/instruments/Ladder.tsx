import { MOST_POPULARITY as TOP } from '@orrery/moonshot';
import type { CSSProperties } from 'react';
import { cx } from '../../../../ui/index.ts';
import { SIDES, SideMark, sideColour } from '../sides.tsx';
import { t } from '../text.ts';
import s from './instruments.module.css';

export interface LadderProps {
  side: number;
  popularity: number;
  /** Popularity a launch could gain and lose. */
  win?: number;
  lose?: number;
}

/** Popularity as a row of lamps; reaching the hatched lamp at the start loses the game. */
export function Ladder({ side, popularity, win = 0, lose = 0 }: LadderProps) {
  return (
    <div
      className={s.ladder}
      style={{ '--me': sideColour(side) } as CSSProperties}
      role="img"
      aria-label={t('popularity-label', { program: SIDES[side === 1 ? 1 : 0].name, n: popularity, most: TOP })}
      data-about="popularity"
    >
      <SideMark side={side} size={15} />
      <span className={s.lamps}>
        {Array.from({ length: TOP + 1 }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: lamps have fixed positions
            key={i}
            className={cx(
              i === 0 && s.zero,
              i > 0 && i <= popularity && (i > popularity - lose ? s.peril : s.on),
              i > popularity && i <= popularity + win && s.win,
              i > 0 && i === popularity && lose === 0 && s.at,
            )}
          />
        ))}
      </span>
      <b>{popularity}</b>
    </div>
  );
}
