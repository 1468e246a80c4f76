import { cx } from '../../../../ui/index.ts';
import { Art } from '../art/Art.tsx';
import { faceOf } from '../content.ts';
import { Unit } from '../signs.tsx';
import { t } from '../text.ts';
import s from './ware.module.css';

export interface WareProps {
  card: string;
  price: number | null;
  /** The card's text, if there is room for it. */
  text?: string | undefined;
  /** Why the card cannot be bought or chosen; null or undefined if there is no reason to show. */
  why?: string | null | undefined;
  pressed?: boolean;
  onPress?: (() => void) | undefined;
  hint?: string | undefined;
}

/** A card for sale: a part, a crew or an advanced card. */
export function Ware({ card, price, text, why, pressed, onPress, hint }: WareProps) {
  const { name, short, hue, motif, glyph, sort } = faceOf(card);
  const inside = (
    <>
      <span className={s.pic}>
        <Art id={card} as={glyph} hue={hue} motif={motif} width={60} height={81} glyph={44} dy={-8} />
        {price !== null && (
          <b>
            <Unit of="credit" />
            {price}
          </b>
        )}
      </span>
      <span className={s.name}>
        {text === undefined ? short : name}
        {text && <small>{text}</small>}
      </span>
      {hint && <kbd className={s.key}>{hint}</kbd>}
    </>
  );
  const common = {
    className: cx(s.ware, text !== undefined && s.large, pressed && s.pressed, why && s.off),
    'data-night': '',
    'data-hue': hue,
    'data-anchor': `card:${card}`,
    'data-about': card,
  };
  return onPress ? (
    <button
      type="button"
      {...common}
      aria-label={t(why ? 'ware-label-why' : 'ware-label', {
        name,
        sort,
        priced: price === null ? 'no' : 'yes',
        price,
        why: why ?? '',
      })}
      aria-pressed={pressed}
      aria-disabled={Boolean(why)}
      title={why ?? undefined}
      onClick={onPress}
    >
      {inside}
    </button>
  ) : (
    <span {...common}>{inside}</span>
  );
}
