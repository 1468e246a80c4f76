import { LADDER, levelNumber } from '@orrery/bots';
import type { LevelSettings } from '@orrery/kernel';
import type { LobbySeat, LobbyTable, RecentPlayer, TableAction } from '@orrery/protocol';
import { ratingsOf } from '../../shared/bots/advice.ts';
import { botText } from '../../shared/bots/bot-text.ts';
import { t as bots } from '../../shared/bots/text.ts';
import { optionText } from '../../shared/options.ts';
import { PlayerName } from '../../shared/players/PlayerName.tsx';
import { shortRating } from '../../shared/rating-text.ts';
import { characterOf, seatNamesOf } from '../../table/bot-names.ts';
import { Button, SeatAvatar } from '../../ui/index.ts';
import { useGame } from './terms-text.ts';
import { t } from './text.ts';
import s from './waiting-room.module.css';

interface LobbySeatsProps {
  lobbyTable: LobbyTable;
  companions: readonly RecentPlayer[];
  /** Takes a seat; null if the player is already seated or may not join. */
  onSit: ((seat: number) => void) | null;
  onAction: (runAction: TableAction) => void;
}

const isFree = ({ kind, kept }: LobbySeat): boolean => kind === 'open' && kept === null;

/** The seats of a table, with the host's controls. */
export function LobbySeats({ lobbyTable, companions, onSit, onAction }: LobbySeatsProps) {
  const { seats, you, hosting } = lobbyTable;
  const game = useGame(lobbyTable);
  const names = seatNamesOf(seats);
  const roles = game?.roles?.(seats.length, lobbyTable.options)?.map(optionText(lobbyTable.game)) ?? [];
  const free = seats.filter(isFree).length;
  return (
    <ul className={s.seatList} aria-label={t('seats')}>
      {seats.map((seat, i) => {
        const mine = you.includes(i);
        const role = roles[i];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          <li key={i} data-open={seat.kind === 'open' || undefined}>
            <SeatAvatar seat={i} size={24} bot={seat.kind === 'bot' ? levelNumber(seat.level ?? '') : null} />
            <span className={s.who}>
              <b>
                {seat.kind === 'open' ? (
                  freeName(seat.kept)
                ) : (
                  <PlayerName name={names[i] ?? ''} profile={seat.profile} />
                )}
              </b>
              <small>
                {role && <em>{role}</em>}
                {role && !isFree(seat) && ' · '}
                {/* The host's menu says that a free seat is open to anyone. */}
                {(!isFree(seat) || (!role && !hosting)) && about(seat, mine)}
                {seat.rating && <em data-rating> · {shortRating(seat.rating)}</em>}
              </small>
            </span>
            {isFree(seat) && onSit && free > 1 && (
              <Button
                aria-label={role ? t('sit-on-role', { seat: i + 1, role }) : t('sit-on', { seat: i + 1 })}
                onClick={() => onSit(i)}
              >
                {t('sit')}
              </Button>
            )}
            {hosting && seat.kind !== 'human' && (
              <SeatChoice
                {...{ seat, companions, onAction }}
                at={i}
                taken={seats.map((one) => one.name)}
                levels={game?.ai?.levels}
              />
            )}
            {hosting && seat.kind === 'human' && !mine && (
              <Button
                aria-label={t('remove-name', { name: seat.name })}
                onClick={() => onAction({ do: 'kick', seat: i })}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const freeName = (kept: string | null): string => (kept === null ? t('free-seat') : t('kept-for', { name: kept }));

function about(seat: LobbySeat, mine: boolean): string {
  if (seat.kind === 'bot') return botText(seat.level);
  if (seat.kind === 'open') return seat.kept === null ? t('seat-open') : t('seat-invited');
  if (mine) return seat.host ? t('seat-you-host') : t('seat-you');
  return seat.host ? t('seat-host') : t('seat-ready');
}

interface ChoiceProps {
  seat: LobbySeat;
  at: number;
  /** Names of the seated players. */
  taken: readonly string[];
  companions: readonly RecentPlayer[];
  /** The bot levels of the game, once it is loaded. */
  levels: readonly LevelSettings[] | undefined;
  onAction: (runAction: TableAction) => void;
}

/** Lets the host choose who gets a seat that no player has taken. */
function SeatChoice({ seat, at, taken, companions, levels, onAction }: ChoiceProps) {
  const ratings = ratingsOf(levels);
  const kept = companions.find(({ name }) => name === seat.kept)?.person;
  const bot = seat.kind === 'bot' ? LADDER[(levelNumber(seat.level ?? '') ?? 1) - 1] : null;
  const value = bot ? `bot ${bot}` : kept ? `keep ${kept}` : 'open';
  function choose(choice: string) {
    const [what, whom = ''] = choice.split(' ');
    if (what === 'bot') onAction({ do: 'bot', seat: at, level: whom });
    else if (what === 'keep') onAction({ do: 'keep', seat: at, person: whom });
    else onAction({ do: 'clear', seat: at });
  }
  return (
    <select aria-label={t('who-on-seat', { seat: at + 1 })} value={value} onChange={(e) => choose(e.target.value)}>
      <option value="open">{t('free-to-all')}</option>
      <optgroup label={bots('pick')}>
        {LADDER.map((level, i) => (
          <option key={level} value={`bot ${level}`}>
            {ratings
              ? bots('bot-choice-rated', { name: characterOf(level), rating: ratings[i] ?? 0 })
              : bots('bot-choice', { name: characterOf(level), level: i + 1 })}
          </option>
        ))}
      </optgroup>
      {companions
        .filter(({ name, person }) => person === kept || !taken.includes(name))
        .map(({ person, name }) => (
          <option key={person} value={`keep ${person}`}>
            {t('keep-for', { name })}
          </option>
        ))}
    </select>
  );
}
