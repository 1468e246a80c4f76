import type { SeenCard } from '@orrery/helionox';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { cx, Kbd, usePhone } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { CardFace } from './CardFace.tsx';
import { spoken } from './faces.ts';
import { HandRow } from './HandRow.tsx';
import s from './hand.module.css';
import { type Pointing, pointTo, type Subject, same } from './subject.ts';

export interface HandProps {
  /** The cards; null if face down. */
  cards: (SeenCard | null)[];
  pointing: Pointing;
  title: string;
  /** Shows the number key of each card. */
  keys?: boolean;
}

const subjectOf = (card: SeenCard): Subject => ({ kind: 'card', id: card.id, design: card.design });

/** Minimum width of a card in the fan, in pixels. */
const WIDTH = 104;

/** The hand: a fan while every card is readable, rows of small cards with their text for more cards. */
export function Hand(props: HandProps) {
  const place = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const el = place.current;
    if (!el) return;
    const observer = new ResizeObserver(() => setRoom(el.clientWidth));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  const { cards } = props;
  const crowded = !phone && cards.length * WIDTH > room;
  return (
    <div ref={place} className={s.place}>
      {cards.length === 0 ? (
        <p className={s.empty}>{t('no-cards-in-hand')}</p>
      ) : crowded ? (
        <HandRow {...props} room={room} />
      ) : (
        <Fan {...props} />
      )}
    </div>
  );
}

/** The hand as a fan, with the chosen card lifted. */
function Fan({ cards, pointing, title, keys }: HandProps) {
  return (
    <ul className={s.hand} aria-label={title}>
      {cards.map((card, i) => {
        const k = i - (cards.length - 1) / 2;
        const up = card !== null && same(pointing.chosen, subjectOf(card));
        return (
          <li
            key={card?.id ?? i}
            className={cx(s.slot, up && s.up)}
            style={{ '--k': k, '--n': cards.length } as CSSProperties}
          >
            {card ? (
              <button
                type="button"
                aria-label={spoken(card.design)}
                data-flight={`card:${card.id}`}
                data-flight-from="deck"
                {...pointTo(pointing, subjectOf(card))}
                aria-pressed={up}
              >
                <CardFace design={card.design} size="hand" chosen={up} faint={!pointing.open(subjectOf(card))} />
              </button>
            ) : (
              <span className={s.back} role="img" aria-label={t('face-down')} />
            )}
            {keys && i < 9 && (
              <span className={s.key} aria-hidden>
                <Kbd>{i + 1}</Kbd>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
