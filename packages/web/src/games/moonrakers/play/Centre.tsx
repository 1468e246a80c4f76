import { useRef } from 'react';
import type { Play } from '../../../play/play.ts';
import { useFrameInsets, usePhone, useSize } from '../../../ui/index.ts';
import { Sky } from '../board/Sky.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { Buying } from './Buying.tsx';
import s from './centre.module.css';
import type { Dealing } from './dealing.ts';
import { Mission } from './Mission.tsx';
import { Talks } from './Talks.tsx';
import { useCompactLayout } from './useCompactLayout.ts';
import type { Turn } from './useTurn.ts';

/**
 * The table is laid out at this size and scaled to the available space; on small screens it is a single column instead.
 */
const DESK = { width: 792, height: 724 } as const;
const LEAST = 0.4;
const MOST = 1.45;
const SPARE = 14;

export interface CentreProps {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  deal: Dealing;
}

/** The centre of the screen: planning and talks, the contract in progress, or the Armory. */
export function Centre({ play, view, turn, deal }: CentreProps) {
  const { now, usual } = useFrameInsets();
  const phone = usePhone();
  const narrow = useCompactLayout();
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  // An action bar with one row leaves more space than the frame reports.
  const below = now.bottom - (!phone && now.bottom === usual.bottom ? SPARE : 0);
  const room = { width: size.width - now.left - now.right, height: size.height - now.top - below };
  const scale = Math.max(LEAST, Math.min(MOST, room.width / DESK.width, room.height / DESK.height));
  const buying = view.phase === 'buying';
  const scene = view.mission ? (
    <Mission play={play} view={view} mission={view.mission} turn={turn} narrow={narrow} />
  ) : buying ? (
    <Buying play={play} view={view} turn={turn} />
  ) : (
    <Talks play={play} view={view} turn={turn} deal={deal} narrow={narrow} />
  );
  return (
    <div ref={root} className={s.root} data-night>
      <Sky scene={view.mission ? 'mission' : 'talks'} />
      {narrow ? (
        <div className={s.column} style={{ left: now.left, right: now.right, top: now.top + 4, bottom: below + 4 }}>
          {scene}
        </div>
      ) : (
        <div
          className={s.desk}
          style={{
            width: DESK.width,
            height: DESK.height,
            left: now.left + (room.width - DESK.width * scale) / 2,
            top: now.top,
            transform: `scale(${scale})`,
          }}
        >
          {scene}
        </div>
      )}
    </div>
  );
}
