import { cx } from './cx.ts';
import s from './segments.module.css';

export interface SegmentsProps<T> {
  /** The group's name; its title and what it is about stand with whoever shows it. */
  name: string;
  choices: readonly { value: T; label: string; why?: string | null }[];
  value: T;
  onChange(value: T): void;
  className?: string | undefined;
}

/** A choice between few things, all in sight: radio buttons side by side. One with a `why` cannot be chosen. */
export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>) {
  return (
    <div className={cx(s.segments, props.className)}>
      {props.choices.map(({ value, label, why }) => (
        <label key={String(value)} title={why ?? undefined}>
          <input
            type="radio"
            name={props.name}
            checked={props.value === value}
            disabled={Boolean(why)}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
