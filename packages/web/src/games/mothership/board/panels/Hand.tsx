import { type ReactNode, useState } from 'react';
import { cx } from '../../../../look/index.ts';
import { CardFace, type SeenFace } from './CardFace.tsx';
import s from './hand.module.css';

export interface HeldCard {
  face: SeenFace;
  can: boolean;
  note?: ReactNode;
}

export interface HandProps {
  cards: readonly HeldCard[];
  /** How many are held that are not seen. */
  hidden: number;
  picked: string | null;
  title: string;
  onPick: (id: string) => void;
  /** Lying low behind the bar; all faces in full; or small ones in one row. */
  as: 'fan' | 'open' | 'row';
}

/** The hand: it lies low until it is wanted, so that the board keeps its room. */
export function Hand({ cards, hidden, picked, title, onPick, as }: HandProps) {
  const [over, setOver] = useState<string | null>(null);
  if (cards.length === 0) {
    return (
      <p className={as === 'fan' ? s.noneLow : s.none}>
        {hidden > 0 ? `${hidden} cards, face down` : 'No action cards.'}
      </p>
    );
  }
  return (
    <ul className={s[as]} aria-label={title}>
      {cards.map(({ face, can, note }, i) => (
        <li key={face.id} className={cx(over === face.id && s.over)}>
          <button
            type="button"
            data-flight={face.id}
            aria-label={`${face.name}. ${face.when}. ${face.text}`}
            aria-pressed={picked === face.id}
            aria-disabled={!can}
            onPointerEnter={() => setOver(face.id)}
            onPointerLeave={() => setOver(null)}
            onFocus={() => setOver(face.id)}
            onBlur={() => setOver(null)}
            onClick={() => onPick(face.id)}
          >
            <CardFace
              face={face}
              can={can}
              picked={picked === face.id}
              note={note ?? (as === 'row' ? face.when : undefined)}
              small={as === 'row'}
            />
            {i < 9 && as === 'fan' && <kbd aria-hidden>{i + 1}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  );
}
