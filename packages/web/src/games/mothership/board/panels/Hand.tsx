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
  /** All faces in full, in rows: where there is room. */
  open?: boolean;
}

/** The hand: it lies low until it is wanted, so that the board keeps its room. */
export function Hand({ cards, hidden, picked, title, onPick, open }: HandProps) {
  const [over, setOver] = useState<string | null>(null);
  if (cards.length === 0) {
    return (
      <p className={open ? s.none : s.noneLow}>{hidden > 0 ? `${hidden} cards, face down` : 'No action cards.'}</p>
    );
  }
  return (
    <ul className={open ? s.open : s.fan} aria-label={title} data-many={cards.length > 4 || undefined}>
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
            <CardFace face={face} can={can} picked={picked === face.id} note={note} />
            {i < 9 && !open && <kbd aria-hidden>{i + 1}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  );
}
