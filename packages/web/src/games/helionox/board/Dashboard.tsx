import { EMBASSIES_EACH, placeInSentence, type SeenPlayer } from '@orrery/helionox';
import { Count, cx, Glass, SeatAvatar, SeatMark, seatStyle } from '../../../ui/index.ts';
import { t } from '../text.ts';
import s from './dashboard.module.css';
import { designOf } from './faces.ts';
import { Icon } from './Icon.tsx';
import { Cryo } from './Mat.tsx';

export interface DashboardProps {
  player: SeenPlayer;
  name: string;
  active: boolean;
  /** The player's status, for example `your turn`. */
  standing: string;
  mercury: boolean;
  /** Whether the Ship is on the board. */
  placed: boolean;
  /** Leaves out on low screens what the board shows, too. */
  dense?: boolean;
  onPick(): void;
}

/** One player at a glance: Influence, Infamy, trophies, cards, Bank, Architect, Ship and Embassies. */
export function Dashboard({ player, name, active, standing, mercury, placed, dense, onPick }: DashboardProps) {
  const { seat, score, embassies } = player;
  return (
    <Glass as="div" className={cx(s.dash, active && s.on, dense && s.dense)} style={seatStyle(seat)}>
      <button type="button" onClick={onPick} aria-label={t('player-label', { name, score: score.total })}>
        <span className={s.head}>
          <SeatAvatar seat={seat} size={22} />
          <b>{name}</b>
          <span className={s.standing}>{standing}</span>
          <b className={s.score} data-about="influence">
            <Count value={score.total} />
            <Icon name="influence" />
          </b>
        </span>
        <span className={s.facts}>
          <span data-about="infamy">
            <Icon name="infamy" />
            {player.infamy}
          </span>
          <span data-about="trophy" data-holds={player.trophies.map(({ id }) => `event:${id}`).join(' ')}>
            <Icon name="trophy" />
            {player.trophies.length}
          </span>
          <span data-about="hand">
            <Icon name="hand" />
            {player.hand.length}
          </span>
          {mercury && (
            <span title={t('bank-holds', { credits: player.bankedCredits, defense: player.bankedDefense })}>
              <Icon name="bank" />
              {player.bankedCredits}/{player.bankedDefense}
            </span>
          )}
          <span className={s.embassies} title={t('embassy-count', { count: embassies.length })}>
            {Array.from({ length: EMBASSIES_EACH }, (_, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
              <span key={k} className={cx(k >= embassies.length && s.ghost)}>
                <SeatMark seat={seat} size={11} />
              </span>
            ))}
          </span>
        </span>
        <span className={s.who}>
          <span title={player.architect ? designOf(player.architect).name : undefined}>
            {player.architect ? designOf(player.architect).name : t('no-architect')}
          </span>
          <Cryo count={player.cryo} />
          <span className={s.at}>{placed ? t('at-place', { place: placeInSentence(player.place) }) : ''}</span>
        </span>
      </button>
    </Glass>
  );
}
