import type { Colour, SeenPlayer } from '@orrery/moonriser';
import type { CSSProperties } from 'react';
import { Count } from '../../../../look/Count.tsx';
import { cx } from '../../../../look/cx.ts';
import { Glass } from '../../../../look/primitives.tsx';
import { SeatMark, seatColour } from '../../../../look/SeatMark.tsx';
import { TokenIcon } from '../../../../look/TokenIcon.tsx';
import s from './dashboard.module.css';
import { Backs } from './Tiles.tsx';

const COLOURS: Colour[] = ['green', 'red', 'blue'];

export interface DashboardProps {
  player: SeenPlayer;
  name: string;
  /** It is this player's turn. */
  active: boolean;
  /** For example `your turn`, `next`, `then`. */
  standing?: string;
  /** Tiles on the board, the base aside. */
  built: number;
  upgraded: number;
  /** Their clock, ready to show. */
  clock?: string;
  onClick?: () => void;
}

const seatStyle = (seat: number) => ({ '--seat': seatColour(seat) }) as CSSProperties;

/** One player's board: points, tokens with what comes each round, hand and colony. */
export function Dashboard(props: DashboardProps) {
  const { player, name, active, standing, built, upgraded, clock } = props;
  const { score, tokens, income, hand } = player;
  const parts = `${score.value} value, ${score.links} links, ${score.neighbourhoods} neighbourhoods, ${score.yellow} tokens`;
  return (
    <Glass
      className={cx(s.dash, active && s.on)}
      style={seatStyle(player.seat)}
      aria-label={`${name}, ${score.total} points`}
      aria-current={active || undefined}
      data-spot={`player:${player.seat}`}
      {...(props.onClick ? { onClick: props.onClick } : {})}
    >
      <div className={s.head}>
        <SeatMark seat={player.seat} size={28} />
        <div className={s.who}>
          <b>{name}</b>
          <span>{[`Main base ${player.base}`, standing, clock].filter(Boolean).join(' · ')}</span>
        </div>
        <div className={s.points} data-about="points" data-more={parts}>
          <b>
            <Count value={score.total} />
          </b>
          <span>VP now</span>
        </div>
      </div>
      <div className={s.stores}>
        {COLOURS.map((colour) => (
          <div key={colour} className={s.store} data-about={`token:${colour}`} data-more={`+${income[colour]} a round`}>
            <div>
              <TokenIcon token={colour} size={17} />
              <Count value={tokens[colour]} />
            </div>
            <span className={cx(income[colour] === 0 && s.none)}>{income[colour] ? `+${income[colour]}` : '–'}</span>
          </div>
        ))}
        <div className={s.store} data-about="token:yellow">
          <div>
            <TokenIcon token="yellow" size={17} />
            <Count value={tokens.yellow} />
          </div>
        </div>
      </div>
      <div className={s.foot}>
        <span className={s.backs} data-about="hand">
          <Backs of={hand} />
          <b>{hand.basic + hand.advanced}</b>
        </span>
        <span>
          {built} built · {upgraded} upgraded
        </span>
      </div>
    </Glass>
  );
}
