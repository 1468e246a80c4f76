import { type Options, rolesFor } from '@orrery/moonshot';
import { useId } from 'react';
import type { FieldProps } from '../../../shared/options.ts';
import { formatList } from '../../../ui/format-list.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { SIDES, SideMark } from '../board/sides.tsx';
import '../board/tokens.css';
import { t } from '../play/text.ts';
import s from './crew.module.css';

const seatNames = (seats: readonly number[]): string =>
  formatList(seats.map((seat) => (seat === 0 ? t('you') : t('seat', { n: seat + 1 }))));

/** The players of a program and their roles. */
function crewText([politician = [], engineer = []]: readonly number[][]): string {
  if (politician.join() === engineer.join()) return t('crew-both', { players: seatNames(politician) });
  return t('crew-each', { politician: seatNames(politician), engineer: seatNames(engineer) });
}

/** The order of play, and the roles that result from the number of seats. */
export default function CrewField({ option, value, seats, onChange }: FieldProps) {
  const id = useId();
  const roles = rolesFor(seats, value as unknown as Options);
  return (
    <div role="radiogroup" className={s.field} aria-labelledby={`${id}t`} aria-describedby={`${id}a`}>
      <ul className={s.crews} aria-label={t('crew-label')} data-game="moonshot">
        {SIDES.map(({ name }, side) => (
          <li key={name}>
            <SideMark side={side} size={16} />
            <b>{name}</b> {crewText(roles.slice(side * 2, side * 2 + 2))}
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
