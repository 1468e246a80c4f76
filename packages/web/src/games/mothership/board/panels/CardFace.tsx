import { type CSSProperties, memo, type ReactNode } from 'react';
import { cx, seeded } from '../../../../ui/index.ts';
import { GlyphIcon, Sign } from '../glyphs.tsx';
import s from './card.module.css';
import { t } from './text.ts';

/** The part of the game in which a card is played. */
export type Tone = 'turn' | 'flight' | 'fight' | 'loss' | 'cancel';

/** The contents of an action card's face. */
export interface CardFaceData {
  /** The id of the physical card. */
  id: string;
  /** The key of its glyph. */
  glyph: string;
  name: string;
  /** A short text saying when it may be played, and the part of the game it belongs to. */
  when: string;
  tone: Tone;
  text: string;
  /** Whether it may be played on other players' turns. */
  x: boolean;
  sells: { minerals: number; gas: number };
}

/** The hue of each tone. */
const HUES: Readonly<Record<Tone, number>> = { turn: 95, flight: 235, fight: 25, loss: 155, cancel: 350 };

/** The background of a card: rings and stars, seeded by the card's glyph. */
const Ground = memo(function Ground({ seed }: { seed: string }) {
  const next = seeded(seed);
  const [x, y] = [20 + next() * 80, 60 + next() * 20];
  const rings = Array.from({ length: 8 }, (_, i) => ({ r: (i + 1) * 12 + next() * 4, o: 0.26 - i * 0.026 }));
  const stars = Array.from({ length: 30 }, () => ({ x: next() * 120, y: next() * 60, r: 0.25 + next() ** 2 * 0.9 }));
  return (
    <svg aria-hidden viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice">
      {rings.map(({ r, o }) => (
        <circle key={r} cx={x} cy={y} r={r} fill="none" className={s.orbit} strokeOpacity={o} strokeWidth=".8" />
      ))}
      <path
        className={s.stars}
        d={stars.map((star) => `M${star.x.toFixed(1)} ${star.y.toFixed(1)}h${star.r.toFixed(2)}`).join('')}
      />
    </svg>
  );
});

export interface CardFaceProps {
  face: CardFaceData;
  /** Whether it can be played now. */
  can?: boolean;
  picked?: boolean;
  /** Shown instead of the resale price, such as the number of targets. */
  note?: ReactNode;
  small?: boolean;
}

const THIN = '\u2009';

/** The resale price of a card. A small card has no room for words beside two resources. */
function Price({ sells: { minerals, gas }, small }: { sells: CardFaceData['sells']; small: boolean }) {
  return (
    <>
      {!(small && minerals > 0 && gas > 0) && t('sells-for')}{' '}
      {minerals > 0 && (
        <>
          {minerals}
          {THIN}
          <Sign of="mineral" label={t('minerals')} />{' '}
        </>
      )}
      {gas > 0 && (
        <>
          {gas}
          {THIN}
          <Sign of="gas" label={t('gas')} />
        </>
      )}
    </>
  );
}

/** An action card. Small cards omit their timing and text. */
export function CardFace({ face, can, picked, note, small }: CardFaceProps) {
  return (
    <span
      className={cx(s.card, can && s.can, picked && s.picked, small && s.small)}
      style={{ '--hue': HUES[face.tone] } as CSSProperties}
    >
      <b>{face.name}</b>
      <span className={s.art}>
        <Ground seed={face.glyph} />
        <GlyphIcon name={face.glyph} size={small ? 26 : 34} />
        {face.x && (
          <i className={s.x} title={t('other-turns')}>
            X
          </i>
        )}
      </span>
      {!small && <span className={s.when}>{face.when}</span>}
      {!small && <span className={s.text}>{face.text}</span>}
      <span className={s.note}>{note ?? <Price sells={face.sells} small={!!small} />}</span>
    </span>
  );
}
