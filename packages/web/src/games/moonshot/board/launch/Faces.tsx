import { type Face, shortOf } from '@orrery/moonshot';
import { formatList } from '../../../../ui/format-list.ts';
import { cx, LineIcon } from '../../../../ui/index.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { Badge, LETTERS } from '../params.tsx';
import { t } from '../text.ts';
import s from './faces.module.css';

/** All eight faces and their outcomes: passes, fails or explodes. */
export function Faces({ faces, bare, shown }: { faces: readonly Face[]; bare?: boolean; shown?: number | null }) {
  const list = faces.map(({ die, value, holds }) =>
    t(value === null ? 'face-explodes' : holds ? 'face-holds' : 'face-fails', { n: die }),
  );
  return (
    <div
      data-night
      className={cx(s.faces, bare && s.bare)}
      role="img"
      aria-label={t('faces', { list: formatList(list) })}
    >
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

/** Required S, E and C; those the rocket lacks are marked. */
export function Needs({ needs, have }: { needs: readonly number[]; have: readonly number[] }) {
  const short = shortOf(have, needs);
  return (
    <span className={s.needs}>
      {needs.map((n, i) => (
        <span key={LETTERS[i]} className={cx((short[i] ?? 0) > 0 && s.short)}>
          <Badge of={LETTERS[i] ?? 'S'} size={15} />
          <b>{n}</b>
        </span>
      ))}
    </span>
  );
}
