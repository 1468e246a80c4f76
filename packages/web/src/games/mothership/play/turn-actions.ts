import type { Refusal } from '@orrery/kernel';
import { actionOption, judgeAction, type State } from '@orrery/mothership';
import type { Words } from '../../../play/game-ui.ts';
import type { TurnAction } from '../board/panels/Planets.tsx';
import { t } from './text.ts';

/** An action on the player's turn: its label, and the reason if it is not possible now. */
export function actionOf(words: Words, table: State, seat: number, id: string): TurnAction {
  const verdict = judgeAction(table, seat, id);
  return {
    id,
    label: words.say(actionOption(table, seat, id)),
    why: verdict === true ? null : words.refusal(verdict),
  };
}

/** Reasons against building, the most basic first, each with the message used if it applies to all planets. */
const NOWHERE: readonly (readonly [string, Parameters<typeof t>[0]])[] = [
  ['not-your-planet', 'build-no-planet'],
  ['not-explored', 'build-unexplored'],
  ['developed-already', 'build-developed'],
  ['does-not-fit', 'build-no-fit'],
];
const rank = ({ reason }: Refusal): number => {
  const at = NOWHERE.findIndex(([one]) => one === reason);
  return at < 0 ? NOWHERE.length : at;
};

/** The planets where a market card may be built; if there are none, the reason from the planet that comes closest. */
export function buildings(
  words: Words,
  table: State,
  seat: number,
  card: string,
): { actions: TurnAction[]; why: string | null } {
  const actions: TurnAction[] = [];
  let nearest: Refusal | null = null;
  for (let planet = 0; planet < table.planets.length; planet++) {
    const id = `build:${card}:${planet}`;
    const verdict = judgeAction(table, seat, id);
    if (verdict === true) actions.push(actionOf(words, table, seat, id));
    else if (!nearest || rank(verdict) > rank(nearest)) nearest = verdict;
  }
  if (actions.length > 0 || !nearest) return { actions, why: null };
  const id = NOWHERE[rank(nearest)]?.[1];
  return { actions, why: id ? t(id) : words.refusal(nearest) };
}
