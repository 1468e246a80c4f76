import { LEAST_TOKENS, type MoonshotView, PLACES, type SeenProgram } from '@orrery/moonshot';
import type { Ask } from '../../../table/table-types.ts';
import { maneuverNamed } from '../board/content.ts';
import { slotName } from '../board/panels/Politics.tsx';
import { SIDES } from '../board/sides.tsx';
import { aboutOf } from './questions.ts';
import type { Slot } from './selection.ts';
import type { Turn } from './useTurn.ts';

/** A slot of the politics board by its name: `usa-press`. */
export function slotNamed({ programs }: MoonshotView, name: string): Slot {
  const side = SIDES.findIndex(({ id }) => name.startsWith(`${id}-`));
  const place = name.slice((SIDES[side]?.id.length ?? 0) + 1);
  return { name, place, card: programs[side]?.slots.find((slot) => slot.place === place)?.card ?? null };
}

/** What a click on a slot can do. */
export interface SlotClicks {
  /** Whether cards respond. */
  takesCards: boolean;
  /** Whether the own empty slots take the selected card. */
  plays: boolean;
  /** Whether cards take tokens; with too few tokens left, they can only be inspected. */
  takesTokens: boolean;
}

export const clicksOn = ({ about, taken, can }: Turn, own: SeenProgram | undefined): SlotClicks => ({
  takesCards: about !== '' || can('ask-politics'),
  plays: about === 'ask-play' && taken?.kind === 'card',
  takesTokens:
    about === 'ask-support' || (can('ask-politics') && own !== undefined && own.tokens.count >= LEAST_TOKENS),
});

/** Slots that can be clicked: cards, and the empty slots of a program that plays a card. */
export function openSlots(
  { programs }: MoonshotView,
  side: number,
  { takesCards, plays }: Pick<SlotClicks, 'takesCards' | 'plays'>,
): ReadonlySet<string> {
  return new Set(
    programs.flatMap(({ slots }, of) =>
      slots.filter(({ card }) => (card ? takesCards : plays && of === side)).map(({ place }) => slotName(of, place)),
    ),
  );
}

/** The slot of the card that the prompt is about; null if it is about none. */
export function askedSlot({ programs }: MoonshotView, side: number, ask: Ask | null): string | null {
  const about = aboutOf(ask);
  const params = (ask?.prompt.text.params ?? {}) as { place?: string; name?: string };
  const slot = programs[side]?.slots.find(({ place, card }) =>
    about === 'ask-fate'
      ? PLACES.some(({ id, name }) => id === place && name === params.place)
      : about === 'ask-tie' && card !== null && maneuverNamed(card)?.name === params.name,
  );
  return slot ? slotName(side, slot.place) : null;
}
