import s from './glyphs.module.css';
import { CARDS } from './glyphs-cards.ts';
import { FINDS } from './glyphs-finds.ts';
import { TECHS } from './glyphs-techs.ts';

const GLYPHS: Readonly<Record<string, string>> = { ...CARDS, ...TECHS, ...FINDS };

/** Custom glyphs on a 24 grid. */
const SIGNS = {
  engine: 'M6 3h12l-2 7H8zM7 12h10l2 4H5zM8.5 18h7L12 23z',
  weapon:
    'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zm0 2.4a5.1 5.1 0 1 0 0 10.2 5.1 5.1 0 0 0 0-10.2zM11 1.5h2v6h-2zM11 16.5h2v6h-2zM1.5 11h6v2h-6zM16.5 11h6v2h-6zM12 10.3a1.7 1.7 0 1 1-.01 0z',
  shield: 'M12 2.5l8 2.6v6.2c0 5-3.4 8.3-8 10.2-4.6-1.9-8-5.2-8-10.2V5.1z',
  hull: 'M12 2l3.2 4.6v6.2l4.8 4.4v3.3L15 19l-1 3h-4l-1-3-5 1.5v-3.3l4.8-4.4V6.6z',
  station:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 8.2l3.3 1.9v3.8L12 15.8l-3.3-1.9v-3.8z',
  energy: 'M13.5 2L5 13.5h5.5L9 22l9-12.5h-6z',
  cards:
    'M4 7.5l8.5-2.3a1.5 1.5 0 0 1 1.8 1l2.9 10.7a1.5 1.5 0 0 1-1 1.8L7.7 21a1.5 1.5 0 0 1-1.8-1L3 9.3a1.5 1.5 0 0 1 1-1.8zM15 3.2l4.8.6a1.5 1.5 0 0 1 1.3 1.7l-1.3 10.3z',
  planet:
    'M12 5.5a6.5 6.5 0 1 1-.01 0zM3.5 16.2c-1.5-1.8 1.3-4.6 1.3-4.6s-.6 1.9 0 3.2c2.5.9 10.8-2.6 13.6-6.3-.8-1-2.5-1.2-2.5-1.2s4-.9 4.8.6c1.4 2.6-8 9.8-14.2 9.8-1.5 0-2.4-.6-3-1.5z',
  points: 'M12 2.6l2.9 6.1 6.7.8-4.9 4.6 1.3 6.6-6-3.3-6 3.3 1.3-6.6L2.4 9.5l6.7-.8z',
} as const;

type SignName = keyof typeof SIGNS;

export const isGlyph = (name: string): boolean => name in GLYPHS;

export const artifactGlyph = (number: number): string => `a${number}`;

/** A glyph inside an SVG, centred on the origin. */
export function Glyph({ name, size, fill }: { name: string; size: number; fill: string }) {
  return (
    <path
      transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
      d={GLYPHS[name] ?? GLYPHS.artifact}
      style={{ fill }}
    />
  );
}

/** An inline glyph in text. */
export function GlyphIcon({ name, size, label }: { name: string; size?: number; label?: string }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...named} className={s.icon} style={size ? { width: size, height: size } : undefined} viewBox="0 0 512 512">
      <path d={GLYPHS[name] ?? GLYPHS.artifact} fill="currentColor" />
    </svg>
  );
}

const COLOURS: Partial<Record<string, string>> = {
  mineral: 'var(--ms-mineral)',
  gas: 'var(--ms-gas)',
  influence: 'var(--ms-influence)',
  energy: 'var(--ms-energy)',
};

export interface SignProps {
  of: SignName | 'mineral' | 'gas' | 'influence';
  size?: number;
  label?: string;
}

/** The glyph of something that is counted: minerals, gas, hull, cards. */
export function Sign({ of, size, label }: SignProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const style = { color: COLOURS[of], ...(size ? { width: size, height: size } : {}) };
  const own = of in SIGNS ? SIGNS[of as SignName] : null;
  return (
    <svg {...named} className={s.icon} style={style} viewBox={own ? '0 0 24 24' : '0 0 512 512'}>
      <path d={own ?? GLYPHS[of]} fill="currentColor" fillRule={own ? 'evenodd' : undefined} />
    </svg>
  );
}
