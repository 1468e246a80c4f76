import type { ReactNode } from 'react';
import { cx, Kbd } from '../../../../ui/index.ts';
import { Art } from '../art/Art.tsx';
import { actionNamed, faceOf } from '../content.ts';
import { needName } from '../hues.ts';
import { Rq, Unit, type UnitKind } from '../signs.tsx';
import { t } from '../text.ts';
import s from './hand.module.css';

export interface HandCardProps {
  card: string;
  /** The card's text, in addition to its icons. */
  text?: ReactNode;
  /** The reason why the card cannot be played. */
  tip?: string | null;
  /** Whether the card fills something that the chosen contract requires. */
  fills?: boolean | undefined;
  turn?: number;
  flight?: string | undefined;
  pressed?: boolean;
  off?: boolean;
  hint?: string | undefined;
  onPress?: (() => void) | undefined;
}

const effectLabel = (of: UnitKind, count: number): string =>
  of === 'action' || of === 'draw' || of === 'block' ? t(`gives-${of}`, { count }) : String(count);

/** A card of the viewer's hand at reading size: name, units, picture and text. */
export function HandCard({
  card,
  text,
  tip,
  fills = true,
  turn = 0,
  flight,
  pressed,
  off,
  hint,
  onPress,
}: HandCardProps) {
  const { name, hue, motif, glyph, units, effects } = faceOf(card);
  const action = actionNamed(card);
  const type = action ? action.category : 'crew';
  return (
    <div className={cx(s.slot, pressed && s.up)} style={{ rotate: pressed ? '0deg' : `${turn}deg` }}>
      <button
        type="button"
        className={cx(s.card, pressed && s.pressed, off && s.off, Boolean(tip) && fills && s.fills)}
        data-night
        data-hue={hue}
        data-hold={card}
        data-anchor={`hand:${card}`}
        data-flight={flight}
        aria-pressed={pressed}
        aria-disabled={off ?? false}
        onClick={onPress}
      >
        <b className={s.name}>{name}</b>
        {units !== null && <span className={s.units}>{units}</span>}
        <span className={s.pic}>
          <Art id={`${card} hand`} as={glyph} hue={hue} motif={motif} width={136} height={92} glyph={56} />
        </span>
        <span className={s.text}>
          {type && (
            <span>
              <Rq of={type} />
              {t('n-units', { n: units ?? 0, need: needName(type) })}
            </span>
          )}
          {action &&
            effects.map(([of, n]) => (
              <span key={of} data-effect={of}>
                <Unit of={of} />
                {effectLabel(of, n)}
              </span>
            ))}
          {!action && text && <span className={s.words}>{text}</span>}
          {card === 'm' && <span className={s.words}>{t('no-effect')}</span>}
        </span>
        {tip && (
          <span className={cx(s.tip, !fills && s.plain)} title={tip}>
            {tip}
          </span>
        )}
      </button>
      {hint && (
        <span className={s.key}>
          <Kbd>{hint}</Kbd>
        </span>
      )}
    </div>
  );
}
