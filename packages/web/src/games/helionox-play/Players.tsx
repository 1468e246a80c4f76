import type { HelionoxView } from '@orrery/helionox';
import type { Play } from '../../play/play.ts';
import { Dashboard, type Pointing, TeamPanel } from '../helionox/index.ts';
import s from './play.module.css';

/** How a seat stands to the turn, in a word. */
function standing(play: Play, view: HelionoxView, seat: number): string {
  const info = play.table.seats[seat];
  const bot = info?.kind === 'bot' ? `${info.level} bot` : info?.kind === 'open' ? 'nobody yet' : '';
  const away = info?.kind === 'human' && !info.connected ? 'away' : '';
  if (play.table.viewer === seat && play.table.mySeats.includes(seat)) return view.turn === seat ? 'your turn' : 'you';
  return [view.turn === seat ? 'on turn' : '', bot, away].filter(Boolean).join(' · ');
}

/** All players in turn order, and in a team game the race against the Syndicate. */
export function Players({ play, view, pointing }: { play: Play; view: HelionoxView; pointing: Pointing }) {
  return (
    <div className={s.players}>
      {view.order.map((seat) => {
        const player = view.players[seat];
        return player ? (
          <Dashboard
            key={seat}
            player={player}
            name={play.nameOf(seat)}
            active={view.turn === seat}
            standing={standing(play, view, seat)}
            mercury={view.mercury}
            placed={view.phase !== 'setup'}
            onPick={() => pointing.onPick({ kind: 'player', seat })}
          />
        ) : null;
      })}
      <TeamPanel view={view} pointing={pointing} />
    </div>
  );
}
