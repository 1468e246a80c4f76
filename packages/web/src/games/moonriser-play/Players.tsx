import type { MoonriserView } from '@orrery/moonriser';
import type { Play } from '../../play/play.ts';
import { Dashboard } from '../moonriser/index.ts';
import s from './play.module.css';

/** How far a seat is from its turn, in a word. */
function standing(play: Play, view: MoonriserView, seat: number): string {
  const info = play.table.seats[seat];
  const bot = info?.kind === 'bot' ? `${info.level} bot` : info?.kind === 'open' ? 'nobody yet' : '';
  const away = info?.kind === 'human' && !info.connected ? 'away' : '';
  if (play.table.viewer === seat && play.table.mySeats.includes(seat)) {
    return view.turn === seat ? 'your turn' : 'you';
  }
  if (view.turn === seat) return ['on turn', bot, away].filter(Boolean).join(' · ');
  return [bot, away].filter(Boolean).join(' · ');
}

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
            standing={standing(play, view, seat)}
            built={own.length}
            upgraded={own.filter((field) => (field.tile?.upgrades ?? 0) > 0).length}
          />
        );
      })}
    </div>
  );
}
