import { copyJson, defined, type Json, type Seat } from '@orrery/kernel';
import { TYPES, type Type } from '../content/cards.ts';
import { MISS } from '../content/set.ts';
import { abilityOf, cardOfAbility } from '../rules/abilities.ts';
import { iconsOf } from '../rules/conditions.ts';
import { nameOf, ownCard } from '../rules/owned.ts';
import { hireAt, isHire, isToFlex, kindIn } from '../rules/plays.ts';
import { isOffered } from '../rules/triggers.ts';
import { captainOf, missionOf, pilotOf, type State } from '../state.ts';
import { CALLS } from './calls.ts';
import { hire, playCard } from './play.ts';

/** The immediate changes from playing or hiring a card, as far as its owner can know them, before any later choice. */
export interface Preview {
  /** Units added, by type. */
  units: Partial<Record<Type, number>>;
  /** Actions left, and the captain's unblocked hazards. */
  actions: number;
  exposed: number;
  /** Number of cards drawn. */
  draws: number;
  /** Parts that the play triggers; `paid` if using one has a cost. */
  parts: { card: string; paid: boolean }[];
}

/** Executes the play on a copy without hidden information, so that the preview matches the real play. */
export function previewOf(s: State, seat: Seat, code: number): Preview {
  const then = copyJson(s as unknown as Json) as unknown as State;
  hideDraws(then, seat);
  const before = captainOf(s, seat).hand.cards.length - (isHire(code) ? 0 : 1);
  if (isHire(code)) hire(then, seat, hireAt(s, kindIn(code)), isToFlex(code));
  else playCard(then, seat, kindIn(code), isToFlex(code));
  const pilot = pilotOf(then, seat);
  const units: Preview['units'] = {};
  TYPES.forEach((type, at) => {
    const n = defined(missionOf(then).filled[at]) - defined(missionOf(s).filled[at]);
    if (n > 0) units[type] = n;
  });
  return {
    units,
    actions: pilot.actions,
    exposed: Math.max(0, iconsOf(pilot) - pilot.blocks),
    draws: captainOf(then, seat).hand.cards.length - before,
    parts: firedIn(then, seat),
  };
}

/** Replaces the draw pile with placeholders and the random generator with a fixed one. */
function hideDraws(s: State, seat: Seat): void {
  const { draw } = captainOf(s, seat);
  draw.cards = draw.cards.map(() => ownCard(seat, MISS));
  s.rng = [1, 2, 3, 4];
}

/** The parts whose abilities were triggered and can be used. */
function firedIn(s: State, seat: Seat): Preview['parts'] {
  const calls = s.posts.filter(({ flow }) => flow === CALLS.triggers.name);
  const keys = calls.flatMap(({ vars }) => (vars as { keys: Json }).keys as number[]);
  return keys
    .filter((key) => isOffered(s, seat, key))
    .map((key) => ({ card: nameOf(cardOfAbility(key)), paid: abilityOf(key).pay !== undefined }));
}
