import { type ReactNode, useRef } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { useFrameInsets, useSize } from '../../../ui/index.ts';
import { Sky } from '../board/Sky.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { Buying } from './Buying.tsx';
import { ContractList } from './ContractList.tsx';
import s from './centre.module.css';
import type { Dealing } from './dealing.ts';
import { Mission } from './Mission.tsx';
import { Moment } from './Moment.tsx';
import { Planning } from './Planning.tsx';
import { Talks } from './Talks.tsx';
import { useNarrowTable } from './useNarrowTable.ts';
import type { Plan } from './usePlan.ts';
import type { Turn } from './useTurn.ts';

/**
 * The table fills the available space. If that is larger than this size, it is scaled up as well. On small screens it is
 * a single column instead.
 */
const DESK = { width: 792, height: 724 } as const;
const MOST = 1.45;

export interface CentreProps {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  deal: Dealing;
  plan: Plan;
  /** The question's own controls, if they stand in the centre. */
  widget: ReactNode;
}

function Scene({ play, view, turn, deal, plan, widget, narrow }: CentreProps & { narrow: boolean }) {
  if (view.mission) {
    return <Mission play={play} view={view} mission={view.mission} turn={turn} widget={widget} narrow={narrow} />;
  }
  if (view.phase === 'buying') return widget ?? <Buying play={play} view={view} turn={turn} />;
  if (view.talks) return widget ?? <Talks play={play} view={view} turn={turn} deal={deal} narrow={narrow} />;
  return narrow ? (
    <ContractList play={play} view={view} turn={turn} plan={plan} />
  ) : (
    <Planning play={play} view={view} turn={turn} plan={plan} widget={widget} />
  );
}

/** The centre of the screen: planning and talks, the contract in progress, or the Armory. */
export function Centre(props: CentreProps) {
  const { play, view } = props;
  const { now } = useFrameInsets();
  const narrow = useNarrowTable();
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const room = { width: size.width - now.left - now.right, height: size.height - now.top - now.bottom };
  const scale = Math.max(1, Math.min(MOST, room.width / DESK.width, room.height / DESK.height));
  const scene = <Scene {...props} narrow={narrow} />;
  return (
    <div ref={root} className={s.root} data-night>
      <Moment play={play} mission={view.mission} />
      <Sky scene={view.mission ? 'mission' : 'talks'} />
      {narrow ? (
        <div
          className={s.column}
          data-board
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          style={{ left: now.left, right: now.right, top: now.top + 4, bottom: now.bottom + 4 }}
        >
          {scene}
        </div>
      ) : (
        <div
          className={s.desk}
          data-board
          style={{
            width: room.width / scale,
            height: room.height / scale,
            left: now.left,
            top: now.top,
            transform: scale > 1 ? `scale(${scale})` : undefined,
          }}
        >
          {scene}
        </div>
      )}
    </div>
  );
}
