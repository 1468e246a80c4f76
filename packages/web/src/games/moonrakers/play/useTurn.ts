import type { Option } from '@orrery/kernel';
import { type Dispatch, useReducer } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { keyOf } from '../../../prompts/draft.ts';
import type { Ask } from '../../../table/table-types.ts';
import { nameOfCard, placeNamed } from '../board/content.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { type Dealing, dealingOf } from './dealing.ts';
import { suggested } from './planning.ts';
import { type Held, heldFor, NOTHING_SELECTED, type Selection, type SelectionEvent, select } from './selection.ts';

/** The current question, with its options by card or place. */
export interface Turn extends OptionIndex {
  ask: Ask | null;
  /** The options about a card or place: `KO3`, `r+`, `komek`. `at` distinguishes hand cards from mercenaries. */
  about(target: string, at?: string): readonly Option[];
  held: Held | null;
  take(held: Held | null): void;
  /** Selects a card, or deselects it. */
  toggle(held: Held): void;
  /** The options for the selected card or place. */
  uses: readonly Option[];
}

interface OptionIndex {
  options: readonly Option[];
  byTarget: ReadonlyMap<string, readonly Option[]>;
  /** Options that are not about a card or place. */
  plain: readonly Option[];
}

/** The options of a prompt of any kind. */
export const optionsOf = (ask: Ask | null): readonly Option[] => {
  const prompt = ask?.prompt;
  if (!prompt) return [];
  if (prompt.kind === 'choose') return prompt.options;
  return prompt.kind === 'subset' || prompt.kind === 'arrange' ? prompt.items : [];
};

/** The ids of cards and places in an option's id. */
export const targetsIn = ({ id }: Pick<Option, 'id'>): string[] =>
  id.split(/[:,>|\s]/).filter((part) => nameOfCard(part) !== null && (part !== id || placeNamed(part) === null));

/** Groups the options of a question by card or place. */
export function indexOf(ask: Ask | null): OptionIndex {
  const options = optionsOf(ask);
  const byTarget = new Map<string, Option[]>();
  const plain: Option[] = [];
  if (ask?.prompt.kind !== 'choose') return { options, byTarget, plain };
  for (const option of options) {
    // An option belongs to its first target; any others are details.
    const [target] = targetsIn(option);
    if (target === undefined) plain.push(option);
    else byTarget.set(target, [...(byTarget.get(target) ?? []), option]);
  }
  return { options, byTarget, plain };
}

/** What is selected until the player selects something: while planning, a contract. */
export function usualFor(ask: Ask | null, view: MoonrakersView): Held | null {
  const target = isPlanAsked(ask) ? suggested(view) : null;
  return target === null ? null : { target, at: 'row' };
}

const NOTHING: readonly Option[] = [];

/** Whether the leader is asked for a plan. */
export const isPlanAsked = (ask: Ask | null): boolean => ask?.prompt.text.id === 'ask-plan';

/** The same card can be in hand and among the mercenaries; only mercenaries are hired. */
const fitsLocation = ({ id }: Option, at: string): boolean => id.startsWith('hire:') === at.startsWith('hired');

/** The current question and what the player has selected for it. */
export function turnOf(
  ask: Ask | null,
  index: OptionIndex,
  selection: Selection,
  dispatch: Dispatch<SelectionEvent>,
  usual: Held | null = null,
): Turn {
  const question = ask ? keyOf(ask) : '';
  const held = heldFor(selection, question) ?? usual;
  const about = (target: string, at?: string) => {
    const found = index.byTarget.get(target) ?? NOTHING;
    return at === undefined ? found : found.filter((option) => fitsLocation(option, at));
  };
  return {
    ...index,
    ask,
    about,
    held,
    take: (next) => dispatch({ on: 'take', question, held: next }),
    toggle: (next) => dispatch({ on: 'toggle', question, held: next }),
    uses: held ? about(held.target, held.at) : NOTHING,
  };
}

/** The player's turn and talks, with their selection. */
export function useTurn(play: Play, view: MoonrakersView): { turn: Turn; deal: Dealing } {
  const [selection, dispatch] = useReducer(select, NOTHING_SELECTED);
  const index = indexOf(play.ask);
  const turn = turnOf(play.ask, index, selection, dispatch, usualFor(play.ask, view));
  return { turn, deal: dealingOf(play, view, selection, dispatch) };
}
