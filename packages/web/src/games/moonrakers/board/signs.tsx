import type { CSSProperties, ReactNode } from 'react';
import { cx, SeatMark, seatColour } from '../../../ui/index.ts';
import { SIGN_GLYPHS } from './glyphs/signs.ts';
import { SignIcon } from './glyphs.tsx';
import { needName } from './hues.ts';
import s from './signs.module.css';
import { t } from './text.ts';
import type { Type } from './view-types.ts';

/** Units that are shown as an icon, usually with a number. */
export type UnitKind =
  | 'prestige'
  | 'credit'
  | 'bonus'
  | 'die'
  | 'reputation'
  | 'prototype'
  | 'action'
  | 'card'
  | 'draw'
  | 'block'
  | 'io';

/** An amount as text: `2 credits`. */
export const counted = (n: number, kind: UnitKind): string => t(`n-${kind}`, { count: n });
/** The name of a unit, singular or plural depending on the number: `credits`. */
export const unitName = (n: number, kind: UnitKind): string => t(`unit-${kind}`, { count: n });

const fill = (name: string) => ({ fill: `var(${name})` });

function Inside({ of }: { of: UnitKind }): ReactNode {
  switch (of) {
    case 'prestige':
      return (
        <g strokeLinejoin="round">
          <path
            d="M12 1.2 15.1 8.3 22.8 9 17 14.1 18.7 21.7 12 17.7 5.3 21.7 7 14.1 1.2 9 8.9 8.3Z"
            style={{ fill: 'var(--mk-prestige-1)', stroke: 'var(--mk-prestige-rim)' }}
          />
          <path
            d="M12 1.2V12L8.9 8.3ZM22.8 9 12 12 15.1 8.3ZM18.7 21.7 12 12 17 14.1ZM5.3 21.7 12 12 12 17.7ZM1.2 9 12 12 7 14.1Z"
            style={fill('--mk-prestige-2')}
          />
        </g>
      );
    case 'credit':
      return (
        <>
          <circle cx="12" cy="12" r="10.6" style={fill('--mk-credit-2')} />
          <path d="M1.4 12a10.6 10.6 0 0 1 21.2 0" style={fill('--mk-credit-1')} opacity=".7" />
          <circle
            cx="12"
            cy="12"
            r="7.9"
            style={{ fill: 'var(--mk-credit-2)', stroke: 'var(--mk-credit-rim)', strokeWidth: 1.3 }}
          />
          <path
            d="M15.4 9.1a4.4 4.4 0 1 0 0 5.8M12 5.6v2M12 16.4v2"
            style={{ fill: 'none', stroke: 'var(--mk-credit-ink)', strokeWidth: 2, strokeLinecap: 'round' }}
          />
        </>
      );
    case 'bonus':
      return (
        <>
          <rect
            x="7.4"
            y="1.8"
            width="13"
            height="17.6"
            rx="2.2"
            style={fill('--mk-bonus-3')}
            transform="rotate(9 14 11)"
          />
          <rect x="3.6" y="3.6" width="13.4" height="18.2" rx="2.4" style={fill('--mk-bonus-1')} />
          <path
            d="M10.3 8.4v8.6M6 12.7h8.6"
            style={{ stroke: 'var(--mk-bonus-ink)', strokeWidth: 2.3, strokeLinecap: 'round' }}
          />
        </>
      );
    case 'die':
      return (
        <>
          <rect x="1.6" y="1.6" width="20.8" height="20.8" rx="5" style={fill('--mk-die-2')} />
          <rect x="1.6" y="1.6" width="20.8" height="14" rx="5" style={fill('--mk-die-1')} opacity=".8" />
          <path
            d="M2.6 6.4a4 4 0 0 1 4-4h10.8a4 4 0 0 1 4 4"
            style={{ fill: 'none', stroke: 'var(--mk-die-shine)', strokeWidth: 1.1 }}
          />
          <path d={SIGN_GLYPHS.hazard} transform="translate(4.4 4.4) scale(.0297)" style={fill('--mk-die-ink')} />
        </>
      );
    case 'action':
      return <path d="M13.6 1.8 4.6 13.4h6L9.2 22.2 19.4 9.8h-6.6Z" fill="currentColor" />;
    case 'card':
      return (
        <g fill="currentColor">
          <rect x="8.6" y="2.6" width="11.4" height="15.6" rx="2" opacity=".5" transform="rotate(10 14 10)" />
          <rect x="4" y="4" width="12" height="16.6" rx="2.2" />
        </g>
      );
    case 'draw':
      return (
        <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
          <rect x="4.4" y="8.6" width="10.8" height="13.4" rx="2" fill="currentColor" stroke="none" />
          <path d="M18.6 12.6V3.4M15 6.8l3.6-3.6 3.6 3.6" fill="none" strokeWidth="2.2" />
        </g>
      );
    case 'block':
      return <path d={SIGN_GLYPHS.shield} transform="scale(.0469)" fill="currentColor" />;
    case 'reputation':
      return <path d={SIGN_GLYPHS.reputation} transform="scale(.0469)" fill="currentColor" />;
    case 'prototype':
      return <path d={SIGN_GLYPHS.prototype} transform="scale(.0469)" style={fill('--mk-sorelia')} />;
    case 'io':
      return <path d={SIGN_GLYPHS.io} transform="scale(.0469)" style={fill('--mk-bonus-1')} />;
  }
}

/** A unit as an icon. */
export function Unit({ of, size, label }: { of: UnitKind; size?: number; label?: string }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const style = size ? { width: size, height: size } : undefined;
  return (
    <svg {...named} className={s.unit} style={style} viewBox="0 0 24 24">
      <Inside of={of} />
    </svg>
  );
}

/** An icon with a number. */
export function UnitCount({
  of,
  n,
  seat,
  className,
}: {
  of: UnitKind;
  n: ReactNode;
  seat?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <span className={cx(s.un, className)} data-unit={of} data-about={of}>
      {of === 'reputation' && seat !== undefined ? <SeatMark seat={seat} size={13} /> : <Unit of={of} />}
      <b>{n}</b>
      <span className="sr-only">{unitName(n === 1 ? 1 : 2, of)}</span>
    </span>
  );
}

/** A requirement with its type and amount. */
export function Rq({ of, n }: { of: Type; n?: ReactNode }) {
  return (
    <span className={s.rq} data-hue={of} data-about={`need:${of}`}>
      <i>
        <SignIcon of={of} />
      </i>
      <span className="sr-only">{needName(of)}</span>
      {n !== undefined && <b>{n}</b>}
    </span>
  );
}

/** The Actions left as bolts; a single one if there are many, beside their number. */
export function Bolts({ n }: { n: number }) {
  const shown = n > 5 ? 1 : Math.max(1, n);
  return (
    <span className={s.bolts} aria-hidden>
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bolts are identical
        <span key={i} className={cx(i < n && s.on)}>
          <Unit of="action" />
        </span>
      ))}
    </span>
  );
}

/** A captain's hand, face down. */
export function Backs({ n, seat }: { n: number; seat: number }) {
  return (
    <span className={s.backs} style={{ '--seat': seatColour(seat) } as CSSProperties} aria-hidden>
      {Array.from({ length: Math.min(n, 7) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: card backs are identical
        <i key={i} />
      ))}
    </span>
  );
}
