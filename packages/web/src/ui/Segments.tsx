import { cx } from './cx.ts';
import s from './segments.module.css';

export interface SegmentsProps<T> {
  /** The name of the radio group. The caller shows its title. A choice's `note` is shown below its label. */
  name: string;
  choices: readonly { value: T; label: string; note?: string | undefined; why?: string | null }[];
  value: T;
  onChange(value: T): void;
  className?: string | undefined;
}

/** A segmented control of radio buttons. A choice with a `why` is disabled. */
export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>) {
  return (
    <div className={cx(s.segments, props.className)}>
      {props.choices.map(({ value, label, note, why }) => (
        <label key={String(value)} title={why ?? undefined}>
          <input
            type="radio"
            name={props.name}
            checked={props.value === value}
            disabled={Boolean(why)}
            onChange={() => props.onChange(value)}
          />
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
