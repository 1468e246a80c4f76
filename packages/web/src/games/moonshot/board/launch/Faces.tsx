import { type Face, shortOf } from '@orrery/moonshot';
import { cx, LineIcon } from '../../../../look/index.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { Badge, LETTERS } from '../params.tsx';
import s from './faces.module.css';

/** All eight faces and what each brings: held, lost, or blown up. */
export function Faces({ faces, bare, shown }: { faces: readonly Face[]; bare?: boolean; shown?: number | null }) {
  const words = faces.map(
    ({ die, value, holds }) => `${die} ${value === null ? 'explodes' : holds ? 'holds' : 'fails'}`,
  );
  return (
    <div data-night className={cx(s.faces, bare && s.bare)} role="img" aria-label={`Faces: ${words.join(', ')}`}>
      {faces.map(({ die, value, holds }) => (
        <span key={die} className={cx(value === null ? s.boom : holds ? s.holds : s.fails, shown === die && s.shown)}>
          <b>{die}</b>
          {!bare && (
            <>
              <i>
                {value === null ? (
                  <GlyphIcon name="explosion" size={15} />
                ) : (
                  <LineIcon name={holds ? 'check' : 'close'} size={14} />
                )}
              </i>
              <em>{value ?? ''}</em>
            </>
          )}
        </span>
      ))}
    </div>
  );
}

/** S, E and C that are asked for, those that are missing marked. */
export function Needs({ needs, have }: { needs: readonly number[]; have: readonly number[] }) {
  const short = shortOf(have, needs);
  return (
    <span className={s.needs}>
      {needs.map((n, i) => (
        <span key={LETTERS[i]} className={cx((short[i] as number) > 0 && s.short)}>
          <Badge of={LETTERS[i] ?? 'S'} size={15} />
          <b>{n}</b>
        </span>
      ))}
    </span>
  );
}
