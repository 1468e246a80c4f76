import type { ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { Art } from './Art.tsx';
import s from './card.module.css';
import { designOf, faceOf } from './faces.ts';
import { Icon, toneClass } from './Icon.tsx';

export interface CardFaceProps {
  /** Id of the design, for example `B03`. */
  design: string;
  /** In hand, enlarged in the inspector, or in the Market. */
  size: 'hand' | 'large' | 'market';
  /** The current cost, if it differs from the printed one. */
  price?: number | null;
  /** A last line, such as the missing Credits or the number of cards in the deck. */
  note?: ReactNode;
  chosen?: boolean;
  /** Dims the card because it has no action now. */
  faint?: boolean;
}

/** Maximum length, in characters, of a card kind that fits on a small card. */
const LONG = 18;

/** The frame of every card: name, cost, picture, effect and Influence. */
export function CardFace({ design, size, price, note, chosen, faint }: CardFaceProps) {
  const face = faceOf(designOf(design));
  const cost = price ?? face.cost;
  const kind = size === 'large' || face.kind.length <= LONG ? face.kind : (face.shortKind ?? face.kind);
  const dense = face.lines.reduce((sum, { text }) => sum + 1 + Math.floor(text.length / 17), 0) > 5;
  return (
    <span className={cx(s.card, s[size], s[face.family], chosen && s.chosen, faint && s.faint, dense && s.dense)}>
      <span className={s.head}>
        <b className={s.name}>{face.name}</b>
        {cost !== null && (
          <span className={s.cost} title={t('costs', { cost })}>
            {cost}
          </span>
        )}
      </span>
      <span className={s.pic}>
        <Art id={face.id} family={face.family} />
        <Icon name={face.picture.glyph} className={s.glyph} />
        {face.picture.beside && <Icon name={face.picture.beside} className={s.beside} />}
        <span className={s.kind}>
          <Icon name={face.badge} className={s.badge} />
          <span>{kind}</span>
        </span>
        {face.unique && <span className={s.unique}>{t('unique')}</span>}
      </span>
      <span className={s.lines}>
        {face.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of an effect have no other name
          <span key={i} className={s.line}>
            <Icon name={line.sign} className={toneClass(line.tone)} />
            <span>{line.text}</span>
          </span>
        ))}
      </span>
      {(note || face.influence !== null) && (
        <span className={s.foot}>
          <span>{note}</span>
          {face.influence !== null && (
            <b className={s.worth}>
              {face.influence}
              <Icon name="influence" label={t('influence')} />
            </b>
          )}
        </span>
      )}
    </span>
  );
}
