import { type Options, rolesFor } from '@orrery/moonshot';
import { useId } from 'react';
import { Segments } from '../../../look/Segments.tsx';
import type { FieldProps } from '../../box.ts';
import { SIDES, SideMark } from '../board/sides.tsx';
import '../board/tokens.css';
import s from './crew.module.css';

const seatWords = (seats: readonly number[]): string =>
  seats.map((seat) => (seat === 0 ? 'you' : `seat ${seat + 1}`)).join(' and ');

/** Who plays which role of which program, in words. */
function crewWords([politician = [], engineer = []]: readonly number[][]): string {
  if (politician.join() === engineer.join()) return `${seatWords(politician)}, both roles`;
  return `${seatWords(politician)} as Politician, ${seatWords(engineer)} as Engineer`;
}

/** In turns or at the same time; and what everybody will play, which follows from the seats. */
export default function CrewField({ option, value, seats, onChange }: FieldProps) {
  const id = useId();
  const roles = rolesFor(seats, value as unknown as Options);
  return (
    <div role="radiogroup" className={s.field} aria-labelledby={`${id}t`} aria-describedby={`${id}a`}>
      <ul className={s.crews} aria-label="Who plays what" data-game="moonshot">
        {SIDES.map(({ name }, side) => (
          <li key={name}>
            <SideMark side={side} size={16} />
            <b>{name}</b> {crewWords(roles.slice(side * 2, side * 2 + 2))}
          </li>
        ))}
      </ul>
      <b id={`${id}t`}>{option.title}</b>
      <small id={`${id}a`}>{option.about}</small>
      <Segments
        name={id}
        choices={option.values as { value: string; label: string }[]}
        value={String(value[option.name] ?? option.usual)}
        onChange={(chosen) => onChange({ [option.name]: chosen })}
      />
    </div>
  );
}
