import { EMBASSIES_EACH, PLACE_NAMES, type SeenPlayer } from '@orrery/helionox';
import type { CSSProperties } from 'react';
import { Count, cx, Glass, SeatMark, seatColour } from '../../../look/index.ts';
import s from './dashboard.module.css';
import { designOf } from './faces.ts';
import { Icon } from './Icon.tsx';
import { Cryo } from './Mat.tsx';

export interface DashboardProps {
  player: SeenPlayer;
  name: string;
  active: boolean;
  /** For example `your turn`. */
  standing: string;
  mercury: boolean;
  /** On the board already. */
  placed: boolean;
  onPick(): void;
}

const seatStyle = (seat: number) => ({ '--seat': seatColour(seat) }) as CSSProperties;

/** One player at a glance: Influence, Infamy, trophies, cards, Bank, Architect, Ship and Embassies. */
export function Dashboard({ player, name, active, standing, mercury, placed, onPick }: DashboardProps) {
  const { seat, score, embassies } = player;
  return (
    <Glass as="div" className={cx(s.dash, active && s.on)} style={seatStyle(seat)}>
      <button type="button" onClick={onPick} aria-label={`${name}, ${score.total} Influence. Look closer.`}>
        <span className={s.head}>
          <SeatMark seat={seat} size={22} />
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
          <span data-about="trophy">
            <Icon name="trophy" />
            {player.trophies.length}
          </span>
          <span data-about="hand">
            <Icon name="hand" />
            {player.hand.length}
          </span>
          {mercury && (
            <span title={`Bank: ${player.bankedCredits} Credits, ${player.bankedDefense} Defense`}>
              <Icon name="bank" />
              {player.bankedCredits}/{player.bankedDefense}
            </span>
          )}
          <span className={s.embassies} title={`${embassies.length} Embassies`}>
            {Array.from({ length: EMBASSIES_EACH }, (_, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
              <span key={k} className={cx(k >= embassies.length && s.ghost)}>
                <SeatMark seat={seat} size={11} />
              </span>
            ))}
          </span>
        </span>
        <span className={s.who}>
          <span>{player.architect ? designOf(player.architect).name : 'No Architect yet'}</span>
          <Cryo count={player.cryo} />
          <span className={s.at}>{placed ? `at ${PLACE_NAMES[player.place]}` : ''}</span>
        </span>
      </button>
    </Glass>
  );
}
