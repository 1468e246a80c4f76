import { cx } from '../../../../ui/index.ts';
import { t } from '../text.ts';
import s from './launch.module.css';

/** The visible faces of an eight-sided die: corners and centre of each, on a unit circle. */
const FACES = [
  { d: 'M-.86 .3L.6 .68L.12 -.98Z', at: '-.05 .12', size: 0.62 },
  { d: 'M.12 -.98L.6 .68L.98 -.26Z', at: '.6 -.2', size: 0.3 },
  { d: 'M-.86 .3L.6 .68L-.2 1.02Z', at: '-.16 .72', size: 0.26 },
  { d: 'M-.86 .3L.12 -.98L-.62 -.72Z', at: '-.5 -.5', size: 0.26 },
] as const;
const OTHERS = [3, 5, 8, 1, 6, 2, 7, 4];

/** The least size of a number; on a small die only the upper face has one. */
const LEGIBLE = 11;

export interface DieProps {
  size: number;
  /** The face shown; null before the first roll. */
  face: number | null;
  rolling?: boolean;
}

/** The risk die, with eight faces. */
export function Die({ size, face, rolling }: DieProps) {
  const shown = [face ?? '?', ...OTHERS.filter((n) => n !== face)];
  return (
    <svg
      className={cx(s.die, rolling && s.rolling)}
      width={size}
      height={size}
      viewBox="-1.1 -1.1 2.2 2.2"
      role="img"
      aria-label={rolling ? t('die-rolling') : face === null ? t('die-unrolled') : t('die-shows', { n: face })}
    >
      {FACES.map(({ d, at, size: tall }, i) => (
        <g key={d}>
          <path d={d} className={s.facet} style={{ fill: `var(--sh-die-${i === 0 ? 1 : i === 1 ? 2 : 3})` }} />
          {tall * (size / 2.2) >= LEGIBLE && (
            <text transform={`translate(${at}) rotate(${[4, 62, 186, -64][i]})`} style={{ fontSize: tall }}>
              {shown[i]}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
