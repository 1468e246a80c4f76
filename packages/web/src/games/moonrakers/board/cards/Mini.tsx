import { formatList } from '../../../../ui/format-list.ts';
import { cx } from '../../../../ui/index.ts';
import { Art } from '../art/Art.tsx';
import { faceOf } from '../content.ts';
import { counted, Unit } from '../signs.tsx';
import { t } from '../text.ts';
import s from './mini.module.css';

export interface MiniProps {
  /** Null for a face-down card. */
  card: string | null;
  flight?: string | undefined;
  onPress?: (() => void) | undefined;
  pressed?: boolean;
  off?: boolean;
  /** Whether the chosen contract needs the card. */
  fills?: boolean | undefined;
}

/** A small card with its units in the corner and its effects below. */
export function Mini({ card, flight, onPress, pressed, off, fills }: MiniProps) {
  if (card === null) return <span className={cx(s.mini, s.back)} data-hue="flex" />;
  const face = faceOf(card);
  const { name, short, hue, motif, glyph, units, effects } = face;
  const effectText = formatList(effects.map(([of, n]) => counted(n, of)));
  const label = effectText ? t('mini-label', { name, effects: effectText }) : name;
  const inside = (
    <>
      <span className={s.pic}>
        <Art
          id={card}
          as={glyph}
          hue={hue}
          motif={motif}
          width={60}
          height={60}
          glyph={36}
          dy={effects.length > 0 ? -5 : 0}
        />
      </span>
      {units !== null && <b className={s.units}>{units}</b>}
      {(effects.length > 0 || motif === 'crew') && (
        <span className={s.effects}>
          {effects.length === 0 && <em>{t('crew')}</em>}
          {effects.slice(0, 2).map(([of, n]) => (
            <span key={of} data-effect={of}>
              {of === 'block' ? '' : '+'}
              {n}
              <Unit of={of} />
            </span>
          ))}
        </span>
      )}
      <small className={s.name}>{short}</small>
    </>
  );
  const common = {
    className: cx(s.mini, pressed && s.pressed, off && s.off, fills && s.fills),
    'data-night': '',
    'data-hue': hue,
    'data-about': card,
    'data-anchor': flight?.startsWith('hand:') ? `hand:${card}` : undefined,
    'data-flight': flight,
  };
  return onPress ? (
    <button
      type="button"
      {...common}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={off ?? false}
      onClick={onPress}
    >
      {inside}
    </button>
  ) : (
    <span {...common} role="img" aria-label={label}>
      {inside}
    </span>
  );
}
