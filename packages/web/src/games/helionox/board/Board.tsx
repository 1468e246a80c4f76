import type { HelionoxView } from '@orrery/helionox';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { type Insets, useFrameInsets, usePhone } from '../../../ui/index.ts';
import { t } from '../text.ts';
import s from './board.module.css';
import { Sky } from './Sky.tsx';
import type { Pointing } from './subject.ts';
import { useRoom } from './useRoom.ts';
import { World } from './World.tsx';

export interface BoardProps {
  view: HelionoxView;
  /** The seat whose Location is highlighted. */
  me: number;
  nameOf(seat: number): string;
  pointing: Pointing;
  /** The player's own area below the worlds; wide screens only. */
  table?: ReactNode;
}

/** The room between the panels, scaled with them. */
const areaStyle = ({ top, right, bottom, left }: Insets, scale: number): CSSProperties => ({
  top,
  left,
  width: `calc((100% - ${left + right}px) / ${scale})`,
  height: `calc((100% - ${top + bottom}px) / ${scale})`,
  ...(scale !== 1 ? { transform: `scale(${scale})` } : {}),
});

/** The five worlds, and the player's own area below them. */
export function Board({ view, me, nameOf, pointing, table }: BoardProps) {
  const phone = usePhone();
  const { board, now, scale } = useFrameInsets();
  const worlds = useRef<HTMLElement>(null);
  useRoom(worlds);
  // A lower sheet shows more of a long list, but does not move the worlds.
  const spare = (board.bottom - now.bottom) / (scale ?? 1);
  return (
    <div className={s.board}>
      <Sky tall={phone} />
      <div className={s.area} data-board style={areaStyle(now, scale ?? 1)}>
        <section
          ref={worlds}
          className={s.worlds}
          style={{ '--spare': `${spare}px` } as CSSProperties}
          aria-label={t('locations')}
        >
          {view.locations.map((location) => (
            <World
              key={location.place}
              location={location}
              ships={view.order.filter(
                (seat) => view.phase !== 'setup' && view.players[seat]?.place === location.place,
              )}
              embassies={view.order.filter((seat) => view.players[seat]?.embassies.includes(location.place))}
              here={view.players[me]?.place === location.place}
              mercury={view.mercury}
              nameOf={nameOf}
              pointing={pointing}
            />
          ))}
        </section>
        {!phone && table}
      </div>
    </div>
  );
}
