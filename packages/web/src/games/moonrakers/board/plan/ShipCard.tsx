import { Glass } from '../../../../ui/index.ts';
import { faceOf } from '../content.ts';
import { glyphOf, SignIcon } from '../glyphs.tsx';
import { Head } from '../panels/Panel.tsx';
import { Unit } from '../signs.tsx';
import { t } from '../text.ts';
import type { Laid } from '../view-types.ts';
import s from './ship.module.css';

const SLOTS = [0, 1, 2, 3] as const;
/** Centres of the slots in the drawing. */
const BAYS = [90, 124, 158, 192];

export interface ShipCardProps {
  parts: readonly Laid[];
  /** The text of a part. */
  text(card: string): string;
}

/** The viewer's ship, with its four slots in the drawing and as a list. */
export function ShipCard({ parts, text }: ShipCardProps) {
  return (
    <Glass className={s.ship} aria-label={t('your-ship')}>
      <Head aside={t('slots-free', { count: SLOTS.length - parts.length })}>{t('your-ship')}</Head>
      <Hull parts={parts} />
      <ul>
        {SLOTS.map((slot) => {
          const part = parts[slot];
          if (!part) {
            return (
              <li key={slot} className={s.free}>
                <i>+</i>
                <span>{t('free-slot')}</span>
              </li>
            );
          }
          const { name, hue } = faceOf(part.card);
          return (
            <li key={slot} data-hue={hue} data-about={part.card} title={text(part.card)}>
              <i>
                <SignIcon of={part.card} />
              </i>
              <b>{name}</b>
              {part.io > 0 && (
                <em>
                  <Unit of="io" /> {part.io}
                </em>
              )}
              <span>{text(part.card)}</span>
            </li>
          );
        })}
      </ul>
    </Glass>
  );
}

function Hull({ parts }: Pick<ShipCardProps, 'parts'>) {
  return (
    <svg className={s.hull} viewBox="0 0 292 104" aria-hidden>
      <defs>
        <linearGradient id="mk-hull" x1="0" y1="0" x2="0" y2="1">
          <stop style={{ stopColor: 'var(--mk-hull-1)' }} />
          <stop offset=".5" style={{ stopColor: 'var(--mk-hull-2)' }} />
          <stop offset="1" style={{ stopColor: 'var(--mk-hull-3)' }} />
        </linearGradient>
        <radialGradient id="mk-flame">
          <stop style={{ stopColor: 'var(--mk-flame)' }} />
          <stop offset="1" stopOpacity="0" style={{ stopColor: 'var(--mk-flame)' }} />
        </radialGradient>
      </defs>
      <g fill="url(#mk-flame)">
        <ellipse cx="26" cy="38" rx="34" ry="8" />
        <ellipse cx="26" cy="66" rx="34" ry="8" />
      </g>
      <g fill="url(#mk-hull)" className={s.plates}>
        <path d="M92 30 66 4 116 8 158 27ZM92 74 66 100 116 96 158 77Z" />
        <path d="M40 30H58L70 24H196Q250 28 282 52Q250 76 196 80H70L58 74H40Q34 52 40 30Z" />
      </g>
      <path className={s.seams} d="M44 46H58M44 58H58M70 24V80M210 27V77" />
      <path className={s.window} d="M222 42Q246 44 260 52Q246 60 222 62Z" />
      {BAYS.map((x, slot) => {
        const part = parts[slot];
        const glyph = part && glyphOf(part.card);
        return (
          <g key={x} transform={`translate(${x} 52)`} data-hue={part ? faceOf(part.card).hue : undefined}>
            <rect className={part ? s.bay : s.empty} x="-15" y="-15" width="30" height="30" rx="7" />
            {glyph && <path d={glyph} className={s.glyph} transform="translate(-10.5 -10.5) scale(.041)" />}
            {!part && <path className={s.plus} d="M0 -5V5M-5 0H5" />}
          </g>
        );
      })}
    </svg>
  );
}
