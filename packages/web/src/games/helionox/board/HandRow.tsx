import type { SeenCard } from '@orrery/helionox';
import type { CSSProperties } from 'react';
import { spoken } from './faces.ts';
import s from './hand.module.css';
import { MiniCard } from './MiniCard.tsx';
import { type Pointing, type Subject, same } from './subject.ts';

export interface HandRowProps {
  cards: readonly (SeenCard | null)[];
  pointing: Pointing;
  title: string;
  /** Available width in pixels for cards with their text; without it, cards show icons only. */
  room?: number;
}

/** The width of a card with text, in pixels, and the one below which rows are added. */
const TEXT = { usual: 128, least: 84 };
/** Maximum number of cards with icons in a row. */
const ICONS = 6;

/** The number of columns; cards with text take one row if they fit, or else up to two. */
function columnsFor(count: number, room: number | undefined): number {
  if (room === undefined) return Math.max(4, Math.ceil(count / Math.ceil(count / ICONS)));
  const most = Math.floor(room / TEXT.least);
  return count <= most ? count : Math.min(Math.max(Math.floor(room / TEXT.usual), Math.ceil(count / 2)), most);
}

/** The hand in compact rows, where there is no room for the fan. */
export function HandRow({ cards, pointing, title, room }: HandRowProps) {
  if (cards.length === 0) return null;
  const words = room !== undefined;
  const columns = columnsFor(cards.length, room);
  return (
    <ul className={words ? s.texts : s.row} aria-label={title} style={{ '--columns': columns } as CSSProperties}>
      {cards.map((card, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are alike
        if (!card) return <li key={i} className={s.low} />;
        const subject: Subject = { kind: 'card', id: card.id, design: card.design };
        return (
          <li key={card.id}>
            <MiniCard
              design={card.design}
              subject={subject}
              label={spoken(card.design)}
              flight={`card:${card.id}`}
              from="deck"
              pointing={pointing}
              faint={!pointing.open(subject)}
              on={same(pointing.chosen, subject)}
              words={words}
            />
          </li>
        );
      })}
    </ul>
  );
}
