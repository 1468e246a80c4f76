import { cx } from '../../../../ui/index.ts';
import { Badge, type Letter, PARAMETERS } from '../params.tsx';
import { t } from '../text.ts';
import s from './instruments.module.css';

/** A number on rotating drums, like an odometer. */
export function Drum({ n, soon, old }: { n: number; soon?: boolean; old?: boolean }) {
  return (
    <span className={cx(s.drum, soon && s.soon, old && s.old)} data-night={soon || undefined}>
      {[...String(n)].map((digit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits have fixed positions
        <i key={at}>{digit}</i>
      ))}
    </span>
  );
}

/** A parameter on its drum; with a preview, its new value. */
export function Counter({ of, now, then = now }: { of: Letter; now: number; then?: number }) {
  const label = t(then === now ? 'parameter-now' : 'parameter-then', { name: PARAMETERS[of], now, then });
  return (
    <span className={s.counter} role="img" aria-label={label} data-about={`parameter:${of}`}>
      <Badge of={of} size={20} silent />
      <Drum n={now} old={then !== now} />
      {then !== now && (
        <>
          <b aria-hidden>›</b>
          <Drum n={then} soon />
        </>
      )}
    </span>
  );
}
