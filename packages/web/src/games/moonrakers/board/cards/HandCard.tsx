import type { ReactNode } from 'react';
import { cx, Kbd } from '../../../../look/index.ts';
import { Art } from '../art/Art.tsx';
import { actionNamed, faceOf } from '../content.ts';
import { NEED_NAMES } from '../hues.ts';
import { Rq, Unit } from '../signs.tsx';
import s from './hand.module.css';

export interface HandCardProps {
  card: string;
  /** What it says beyond its signs, in words. */
  text?: ReactNode;
  /** What a part would add to it, or why it cannot be played. */
  tip?: ReactNode;
  turn?: number;
  flight?: string | undefined;
  pressed?: boolean;
  off?: boolean;
  hint?: string | undefined;
  onPress?: (() => void) | undefined;
}

const WORDS: Readonly<Record<string, (n: number) => string>> = {
  action: (n) => `${n} more ${n === 1 ? 'action' : 'actions'}`,
  draw: (n) => `draw ${n} ${n === 1 ? 'card' : 'cards'}`,
  block: (n) => `blocks ${n} ${n === 1 ? 'hazard' : 'hazards'}`,
};

/** A card of the own hand at the size it is read: name, units, picture, what it does. */
export function HandCard({ card, text, tip, turn = 0, flight, pressed, off, hint, onPress }: HandCardProps) {
  const { name, hue, motif, glyph, units, effects } = faceOf(card);
  const action = actionNamed(card);
  const type = action ? action.category : 'crew';
  return (
    <div className={cx(s.slot, pressed && s.up)} style={{ rotate: pressed ? '0deg' : `${turn}deg` }}>
      <button
        type="button"
        className={cx(s.card, pressed && s.pressed, off && s.off)}
        data-night
        data-hue={hue}
        data-hold={card}
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
              {units} {NEED_NAMES[type].toLowerCase()}
            </span>
          )}
          {action &&
            effects.map(([of, n]) => (
              <span key={of} data-effect={of}>
                <Unit of={of} />
                {WORDS[of]?.(n) ?? n}
              </span>
            ))}
          {!action && text && <span className={s.words}>{text}</span>}
          {card === 'm' && <span className={s.words}>Does nothing.</span>}
        </span>
        {tip && <span className={s.tip}>{tip}</span>}
      </button>
      {hint && (
        <span className={s.key}>
          <Kbd>{hint}</Kbd>
        </span>
      )}
    </div>
  );
}
