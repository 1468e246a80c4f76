import { CONTRACT_GLYPHS } from './glyphs/contracts.ts';
import { LAW_GLYPHS } from './glyphs/laws.ts';
import { OBJECTIVE_GLYPHS } from './glyphs/objectives.ts';
import { PART_GLYPHS } from './glyphs/parts.ts';
import { SIGN_GLYPHS } from './glyphs/signs.ts';
import s from './signs.module.css';

const GLYPHS: Readonly<Record<string, string>> = {
  ...CONTRACT_GLYPHS,
  ...PART_GLYPHS,
  ...LAW_GLYPHS,
  ...OBJECTIVE_GLYPHS,
  ...SIGN_GLYPHS,
};

/** The glyph of a card or sign on a 512 grid, or null. */
export const glyphOf = (id: string): string | null => GLYPHS[id] ?? null;

/** An inline icon in the colour of the text. */
export function SignIcon({ of, size, label }: { of: string; size?: number; label?: string }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const style = size ? { width: size, height: size } : undefined;
  return (
    <svg {...named} className={s.sign} style={style} viewBox="0 0 512 512">
      <path d={GLYPHS[of] ?? SIGN_GLYPHS.miss} fill="currentColor" />
    </svg>
  );
}
