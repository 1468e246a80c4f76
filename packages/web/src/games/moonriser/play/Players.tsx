import type { MoonriserView } from '@orrery/moonriser';
import type { Play } from '../../../play/game-ui.ts';
import { turnState } from '../../../play/turn-state.ts';
import { Dashboard } from '../board/index.ts';
import s from './play.module.css';

/** All players' boards in turn order. */
export function Players({ play, view }: { play: Play; view: MoonriserView }) {
  return (
    <div className={s.players}>
      {view.order.map((seat) => {
        const player = view.players[seat];
        if (!player) return null;
        const own = view.fields.filter((field) => field.tile?.owner === seat && field.tile.design !== 'BASE');
        return (
          <Dashboard
            key={seat}
            player={player}
            name={play.nameOf(seat)}
            active={view.turn === seat}
            standing={turnState(play, view.turn, seat)}
            built={own.length}
            upgraded={own.filter((field) => (field.tile?.upgrades ?? 0) > 0).length}
          />
        );
      })}
    </div>
  );
}
