import type { Play } from '../../../play/game-ui.ts';
import type { HandCardProps } from '../board/cards/HandCard.tsx';
import { needName } from '../board/hues.ts';
import type { MissionView, MoonrakersView, Type } from '../board/view-types.ts';
import { ownCaptain } from './captains.ts';
import { textOf, whyNot } from './labels.ts';
import { roleText } from './plan-text.ts';
import { type Outlook, rolesOf } from './planning.ts';
import { heldPreview } from './preview.ts';
import type { Held } from './selection.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

type HandCardData = HandCardProps & { key: string };

/** The viewer's hand while planning: each card says what it does for the chosen contract. */
export function plannedHand(play: Play, view: MoonrakersView, turn: Turn, chosen: Outlook | null): HandCardData[] {
  const cards = handCards(play, view, turn);
  const roles = chosen
    ? rolesOf(
        cards.map(({ card }) => card),
        chosen,
      )
    : [];
  return cards.map((card, i) => {
    const role = roles[i];
    return {
      ...card,
      tip: role ? roleText(role) : null,
      fills: role?.is === 'fills',
      // Cards are played during the contract, so here they can only be read.
      onPress: turn.about(card.card, `hand:${i}`).length > 0 ? card.onPress : undefined,
    };
  });
}

/** The viewer's hand as selectable cards. */
export function handCards(play: Play, view: MoonrakersView, turn: Turn): HandCardData[] {
  const hand = ownCaptain(view)?.hand ?? [];
  return hand.flatMap((card, i) => {
    if (card === null) return [];
    const at = `hand:${i}`;
    const uses = turn.about(card, at);
    const may = uses.some((option) => !option.why);
    const pressed = turn.held?.at === at;
    const closed = uses.find((option) => option.why);
    const now = view.mission && roleNow(view, view.mission, turn, { target: card, at });
    return [
      {
        key: `${card} ${i}`,
        card,
        text: textOf(card, view),
        tip: closed && !may && pressed ? whyNot(play, closed) : now?.tip,
        fills: now?.fills,
        flight: `hand:${card}:${hand.slice(0, i).filter((other) => other === card).length}`,
        pressed,
        off: turn.ask !== null && uses.length > 0 && !may,
        hint: may ? String(i + 1) : undefined,
        onPress: () => turn.toggle({ target: card, at }),
      },
    ];
  });
}

/** What a card would do for the contract in progress, as computed by the rules; null if it cannot be played. */
function roleNow(
  { seat }: MoonrakersView,
  { need, filled, duel, pilots }: MissionView,
  turn: Turn,
  held: Held,
): { tip: string; fills: boolean } | null {
  const will = heldPreview({ held, uses: turn.about(held.target, held.at) });
  const pilot = pilots.find((one) => one.seat === seat);
  if (!will || !pilot) return null;
  const adds = (Object.entries(will.units) as [Type, number][]).find(([type]) => duel || filled[type] < need[type]);
  if (adds) {
    const [type, n] = adds;
    const name = needName(type);
    const tip = duel
      ? t('adds-units', { need: name, n })
      : t('fills-to', { need: name, filled: Math.min(need[type], filled[type] + n), required: need[type] });
    return { tip, fills: true };
  }
  const blocked = pilot.exposed - will.exposed;
  if (blocked > 0) return { tip: roleText({ is: 'blocks', n: blocked }), fills: true };
  if (will.draws > 0) return { tip: roleText({ is: 'draws', n: will.draws }), fills: false };
  const more = will.actions - pilot.actions + 1;
  return { tip: roleText(more > 0 ? { is: 'pays', n: more } : { is: 'idle', n: 0 }), fills: false };
}
