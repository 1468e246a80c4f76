import { logEvent } from '@orrery/kernel';
import type { ActionCard, Window } from '../../content/cards.ts';
import type { CardEffectName } from '../../content/effect.ts';
import { titleOf } from '../../content/set.ts';
import { playerOf, type State } from '../../state.ts';
import { fightCards } from './fight.ts';
import { goodsCards } from './goods.ts';
import type { CardRule } from './rule.ts';
import { shipCards } from './ships.ts';
import { strikeCards } from './strike.ts';

/**
 * The rules of each card effect: its targets and what it does. To add an effect, add an entry to one of these
 * tables. Flows offer the card if its window is open and `targets` is not empty, discard it, let other players cancel
 * it, and then call `apply`. `targets` may read only the seat's own hand and public information.
 */
const CARD_RULES: Partial<Record<CardEffectName, CardRule>> = {
  ...fightCards,
  ...shipCards,
  ...goodsCards,
  ...strikeCards,
};

/** The targets of a card in these windows: empty if it cannot be played, `['']` if it needs none (MO-316). */
export function targetsFor(s: State, seat: number, title: ActionCard, ...windows: readonly Window[]): string[] {
  const open = windows.filter((window) => title.windows.includes(window));
  return [...new Set(open.flatMap((window) => CARD_RULES[title.effect.does]?.targets(s, seat, window, title) ?? []))];
}

/** Pays the declared card's additional cost immediately; cancelling does not refund it (MO-319). */
export function payCost(s: State): void {
  if (!s.declared) return;
  const { seat, card, target } = s.declared;
  CARD_RULES[titleOf(card).effect.does]?.cost?.(s, seat, target);
}

/**
 * The declared card takes effect if it could still be declared on the same target in these windows. If a player has
 * left, the fight may be over, or the target or a piece that the card needs may be gone (D71, D76).
 */
export function takeEffect(s: State, ...windows: readonly Window[]): void {
  if (!s.declared) return;
  const { seat, card, target } = s.declared;
  const title = titleOf(card);
  if (s.fight?.off || !targetsFor(s, seat, title, ...windows).includes(target))
    return logEvent('no-effect', { seat, name: title.name });
  CARD_RULES[title.effect.does]?.apply(s, seat, target, title);
}

/** One card of each title in a hand, in hand order. */
export function titlesHeld(s: State, seat: number): number[] {
  const out: number[] = [];
  const ids = new Set<number>();
  for (const card of playerOf(s, seat).hand.cards) {
    const { id } = titleOf(card);
    if (ids.has(id)) continue;
    ids.add(id);
    out.push(card);
  }
  return out;
}
