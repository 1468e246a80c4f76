import type { ActionCard, Window } from '../../content/cards.ts';
import type { CardEffect, CardEffectName } from '../../content/effect.ts';
import type { State } from '../../state.ts';

export interface CardRule {
  /**
   * What it may be used on, as answers name it: units (`1F2`), cells (`3,-1`), rows, several joined by `/`. Asked when the
   * card is declared, and again with its cost paid when it takes effect.
   */
  targets(s: State, seat: number, window: Window, title: ActionCard): readonly string[];
  /** What it costs beside the card, when it is declared. */
  cost?(s: State, seat: number, target: string): void;
  apply(s: State, seat: number, target: string, title: ActionCard): void;
}

/** The effect of a title, which is of that sort. */
export const effectOf = <K extends CardEffectName>(title: ActionCard, _does: K): Extract<CardEffect, { does: K }> =>
  title.effect as Extract<CardEffect, { does: K }>;
/** For a card that needs no target. */
export const ANYWAY: readonly string[] = [''];
export const NOWHERE: readonly string[] = [];
