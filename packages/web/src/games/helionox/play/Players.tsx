import type { HelionoxView } from '@orrery/helionox';
import type { Play } from '../../../play/game-ui.ts';
import { turnState } from '../../../play/turn-state.ts';
import { Dashboard, type Pointing, TeamPanel } from '../board/index.ts';
import s from './play.module.css';

/** All players in turn order, the Missions, and in a team game both sides' scores. */
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
            standing={turnState(play, view.turn, seat)}
            mercury={view.mercury}
            placed={view.phase !== 'setup'}
            dense={view.order.length > 3}
            onPick={() => pointing.onPick({ kind: 'player', seat })}
          />
        ) : null;
      })}
      <TeamPanel view={view} pointing={pointing} />
    </div>
  );
}
