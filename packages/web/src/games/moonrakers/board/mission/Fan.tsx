import { Art } from '../art/Art.tsx';
import { HandCard, type HandCardProps } from '../cards/HandCard.tsx';
import { faceOf } from '../content.ts';
import { t } from '../text.ts';
import s from './fan.module.css';

export interface FanProps {
  cards: readonly (HandCardProps & { key: string })[];
  draw: number;
  discard: readonly string[];
  /** The accessible name of the hand. */
  title: string;
}

/** The viewer's hand between the draw pile and the discard pile. */
export function Fan({ cards, draw, discard, title }: FanProps) {
  const top = discard.at(-1);
  const face = top ? faceOf(top) : null;
  const middle = (cards.length - 1) / 2;
  return (
    <section className={s.fan} aria-label={title} data-anchor="hand">
      <div className={s.pile} data-about="draw pile">
        <i className={s.back} />
        <b>{draw}</b>
        <span>{t('draw-pile')}</span>
      </div>
      <div className={s.cards} data-many={cards.length > 5 || undefined}>
        {cards.length === 0 && <p>{t('empty-hand')}</p>}
        {cards.map(({ key, ...card }, i) => (
          <HandCard key={key} {...card} turn={(i - middle) * 1.3} />
        ))}
      </div>
      <div className={s.pile} data-about="discard pile">
        <i>
          {face && (
            <Art id={face.id} as={face.glyph} hue={face.hue} motif={face.motif} width={60} height={80} glyph={34} />
          )}
        </i>
        <b>{discard.length}</b>
        <span>{t('discard')}</span>
      </div>
    </section>
  );
}
