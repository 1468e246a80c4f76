import s from './primitives.module.css';
import { t } from './text.ts';

export type TokenColour = 'green' | 'red' | 'blue' | 'yellow';

/** The colour of a token, as a custom property reference. */
export const tokenColour = (token: TokenColour): string => `var(--tok-${token})`;

const LINE = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.7 } as const;

/**
 * A token's pictogram without its disc, on a 16 × 16 grid: green builds up, red reaches out, blue plans, yellow wins.
 */
export function TokenSign({ token }: { token: TokenColour }) {
  if (token === 'green') {
    return (
      <path
        d="M4.6 8.3 8 4.9l3.4 3.4M4.6 11.6 8 8.2l3.4 3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={LINE}
      />
    );
  }
  if (token === 'red') {
    return (
      <path d="M6.6 4.6 4 8l2.6 3.4M9.4 4.6 12 8l-2.6 3.4" strokeLinecap="round" strokeLinejoin="round" style={LINE} />
    );
  }
  if (token === 'blue') {
    return (
      <>
        <circle cx="8" cy="8" r="3.6" style={LINE} />
        <circle cx="8" cy="8" r="1.25" style={{ fill: 'var(--ink)' }} />
      </>
    );
  }
  return (
    <path d="M8 3.6 9.3 6.5l3.2.3-2.4 2.1.7 3.1L8 10.4 5.2 12l.7-3.1-2.4-2.1 3.2-.3z" style={{ fill: 'var(--ink)' }} />
  );
}

/** A token inside an SVG drawing, centred on a point. */
export function TokenDisc({ token, x, y, r }: { token: TokenColour; x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x - r} ${y - r}) scale(${r / 8})`}>
      <circle cx="8" cy="8" r="7.6" style={{ fill: tokenColour(token) }} />
      <path d="M1.2 6.2A7 7 0 0 1 14.8 6.2" style={{ fill: 'none', stroke: 'var(--tok-shine)' }} />
      <TokenSign token={token} />
    </g>
  );
}

export interface TokenIconProps {
  token: TokenColour;
  size?: number;
}

/** A token next to a number, in running text. */
export function TokenIcon({ token, size }: TokenIconProps) {
  const style = size ? { width: size, height: size } : undefined;
  return (
    <svg className={s.token} style={style} viewBox="0 0 16 16" role="img" aria-label={t(`token-${token}`)}>
      <TokenDisc token={token} x={8} y={8} r={8} />
    </svg>
  );
}

/** Counts of tokens, such as 2 green 1 red, without those that are zero. */
export function TokenCounts({ counts, plus }: { counts: Partial<Record<TokenColour, number>>; plus?: boolean }) {
  const order: TokenColour[] = ['green', 'red', 'blue', 'yellow'];
  return order.map((token) => {
    const n = counts[token] ?? 0;
    if (n === 0) return null;
    const sign = n < 0 ? '−' : plus ? '+' : '';
    return (
      <span key={token} className={s.count}>
        {sign}
        {Math.abs(n)}
        <TokenIcon token={token} />
      </span>
    );
  });
}
