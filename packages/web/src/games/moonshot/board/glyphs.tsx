import { SIGN_GLYPHS } from './glyphs-signs.ts';
import { TILE_GLYPHS } from './glyphs-tiles.ts';
import s from './signs.module.css';

const GLYPHS: Readonly<Record<string, string>> = { ...TILE_GLYPHS, ...SIGN_GLYPHS };

export type SignGlyph = keyof typeof SIGN_GLYPHS;

/** A pictogram inside a drawing, centred on a point. */
export function Glyph({ name, size, fill, x = 0, y = 0 }: GlyphProps) {
  return (
    <path
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      d={GLYPHS[name] ?? GLYPHS.rocket}
      style={{ fill }}
    />
  );
}
interface GlyphProps {
  name: string;
  size: number;
  fill: string;
  x?: number;
  y?: number;
}

/** A pictogram in running text, in the text's colour. */
export function GlyphIcon({ name, size = 16, label }: { name: SignGlyph; size?: number; label?: string }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...named} className={s.sign} width={size} height={size} viewBox="0 0 512 512">
      <path d={GLYPHS[name]} fill="currentColor" />
    </svg>
  );
}
