import type { Moment } from '../../../play/guide.ts';
import { contractNamed, faceOf } from '../board/content.ts';
import type { MoonrakersView, Type } from '../board/view-types.ts';
import { contributions, HINT_UNITS } from '../play/alliance.ts';

const view = (at: Moment) => at.view as MoonrakersView;

const requirementsOf = (at: Moment, contract: string) =>
  contributions(view(at), contract, [at.me], [], (seat) => seat).requirements;

const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);

/** The most units that an ally can be expected to bring. */
const MOST_MISSING = 2;

/**
 * A contract that shows what an alliance is good for: worth prestige, with some units in the hand and few of a single type
 * missing. If there is none, the one with the fewest missing units; null if no contract is open.
 */
export function contractToLead(at: Moment): string | null {
  const rated = view(at).row.flatMap(({ contract, totals }) => {
    if (contractNamed(contract).kind === 'head-to-head') return [];
    const requirements = requirementsOf(at, contract);
    const missing = sum(requirements.map(({ short }) => short));
    const held = sum(requirements.map(({ need }) => need)) - missing;
    const isOneType = requirements.filter(({ short }) => short > 0).length === 1;
    const suits = totals.prestige > 0 && isOneType && missing <= MOST_MISSING;
    return [{ contract, rank: suits ? 100 + held : -missing }];
  });
  rated.sort((a, b) => b.rank - a.rank);
  return rated[0]?.contract ?? null;
}

/** The first type that the viewer's hand lacks for a contract, and how many units of it; null if it lacks nothing. */
export function lackOf(at: Moment, contract: string): { type: Type | null; count: number } {
  const lack = requirementsOf(at, contract).find(({ short }) => short > 0);
  return { type: lack?.type ?? null, count: lack?.short ?? 0 };
}

/** The captain to invite: the one whose hints promise most of what is missing. */
export function allyToInvite(at: Moment): number | null {
  const { talks } = view(at);
  if (!talks) return null;
  const { type } = lackOf(at, talks.contract);
  const promised = (seat: number) => {
    const level = type && talks.hints[seat]?.[type];
    return level ? HINT_UNITS[level] : 0;
  };
  const [best] = [...talks.invited].sort((a, b) => promised(b) - promised(a));
  return best ?? null;
}

/** The rewards that the drafted deal gives to others. */
export const rewardsGiven = ({ draft, me }: Moment): number =>
  sum(draft.terms.filter(({ to, item }) => to !== me && item !== 'dice').map(({ count }) => count));

/** The next card to play: Actions first, then cards, then what the contract or the player's dice still need. */
export function nextCard(at: Moment): string | null {
  const { mission, captains } = view(at);
  const pilot = mission?.pilots.find(({ seat }) => seat === at.me);
  if (!mission || !pilot || pilot.actions === 0) return null;
  const { need, filled } = mission;
  const isOpen = (type: string) => need[type as Type] > filled[type as Type];
  if (pilot.exposed === 0 && !Object.keys(need).some(isOpen)) return null;
  const hand = (captains[at.me]?.hand ?? []).filter((card) => card !== null);
  const gives = (card: string, unit: string) => faceOf(card).effects.some(([of, n]) => of === unit && n > 0);
  const isWanted = (card: string) =>
    (faceOf(card).units !== null && isOpen(faceOf(card).hue)) || (pilot.exposed > 0 && gives(card, 'block'));
  const draw = hand.find((card) => gives(card, 'draw'));
  return (
    hand.find((card) => gives(card, 'action')) ??
    (pilot.actions > 1 ? draw : undefined) ??
    hand.find(isWanted) ??
    draw ??
    null
  );
}

/** The most expensive part that the viewer can afford. */
export function partToBuy(at: Moment): string | null {
  const { armory, captains } = view(at);
  const credits = captains[at.me]?.credits ?? 0;
  const [best] = armory.parts
    .filter(({ price }) => price !== null && price <= credits)
    .sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  return best?.card ?? null;
}
