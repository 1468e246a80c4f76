import type { Colour, SeenPlayer } from '@orrery/moonriser';
import { Count } from '../../../../ui/Count.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Glass } from '../../../../ui/primitives.tsx';
import { SeatAvatar, seatStyle } from '../../../../ui/SeatMark.tsx';
import { TokenIcon } from '../../../../ui/TokenIcon.tsx';
import { t } from '../../text.ts';
import s from './dashboard.module.css';
import { Backs } from './Tiles.tsx';

const COLOURS: Colour[] = ['green', 'red', 'blue'];

export interface DashboardProps {
  player: SeenPlayer;
  name: string;
  /** Whether it is this player's turn. */
  active: boolean;
  /** The player's status, for example `your turn`, `next`, `then`. */
  standing?: string;
  /** Tiles on the board, not counting the base. */
  built: number;
  upgraded: number;
}

/** One player's panel: points, tokens with income, hand and colony. */
export function Dashboard({ player, name, active, standing, built, upgraded }: DashboardProps) {
  const { score, tokens, income, hand } = player;
  const parts = t('score-parts', {
    value: score.value,
    links: score.links,
    neighbourhoods: score.neighbourhoods,
    tokens: score.yellow,
  });
  return (
    <Glass
      className={cx(s.dash, active && s.on)}
      style={seatStyle(player.seat)}
      aria-label={t('player-label', { name, count: score.total })}
      aria-current={active || undefined}
      data-anchor={`player:${player.seat}`}
    >
      <div className={s.head}>
        <SeatAvatar seat={player.seat} size={28} />
        <div className={s.who}>
          <b>{name}</b>
          <span>{[t('base', { number: player.base }), standing].filter(Boolean).join(' · ')}</span>
        </div>
        <div className={s.points} data-about="points" data-more={parts}>
          <b>
            <Count value={score.total} />
          </b>
          <span>{t('vp-now')}</span>
        </div>
      </div>
      <div className={s.stores}>
        {COLOURS.map((colour) => (
          <div
            key={colour}
            className={s.store}
            data-about={`token:${colour}`}
            data-more={t('per-round', { count: income[colour] })}
          >
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
        <span>{t('built', { built, upgraded })}</span>
      </div>
    </Glass>
  );
}
