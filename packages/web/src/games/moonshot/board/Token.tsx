import { formatList } from '../../../ui/format-list.ts';
import { Glyph } from './glyphs.tsx';
import { SideShape, sideOf } from './sides.tsx';
import { t } from './text.ts';
import s from './tokens.module.css';

export type TokenKind = 'influence' | 'bluff';

/** A token of a program. Without `kind` it shows its back, because only its own side sees the kind. */
export function Token({ side, kind, size = 18 }: { side: number; kind?: TokenKind | null; size?: number }) {
  const { id } = sideOf(side);
  const dish = kind ? `var(--sh-token-${id}-${kind === 'bluff' ? 'bluff' : 'own'})` : `var(--sh-token-${id})`;
  return (
    <svg className={s.token} width={size} height={size} viewBox="-10 -10 20 20" aria-hidden>
      <circle r={9.3} style={{ fill: `var(--sh-token-${id}-rim)` }} />
      <circle r={7.4} style={{ fill: dish }} />
      {kind === 'influence' && <path className={s.chevron} d="M-3.6 1.1 0 -3.2 3.6 1.1M-3.6 4.1 0 -.2 3.6 4.1" />}
      {kind === 'bluff' && <Glyph name="bluff" size={12.6} fill="var(--sh-token-mark)" />}
      {!kind && <SideShape side={side} r={3.9} fill="var(--sh-token-mark)" />}
    </svg>
  );
}

/** More tokens than this are shown as one of each kind with their number. */
const MOST = 6;

/** A row of a side's tokens, overlapping: influence, then bluff; only backs if the kinds are unknown. */
export function TokenRow({ side, influence, bluff, count, size = 17, most = MOST }: TokenRowProps) {
  const kinds: (TokenKind | null)[] =
    influence === null || bluff === null
      ? new Array<null>(count).fill(null)
      : [...new Array<TokenKind>(influence).fill('influence'), ...new Array<TokenKind>(bluff).fill('bluff')];
  if (kinds.length === 0) return null;
  const { name } = sideOf(side);
  const label =
    influence === null || bluff === null
      ? t('tokens', { n: count, program: name })
      : t('tokens-known', { n: count, program: name, influence, bluff });
  return (
    <span
      className={s.row}
      role="img"
      aria-label={label}
      data-many={(kinds.length > 4 && kinds.length <= most) || undefined}
    >
      {kinds.length > most
        ? [...new Set(kinds)].map((kind) => (
            <span key={kind ?? 'hidden'} className={s.pile}>
              <Token side={side} kind={kind} size={size} />
              {kinds.filter((one) => one === kind).length}
            </span>
          ))
        : kinds.map((kind, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
            <Token key={at} side={side} kind={kind} size={size} />
          ))}
    </span>
  );
}
interface TokenRowProps {
  side: number;
  count: number;
  influence: number | null;
  bluff: number | null;
  size?: number;
  /** More tokens are shown as a number. */
  most?: number;
}

/** A test token on a risk. */
export function TestToken({ side, size = 13 }: { side: number; size?: number }) {
  return (
    <svg className={s.test} width={size} height={size} viewBox="-6.5 -6.5 13 13" aria-hidden>
      <rect x="-6" y="-6" width="12" height="12" rx="3" style={{ fill: `var(--sh-${sideOf(side).id})` }} />
      <SideShape side={side} r={3.6} fill="var(--ink)" />
    </svg>
  );
}

const TOKENS = [1, 2, 3];

/** Tests of both sides on one risk; four or more are shown as a number. */
export function Tests({ tests, size = 13 }: { tests: readonly number[]; size?: number }) {
  if (tests.every((n) => n === 0)) return null;
  const list = formatList(
    tests.flatMap((n, side) => (n > 0 ? [t('tests-of', { n, program: sideOf(side).name })] : [])),
  );
  return (
    <span className={s.tests} role="img" aria-label={t('tests', { list })}>
      {tests.map((n, side) =>
        n > 3 ? (
          <span key={sideOf(side).id}>
            <TestToken side={side} size={size} />
            {n}
          </span>
        ) : (
          TOKENS.slice(0, n).map((at) => <TestToken key={`${sideOf(side).id} ${at}`} side={side} size={size} />)
        ),
      )}
    </span>
  );
}
