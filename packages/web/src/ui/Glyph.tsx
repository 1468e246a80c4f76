import { GLYPHS, type GlyphName } from './icons.ts';

export interface GlyphProps {
  name: GlyphName;
  x: number;
  y: number;
  size: number;
  fill?: string;
}

/** A pictogram inside an SVG drawing, centred on a point. */
export function Glyph({ name, x, y, size, fill = 'var(--text)' }: GlyphProps) {
  const scale = size / 512;
  return (
    <path transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} d={GLYPHS[name]} style={{ fill }} />
  );
}
