import s from './signs.module.css';

/** Letters of the parameters, in order: Structure, Electronics, Code, Adaptivity. */
export const LETTERS = ['S', 'E', 'C', 'A'] as const;
export type Letter = (typeof LETTERS)[number];
export const PARAMETERS: Readonly<Record<Letter, string>> = {
  S: 'Structure',
  E: 'Electronics',
  C: 'Code',
  A: 'Adaptivity',
};

const fixed = (n: number) => Number(n.toFixed(2));

/** The outline of a parameter: Structure is a square, Electronics a diamond, Code a circle, Adaptivity a hexagon. */
export function shapePath(letter: Letter, r: number): string {
  switch (letter) {
    case 'S': {
      const a = fixed(r * 0.88);
      return `M${-a} ${-a}H${a}V${a}H${-a}Z`;
    }
    case 'E': {
      const a = fixed(r * 1.22);
      return `M0 ${-a}L${a} 0L0 ${a}L${-a} 0Z`;
    }
    case 'C':
      return `M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r} 0 0 1 ${-r} 0Z`;
    case 'A': {
      const [a, b, c] = [fixed(r * 1.1), fixed(r * 0.97), fixed(r * 0.55)];
      return `M0 ${-a}L${b} ${-c}V${c}L0 ${a}L${-b} ${c}V${-c}Z`;
    }
  }
}

/** The least size of a badge whose letter is large enough to read. */
const LEGIBLE = 18;

/** A parameter as a badge with its letter, for use in text. */
export function Badge({ of, size = 16, silent }: { of: Letter; size?: number; silent?: boolean }) {
  const named = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': PARAMETERS[of] };
  return (
    <svg {...named} className={s.sign} width={size} height={size} viewBox="-10 -10 20 20">
      <path className={s.badge} d={shapePath(of, 7.9)} style={{ fill: `var(--sh-${of})` }} />
      {size >= LEGIBLE && (
        <text className={s.letter} y=".7">
          {of}
        </text>
      )}
    </svg>
  );
}
