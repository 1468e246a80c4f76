import { effectsText, type SeenProgram } from '@orrery/moonshot';
import type { CSSProperties } from 'react';
import { cx, Glass } from '../../../ui/index.ts';
import { maneuverNamed } from '../board/content.ts';
import { Effects } from '../board/effects.tsx';
import { Dymo } from '../board/instruments/Dymo.tsx';
import { sideColour, sideOf } from '../board/sides.tsx';
import { TokenRow } from '../board/Token.tsx';
import s from './hand.module.css';
import { t } from './text.ts';

/** Effects with more letters are shown as icons, so that a card stays on its line. */
const LONG = 16;

export interface HandProps {
  side: number;
  own: SeenProgram;
  chosen?: string | null;
  onCard?: ((card: string) => void) | undefined;
  /** The cards that answer the prompt; digit keys select them. */
  answers?: ReadonlySet<string> | undefined;
  bare?: boolean;
  /** The accessible name, which says whose hand it is. */
  label: string;
}

/** The Politician's cards (levels 2 and 3 in the tooltip) and unplaced tokens. Visible only to their own side. */
export function Hand({ side, own, chosen, onCard, answers, bare, label }: HandProps) {
  const cards = own.hand.flatMap((id) => (id ? [id] : []));
  const inside = (
    <>
      <header className={s.head}>
        <Dymo>{t('hand')}</Dymo>
        <TokenRow side={side} {...own.tokens} size={18} most={0} />
      </header>
      <div
        className={s.cards}
        style={{ '--me': sideColour(side), '--bed': `var(--sh-${sideOf(side).id}-bed)` } as CSSProperties}
      >
        {own.hand.map((id, at) => {
          if (!id) return null;
          const card = maneuverNamed(id);
          if (!card) return null;
          const levels = card.design.levels;
          const gains = levels[0] ?? [];
          const effect = effectsText(gains);
          const isAnswer = answers?.has(id) ?? false;
          const face = (
            <>
              {isAnswer && !bare && <kbd>{at + 1}</kbd>}
              <b>{card.name}</b>
              {!bare && effect.length > LONG ? <Effects of={gains} size={13} /> : <span>{effect}</span>}
            </>
          );
          const more = t('hand-levels', { two: effectsText(levels[1] ?? []), three: effectsText(levels[2] ?? []) });
          const shared = {
            'data-night': '',
            className: cx(s.card, chosen === id && s.chosen, onCard && s.open, isAnswer && s.answer),
            'data-hold': `card:${id}`,
            'data-anchor': `card:${id}`,
            'data-flight': `card:${id}`,
            title: more,
          };
          return onCard ? (
            <button key={id} type="button" aria-pressed={chosen === id} {...shared} onClick={() => onCard(id)}>
              {face}
            </button>
          ) : (
            <div key={id} {...shared}>
              {face}
            </div>
          );
        })}
        {cards.length === 0 && <p>{t('hand-empty')}</p>}
      </div>
    </>
  );
  return bare ? (
    <section aria-label={label}>{inside}</section>
  ) : (
    <Glass className={s.hand} aria-label={label}>
      {inside}
    </Glass>
  );
}
