import type { Refusal } from '@orrery/kernel';
import { actionOption, judgeAction, type State } from '@orrery/mothership';
import type { Words } from '../../../play/words.ts';
import type { Deed } from '../board/panels/Planets.tsx';

/** Something to be bought in the own turn, as the rules judge it: open, or with what stands in its way. */
export function deedOf(words: Words, table: State, seat: number, id: string): Deed {
  const verdict = judgeAction(table, seat, id);
  return {
    id,
    label: words.say(actionOption(table, seat, id)),
    why: verdict === true ? null : words.refusal(verdict),
  };
}

/** What stands in the way of a building, the farthest off first, and how it is said of all planets together. */
const NOWHERE: readonly (readonly [string, string])[] = [
  ['not-your-planet', 'You hold no planet to build on.'],
  ['not-explored', 'None of your planets is explored.'],
  ['developed-already', 'Your explored planets were developed this turn.'],
  ['does-not-fit', 'It fits on no planet that you can still develop this turn.'],
];
const rank = ({ reason }: Refusal): number => {
  const at = NOWHERE.findIndex(([one]) => one === reason);
  return at < 0 ? NOWHERE.length : at;
};

/** Where a card of the market may be built, or why nowhere: what is wrong with the planet that comes nearest to it. */
export function buildings(
  words: Words,
  table: State,
  seat: number,
  card: string,
): { deeds: Deed[]; why: string | null } {
  const deeds: Deed[] = [];
  let nearest: Refusal | null = null;
  for (let planet = 0; planet < table.planets.length; planet++) {
    const id = `build:${card}:${planet}`;
    const verdict = judgeAction(table, seat, id);
    if (verdict === true) deeds.push(deedOf(words, table, seat, id));
    else if (!nearest || rank(verdict) > rank(nearest)) nearest = verdict;
  }
  if (deeds.length > 0 || !nearest) return { deeds, why: null };
  return { deeds, why: NOWHERE[rank(nearest)]?.[1] ?? words.refusal(nearest) };
}
