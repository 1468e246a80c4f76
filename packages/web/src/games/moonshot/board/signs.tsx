import { GlyphIcon, type SignGlyph } from './glyphs.tsx';
import s from './signs.module.css';
import { t } from './text.ts';

const DRAWN = {
  budget: 'M8 .8 15.2 5v1.6H.8V5zM2.6 7.6h2.2v4.6H2.6zM6.9 7.6h2.2v4.6H6.9zM11.2 7.6h2.2v4.6h-2.2zM.8 13h14.4v2.2H.8z',
  popularity:
    'M8 14.6C3.4 11.2 1 8.6 1 5.6 1 3.3 2.7 1.7 4.7 1.7 6.1 1.7 7.3 2.5 8 3.8 8.7 2.5 9.9 1.7 11.3 1.7 13.3 1.7 15 3.3 15 5.6 15 8.6 12.6 11.2 8 14.6z',
} as const;

/** Icons for resources, rewards and markers. */
export type SignName =
  | 'money'
  | 'tile'
  | 'influence'
  | keyof typeof DRAWN
  | 'dog'
  | 'satellite'
  | 'astronaut'
  | SignGlyph;

function Inside({ of }: { of: SignName }) {
  switch (of) {
    case 'money':
      return (
        <>
          <circle cx="8" cy="8" r="7.2" style={{ fill: 'var(--sh-money)' }} />
          <path
            className={s.coin}
            d="M10.3 5.4C9.7 4.5 8.9 4.2 8 4.2c-1.4 0-2.4.7-2.4 1.8 0 2.5 4.9 1.3 4.9 3.9 0 1.2-1.1 1.9-2.5 1.9-1.1 0-2-.4-2.6-1.3M8 3v10"
          />
        </>
      );
    case 'tile':
      return (
        <>
          <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M6 1.5h4v2.4H6zM6 12.1h4v2.4H6z" fill="currentColor" />
          <circle cx="8" cy="8" r="2.4" fill="currentColor" />
        </>
      );
    case 'influence':
      return <path className={s.chevron} d="M3.5 8.6 8 3.6l4.5 5M3.5 13 8 8l4.5 5" />;
    case 'astronaut':
      return (
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M8 .7a5.9 5.9 0 1 1-.01 0zM6.5 4.2a2.5 2.5 0 0 0 0 5h3a2.5 2.5 0 0 0 0-5zM2.6 12.4h10.8l1 3H1.6z"
        />
      );
    case 'satellite':
      return (
        <g transform="rotate(-40 8 8)" fill="currentColor">
          <rect x="5.9" y="4.4" width="4.2" height="7.2" rx="1" />
          <path d="M-.6 5.8h5.2v4.4H-.6zM11.4 5.8h5.2v4.4h-5.2zM7.4 11.6h1.2v2.4h1.2v1.2H6.2V14h1.2z" />
        </g>
      );
    case 'budget':
    case 'popularity':
      return <path d={DRAWN[of]} style={{ fill: `var(--sh-${of})` }} />;
    default:
      return null;
  }
}

const OURS = new Set<SignName>(['money', 'tile', 'influence', 'astronaut', 'satellite', 'budget', 'popularity']);

export interface SignProps {
  of: SignName;
  size?: number;
  label?: string;
}

/** An icon for a resource or marker, for use in text. */
export function Sign({ of, size = 15, label }: SignProps) {
  if (!OURS.has(of)) return <GlyphIcon name={of as SignGlyph} size={size} {...(label ? { label } : {})} />;
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...named} className={s.sign} width={size} height={size} viewBox="0 0 16 16">
      <Inside of={of} />
    </svg>
  );
}

/** The name of a track for screen readers. */
export const signName = (of: 'budget' | 'popularity' | 'money'): string => t(of);

/** An amount of money. */
export function Price({ n, size = 14 }: { n: number; size?: number }) {
  return (
    <span className={s.price}>
      <Sign of="money" size={size} label={t('money')} />
      {n}
    </span>
  );
}
