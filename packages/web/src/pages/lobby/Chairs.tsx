import type { Companion, Gathering, GatheringSeat, TableDeed } from '@orrery/protocol';
import { Button, SeatMark } from '../../look/index.ts';
import { botName } from '../../table/bot-names.ts';
import s from './gather.module.css';
import { useGame } from './words.ts';

interface ChairsProps {
  gathering: Gathering;
  companions: readonly Companion[];
  /** Takes one seat; null for somebody who sits already, or may not. */
  onSit: ((seat: number) => void) | null;
  onDeed: (deed: TableDeed) => void;
}

const LEVELS = ['easy', 'medium', 'hard'];

/** Who sits where, and what the host may change about it. */
export function Chairs({ gathering, companions, onSit, onDeed }: ChairsProps) {
  const { seats, you, hosting } = gathering;
  const roles = useGame(gathering)?.roles?.(seats.length, gathering.options) ?? [];
  const free = seats.filter((seat) => seat.kind === 'open' && seat.kept === null).length;
  return (
    <ul className={s.chairs} aria-label="Seats">
      {seats.map((seat, i) => {
        const mine = you.includes(i);
        const role = roles[i];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          <li key={i} data-open={seat.kind === 'open' || undefined}>
            <SeatMark seat={i} size={24} />
            <span className={s.who}>
              <b>{nameOf(seat, i)}</b>
              <small>
                {role && <em>{role} · </em>}
                {about(seat, mine)}
              </small>
            </span>
            {seat.kind === 'open' && seat.kept === null && onSit && free > 1 && (
              <Button aria-label={`Sit on seat ${i + 1}${role ? `: ${role}` : ''}`} onClick={() => onSit(i)}>
                Sit here
              </Button>
            )}
            {hosting && seat.kind !== 'human' && (
              <SeatChoice {...{ seat, companions, onDeed }} at={i} taken={seats.map((one) => one.name)} />
            )}
            {hosting && seat.kind === 'human' && !mine && (
              <Button aria-label={`Send ${seat.name} away`} onClick={() => onDeed({ do: 'kick', seat: i })}>
                Send away
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = (seat: GatheringSeat, at: number): string => {
  if (seat.kind === 'human') return seat.name;
  if (seat.kind === 'bot') return botName(at);
  return seat.kept === null ? 'Free seat' : `Kept for ${seat.kept}`;
};

function about(seat: GatheringSeat, mine: boolean): string {
  if (seat.kind === 'bot') return `${seat.level} bot`;
  if (seat.kind === 'open') return seat.kept === null ? 'for whoever comes' : 'who has been asked';
  return [mine ? 'you' : '', seat.host ? 'host' : ''].filter(Boolean).join(', ') || 'ready';
}

interface ChoiceProps {
  seat: GatheringSeat;
  at: number;
  /** Who sits here already. */
  taken: readonly string[];
  companions: readonly Companion[];
  onDeed: (deed: TableDeed) => void;
}

/** Who shall sit on a seat that no person has taken. */
function SeatChoice({ seat, at, taken, companions, onDeed }: ChoiceProps) {
  const kept = companions.find(({ name }) => name === seat.kept)?.person;
  const value = seat.kind === 'bot' ? `bot ${seat.level}` : kept ? `keep ${kept}` : 'open';
  function choose(choice: string) {
    const [what, whom = ''] = choice.split(' ');
    if (what === 'bot') onDeed({ do: 'bot', seat: at, level: whom });
    else if (what === 'keep') onDeed({ do: 'keep', seat: at, person: whom });
    else onDeed({ do: 'clear', seat: at });
  }
  return (
    <select aria-label={`Who sits on seat ${at + 1}`} value={value} onChange={(e) => choose(e.target.value)}>
      <option value="open">Free for anybody</option>
      {LEVELS.map((level) => (
        <option key={level} value={`bot ${level}`}>
          Bot, {level}
        </option>
      ))}
      {companions
        .filter(({ name, person }) => person === kept || !taken.includes(name))
        .map(({ person, name }) => (
          <option key={person} value={`keep ${person}`}>
            Keep for {name}
          </option>
        ))}
    </select>
  );
}
