import type { ActionCard, Window } from '../../content/cards.ts';
import type { CardEffect, CardEffectName } from '../../content/effect.ts';
import type { State } from '../../state.ts';

export interface CardRule {
  /**
   * The legal targets as written in answers, with parts joined by `/`: units (`1F2`), cells (`3,-1`), energy rows,
   * seats, resources or indices of dice. Called when the card is declared, and again when it takes effect, after its
   * cost is paid.
   */
  targets(s: State, seat: number, window: Window, title: ActionCard): readonly string[];
  /** Pays an additional cost when the card is declared. */
  cost?(s: State, seat: number, target: string): void;
  apply(s: State, seat: number, target: string, title: ActionCard): void;
}

/** The effect of a card, narrowed to its kind. */
export const effectOf = <K extends CardEffectName>(title: ActionCard, _does: K): Extract<CardEffect, { does: K }> =>
  title.effect as Extract<CardEffect, { does: K }>;
/** The targets of a card that needs none. */
export const ANYWAY: readonly string[] = [''];
export const NOWHERE: readonly string[] = [];
