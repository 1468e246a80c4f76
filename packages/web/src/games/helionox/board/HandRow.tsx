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
}

/** The hand in compact rows, where there is no room for the fan. */
export function HandRow({ cards, pointing, title }: HandRowProps) {
  if (cards.length === 0) return null;
  const columns = Math.max(4, Math.ceil(cards.length / Math.ceil(cards.length / 6)));
  return (
    <ul className={s.row} aria-label={title} style={{ '--columns': columns } as CSSProperties}>
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
              pointing={pointing}
              faint={!pointing.open(subject)}
              on={same(pointing.chosen, subject)}
            />
          </li>
        );
      })}
    </ul>
  );
}
