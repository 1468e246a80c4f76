import { type ReactNode, useState } from 'react';
import { GlyphIcon } from '../glyphs.tsx';
import { CardFace, type CardFaceData } from './CardFace.tsx';
import s from './hand.module.css';
import { t } from './text.ts';

export interface HeldCard {
  face: CardFaceData;
  can: boolean;
  note?: ReactNode;
}

export interface HandProps {
  cards: readonly HeldCard[];
  /** The number of hidden cards. */
  hidden: number;
  /** The selected cards. */
  picked: readonly string[];
  title: string;
  onPick: (id: string) => void;
  /** Whether to show sale prices. */
  priced?: boolean;
  /** Full cards in a row, small cards that wrap, a grid of full cards, small cards in a scrolling row, or names. */
  as: 'full' | 'little' | 'open' | 'row' | 'names';
}

/** The hand. In the `full` and `little` layouts, the hovered or focused card is also shown in full above it. */
export function Hand({ cards, hidden, picked, title, onPick, priced = false, as }: HandProps) {
  const [over, setOver] = useState<string | null>(null);
  if (cards.length === 0) {
    return (
      <p className={as === 'full' || as === 'little' ? s.noneLow : s.none}>
        {hidden > 0 ? t('hand-hidden', { n: hidden }) : t('hand-empty')}
      </p>
    );
  }
  const beside = as === 'full' || as === 'little';
  const read = beside && cards.find(({ face }) => face.id === over);
  return (
    <div className={s.hand}>
      <ul className={s[as]} data-part="hand" aria-label={title}>
        {cards.map(({ face, can, note }, i) => (
          <li key={face.id}>
            <button
              type="button"
              data-flight={face.id}
              data-anchor={`card:${face.id}`}
              data-hold={`card:${face.id}`}
              aria-label={t('card-label', { name: face.name, when: face.when, text: face.text })}
              aria-pressed={picked.includes(face.id)}
              aria-disabled={!can}
              onPointerEnter={(e) => e.pointerType === 'mouse' && setOver(face.id)}
              onPointerLeave={() => setOver(null)}
              onFocus={() => setOver(face.id)}
              onBlur={() => setOver(null)}
              onClick={() => onPick(face.id)}
            >
              {as === 'names' ? (
                <>
                  <GlyphIcon name={face.glyph} size={20} />
                  <span>{face.name}</span>
                </>
              ) : (
                <CardFace
                  face={face}
                  can={can}
                  picked={picked.includes(face.id)}
                  note={note ?? (!priced && (as === 'row' || as === 'little') ? face.when : undefined)}
                  small={as === 'row' || as === 'little'}
                />
              )}
              {i < 9 && beside && <kbd aria-hidden>{i + 1}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      {read && (
        <span aria-hidden className={s.read}>
          <CardFace face={read.face} can={read.can} note={priced ? undefined : read.note} />
        </span>
      )}
    </div>
  );
}
